// @generated DeleteTodoMutation.graphql sha256:328c267ad3c5140ecefc30264a4cce3d995c42e3380b9170138991c68fdadef8
// Made by relay-generator from GraphQL/Todos.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DeleteTodoMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation DeleteTodoMutation
            text mutation DeleteTodoMutation($id:ID!){deleteTodo(id:$id){deletedId}}
            variables
             id: ID!
             connections: [ID!]!
            normalization
             deleteTodo(id: $id): type DeleteTodoPayload!
              deletedId: ID! @deleteEdge(connections: $connections)
            reader
             deleteTodo(id: $id)
              deletedId
            """#)
    }

    var id: Relay.ID
    var connections: [Relay.ID]

    init(id: Relay.ID, connections: [Relay.ID]) {
        self.id = id
        self.connections = connections
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("connections", self.connections)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let deleteTodo: DeleteTodo

        init(_ reader: inout Relay.Reader) {
            self.deleteTodo = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.deleteTodo, b.deleteTodo)
            return e.isEqual
        }

        nonisolated struct DeleteTodo: Relay.Selection {
            let deletedId: Relay.ID

            init(_ reader: inout Relay.Reader) {
                self.deletedId = reader.id(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.deletedId, b.deletedId)
                return e.isEqual
            }
        }
    }
}
