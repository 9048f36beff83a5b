/// A set of data IDs, a bit for each: they are small numbers, so this is smaller and faster than a
/// table of them.
package struct DataIDSet: Sendable {
    private var words: ContiguousArray<UInt64>

    /// An empty set with room for the data IDs below `endIndex`.
    package init(endIndex: Int = 0) {
        words = ContiguousArray(repeating: 0, count: (endIndex + 63) / 64)
    }

    @inline(__always)
    package func contains(_ id: DataID) -> Bool {
        let word = Int(id.index >> 6)
        return word < words.count && words[word] & Self.bit(id) != 0
    }

    /// Adds a data ID; whether it is new.
    @inline(__always)
    @discardableResult
    package mutating func insert(_ id: DataID) -> Bool {
        let word = Int(id.index >> 6)
        if word >= words.count { grow(to: word + 1) }
        guard words[word] & Self.bit(id) == 0 else { return false }
        words[word] |= Self.bit(id)
        return true
    }

    private mutating func grow(to count: Int) {
        words.append(contentsOf: repeatElement(0, count: max(count, 2 * words.count) - words.count))
    }

    @inline(__always)
    private static func bit(_ id: DataID) -> UInt64 {
        1 << UInt64(id.index & 63)
    }
}
