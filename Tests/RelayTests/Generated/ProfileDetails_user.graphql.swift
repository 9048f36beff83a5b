// @generated ProfileDetails_user.graphql sha256:d0846c5715f06458eb1d8b37c900f6d06ddf53b109bfb3f6ca7b2c8ea87e42d0
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ProfileDetails_user: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ProfileDetails_user on type User
            text fragment ProfileDetails_user on User{email avatar{url width} friends{id name}}
            normalization
             email: String
             avatar: type Image!
              url: String!
              width: Int!
             friends: [type User!]
              id: ID!
              name: String!
            reader
             email
             avatar
              url
              width
             friends
              name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let email: Swift.String?
        let avatar: Avatar
        let friends: [Friend]?

        init(_ reader: inout Relay.Reader) {
            self.email = reader.optionalString(0)
            self.avatar = reader.object(1)
            self.friends = reader.optionalObjects(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.email, b.email)
            e.object(a.avatar, b.avatar)
            e.optionalObjects(a.friends, b.friends)
            return e.isEqual
        }

        nonisolated struct Avatar: Relay.Selection {
            let url: Swift.String
            let width: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.url = reader.string(0)
                self.width = reader.int(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.url, b.url)
                e.int(a.width, b.width)
                return e.isEqual
            }
        }

        nonisolated struct Friend: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
