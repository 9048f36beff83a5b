// @generated GrowthFeedQuery.graphql sha256:75e1840bdf5951827c7fe25d664c139e2f1e192f28be21c73ef42ac8f3519df2
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct GrowthFeedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query GrowthFeedQuery
            text query GrowthFeedQuery($first:Int,$after:String){...GrowthFeed_query}
            spreads GrowthFeed_query
            variables
             first: Int
             after: String
            normalization
             ...GrowthFeed_query
            reader
             ...GrowthFeed_query
            """#, fragments: [GrowthFeed_query.artifact])
    }

    var first: Relay.Input<Swift.Int>
    var after: Relay.Input<Swift.String>

    init(first: Swift.Int? = nil, after: Swift.String? = nil) {
        self.first = .init(first)
        self.after = .init(after)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(first: Relay.Input<Swift.Int> = .unset, after: Relay.Input<Swift.String> = .unset) {
        self.first = first
        self.after = after
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("first", self.first)
        variables.writeInput("after", self.after)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let growthFeed_query: GrowthFeed_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.growthFeed_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.growthFeed_query, b.growthFeed_query)
            return e.isEqual
        }
    }
}
