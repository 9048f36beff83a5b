// @generated LikeStoryLaterMutation.graphql sha256:128a3b2005253329bc9cf3a2594722a7cf03806f1f5fc765cd5082ef9ab7dc7a
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LikeStoryLaterMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation LikeStoryLaterMutation
            text mutation LikeStoryLaterMutation($id:ID!){likeStory(id:$id){id title ...StoryLikes_story@defer(label:"LikeStoryLaterMutation$defer$likes")}}
            spreads StoryLikes_story
            variables
             id: ID!
            normalization
             likeStory(id: $id): type Story
              id: ID!
              title: String!
              ... @defer(label: "LikeStoryLaterMutation$defer$likes")
               ...StoryLikes_story
            reader
             likeStory(id: $id)
              id
              title
              ...StoryLikes_story @defer
            """#, fragments: [StoryLikes_story.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let likeStory: LikeStory?

        init(_ reader: inout Relay.Reader) {
            self.likeStory = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.likeStory, b.likeStory)
            return e.isEqual
        }

        nonisolated struct LikeStory: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let title: Swift.String
            let storyLikes_story: StoryLikes_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.title = reader.string(1)
                self.storyLikes_story = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.title, b.title)
                e.fragment(a.storyLikes_story, b.storyLikes_story)
                return e.isEqual
            }
        }
    }
}
