/// The objects that a list field links to.
///
/// A short list is an array. A long one is an array of chunks that are shared between versions of
/// the list: changing it copies the chunks that change and the array of chunks. A chunk never
/// changes, so two versions that share a chunk have the same objects there.
package struct LinkList: Sendable {
    private enum Storage: Sendable {
        case short(ContiguousArray<DataID>)
        case long(LinkChunks)
    }

    private var storage: Storage

    /// Creates a list.
    package init(_ ids: ContiguousArray<DataID>) {
        storage =
            ids.count <= LinkChunk.capacity ? .short(ids) : .long(LinkChunks(LinkChunk.split(ids)))
    }

    private init(_ chunks: LinkChunks) {
        if chunks.count > LinkChunk.capacity {
            storage = .long(chunks)
        } else {
            var ids = ContiguousArray<DataID>()
            ids.reserveCapacity(chunks.count)
            for chunk in chunks.all { ids += chunk.ids }
            storage = .short(ids)
        }
    }

    /// The chunks of a long list in order; `nil` for a short one.
    package var chunks: ContiguousArray<LinkChunk>? {
        if case .long(let chunks) = storage { chunks.all } else { nil }
    }

    /// Returns the position of the first object of a chunk; 0 for a short list.
    package func start(ofChunk index: Int) -> Int {
        if case .long(let chunks) = storage { chunks.start(index) } else { 0 }
    }

    /// Whether the objects of a long list are edges that a connection has made, to distinct nodes.
    ///
    /// A change of the list resets it.
    package var hasDistinctNodes: Bool {
        if case .long(let chunks) = storage { chunks.hasDistinctNodes } else { false }
    }

    /// Sets ``hasDistinctNodes`` of a long list.
    package mutating func noteDistinctNodes() {
        guard case .long(let chunks) = storage, !chunks.hasDistinctNodes else { return }
        storage = .long(LinkChunks(withDistinctNodes: chunks))
    }

    /// Unsets ``hasDistinctNodes``.
    mutating func forgetDistinctNodes() {
        if case .long(let chunks) = storage { storage = .long(LinkChunks(chunks.all)) }
    }

    /// Whether two lists share their memory, and so have the same objects.
    func hasSameMemory(as other: LinkList) -> Bool {
        switch (storage, other.storage) {
        case (.short(let ids), .short(let others)):
            ids.withUnsafeBytes { ids in
                others.withUnsafeBytes { others in
                    ids.baseAddress == others.baseAddress && ids.count == others.count
                }
            }
        case (.long(let chunks), .long(let others)): chunks === others
        default: false
        }
    }

    /// All objects in one array, which is copied for a long list.
    package var all: ContiguousArray<DataID> {
        switch storage {
        case .short(let ids): return ids
        case .long(let chunks):
            var ids = ContiguousArray<DataID>()
            ids.reserveCapacity(chunks.count)
            for chunk in chunks.all { ids += chunk.ids }
            return ids
        }
    }

    /// Calls `body` with each object in order.
    @inline(__always)
    package func forEach(_ body: (DataID) throws -> Void) rethrows {
        switch storage {
        case .short(let ids): for id in ids { try body(id) }
        case .long(let chunks):
            for chunk in chunks.all { for id in chunk.ids { try body(id) } }
        }
    }

    /// Calls `body` with the objects of each chunk in order; with those of a short list at once.
    @inline(__always)
    package func forEachChunk(_ body: (ContiguousArray<DataID>) -> Void) {
        switch storage {
        case .short(let ids): body(ids)
        case .long(let chunks): for chunk in chunks.all { body(chunk.ids) }
        }
    }

    /// Returns the first position of an object.
    ///
    /// Only the chunks whose range of numbers includes the object's are searched.
    package func firstIndex(of id: DataID) -> Int? {
        switch storage {
        case .short(let ids): ids.firstIndex(of: id)
        case .long(let chunks): chunks.firstIndex(of: id)
        }
    }

    /// Returns the first position of an object that meets a condition.
    ///
    /// The collection's own method would look up the chunk of each object.
    package func firstIndex(where condition: (DataID) throws -> Bool) rethrows -> Int? {
        switch storage {
        case .short(let ids): return try ids.firstIndex(where: condition)
        case .long(let chunks):
            var start = 0
            for chunk in chunks.all {
                if let index = try chunk.ids.firstIndex(where: condition) { return start + index }
                start += chunk.ids.count
            }
            return nil
        }
    }

    /// Calls `body` with the objects of the chunks that may have numbers in a range.
    package func forEach(
        between lowest: UInt32,
        _ highest: UInt32,
        _ body: (DataID) -> Void
    ) {
        switch storage {
        case .short(let ids): ids.forEach(body)
        case .long(let chunks):
            for chunk in chunks.all where chunk.mayOverlap(lowest, highest) {
                chunk.ids.forEach(body)
            }
        }
    }

    /// Whether both are the same version of a long list.
    package func isIdentical(to other: LinkList) -> Bool {
        if case (.long(let a), .long(let b)) = (storage, other.storage) { a === b } else { false }
    }

    package func contains(_ id: DataID) -> Bool { firstIndex(of: id) != nil }
}

