// @generated ProfileMail_user.graphql sha256:cdba55bf50fa1fceb9be7644a5fbc90644ea442fdcf0792e709422020c0fa62d
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ProfileMail_user: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ProfileMail_user on type User
            text fragment ProfileMail_user on User{email}
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
