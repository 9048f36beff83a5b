// @generated StoryQuery.graphql sha256:7f680c3e26dc0d9dd8c1584b57d026356202836afc197247d7fa0248cbe7ba86
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoryQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoryQuery
            text query StoryQuery($id:ID!){story(id:$id){id title ...StoryComments_story@defer(label:"StoryQuery$defer$StoryComments_story") related@stream(label:"StoryQuery$stream$related",initialCount:2){id ...StoryRow_story}}}
            spreads StoryComments_story StoryRow_story
            variables
             id: ID!
            normalization
             story(id: $id): type Story @lookup(arguments: ["id"], scope: "", types: ["Story"])
              id: ID!
              title: String!
              related: [type Story!]! @stream(label: "StoryQuery$stream$related", initialCount: 2)
               id: ID!
               ...StoryRow_story
              ... @defer(label: "StoryQuery$defer$StoryComments_story")
               ...StoryComments_story
            reader
             story(id: $id)
              title
              ...StoryComments_story @defer
              related
               id
               ...StoryRow_story
            """#, fragments: [StoryComments_story.artifact, StoryRow_story.artifact])
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

        nonisolated struct Story: Relay.Selection {
            let title: Swift.String
            let storyComments_story: StoryComments_story.Ref
            let related: Relay.GrowingList<Related>

            init(_ reader: inout Relay.Reader) {
                self.title = reader.string(0)
                self.storyComments_story = reader.fragment(1)
                self.related = reader.growingList(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.title, b.title)
                e.fragment(a.storyComments_story, b.storyComments_story)
                e.growingList(a.related, b.related)
                return e.isEqual
            }

            nonisolated struct Related: Relay.Selection, Swift.Identifiable {
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
