// @generated StoryNote_story.graphql sha256:e9d7e290d7634f01f5ef0f6ffe2e9ccbdff930f939a99543c504e675c4090eea
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryNote_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StoryNote_story on type Story
            text fragment StoryNote_story on Story{id}
            normalization
             id: ID!
            reader
             id
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            return e.isEqual
        }
    }
}
