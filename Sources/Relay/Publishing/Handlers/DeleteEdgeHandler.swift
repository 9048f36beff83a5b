/// Takes edges out of connections: the handler of `@deleteEdge`, on a field that holds the id of a
/// node, or a list of ids.
struct DeleteEdgeHandler: FieldHandler {
    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        let nodes = Set(payload.keys(in: store).compactMap { store.find($0) })
        for connection in payload.connections(in: store) {
            ConnectionEdges(connection).remove(to: nodes)
        }
    }
}
