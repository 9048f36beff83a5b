// @generated Redundant_user.graphql sha256:0f1801c5f2fc9eb726f75454ca47676c69ac5a46e7a2a209cb5207666e19e83d
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Redundant_user: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Redundant_user on type User
            text fragment Redundant_user on User{email}
            normalization
             email: String
            reader
             email
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let email: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.email = reader.optionalString(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.email, b.email)
            return e.isEqual
        }
    }
}
