// @generated StoryQuery.graphql sha256:5a2bd35bc436d7bdde3ef8ea935db0c023c392c7abd2b779ed879e34c752b324
// Made by relay-generator from GraphQL/Feed.graphql. Do not edit.
@_spi(Generated) import Relay

/// The story alone, by its id, as a row.
nonisolated struct StoryQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoryQuery
            text query StoryQuery($id:ID!){node(id:$id){__typename id ...StoryRow_story}}
            spreads StoryRow_story
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...StoryRow_story on type Story
            reader
             node(id: $id)
              ...StoryRow_story on type Story
            """#, fragments: [StoryRow_story.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        /// Anything with an id that is the only one of its kind.
        nonisolated struct Node: Relay.Selection {
            let storyRow_story: StoryRow_story.Ref?

            init(_ reader: inout Relay.Reader) {
                self.storyRow_story = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.storyRow_story, b.storyRow_story)
                return e.isEqual
            }
        }
    }
}
