/// Takes edges out of connections: the handler of `@deleteEdge`, on a field that holds the id of a
/// node, or a list of ids.
struct DeleteEdgeHandler: FieldHandler {
    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        let connections = payload.connections(in: store)
        for id in payload.ids(in: store) {
            for connection in connections { ConnectionHandler.deleteNode(id, in: connection) }
        }
    }
}
