// @generated Ending_story_readNext.graphql sha256:ece26cfe0fe96c72e74a397d402a2ba76528c8db32c2656e7232bd40380f0cbd
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches the objects of `readNext` in `Ending_story`.
nonisolated struct Ending_story_readNext: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Ending_story_readNext
            text query Ending_story_readNext($id:ID!){story(id:$id){id title ...Teaser_story}}
            spreads Teaser_story
            variables
             id: ID!
            normalization
             story(id: $id): type Story @lookup(arguments: ["id"], scope: "", types: ["Story"])
              id: ID!
              title: String!
              ...Teaser_story
            reader
             story(id: $id)
              __typename
            """#, fragments: [Teaser_story.artifact])
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
            let __typename: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                return e.isEqual
            }
        }
    }
}
