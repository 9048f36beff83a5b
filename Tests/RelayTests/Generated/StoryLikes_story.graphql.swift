// @generated StoryLikes_story.graphql sha256:1ae4fc67165f9f0f4cd13cd6c2d42c0da830193975b70bda90cd82c348758c52
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryLikes_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StoryLikes_story on type Story
            text fragment StoryLikes_story on Story{likeCount}
            normalization
             likeCount: Int!
            reader
             likeCount
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let likeCount: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.likeCount = reader.int(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.likeCount, b.likeCount)
            return e.isEqual
        }
    }
}
