/// The elements of a long list as a live reader has read them, chunk by chunk, for its next read.
///
/// A class because the list of the read before and that of the current one have its chunks at the same
/// time.
final class KeptList {
    /// Identifies a list among those of a reader.
    struct Key: Hashable {
        /// The record that has the list.
        let record: DataID
        /// The position of the list's field among all items of the plan.
        let item: Int32
        /// Whether the elements are the nodes of the field's edges.
        var isNodes = false
    }

    /// How the list was read; another reader's elements can't be used.
    struct Manner: Equatable {
        let bound: BoundReader
        let owner: OperationDescriptor
        let element: ObjectIdentifier

        static func == (left: Manner, right: Manner) -> Bool {
            left.bound === right.bound && left.owner === right.owner
                && left.element == right.element
        }
    }

    /// The stored chunks from which the chunks of elements were made.
    enum Sources {
        case links(ContiguousArray<LinkChunk>)
        /// The chunks of edges, for nodes.
        case edges(ContiguousArray<ListChunk>)

        var count: Int {
            switch self {
            case .links(let chunks): chunks.count
            case .edges(let chunks): chunks.count
            }
        }

        /// Returns whether the chunk at a position is the one at another position of `other`.
        func hasSame(_ position: Int, as other: Sources, _ otherPosition: Int) -> Bool {
            switch (self, other) {
            case (.links(let chunks), .links(let others)):
                chunks[position] === others[otherPosition]
            case (.edges(let chunks), .edges(let others)):
                chunks[position] === others[otherPosition]
            default: false
            }
        }
    }

    let manner: Manner
    let sources: Sources
    /// The records that were read for each chunk; `nil` for nodes, which depend only on their edges.
    let parts: SeenParts?
    let list: ListChunks
    /// The sources of the live fields of chunks, by the chunk's position.
    private let live: [Int: ContiguousArray<any HeldSource>]

    init(
        _ manner: Manner,
        _ sources: Sources,
        _ parts: SeenParts?,
        _ list: ListChunks,
        _ live: [Int: ContiguousArray<any HeldSource>] = [:]
    ) {
        (self.manner, self.sources, self.parts, self.list) = (manner, sources, parts, list)
        self.live = live
    }

    /// The sources of the live fields of all chunks.
    var liveSources: some Sequence<any HeldSource> { live.values.joined() }

    /// Returns the sources of the live fields of a chunk; `nil` if it has none.
    func liveSources(of chunk: Int) -> ContiguousArray<any HeldSource>? { live[chunk] }

    /// Returns whether a chunk needn't be read again.
    private func isCurrent(_ position: Int) -> Bool {
        parts.map { !$0.all[position].isOutdated } ?? true
    }

    /// Returns the position of each chunk in the version before; -1 for those that must be read.
    static func match(_ sources: Sources, with before: KeptList?) -> ContiguousArray<Int> {
        guard let before else { return ContiguousArray(repeating: -1, count: sources.count) }
        let areSame = { before.sources.hasSame($0, as: sources, $1) }
        var matcher = ChunkMatcher(from: before.sources.count, to: sources.count, areSame)
        var known = ContiguousArray<Int>()
        known.reserveCapacity(sources.count)
        for position in 0..<sources.count {
            let match = matcher.match(position, areSame)
            known.append(match.map { before.isCurrent($0) ? $0 : -1 } ?? -1)
        }
        return known
    }
}

// MARK: - Reading

extension Reader {
    /// Whether long lists are read in chunks.
    ///
    /// Not lists inside a chunk, because the chunk is read as a whole.
    private var keepsChunks: Bool {
        keepsValues && notesSeen && !isInChunk && !isAbandoned && !isFailing
            && bound.noteFragment == nil
    }

    /// Reads a list of objects that can't be null.
    mutating func growingList<Object: SelectedObject>(_ stored: StoredValue) -> GrowingList<Object>
    {
        inChunks(stored) { $1.objects($0) }
    }

    /// Reads a list of nullable objects.
    mutating func growingListOrNil<Object: SelectedObject>(
        _ stored: StoredValue
    ) -> GrowingList<Object?> {
        inChunks(stored) { $1.objectsOrNil($0) }
    }

