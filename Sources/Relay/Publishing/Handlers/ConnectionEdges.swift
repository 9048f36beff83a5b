/// The edges of a connection, which are searched and changed without copying a long list.
///
/// Edges may be null where a page of the server replaced them.
struct ConnectionEdges {
    let connection: RecordProxy
    let fields: ConnectionFields

    private var store: RecordSourceProxy { connection.store }
    private var value: Value { connection[fields.edges] }

    init(_ connection: RecordProxy) {
        self.connection = connection
        fields = connection.store.connectionFields
    }

    /// The number of edges; 0 if the field was never fetched.
    var count: Int { value.elementCount }

    // MARK: - Searching

    /// Returns the position of an edge.
    func position(of edge: DataID) -> Int? {
        switch value {
        case .links(let list): list.firstIndex(of: edge)
        case .list(let values): values.firstIndex(of: .link(edge))
        default: nil
        }
    }

    /// Returns whether the edge is one of the connection's.
    func contains(_ edge: DataID) -> Bool {
        position(of: edge) != nil
    }

    /// Returns the position of the first edge with a cursor.
    func position(ofCursor cursor: String) -> Int? {
        noteAll()
        let source = store.transaction.source
        if case .links(let list) = value, let index = store.edgeIndex(of: self, list) {
            return index.edge(at: cursor, fields, source).flatMap { list.firstIndex(of: $0) }
        }
        let cursor = Value(text: cursor)
        // The field's slot in the edge before.
        var guess = 0
        return firstIndex { edge in
            guard let record = source.borrow(edge) else { return false }
            guard let slot = record.slot(of: fields.cursor, guess: guess) else {
                return record[fields.cursor] == cursor
            }
            guess = slot
            return record.slots[slot] == cursor
        }
    }

    /// Returns those of `nodes` to which an edge links.
    func nodes(among nodes: Set<DataID>) -> Set<DataID> {
        guard !nodes.isEmpty else { return [] }
        noteAll()
        var found: Set<DataID> = []
        if case .links(let list) = value {
            if let index = store.edgeIndex(of: self, list) {
                return nodes.filter { !index.edges(to: $0).isEmpty }
            }
            let new = nodes.filter { store.transaction.isNew($0) }
            if list.chunks != nil, !new.isEmpty {
                // Only records of this transaction link to objects that it has created.
                for edge in changedEdges(in: list) {
                    if let node = link(of: edge), new.contains(node) { found.insert(node) }
                }
                if new.count == nodes.count { return found }
            }
        }
        var bits = NumberSet<DataID>()
        for node in nodes { bits.insert(node) }
        forEachLink { _, node in if bits.contains(node) { found.insert(node) } }
        return found
    }

    /// Returns the edges of a long list that were changed in this transaction.
    private func changedEdges(in list: LinkList) -> [DataID] {
        let source = store.transaction.source
        var candidates = NumberSet<DataID>()
        var (lowest, highest) = (UInt32.max, UInt32.min)
        for id in store.transaction.changed where source.borrow(id)?[fields.node].isLink == true {
            candidates.insert(id)
            lowest = min(lowest, id.index)
            highest = max(highest, id.index)
        }
        var edges: [DataID] = []
        guard lowest <= highest else { return edges }
        list.forEach(between: lowest, highest) { if candidates.contains($0) { edges.append($0) } }
        return edges
    }

    /// Calls `body` with each edge and the object that it links to, which may be deleted.
    func forEachLink(_ body: (DataID, DataID) -> Void) {
        let source = store.transaction.source
        switch value {
        case .links(let list):
            list.forEachChunk { edges in
                source.forEachLink(fields.node, of: edges) { body(edges[$0], $1) }
            }
        default:
            value.forEachLink { edge in if let node = link(of: edge) { body(edge, node) } }
        }
    }

    /// Returns the object that an edge links to, which may be deleted.
    func link(of edge: DataID) -> DataID? {
        let source = store.transaction.source
        guard case .link(let node)? = source.borrow(edge)?[fields.node] else { return nil }
        return node
    }

