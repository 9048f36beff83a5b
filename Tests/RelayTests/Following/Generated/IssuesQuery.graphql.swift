// @generated IssuesQuery.graphql sha256:afe3ea5185097c879e08f2affa690b8f399169b59449dec35118f90f0efffbb9
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct IssuesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query IssuesQuery
            template query IssuesQuery($state:State,$count:Int=3){...Issues_query(count:$count,state:$state)}
            variables
             state: enum State
             count: Int = 3
            normalization
             ...Issues_query(count:$count,state:$state)
            reader
             ...Issues_query(count: $count, state: $state)
            """#, fragments: [Issues_query.artifact])
    }

    var state: Relay.Input<State>
    var count: Relay.Input<Swift.Int>

    init(state: State? = nil, count: Swift.Int? = nil) {
        self.state = .init(state)
        self.count = .init(count)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(state: Relay.Input<State> = .unset, count: Relay.Input<Swift.Int> = .unset) {
        self.state = state
        self.count = count
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("state", self.state)
        variables.writeInput("count", self.count)
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
