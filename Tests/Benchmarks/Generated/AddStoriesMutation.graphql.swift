// @generated AddStoriesMutation.graphql sha256:346b63e5e1cbcc79e33cc4ad01118b84fc201dc2a13fb90b85ff19122447a9b0
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct AddStoriesMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation AddStoriesMutation
            text mutation AddStoriesMutation{addStories{edges{cursor node{id ...StoryRow_story}}}}
            spreads StoryRow_story
            variables
             connections: [ID!]!
            normalization
             addStories: type AddStoriesPayload!
              edges: [type StoryEdge!]! @appendEdge(connections: $connections)
               cursor: String!
               node: type Story!
                id: ID!
                ...StoryRow_story
            reader
             addStories
              edges
               cursor
               node
                id
                ...StoryRow_story
            """#, fragments: [StoryRow_story.artifact])
    }

    var connections: [Relay.ID]

    init(connections: [Relay.ID]) {
        self.connections = connections
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("connections", self.connections)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let addStories: AddStories

        init(_ reader: inout Relay.Reader) {
            self.addStories = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.addStories, b.addStories)
            return e.isEqual
        }

        nonisolated struct AddStories: Relay.Selection {
            let edges: [Edge]

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.objects(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.objects(a.edges, b.edges)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.Selection {
                let cursor: Swift.String
                let node: Node

                init(_ reader: inout Relay.Reader) {
                    self.cursor = reader.string(0)
                    self.node = reader.object(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.cursor, b.cursor)
                    e.object(a.node, b.node)
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