// MARK: - Changes

extension LinkList {
    /// Replaces objects; chunks outside of the range stay the same.
    package mutating func replaceSubrange(_ range: Range<Int>, with new: ContiguousArray<DataID>) {
        switch storage {
        case .short(var ids):
            storage = .short([])
            ids.replaceSubrange(range, with: new)
            self = LinkList(ids)
        case .long(let chunks): self = LinkList(chunks.replacing(range, with: new))
        }
    }

    package mutating func append(_ new: ContiguousArray<DataID>) {
        replaceSubrange(count..<count, with: new)
    }

    package mutating func insert(_ id: DataID, at index: Int) {
        replaceSubrange(index..<index, with: [id])
    }

    /// Removes objects; chunks without any of them stay the same.
    ///
    /// `removed` returns the positions of the objects to remove among those that it is given, in order.
    package mutating func removeAll(
        at removed: (ContiguousArray<DataID>) -> ContiguousArray<Int>
    ) {
        switch storage {
        case .short(var ids):
            storage = .short([])
            ids.remove(at: removed(ids))
            storage = .short(ids)
        case .long(let chunks): self = LinkList(chunks.removing(removed))
        }
    }

    /// Replaces the objects by others; chunks before the first difference and after the last one
    /// stay the same.
    package mutating func replaceAll(with new: ContiguousArray<DataID>) {
        guard case .long = storage, new.count > LinkChunk.capacity else {
            self = LinkList(new)
            return
        }
        let old = all
        let shorter = Swift.min(old.count, new.count)
        var first = 0
        while first < shorter, old[first] == new[first] { first += 1 }
        var last = 0
        while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
            last += 1
        }
        replaceSubrange(
            first..<old.count - last,
            with: ContiguousArray(new[first..<new.count - last])
        )
    }
}

extension LinkList: RandomAccessCollection, ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: DataID...) {
        self.init(ContiguousArray(elements))
    }

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch storage {
        case .short(let ids): ids.count
        case .long(let chunks): chunks.count
        }
    }

    package subscript(index: Int) -> DataID {
        switch storage {
        case .short(let ids): ids[index]
        case .long(let chunks): chunks[index]
        }
    }
}

extension LinkList: Equatable {
    /// Chunks that both lists share are not compared.
    package static func == (left: LinkList, right: LinkList) -> Bool {
        switch (left.storage, right.storage) {
        case (.short(let a), .short(let b)): a == b
        case (.long(let a), .long(let b)): a === b || a.count == b.count && a.hasSameIDs(as: b)
        // A long list has more objects than a short one.
        default: false
        }
    }
}
