// @generated StoryComments_story.graphql sha256:ceee84a2390202d06799bdc309a9ced181565f4970019d85cf840e00dd0c3718
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryComments_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StoryComments_story on type Story
            text fragment StoryComments_story on Story{comments}
            normalization
             comments: [String!]!
            reader
             comments
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let comments: [Swift.String]

        init(_ reader: inout Relay.Reader) {
            self.comments = reader.value(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.comments, b.comments)
            return e.isEqual
        }
    }
}
