/// A key as it begins a member, `"likeCount":`, in words that are compared at once.
///
/// Its first and its last eight bytes are all of it where it has no more than 16, which is nearly
/// everywhere.
package struct JSONMemberKey: Sendable {
    let first: UInt64
    let last: UInt64
    /// Which bits of both words count: not all where there are fewer than eight bytes.
    let mask: UInt64
    let lastOffset: Int
    package let count: Int

    /// A key with its quotation marks and its colon.
    package init(_ bytes: some Collection<UInt8>) {
        count = bytes.count
        lastOffset = max(0, count - 8)
        first = Self.word(bytes.prefix(8))
        last = Self.word(bytes.suffix(8))
        mask = Self.word(repeatElement(0xFF, count: min(count, 8)))
    }

    /// Up to eight bytes as they stand in memory.
    private static func word(_ bytes: some Collection<UInt8>) -> UInt64 {
        UInt64(littleEndian: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    /// Whether there is more of it than in both words.
    @inline(__always)
    var isLong: Bool { count > 16 }
}
