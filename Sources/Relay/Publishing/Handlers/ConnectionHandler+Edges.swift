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
        record.linkedRecord("__\(key)_connection", arguments: filters)
    }

    /// An edge of `type` to `node`, to be inserted; the same one for the same node.
    public static func createEdge(
        in connection: RecordProxy,
        node: RecordProxy,
        type: String
    ) -> RecordProxy {
        let store = connection.store
        let fields = ConnectionFields(store)
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
        let edge = store.record(id) ?? store.makeRecord(id, type: type)
        edge[fields.node] = .link(node.dataID)
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
        insert(edge, in: connection) { edges, fields in
            position(of: cursor, edges, fields, connection).map { $0 + 1 } ?? edges.count
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
        insert(edge, in: connection) { edges, fields in
            position(of: cursor, edges, fields, connection) ?? 0
        }
    }

    /// Takes out the edges to the object with this id.
    public static func deleteNode(_ id: ID, in connection: RecordProxy) {
        guard let node = connection.store.current.identities.find(id.rawValue) else { return }
        deleteNode(node, in: connection)
    }

    static func deleteNode(_ node: DataID, in connection: RecordProxy) {
        let fields = ConnectionFields(connection.store)
        guard let edges = connection[fields.edges].links else { return }
        connection[fields.edges] = Value(
            links: edges.filter { edge in
                guard let edge else { return true }
                // Also where the node is deleted already.
                return connection.store.current.source[edge]?[fields.node] != .link(node)
            }
        )
    }

    private static func insert(
        _ edge: RecordProxy,
        in connection: RecordProxy,
        at position: ([DataID?], ConnectionFields) -> Int
    ) {
        guard connection.store.owns(edge) else { return }
        let fields = ConnectionFields(connection.store)
        var edges = connection[fields.edges].links ?? []
        guard !edges.contains(edge.dataID) else { return }
        edges.insert(edge.dataID, at: position(edges, fields))
        connection[fields.edges] = Value(links: edges)
    }

    private static func position(
        of cursor: String?,
        _ edges: [DataID?],
        _ fields: ConnectionFields,
        _ connection: RecordProxy
    ) -> Int? {
        guard let cursor else { return nil }
        return edges.firstIndex { edge in
            guard let edge else { return false }
            return connection.store.current.source[edge]?[fields.cursor] == .string(cursor)
        }
    }
}
