// @generated StoryAddedSubscription.graphql sha256:1d01abd2cbf51bc37d760ca2b7dc5236501e04339f2b320205747b4184c052ae
// Made by relay-generator from GraphQL/Changes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoryAddedSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription StoryAddedSubscription
            text subscription StoryAddedSubscription{storyAdded{id ...StoryRow_story}}
            spreads StoryRow_story
            normalization
             storyAdded: type Story!
              id: ID!
              ...StoryRow_story
            reader
             storyAdded
              id
              ...StoryRow_story
            """#, fragments: [StoryRow_story.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let storyAdded: StoryAdded

        init(_ reader: inout Relay.Reader) {
            self.storyAdded = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.storyAdded, b.storyAdded)
            return e.isEqual
        }

        nonisolated struct StoryAdded: Relay.Selection, Swift.Identifiable {
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