    func cursor(of edge: DataID) -> Value {
        store.transaction.source.borrow(edge)?[fields.cursor] ?? .absent
    }

    private func firstIndex(where condition: (DataID) -> Bool) -> Int? {
        switch value {
        case .links(let list): return list.firstIndex(where: condition)
        case .list(let values):
            return values.firstIndex { if case .link(let id) = $0 { condition(id) } else { false } }
        default: return nil
        }
    }

    /// Records that the updater has searched the edges.
    private func noteAll() {
        guard let footprint = store.transaction.footprint else { return }
        if case .links(let list) = value {
            footprint.note(list)
        } else {
            value.forEachLink { footprint.note($0) }
        }
    }

    // MARK: - Changing

    /// Inserts edges.
    ///
    /// `haveDistinctNodes` says that the list has distinct nodes afterwards if it has them before.
    func insert(
        _ edges: ContiguousArray<DataID>,
        at position: Int,
        haveDistinctNodes: Bool = false
    ) {
        guard !edges.isEmpty else { return }
        switch value {
        case .links(var list):
            let known = list
            list.replaceSubrange(position..<position, with: edges)
            if haveDistinctNodes, known.hasDistinctNodes { list.noteDistinctNodes() }
            connection[fields.edges] = .links(list)
            store.updateEdgeIndex(of: self, known, list) { index in
                for edge in edges {
                    index.add(edge, to: link(of: edge), cursor: cursor(of: edge))
                }
            }
        case .list(var values):
            values.insert(contentsOf: edges.map { .link($0) }, at: position)
            connection[fields.edges] = .list(values)
        default: connection[fields.edges] = .links(LinkList(edges))
        }
    }

    /// Removes the edges to objects, which may be deleted already.
    func remove(to nodes: Set<DataID>) {
        noteAll()
        let nodes = removeFromLikelyChunks(nodes)
        guard !nodes.isEmpty else { return }
        if case .links(var list) = value, let index = store.edgeIndex(of: self, list) {
            let known = list
            for node in nodes {
                for edge in index.edges(to: node) {
                    // An edge may be in the list more than once.
                    while let position = list.firstIndex(of: edge) {
                        list.replaceSubrange(position..<position + 1, with: [])
                    }
                }
            }
            connection[fields.edges] = .links(list)
            return store.updateEdgeIndex(of: self, known, list) { index in
                for node in nodes { index.removeEdges(to: node) }
            }
        }
        var bits = NumberSet<DataID>()
        for node in nodes { bits.insert(node) }
        let source = store.transaction.source
        switch value {
        case .links(var list):
            list.removeAll { edges in
                var removed: ContiguousArray<Int> = []
                source.forEachLink(fields.node, of: edges) { position, node in
                    if bits.contains(node) { removed.append(position) }
                }
                return removed
            }
            noteDistinctNodes(of: &list)
            connection[fields.edges] = .links(list)
        case .list(var values):
            values.removeAll { value in
                guard case .link(let edge) = value else { return false }
                return link(of: edge).map { bits.contains($0) } ?? false
            }
            let links = values.map { if case .link(let id) = $0 { id } else { nil as DataID? } }
            connection[fields.edges] = Value(links: links)
        default: break
        }
    }
}

// MARK: - Long lists of edges to distinct nodes

extension ConnectionEdges {
    /// The most objects that are worth being searched one by one.
    private static let fewNodes = 32

    /// Has a long list say that its edges are to distinct nodes, if they are, and the connection has
    /// made all of them.
    func noteDistinctNodes(of list: inout LinkList) {
        guard list.chunks != nil, !list.hasDistinctNodes else { return }
        let source = store.transaction.source
        let identities = store.transaction.identities
        var nodes = NumberSet<DataID>()
        var count = 0
        list.forEachChunk { edges in
            guard count >= 0 else { return }
            source.forEachLink(fields.node, of: edges) { position, node in
                guard count >= 0, nodes.insert(node),
                    case .path(connection.dataID, _, _) = identities.origin(of: edges[position])
                else {
                    count = -1
                    return
                }
                count += 1
            }
        }
        if count == list.count { list.noteDistinctNodes() }
    }

