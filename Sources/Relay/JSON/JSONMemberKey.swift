/// The start of an object member, `"likeCount":`, as two words that can be compared at once.
///
/// The first and the last eight bytes cover the whole key if it has at most 16 bytes, which is the
/// usual case.
package struct JSONMemberKey: Sendable {
    let first: UInt64
    let last: UInt64
    /// The bits of both words that are compared: fewer than 64 if the key has fewer than eight
    /// bytes.
    let mask: UInt64
    let lastOffset: Int
    package let count: Int

    /// Creates a key from its bytes, including the quotation marks and the colon.
    package init(_ bytes: some Collection<UInt8>) {
        count = bytes.count
        lastOffset = max(0, count - 8)
        first = Self.word(bytes.prefix(8))
        last = Self.word(bytes.suffix(8))
        mask = Self.word(repeatElement(0xFF, count: min(count, 8)))
    }

    /// Returns up to eight bytes in memory order.
    private static func word(_ bytes: some Collection<UInt8>) -> UInt64 {
        UInt64(littleEndian: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    /// The start of the member with an object's type.
    static let typename = JSONMemberKey(#""__typename":"#.utf8)
    /// The start of the member with an object's id.
    static let id = JSONMemberKey(#""id":"#.utf8)

    /// Whether the two words do not cover the whole key.
    @inline(__always)
    var isLong: Bool { count > 16 }
}
