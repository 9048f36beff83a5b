/// The elements of a list that grows: the edges or nodes of a connection, the rows of a list with
/// `@pagination`, or the objects of a streamed list.
///
/// ```swift
/// ForEach(data.feed.edges, id: \.cursor) { edge in … }
/// ```
///
/// A value, as an array is, with the same operations for reading. Of a long list that is observed, the
/// versions share the chunks that are the same, so delivering and comparing a list of 50,000 elements
/// costs what has changed in it. `Array(list)` copies all elements.
public struct GrowingList<Element: Sendable>: Sendable {
    enum Storage {
        case whole([Element])
        case chunked(ListChunks)
    }

    let storage: Storage

    /// Creates a list of chunks, which have elements of this type.
    init(_ chunks: ListChunks) { storage = .chunked(chunks) }

    /// Creates a list of elements.
    public init(_ elements: [Element]) { storage = .whole(elements) }

    /// Creates a list of the elements of a sequence.
    public init(_ elements: some Sequence<Element>) { storage = .whole(Array(elements)) }
}

extension GrowingList.Storage: Sendable {}

// MARK: - Collection

extension GrowingList: RandomAccessCollection {
    /// Elements are indexed from zero.
    public typealias Index = Int
    /// The indices of the elements.
    public typealias Indices = Range<Int>

    /// Zero.
    public var startIndex: Int { 0 }

    /// The number of elements.
    public var endIndex: Int {
        switch storage {
        case .whole(let elements): elements.count
        case .chunked(let chunks): chunks.count
        }
    }

    /// The element at `position`, starting at zero.
    public subscript(position: Int) -> Element {
        switch storage {
        case .whole(let elements): return elements[position]
        case .chunked(let chunks):
            let place = chunks.place(of: position)
            return chunks.all[place.chunk].elements(as: Element.self)[place.offset]
        }
    }

    /// The indices of all elements.
    public var indices: Range<Int> { 0..<endIndex }

    /// Goes through the elements in order.
    public struct Iterator: IteratorProtocol {
        private var elements: [Element]
        /// The position of the next element in `elements`.
        private var index = 0
        private let chunks: ListChunks?
        /// The position of the chunk after `elements`.
        private var nextChunk = 0

        fileprivate init(_ storage: Storage) {
            switch storage {
            case .whole(let elements): (self.elements, chunks) = (elements, nil)
            case .chunked(let chunks): (elements, self.chunks) = ([], chunks)
            }
        }

        /// Returns the next element; `nil` at the end.
        public mutating func next() -> Element? {
            while index == elements.count {
                guard let chunks, nextChunk < chunks.all.count else { return nil }
                elements = chunks.all[nextChunk].elements(as: Element.self)
                nextChunk += 1
                index = 0
            }
            defer { index += 1 }
            return elements[index]
        }
    }

    /// Returns an iterator over the elements.
    public func makeIterator() -> Iterator { Iterator(storage) }

    // Without these methods, the default implementations of the standard library would be compiled
    // into each module that uses them.
    // swift-format-ignore: NoLeadingUnderscores
    /// Returns the elements as a contiguous array.
    public func _copyToContiguousArray() -> ContiguousArray<Element> {
        switch storage {
        case .whole(let elements): return ContiguousArray(elements)
        case .chunked(let chunks):
            var all = ContiguousArray<Element>()
            all.reserveCapacity(chunks.count)
            for chunk in chunks.all { all += chunk.elements(as: Element.self) }
            return all
        }
    }

    // Unsafe pointers because the protocol requires them.
    /// Calls `body` with the elements in place; `nil` for a list in chunks.
    public func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
        guard case .whole(let elements) = storage else { return nil }
        return try elements.withContiguousStorageIfAvailable(body)
    }
}

extension GrowingList: ExpressibleByArrayLiteral {
    /// Creates a list of elements.
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension GrowingList: CustomStringConvertible {
    /// The elements as an array is described.
    public var description: String { Array(self).description }
}

extension GrowingList: CustomReflectable {
    /// The elements, as debuggers and `dump` show those of an array.
    public var customMirror: Mirror {
        Mirror(self, unlabeledChildren: self, displayStyle: .collection)
    }
}

// MARK: - Comparing

extension GrowingList {
    /// Returns whether both have the same elements in the same order.
    ///
    /// Chunks that both share are not compared.
    func hasSameElements(
        as other: GrowingList,
        _ areSame: (Element, Element) -> Bool
    ) -> Bool {
        guard endIndex == other.endIndex else { return false }
        if case .chunked(let chunks) = storage, case .chunked(let others) = other.storage {
            return chunks.hasSameElements(as: others) { left, leftIndex, right, rightIndex in
                areSame(
                    left.elements(as: Element.self)[leftIndex],
                    right.elements(as: Element.self)[rightIndex]
                )
            }
        }
        if case .whole(let left) = storage, case .whole(let right) = other.storage,
            left.hasSameMemory(as: right)
        {
            return true
        }
        var (left, right) = (makeIterator(), other.makeIterator())
        while let element = left.next(), let other = right.next() {
            guard areSame(element, other) else { return false }
        }
        return true
    }
}

extension GrowingList: Equatable where Element: Equatable {
    /// Returns whether both have equal elements in the same order.
    public static func == (left: GrowingList, right: GrowingList) -> Bool {
        left.hasSameElements(as: right, ==)
    }
}

extension GrowingList: Hashable where Element: Hashable {
    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}
