/// Puts the edge of a response into connections: the handler of `@appendEdge` and `@prependEdge`.
///
/// The field may be an edge or a list of edges. A connection that has an edge to the same node is
/// left as it is.
struct InsertEdgeHandler: FieldHandler {
    let end: ConnectionEnd

    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        let connections = payload.connections(in: store)
        let fields = ConnectionFields(store)
        for edge in payload.objects(in: store) {
            guard let node = fields.node(of: edge.dataID, in: store) else {
                payload.skipNull(in: store)
                continue
            }
            for connection in connections where !fields.contains(node, connection) {
                let copy = fields.copyEdge(edge.dataID, into: connection)
                end.insert(RecordProxy(store: store, dataID: copy), in: connection)
            }
        }
    }
}

/// Where in a connection something is put.
enum ConnectionEnd {
    case front
    case back

    func insert(_ edge: RecordProxy, in connection: RecordProxy) {
        switch self {
        case .front: ConnectionHandler.insertEdgeBefore(edge, in: connection)
        case .back: ConnectionHandler.insertEdgeAfter(edge, in: connection)
        }
    }
}

extension ConnectionFields {
    /// Whether a connection has an edge to `node`.
    func contains(_ node: DataID, _ connection: RecordProxy) -> Bool {
        let edges = connection[edges].links ?? []
        return edges.contains { edge in
            edge.map { self.node(of: $0, in: connection.store) == node } ?? false
        }
    }
}
