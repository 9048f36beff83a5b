// @generated IssueSearchQuery.graphql sha256:fdb59e5f0a7eb065adc0d7723b3e55e009ae946ffeef87d03de1805aefcb9e22
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct IssueSearchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query IssueSearchQuery
            text query IssueSearchQuery($minimum:Float,$states:[State!]){search(minimum:$minimum,states:$states){nodes{id effort state assignee{id}} total}}
            variables
             minimum: Float
             states: [enum State!]
            normalization
             search(minimum: $minimum, states: $states): type IssueList @follows(types: ["Issue"], list: "nodes", where: {or: [{and: [{effort: {gte: $minimum}}, {state: {in: $states}}]}, {assignee: {eq: null}, state: {eq: DRAFT}}]}, orderBy: [{effort: ASC}])
              nodes: [type Issue!]!
               id: ID!
               effort: Float
               state: enum State!
               assignee: type User
                id: ID!
              total: Int!
            reader
             search(minimum: $minimum, states: $states)
              nodes
               id
               effort
              total
            """#)
    }

    var minimum: Relay.Input<Swift.Double>
    var states: Relay.Input<[State]>

    init(minimum: Swift.Double? = nil, states: [State]? = nil) {
        self.minimum = .init(minimum)
        self.states = .init(states)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(minimum: Relay.Input<Swift.Double> = .unset, states: Relay.Input<[State]> = .unset) {
        self.minimum = minimum
        self.states = states
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("minimum", self.minimum)
        variables.writeInput("states", self.states)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let search: Search?

        init(_ reader: inout Relay.Reader) {
            self.search = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.search, b.search)
            return e.isEqual
        }

        nonisolated struct Search: Relay.Selection {
            let nodes: [Node]
            let total: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.nodes = reader.objects(0)
                self.total = reader.int(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.objects(a.nodes, b.nodes)
                e.int(a.total, b.total)
                return e.isEqual
            }

            nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let effort: Swift.Double?

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.effort = reader.optionalDouble(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.effort, b.effort)
                    return e.isEqual
                }
            }
        }
    }
}
