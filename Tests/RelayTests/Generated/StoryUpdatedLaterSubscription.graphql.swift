// @generated StoryUpdatedLaterSubscription.graphql sha256:56eb55f49cc691c8ab1c680f39da4c5329a1c4b3cf612a22c147997eee6f34ad
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoryUpdatedLaterSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription StoryUpdatedLaterSubscription
            text subscription StoryUpdatedLaterSubscription($id:ID!,$isLater:Boolean=true){storyUpdated(id:$id){id title ...StoryLikes_story@defer(label:"StoryUpdatedLaterSubscription$defer$likes",if:$isLater)}}
            spreads StoryLikes_story
            variables
             id: ID!
             isLater: Boolean = true
            normalization
             storyUpdated(id: $id): type Story
              id: ID!
              title: String!
              ... @defer(label: "StoryUpdatedLaterSubscription$defer$likes", if: $isLater)
               ...StoryLikes_story
            reader
             storyUpdated(id: $id)
              title
              ...StoryLikes_story @defer
            """#, fragments: [StoryLikes_story.artifact])
    }

    var id: Relay.ID
    var isLater: Relay.Input<Swift.Bool>

    init(id: Relay.ID, isLater: Swift.Bool? = nil) {
        self.id = id
        self.isLater = .init(isLater)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(id: Relay.ID, isLater: Relay.Input<Swift.Bool> = .unset) {
        self.id = id
        self.isLater = isLater
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.writeInput("isLater", self.isLater)
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
            let title: Swift.String
            let storyLikes_story: StoryLikes_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.title = reader.string(0)
                self.storyLikes_story = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.title, b.title)
                e.fragment(a.storyLikes_story, b.storyLikes_story)
                return e.isEqual
            }
        }
    }
}