    /// Reads a list with `read`; a live reader reads those chunks of a long one that have changed.
    private mutating func inChunks<Element>(
        _ stored: StoredValue,
        _ read: (StoredValue, inout Reader) -> [Element]
    ) -> GrowingList<Element> {
        guard keepsChunks, case .links(let list) = stored.value, let links = list.chunks else {
            return GrowingList(read(stored, &self))
        }
        let key = KeptList.Key(record: id, item: path[path.count - 1].item)
        let manner = manner(Element.self)
        let before = keptList(key, manner)
        let sources = KeptList.Sources.links(links)
        let known = KeptList.match(sources, with: before)
        var parts = ContiguousArray<SeenPart>()
        var chunks = ContiguousArray<ListChunk>()
        parts.reserveCapacity(links.count)
        chunks.reserveCapacity(links.count)
        var live: [Int: ContiguousArray<any HeldSource>] = [:]
        var start = 0
        for (position, link) in links.enumerated() {
            let match = known[position]
            if let before, let partsBefore = before.parts, match >= 0 {
                parts.append(partsBefore.all[match])
                chunks.append(before.list.all[match])
                if let sources = before.liveSources(of: match) { live[position] = sources }
            } else {
                let stored = StoredValue(value: .links(LinkList(link.ids)), block: stored.block)
                let outside = take(&self.sources, [])
                let (chunk, part) = chunk(from: start) { read(stored, &$0) }
                chunks.append(chunk)
                parts.append(part)
                let inside = take(&self.sources, outside)
                if !inside.isEmpty { live[position] = inside }
            }
            start += link.ids.count
        }
        let seen = SeenParts(parts)
        note(seen)
        let result = ListChunks(chunks)
        keep(KeptList(manner, sources, seen, result, live), key)
        return GrowingList(result)
    }

    /// Reads a chunk whose first element has the position `start` in the list.
    ///
    /// The records that it reads become a part of their own, unless there is something to report.
    private mutating func chunk<Element: Sendable>(
        from start: Int,
        _ read: (inout Reader) -> [Element]
    ) -> (ListChunk, SeenPart) {
        let (seen, notes) = (seenCount, noteCount)
        let sawUnknown = take(&hasSeenUnknown, false)
        listStart = start
        isInChunk = true
        let elements = read(&self)
        isInChunk = false
        let isClean = !isFailing && notes == noteCount && !hasSeenUnknown
        hasSeenUnknown = hasSeenUnknown || sawUnknown
        return (.of(elements), isClean ? SeenPart(takeSeen(from: seen).trimmed) : .unusable)
    }

    /// Returns the nodes of edges.
    mutating func nodesInChunks<Edge: Sendable, Node: Sendable>(
        _ edges: GrowingList<Edge>,
        _ nodes: ([Edge]) -> [Node]
    ) -> GrowingList<Node> {
        switch edges.storage {
        case .whole(let edges): return GrowingList(nodes(edges))
        case .chunked(let edges):
            let item = Int32(truncatingIfNeeded: index(of: 0))
            let key = KeptList.Key(record: id, item: item, isNodes: true)
            let manner = manner(Node.self)
            let before = keptList(key, manner)
            let sources = KeptList.Sources.edges(edges.all)
            let known = KeptList.match(sources, with: before)
            var chunks = ContiguousArray<ListChunk>()
            chunks.reserveCapacity(edges.all.count)
            for (position, chunk) in edges.all.enumerated() {
                if let before, known[position] >= 0 {
                    chunks.append(before.list.all[known[position]])
                } else {
                    chunks.append(.of(nodes(chunk.elements(as: Edge.self))))
                }
            }
            let result = ListChunks(chunks)
            if keepsValues { keep(KeptList(manner, sources, nil, result), key) }
            return GrowingList(result)
        }
    }

    private func manner<Element>(_ element: Element.Type) -> KeptList.Manner {
        KeptList.Manner(bound: bound, owner: owner, element: ObjectIdentifier(element))
    }

    /// Returns what was kept of a list, if it was read in the same way.
    private func keptList(_ key: KeptList.Key, _ manner: KeptList.Manner) -> KeptList? {
        guard let list = kept?.list(key, source.typeFacts), list.manner == manner else {
            return nil
        }
        return list
    }

    private mutating func keep(_ list: KeptList, _ key: KeptList.Key) {
        let kept = kept ?? KeptValues()
        self.kept = kept
        kept.keep(list, key, source.typeFacts)
    }
}
