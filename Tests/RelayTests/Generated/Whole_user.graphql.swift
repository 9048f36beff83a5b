// @generated Whole_user.graphql sha256:3ba7ce008518f5322c4e2e84fb3535e2bb59b980c228b548a01b12fb61d57944
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Whole_user: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Whole_user on type User
            text fragment Whole_user on User{email name}
            normalization
             email: String
             name: String!
            reader
             email
             name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let email: Swift.String?
        let name: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.email = reader.optionalString(0)
            self.name = reader.string(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.email, b.email)
            e.string(a.name, b.name)
            return e.isEqual
        }
    }
}
