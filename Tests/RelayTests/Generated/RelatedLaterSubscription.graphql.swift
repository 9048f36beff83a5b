// @generated RelatedLaterSubscription.graphql sha256:614045eeb6fe8fd40362831b70979d45992428b368b5ed5b464f2f9fea71b52f
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RelatedLaterSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription RelatedLaterSubscription
            text subscription RelatedLaterSubscription($id:ID!,$isLater:Boolean=true){storyUpdated(id:$id){id ...RelatedLater_story}}
            spreads RelatedLater_story
            variables
             id: ID!
             isLater: Boolean = true
            normalization
             storyUpdated(id: $id): type Story
              id: ID!
              ...RelatedLater_story
            reader
             storyUpdated(id: $id)
              id
              ...RelatedLater_story
            """#, fragments: [RelatedLater_story.artifact])
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

        nonisolated struct StoryUpdated: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let relatedLater_story: RelatedLater_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.relatedLater_story = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.relatedLater_story, b.relatedLater_story)
                return e.isEqual
            }
        }
    }
}
