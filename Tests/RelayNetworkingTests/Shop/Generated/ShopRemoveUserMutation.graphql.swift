// @generated ShopRemoveUserMutation.graphql sha256:5879410b739bbf953c7eb03931afe0f328839f497d7107f6c73f32aac4283175
// Made by relay-generator from GraphQL/Shop.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShopRemoveUserMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation ShopRemoveUserMutation
            text mutation ShopRemoveUserMutation($id:Int!){removeUser(id:$id){removedId}}
            variables
             id: Int!
            normalization
             removeUser(id: $id): type RemoveUserPayload!
              removedId: Int @deleteRecord(scope: "User")
            reader
             removeUser(id: $id)
              removedId
            """#)
    }

    var id: Swift.Int

    init(id: Swift.Int) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let removeUser: RemoveUser

        init(_ reader: inout Relay.Reader) {
            self.removeUser = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.removeUser, b.removeUser)
            return e.isEqual
        }

        nonisolated struct RemoveUser: Relay.Selection {
            let removedId: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.removedId = reader.optionalInt(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.removedId, b.removedId)
                return e.isEqual
            }
        }
    }
}
