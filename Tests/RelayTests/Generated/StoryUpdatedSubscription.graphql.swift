// @generated StoryUpdatedSubscription.graphql sha256:05ec317580a83659ecc372b1749f4ec8318ab284d150617f41a4cf2bdc649737
// Made by relay-generator from GraphQL/Feed.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoryUpdatedSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription StoryUpdatedSubscription
            text subscription StoryUpdatedSubscription($id:ID!){storyUpdated(id:$id){id ...StoryRow_story}}
            spreads StoryRow_story
            variables
             id: ID!
            normalization
             storyUpdated(id: $id): type Story
              id: ID!
              ...StoryRow_story
            reader
             storyUpdated(id: $id)
              ...StoryRow_story
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
        let storyUpdated: StoryUpdated?

        init(_ reader: inout Relay.Reader) {
            self.storyUpdated = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.storyUpdated, b.storyUpdated)
            return e.isEqual
        }

        nonisolated struct StoryUpdated: Relay.Selection {
            let storyRow_story: StoryRow_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.storyRow_story = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.storyRow_story, b.storyRow_story)
                return e.isEqual
            }
        }
    }
}