    /// Returns edges that say whether they are to distinct nodes.
    func noting(_ edges: Value) -> Value {
        guard case .links(var list) = edges else { return edges }
        noteDistinctNodes(of: &list)
        return .links(list)
    }

    /// Removes the edges to objects from a long list of edges to distinct nodes, as far as they are
    /// where they are likely to be.
    ///
    /// Returns the objects that were not found.
    private func removeFromLikelyChunks(_ nodes: Set<DataID>) -> Set<DataID> {
        guard nodes.count <= Self.fewNodes, case .links(var list) = value, list.hasDistinctNodes
        else {
            return nodes
        }
        let known = list
        var removed: [DataID] = []
        for node in nodes {
            guard let position = likelyPosition(ofEdgeTo: node, in: list) else { continue }
            list.replaceSubrange(position..<position + 1, with: [])
            list.noteDistinctNodes()
            removed.append(node)
        }
        guard !removed.isEmpty else { return nodes }
        connection[fields.edges] = .links(list)
        store.updateEdgeIndex(of: self, known, list) { index in
            for node in removed { index.removeEdges(to: node) }
        }
        return nodes.subtracting(removed)
    }

    /// Returns the position of the edge to an object in a long list of edges to distinct nodes, if it is
    /// where it is likely to be.
    ///
    /// Objects have numbers in the order of their arrival, and lists mostly have them in that order or
    /// in the opposite one, perhaps with few exceptions. So the edge to an object is likely to be in a
    /// chunk with a smaller number at its start and a greater one at the next chunk's, or the other way
    /// round. In a list without exceptions there is one such chunk, which is found without a look at
    /// the others; of 50,000 edges, looking at the start of each chunk takes most of the time.
    func likelyPosition(ofEdgeTo node: DataID, in list: LinkList) -> Int? {
        guard let chunks = list.chunks else { return nil }
        let source = store.transaction.source
        func position(in index: Int) -> Int? {
            var position: Int?
            source.forEachLink(fields.node, of: chunks[index].ids) {
                if $1 == node { position = $0 }
            }
            return position.map { list.start(ofChunk: index) + $0 }
        }
        let likely = chunkInOrder(of: node, in: chunks)
        if let likely, let position = position(in: likely) { return position }
        var first = ContiguousArray<UInt32?>(repeating: nil, count: chunks.count)
        source.forEachLink(fields.node, of: ContiguousArray(chunks.lazy.compactMap(\.ids.first))) {
            first[$0] = $1.index
        }
        for index in chunks.indices where index != likely {
            if let own = first[index], index + 1 < chunks.count, let next = first[index + 1],
                node.index < min(own, next) || max(own, next) < node.index
            {
                continue
            }
            if let position = position(in: index) { return position }
        }
        return nil
    }

    /// Returns the chunk that has the edge to an object if the nodes' numbers rise or fall throughout.
    private func chunkInOrder(of node: DataID, in chunks: ContiguousArray<LinkChunk>) -> Int? {
        func first(_ index: Int) -> UInt32? {
            chunks[index].ids.first.flatMap { link(of: $0)?.index }
        }
        guard let start = first(0), let end = first(chunks.count - 1) else { return nil }
        var (low, high) = (0, chunks.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            guard let number = first(middle) else { return nil }
            let isBefore = start <= end ? number <= node.index : number >= node.index
            if isBefore { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension RecordSourceProxy {
    /// Has the list of an edge's connection no longer say that it has edges to distinct nodes, because
    /// an updater has changed the edge's node.
    func forgetDistinctNodes(aroundEdge edge: DataID) {
        guard case .path(let parent, _, _) = current.identities.origin(of: edge),
            case .links(var list)? = source(of: parent)?[connectionFields.edges],
            list.hasDistinctNodes
        else { return }
        list.forgetDistinctNodes()
        let edges = connectionFields.edges
        // Written although the edges are the same.
        change { transaction in
            transaction.footprint?.note(parent)
            transaction.source[parent]?[edges] = .links(list)
            transaction.changed.append(parent)
        }
    }
}

extension Value {
    fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}
