// @generated DatedIssuesQuery.graphql sha256:5ff86a35c57d8810f050d0bbc2de4f8cff35825597990d43957f4a5f395ee981
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DatedIssuesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DatedIssuesQuery
            text query DatedIssuesQuery($state:State){issues(first:10,state:$state){edges{node{id updatedAt __typename state rank} cursor} pageInfo{endCursor hasNextPage}}}
            variables
             state: enum State
            connection issues
             forward
            normalization
             issues(first: 10, state: $state): type IssueConnection! @connection(key: "Issues_issues", filters: ["state"]) @follows(types: ["Issue"], list: "edges", where: {state: {eq: $state}}, orderBy: [{rank: ASC}])
              edges: [type IssueEdge]
               node: type Issue
                id: ID!
                updatedAt: String!
                __typename: String!
                state: enum State!
                rank: Int
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
            reader
             issues = __Issues_issues_connection(state: $state)
              edges
               node
                id
                updatedAt
              pageInfo
               endCursor
               hasNextPage
            """#)
    }

    var state: Relay.Input<State>

    init(state: State? = nil) {
        self.state = .init(state)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(state: Relay.Input<State> = .unset) {
        self.state = state
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("state", self.state)
    }

    /// The connection `issues`, with the values of its filters.
    static func issuesConnection(state: Relay.Input<State> = .unset) -> Relay.ConnectionKey {
        var filters = Relay.VariableWriter()
        filters.writeInput("state", state)
        return Relay.ConnectionKey("Issues_issues", filters)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let issues: Issues

        init(_ reader: inout Relay.Reader) {
            self.issues = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.issues, b.issues)
            return e.isEqual
        }

        nonisolated struct Issues: Relay.ConnectionSelection {
            let edges: Relay.GrowingList<Edge?>?
            let pageInfo: PageInfo
            /// The nodes of the edges, without those that are null.
            let nodes: Relay.GrowingList<Node>

            typealias Node = Edge.Node

            /// Whether there are pages after these nodes.
            var hasNext: Swift.Bool {
                return self.pageInfo.hasNextPage
            }

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.optionalGrowingListOrNil(0)
                self.pageInfo = reader.object(1)
                self.nodes = reader.nodes(self.edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalGrowingListOrNil(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.EdgeSelection {
                let node: Node?

                /// What the connection is a collection of.
                var connectionNode: Node? {
                    return self.node
                }

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.optionalObject(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObject(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let updatedAt: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.updatedAt = reader.string(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.string(a.updatedAt, b.updatedAt)
                        return e.isEqual
                    }
                }
            }

            nonisolated struct PageInfo: Relay.Selection {
                let endCursor: Swift.String?
                let hasNextPage: Swift.Bool

                init(_ reader: inout Relay.Reader) {
                    self.endCursor = reader.optionalString(0)
                    self.hasNextPage = reader.bool(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.endCursor, b.endCursor)
                    e.bool(a.hasNextPage, b.hasNextPage)
                    return e.isEqual
                }
            }
        }
    }
}
