// @generated LateStoryQuery.graphql sha256:e966c0260836186cbd23a6f09e39abf5c2af1f78ab670794357006394e4292c6
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LateStoryQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LateStoryQuery
            text query LateStoryQuery($id:ID!){story(id:$id){id title ...StoryDetails_story@defer(label:"LateStoryQuery$defer$details")}}
            spreads StoryDetails_story
            variables
             id: ID!
            normalization
             story(id: $id): type Story
              id: ID!
              title: String!
              ... @defer(label: "LateStoryQuery$defer$details")
               ...StoryDetails_story
            reader
             story(id: $id)
              id
              title
              ...StoryDetails_story @defer
            """#, fragments: [StoryDetails_story.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
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
            let title: Swift.String
            let details: StoryDetails_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.title = reader.string(1)
                self.details = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.title, b.title)
                e.fragment(a.details, b.details)
                return e.isEqual
            }
        }
    }
}
