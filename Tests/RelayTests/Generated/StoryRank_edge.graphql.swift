// @generated StoryRank_edge.graphql sha256:c666b9c005e7fc4e0e56c22761b90454697424aa2092afa66acaf8c74f145cc0
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryRank_edge: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StoryRank_edge on type StoryEdge
            text fragment StoryRank_edge on StoryEdge{rank}
            normalization
             rank: Int
            reader
             rank
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let rank: Swift.Int?

        init(_ reader: inout Relay.Reader) {
            self.rank = reader.optionalInt(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalInt(a.rank, b.rank)
            return e.isEqual
        }
    }
}
