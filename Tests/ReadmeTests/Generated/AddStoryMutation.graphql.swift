// @generated AddStoryMutation.graphql sha256:6bcfcbf2aba1838f3d9b88165ffe43bca41e55851f563fb79a5fd525a4938e29
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct AddStoryMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation AddStoryMutation
            text mutation AddStoryMutation($title:String!){addStory(title:$title){storyEdge{node{id ...StoryRow_story}}}}
            spreads StoryRow_story
            variables
             title: String!
             connections: [ID!]!
            normalization
             addStory(title: $title): type AddedStory
              storyEdge: type StoryEdge @prependEdge(connections: $connections)
               node: type Story
                id: ID!
                ...StoryRow_story
            reader
             addStory(title: $title)
              storyEdge
               node
                id
                ...StoryRow_story
            """#, fragments: [StoryRow_story.artifact])
    }

    var title: Swift.String
    var connections: [Relay.ID]

    init(title: Swift.String, connections: [Relay.ID]) {
        self.title = title
        self.connections = connections
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("title", self.title)
        variables.write("connections", self.connections)
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
            let storyEdge: StoryEdge?

            init(_ reader: inout Relay.Reader) {
                self.storyEdge = reader.optionalObject(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.storyEdge, b.storyEdge)
                return e.isEqual
            }

            nonisolated struct StoryEdge: Relay.Selection {
                let node: Node?

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.optionalObject(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObject(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
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
}
