/// Puts the node of a response into connections, with an edge made for it: the handler of
/// `@appendNode` and `@prependNode`.
///
/// The field may be an object or a list of objects. A connection that has an edge to the same node
/// is left as it is.
struct InsertNodeHandler: FieldHandler {
    let end: ConnectionEnd

    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        let type = payload.handleArguments["edgeTypeName"]?.string ?? ""
        let nodes = payload.objects(in: store)
        for connection in payload.connections(in: store) {
            let edges = ConnectionEdges(connection)
            var known = edges.nodes(among: Set(nodes.map(\.dataID)))
            let new = nodes.compactMap { node -> DataID? in
                guard known.insert(node.dataID).inserted else { return nil }
                let edge = ConnectionHandler.createEdge(in: connection, node: node, type: type)
                return edges.contains(edge.dataID) ? nil : edge.dataID
            }
            end.insert(ContiguousArray(new), in: connection)
        }
    }
}
