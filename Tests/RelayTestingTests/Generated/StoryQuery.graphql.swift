// @generated StoryQuery.graphql sha256:9565b1d0c19845061a2d72d67e61c4a2edd17e4b561ad41f85db3af5da2ced68
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoryQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoryQuery
            text query StoryQuery($id:ID!){story(id:$id){id title likeCount}}
            variables
             id: ID!
            normalization
             story(id: $id): type Story
              id: ID!
              title: String!
              likeCount: Int!
            reader
             story(id: $id)
              id
              title
              likeCount
            """#)
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
            let likeCount: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.title = reader.string(1)
                self.likeCount = reader.int(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.title, b.title)
                e.int(a.likeCount, b.likeCount)
                return e.isEqual
            }
        }
    }
}
