/// Puts the edge of a response into connections: the handler of `@appendEdge` and `@prependEdge`.
///
/// The field may be an edge or a list of edges. A connection that has an edge to the same node is
/// left as it is.
struct InsertEdgeHandler: FieldHandler {
    let end: ConnectionEnd

    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        let connections = payload.connections(in: store)
        let fields = store.connectionFields
        var new: [(edge: DataID, node: DataID)] = []
        for edge in payload.objects(in: store) {
            if let node = fields.node(of: edge.dataID, in: store) {
                new.append((edge.dataID, node))
            } else {
                store.skipNull(payload)
            }
        }
        for connection in connections {
            var known = ConnectionEdges(connection).nodes(among: Set(new.map(\.node)))
            let edges = new.filter { known.insert($0.node).inserted }.map(\.edge)
            end.insert(fields.copyEdges(edges, into: connection), in: connection)
        }
    }
}

/// Where in a connection something is put.
enum ConnectionEnd {
    case front
    case back

    /// Inserts edges to nodes that the connection doesn't have, one after another, so that the last one
    /// is the outermost.
    func insert(_ edges: ContiguousArray<DataID>, in connection: RecordProxy) {
        let connection = ConnectionEdges(connection)
        switch self {
        case .front:
            connection.insert(
                ContiguousArray(edges.reversed()),
                at: 0,
                haveDistinctNodes: true
            )
        case .back: connection.insert(edges, at: connection.count, haveDistinctNodes: true)
        }
    }
}
