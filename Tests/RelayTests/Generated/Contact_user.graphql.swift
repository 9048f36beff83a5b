// @generated Contact_user.graphql sha256:93e691df24b6309e9cc214af64dc5fa79751507d0a1c3d60697a26ebe45e407c
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Contact_user: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Contact_user on type User
            template fragment Contact_user on User{...ContactDetails_user(hasMail:$hasMail)@defer(label:"Contact_user$defer$details")}
            arguments
             hasMail: Boolean!
            normalization
             ... @defer(label: "Contact_user$defer$details")
              ...ContactDetails_user(hasMail:$hasMail)
            reader
             ...ContactDetails_user(hasMail: $hasMail) @defer
            """#, fragments: [ContactDetails_user.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let contactDetails_user: ContactDetails_user.Ref

        init(_ reader: inout Relay.Reader) {
            self.contactDetails_user = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.contactDetails_user, b.contactDetails_user)
            return e.isEqual
        }
    }
}
