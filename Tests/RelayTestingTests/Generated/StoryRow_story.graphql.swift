// @generated StoryRow_story.graphql sha256:c867aa966bdbc7e6b57977d4976ca96486099f855d2f359bc6aa0c5907534e03
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryRow_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StoryRow_story on type Story
            text fragment StoryRow_story on Story{title likeCount isRead author{id ...Byline_user}}
            spreads Byline_user
            normalization
             title: String!
             likeCount: Int!
             isRead: Boolean!
             author: type User!
              id: ID!
              ...Byline_user
            reader
             title
             likeCount
             isRead
             author
              id
              ...Byline_user
            """#, fragments: [Byline_user.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String
        let likeCount: Swift.Int
        let isRead: Swift.Bool
        let author: Author

        init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.likeCount = reader.int(1)
            self.isRead = reader.bool(2)
            self.author = reader.object(3)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.int(a.likeCount, b.likeCount)
            e.bool(a.isRead, b.isRead)
            e.object(a.author, b.author)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let byline_user: Byline_user.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.byline_user = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.byline_user, b.byline_user)
                return e.isEqual
            }
        }
    }
}
