// @generated StoriesRefetchQuery.graphql sha256:47440cb2d37673ac572973711021e923f928ab7e3113514276bb02899fbab727
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Stories_query` again.
nonisolated struct StoriesRefetchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoriesRefetchQuery
            template query StoriesRefetchQuery($count:Int=2,$cursor:String){...Stories_query(count:$count,cursor:$cursor)}
            variables
             count: Int = 2
             cursor: String
            normalization
             ...Stories_query(count:$count,cursor:$cursor)
            reader
             ...Stories_query(count: $count, cursor: $cursor)
            """#, fragments: [Stories_query.artifact])
    }

    var count: Relay.Input<Swift.Int>
    var cursor: Relay.Input<Swift.String>

    init(count: Swift.Int? = nil, cursor: Swift.String? = nil) {
        self.count = .init(count)
        self.cursor = .init(cursor)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset) {
        self.count = count
        self.cursor = cursor
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let stories_query: Stories_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.stories_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.stories_query, b.stories_query)
            return e.isEqual
        }
    }
}
