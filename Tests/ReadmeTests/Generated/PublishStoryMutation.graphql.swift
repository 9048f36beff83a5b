// @generated PublishStoryMutation.graphql sha256:1b39d193ec639850d6a7b4f6682dda97bfa81e09670d8c770217b169e41baae2
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PublishStoryMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation PublishStoryMutation
            text mutation PublishStoryMutation($title:String!){addStory(title:$title){story{id ...StoryRow_story}}}
            spreads StoryRow_story
            variables
             title: String!
            normalization
             addStory(title: $title): type AddedStory
              story: type Story
               id: ID!
               ...StoryRow_story
            reader
             addStory(title: $title)
              story
               id
               ...StoryRow_story
            """#, fragments: [StoryRow_story.artifact])
    }

    var title: Swift.String

    init(title: Swift.String) {
        self.title = title
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("title", self.title)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let addStory: AddStory?

        init(_ reader: inout Relay.Reader) {
            self.addStory = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.addStory, b.addStory)
            return e.isEqual
        }

        nonisolated struct AddStory: Relay.Selection {
            let story: Story?

            init(_ reader: inout Relay.Reader) {
                self.story = reader.optionalObject(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.story, b.story)
                return e.isEqual
            }

            nonisolated struct Story: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let storyRow_story: StoryRow_story.Ref

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.storyRow_story = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.fragment(a.storyRow_story, b.storyRow_story)
                    return e.isEqual
                }
            }
        }
    }
}
