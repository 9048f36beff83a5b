// @generated UserName_user.graphql sha256:fc80240ee9e2b0d1e205a0c3038e52916048b45b69fa6dc9b16901e6b86b9800
// Made by relay-generator from GraphQL/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum UserName_user: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment UserName_user on type User
            text fragment UserName_user on User{id name}
            jsonText fragment UserName_user on User{id name}
            normalization
             id: ID!
             name: String!
            reader
             id
             name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let name: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.name = reader.string(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.name, b.name)
            return e.isEqual
        }
    }
}
