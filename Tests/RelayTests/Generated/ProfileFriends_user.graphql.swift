// @generated ProfileFriends_user.graphql sha256:2c0d7a5a409167c1a99d0a0427a73c20f3e4093adac2b75b11b721f923a5efc0
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ProfileFriends_user: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ProfileFriends_user on type User
            text fragment ProfileFriends_user on User{friends{id name ...ProfileMail_user@defer(label:"ProfileFriends_user$defer$ProfileMail_user")}}
            spreads ProfileMail_user
            normalization
             friends: [type User!]
              id: ID!
              name: String!
              ... @defer(label: "ProfileFriends_user$defer$ProfileMail_user")
               ...ProfileMail_user
            reader
             friends
              id
              name
              ...ProfileMail_user @defer
            """#, fragments: [ProfileMail_user.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let friends: [Friend]?

        init(_ reader: inout Relay.Reader) {
            self.friends = reader.optionalObjects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjects(a.friends, b.friends)
            return e.isEqual
        }

        nonisolated struct Friend: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let name: Swift.String
            let profileMail_user: ProfileMail_user.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.profileMail_user = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.fragment(a.profileMail_user, b.profileMail_user)
                return e.isEqual
            }
        }
    }
}
