/// An element that is identified by a small number.
package protocol Numbered {
    var index: UInt32 { get }
}

/// A set of elements that are identified by small numbers, with a bit for each.
///
/// It is smaller and faster than a hash table.
package struct NumberSet<Element: Numbered>: Sendable {
    private var words: ContiguousArray<UInt64>

    /// Creates an empty set with room for the numbers below `endIndex`.
    package init(endIndex: Int = 0) {
        words = ContiguousArray(repeating: 0, count: (endIndex + 63) / 64)
    }

    /// Creates a set of elements.
    package init(_ elements: some Sequence<Element>) {
        self.init()
        for element in elements { insert(element) }
    }

    @inline(__always)
    package func contains(_ element: Element) -> Bool {
        let word = Int(element.index >> 6)
        return word < words.count && words[word] & Self.bit(element) != 0
    }

    /// Adds an element.
    ///
    /// Returns whether it is new.
    @inline(__always)
    @discardableResult
    package mutating func insert(_ element: Element) -> Bool {
        let word = Int(element.index >> 6)
        if word >= words.count { grow(to: word + 1) }
        guard words[word] & Self.bit(element) == 0 else { return false }
        words[word] |= Self.bit(element)
        return true
    }

    /// Removes an element.
    package mutating func remove(_ element: Element) {
        let word = Int(element.index >> 6)
        if word < words.count { words[word] &= ~Self.bit(element) }
    }

    /// Adds the elements of another set.
    package mutating func formUnion(_ other: NumberSet) {
        if other.words.count > words.count { grow(to: other.words.count) }
        for (position, word) in other.words.enumerated() { words[position] |= word }
    }

    /// One more than the greatest number of an element; 0 if there is none.
    var endNumber: UInt32 {
        guard let last = words.lastIndex(where: { $0 != 0 }) else { return 0 }
        return UInt32(truncatingIfNeeded: last << 6 + 64 - words[last].leadingZeroBitCount)
    }

    /// The number of elements.
    package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// How many bytes its bits take.
    package var byteCount: Int { words.count * MemoryLayout<UInt64>.stride }

    /// Calls `body` with the number of each element that `other` doesn't contain, in order.
    package func forEachNumber(notIn other: NumberSet? = nil, _ body: (UInt32) -> Void) {
        for (position, word) in words.enumerated() {
            var rest = word
            if let other, position < other.words.count { rest &= ~other.words[position] }
            while rest != 0 {
                body(UInt32(truncatingIfNeeded: position << 6 | rest.trailingZeroBitCount))
                rest &= rest - 1
            }
        }
    }

    private mutating func grow(to count: Int) {
        words.append(contentsOf: repeatElement(0, count: max(count, 2 * words.count) - words.count))
    }

    @inline(__always)
    private static func bit(_ element: Element) -> UInt64 {
        1 << UInt64(element.index & 63)
    }
}
