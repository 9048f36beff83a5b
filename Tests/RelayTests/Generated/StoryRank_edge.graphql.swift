// @generated StoryRank_edge.graphql sha256:c666b9c005e7fc4e0e56c22761b90454697424aa2092afa66acaf8c74f145cc0
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StoryRank_edge: GraphQLFragment {
    static let artifact = Artifact(v1: #"""
        fragment StoryRank_edge on type StoryEdge
        reader
         rank
        """#)

    nonisolated struct Data: Selection, FieldValue {
        let rank: Int?

        init(_ reader: inout Reader) {
            self.rank = reader.optionalInt(0)
        }

        static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalInt(a.rank, b.rank)
            return e.isEqual
        }
    }
}
