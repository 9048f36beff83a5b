// @generated ContactDetails_user.graphql sha256:83214457937e82503312acfbd974a4fd23f4cf2cbc1dbbef0c8505774dbc844e
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ContactDetails_user: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ContactDetails_user on type User
            template fragment ContactDetails_user on User{email@include(if:$hasMail) avatar@skip(if:$hasMail){url}}
            arguments
             hasMail: Boolean!
            normalization
             email: String if $hasMail
             avatar: type Image! if !$hasMail
              url: String!
            reader
             email if $hasMail
             avatar if !$hasMail
              url
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let email: Swift.String?
        let avatar: Avatar?

        init(_ reader: inout Relay.Reader) {
            self.email = reader.optionalString(0)
            self.avatar = reader.optionalObject(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.email, b.email)
            e.optionalObject(a.avatar, b.avatar)
            return e.isEqual
        }

        nonisolated struct Avatar: Relay.Selection {
            let url: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.url = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.url, b.url)
                return e.isEqual
            }
        }
    }
}
