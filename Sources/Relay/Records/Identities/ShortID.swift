/// An id of up to eleven bytes, as two words: it is compared without a look at the texts of ids,
/// which are seldom near what was looked at before.
package struct ShortID: Sendable, Hashable {
    /// The first eight bytes, the first of them in the lowest lane.
    private let first: UInt64
    /// The other bytes, and above them how many there are in all.
    private let rest: UInt32

    static var maximumCount: Int { 11 }

    // A pointer because ids are looked up in place in a response, without a `String`.

    /// `nil` when the text is longer.
    @inline(__always)
    init?(_ text: UnsafeRawBufferPointer) {
        let count = text.count
        guard count <= Self.maximumCount else { return nil }
        let size = UInt32(truncatingIfNeeded: count) << 24
        if count >= 8 {
            first = UInt64(littleEndian: text.word(at: 0))
            let last = UInt64(littleEndian: text.word(at: count &- 8))
            rest = size | UInt32(truncatingIfNeeded: last >> 32) >> UInt32((12 &- count) &* 8)
        } else if count >= 4 {
            let low = UInt32(littleEndian: text.loadUnaligned(as: UInt32.self))
            let end = text.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            let high = UInt64(UInt32(littleEndian: end)) << UInt64((count &- 4) &* 8)
            first = UInt64(low) | high
            rest = size
        } else {
            var word: UInt64 = 0
            for index in 0..<count { word |= UInt64(text[index]) << UInt64(index &* 8) }
            first = word
            rest = size
        }
    }

    /// Calls `body` with the text.
    func withUTF8<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let words = (first.littleEndian, rest.littleEndian)
        return withUnsafeBytes(of: words) { bytes in
            body(UnsafeRawBufferPointer(rebasing: bytes[..<Int(rest >> 24)]))
        }
    }
}
