// @generated StoryRow_story.graphql sha256:8fb9f58835bd3bbe6d8279bed012ab3b5adaf7a9559625839c505761e093f513
// Made by relay-generator from GraphQL/Feed.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryRow_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StoryRow_story on type Story
            text fragment StoryRow_story on Story{title likeCount author{id name}}
            normalization
             title: String!
             likeCount: Int!
             author: type User!
              id: ID!
              name: String!
            reader
             title
             likeCount
             author
              id
              name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String
        let likeCount: Swift.Int
        let author: Author

        init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.likeCount = reader.int(1)
            self.author = reader.object(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.int(a.likeCount, b.likeCount)
            e.object(a.author, b.author)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection, Swift.Identifiable {
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
}
