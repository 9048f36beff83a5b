/// The fields of connections, edges and their page info, by the names that the connection
/// specification gives them, interned.
///
/// Spec: <https://relay.dev/graphql/connections.htm>
struct ConnectionFields {
    let edges: FieldKey
    let node: FieldKey
    let cursor: FieldKey
    let pageInfo: FieldKey
    let hasNextPage: FieldKey
    let hasPreviousPage: FieldKey
    let startCursor: FieldKey
    let endCursor: FieldKey
    /// How many edges a connection has made, so that each is a record of its own.
    let nextEdgeIndex: FieldKey

    init(_ symbols: Symbols) {
        edges = symbols.fieldKey("edges")
        node = symbols.fieldKey("node")
        cursor = symbols.fieldKey("cursor")
        pageInfo = symbols.fieldKey("pageInfo")
        hasNextPage = symbols.fieldKey("hasNextPage")
        hasPreviousPage = symbols.fieldKey("hasPreviousPage")
        startCursor = symbols.fieldKey("startCursor")
        endCursor = symbols.fieldKey("endCursor")
        nextEdgeIndex = symbols.fieldKey("__connection_next_edge_index")
    }

    /// The object that an edge is to; `nil` when it is null or deleted.
    func node(of edge: DataID, in store: RecordSourceProxy) -> DataID? {
        guard case .link(let node)? = store.source(of: edge)?[node],
            store.source(of: node)?.isDeleted == false
        else { return nil }
        return node
    }

    /// Copies an edge of a response into a record of the connection's own: that of `reused`, or a
    /// new one.
    func copyEdge(
        _ edge: DataID,
        into connection: RecordProxy,
        reusing reused: DataID? = nil
    ) -> DataID {
        let store = connection.store
        guard let reused else { return copyEdges([edge], into: connection)[0] }
        store.change { copy(edge, to: reused, &$0) }
        return reused
    }

    /// Copies edges of a response into new records of the connection's own.
    ///
    /// Changes the connection once, because each change copies its record.
    func copyEdges(
        _ edges: some Collection<DataID>,
        into connection: RecordProxy
    ) -> ContiguousArray<DataID> {
        guard !edges.isEmpty else { return [] }
        let first = takeEdgeIndexes(edges.count, of: connection)
        return connection.store.change { transaction in
            var copies = ContiguousArray<DataID>()
            copies.reserveCapacity(edges.count)
            for edge in edges {
                let id = transaction.identities.intern(
                    parent: connection.dataID,
                    key: self.edges,
                    index: Int32(truncatingIfNeeded: first &+ Int64(copies.count))
                )
                copy(edge, to: id, &transaction)
                copies.append(id)
            }
            return copies
        }
    }

    private func copy(_ edge: DataID, to id: DataID, _ transaction: inout StoreTransaction) {
        transaction.footprint?.note(edge)
        transaction.footprint?.note(id)
        guard var record = transaction.source[edge] else { return }
        if record[cursor] == .absent { record[cursor] = .null }
        guard transaction.source[id] != record else { return }
        transaction.source[id] = record
        transaction.changed.append(id)
    }

    /// Takes the next indexes for a connection's own edges, and returns the first.
    private func takeEdgeIndexes(_ count: Int, of connection: RecordProxy) -> Int64 {
        var index: Int64 = 0
        if case .int(let next) = connection[nextEdgeIndex] { index = next }
        connection[nextEdgeIndex] = .int(index &+ Int64(count))
        return index
    }
}
