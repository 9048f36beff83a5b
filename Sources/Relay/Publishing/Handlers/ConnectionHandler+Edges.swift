extension ConnectionHandler {
    /// The connection that documents read with `@connection(key: key)` on a field of `record`;
    /// `nil` when nothing of it is known.
    ///
    /// `filters` are the arguments that tell one such connection from another: exactly those that
    /// the directive's `filters` name, or, without `filters`, all but those of paging.
    public static func connection(
        of record: RecordProxy,
        key: String,
        filters: JSONObject = [:]
    ) -> RecordProxy? {
        let name = "__\(key)_connection"
        if let connection = record.linkedRecord(name, arguments: filters) { return connection }
        record.logUnknownConnection(key, name)
        return nil
    }

    /// An edge of `type` to `node`, to be inserted; the same one for the same node.
    public static func createEdge(
        in connection: RecordProxy,
        node: RecordProxy,
        type: String
    ) -> RecordProxy {
        let store = connection.store
        let fields = store.connectionFields
        guard store.owns(node) else {
            // The updater will be refused.
            let id = store.dataID(parent: connection.dataID, key: fields.node)
            return store.makeRecord(id, type: type)
        }
        let id = store.dataID(
            parent: connection.dataID,
            key: fields.node,
            index: Int32(bitPattern: node.dataID.index)
        )
        let link = Value.link(node.dataID)
        guard let edge = store.record(id) else {
            return store.makeRecord(id, type: type, [(fields.node, link), (fields.cursor, .null)])
        }
        edge[fields.node] = link
        if edge[fields.cursor] == .absent { edge[fields.cursor] = .null }
        return edge
    }

    /// Inserts an edge after the one with this cursor, or at the end.
    ///
    /// An edge that is in the connection already stays where it is.
    public static func insertEdgeAfter(
        _ edge: RecordProxy,
        in connection: RecordProxy,
        cursor: String? = nil
    ) {
        insert(edge, in: connection) { edges in
            cursor.flatMap { edges.position(ofCursor: $0) }.map { $0 + 1 } ?? edges.count
        }
    }

    /// Inserts an edge before the one with this cursor, or at the front.
    ///
    /// An edge that is in the connection already stays where it is.
    public static func insertEdgeBefore(
        _ edge: RecordProxy,
        in connection: RecordProxy,
        cursor: String? = nil
    ) {
        insert(edge, in: connection) { edges in
            cursor.flatMap { edges.position(ofCursor: $0) } ?? 0
        }
    }

    /// Takes out the edges to the object with this id.
    public static func deleteNode(_ id: ID, in connection: RecordProxy) {
        deleteNode(RecordKey(id), in: connection)
    }

    /// Takes out the edges to the object with this key.
    public static func deleteNode(_ key: RecordKey, in connection: RecordProxy) {
        guard let node = connection.store.find(key) else { return }
        ConnectionEdges(connection).remove(to: [node])
    }

    private static func insert(
        _ edge: RecordProxy,
        in connection: RecordProxy,
        at position: (ConnectionEdges) -> Int
    ) {
        guard connection.store.owns(edge) else { return }
        let edges = ConnectionEdges(connection)
        guard !edges.contains(edge.dataID) else { return }
        edges.insert([edge.dataID], at: position(edges))
    }
}
