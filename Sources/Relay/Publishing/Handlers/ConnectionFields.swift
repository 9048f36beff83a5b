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
        let id = reused ?? makeEdge(of: connection)
        store.change { transaction in
            transaction.footprint?.note(edge)
            transaction.footprint?.note(id)
            guard var record = transaction.source[edge] else { return }
            if record[cursor] == .absent { record[cursor] = .null }
            guard transaction.source[id] != record else { return }
            transaction.source[id] = record
            transaction.changed.append(id)
        }
        return id
    }

    private func makeEdge(of connection: RecordProxy) -> DataID {
        var index: Int64 = 0
        if case .int(let next) = connection[nextEdgeIndex] { index = next }
        connection[nextEdgeIndex] = .int(index + 1)
        return connection.store.dataID(
            parent: connection.dataID,
            key: edges,
            index: Int32(truncatingIfNeeded: index)
        )
    }
}
