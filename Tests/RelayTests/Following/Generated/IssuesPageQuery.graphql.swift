// @generated IssuesPageQuery.graphql sha256:3c936c6542f4f1256d58a3760d1ca8221ffa4fe483afcf99936f1661b93ae4e7
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Issues_query` again.
nonisolated struct IssuesPageQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query IssuesPageQuery
            template query IssuesPageQuery($count:Int=3,$cursor:String,$state:State){...Issues_query(count:$count,cursor:$cursor,state:$state)}
            variables
             count: Int = 3
             cursor: String
             state: enum State
            normalization
             ...Issues_query(count:$count,cursor:$cursor,state:$state)
            reader
             ...Issues_query(count: $count, cursor: $cursor, state: $state)
            """#, fragments: [Issues_query.artifact])
    }

    var count: Relay.Input<Swift.Int>
    var cursor: Relay.Input<Swift.String>
    var state: Relay.Input<State>

    init(count: Swift.Int? = nil, cursor: Swift.String? = nil, state: State? = nil) {
        self.count = .init(count)
        self.cursor = .init(cursor)
        self.state = .init(state)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset, state: Relay.Input<State> = .unset) {
        self.count = count
        self.cursor = cursor
        self.state = state
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
        variables.writeInput("state", self.state)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let issues_query: Issues_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.issues_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.issues_query, b.issues_query)
            return e.isEqual
        }
    }
}
