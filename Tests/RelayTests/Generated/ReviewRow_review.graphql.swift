// @generated ReviewRow_review.graphql sha256:eaf33d579630d449c38aa372da909e6aaa60debdfcd32e128d0ac68ab88d4e89
// Made by relay-generator from GraphQL/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ReviewRow_review: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ReviewRow_review on type Review
            text fragment ReviewRow_review on Review{id stars commentary createdAt author{id name ...UserName_user}}
            spreads UserName_user
            normalization
             id: ID!
             stars: Int!
             commentary: String
             createdAt: scalar DateTime!
             author: type User
              id: ID!
              name: String!
              ...UserName_user
            reader
             id
             stars
             commentary
             createdAt
             author
              name
              ...UserName_user
            """#, fragments: [UserName_user.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let stars: Swift.Int
        let commentary: Swift.String?
        let createdAt: Timestamp
        let author: Author?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.stars = reader.int(1)
            self.commentary = reader.optionalString(2)
            self.createdAt = reader.value(3)
            self.author = reader.optionalObject(4)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.int(a.stars, b.stars)
            e.optionalString(a.commentary, b.commentary)
            e.value(a.createdAt, b.createdAt)
            e.optionalObject(a.author, b.author)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection {
            let name: Swift.String
            let userName_user: UserName_user.Ref

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.userName_user = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.fragment(a.userName_user, b.userName_user)
                return e.isEqual
            }
        }
    }
}
