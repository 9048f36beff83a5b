// @generated LikeStoryMutation.graphql sha256:0850e059c70d5ec41c3b4a883fcd8e860a94dd08a47af7bfc4dc0552895065d5
// Made by relay-generator from GraphQL/Feed.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LikeStoryMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation LikeStoryMutation
            text mutation LikeStoryMutation($id:ID!){likeStory(id:$id){id likeCount}}
            variables
             id: ID!
            normalization
             likeStory(id: $id): type Story
              id: ID!
              likeCount: Int!
            reader
             likeStory(id: $id)
              id
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
            let likeCount: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.likeCount = reader.int(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.int(a.likeCount, b.likeCount)
                return e.isEqual
            }
        }
    }
}
