// @generated ReviewRow_review.graphql sha256:52ebf9bfe9495b46260f985b690eb6d1092c86f42b9e1c920f32c3bf911b52e5
// Made by relay-generator from Views/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ReviewRow_review: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ReviewRow_review on type Review
            text fragment ReviewRow_review on Review{stars commentary}
            normalization
             stars: Int!
             commentary: String
            reader
             stars
             commentary
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let stars: Swift.Int
        let commentary: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.stars = reader.int(0)
            self.commentary = reader.optionalString(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.stars, b.stars)
            e.optionalString(a.commentary, b.commentary)
            return e.isEqual
        }
    }
}
