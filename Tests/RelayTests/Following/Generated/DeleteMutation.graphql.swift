// @generated DeleteMutation.graphql sha256:ddf9080454e77c6329945dce6faca86ec4fbf372cf20988aaa5e4b5c56283658
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DeleteMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation DeleteMutation
            text mutation DeleteMutation($id:ID!){delete(id:$id)}
            variables
             id: ID!
            normalization
             delete(id: $id): ID @deleteRecord
            reader
             delete(id: $id)
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let delete: Relay.ID?

        init(_ reader: inout Relay.Reader) {
            self.delete = reader.optionalID(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalID(a.delete, b.delete)
            return e.isEqual
        }
    }
}
