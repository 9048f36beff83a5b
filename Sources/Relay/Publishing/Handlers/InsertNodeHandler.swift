/// Puts the node of a response into connections, with an edge made for it: the handler of
/// `@appendNode` and `@prependNode`.
///
/// The field may be an object or a list of objects. A connection that has an edge to the same node
/// is left as it is.
struct InsertNodeHandler: FieldHandler {
    let end: ConnectionEnd

    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        let connections = payload.connections(in: store)
        let fields = ConnectionFields(store)
        let type = payload.handleArguments["edgeTypeName"]?.string ?? ""
        for node in payload.objects(in: store) {
            for connection in connections where !fields.contains(node.dataID, connection) {
                let edge = ConnectionHandler.createEdge(in: connection, node: node, type: type)
                end.insert(edge, in: connection)
            }
        }
    }
}
