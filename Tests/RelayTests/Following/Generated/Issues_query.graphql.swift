// @generated Issues_query.graphql sha256:3c936c6542f4f1256d58a3760d1ca8221ffa4fe483afcf99936f1661b93ae4e7
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Issues_query: Relay.ForwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Issues_query on type Query
            template fragment Issues_query on Query{issues(after:$cursor,first:$count,state:$state){edges{node{id title __typename state rank} cursor} pageInfo{hasNextPage endCursor}}}
            arguments
             state: enum State
             count: Int = 3
             cursor: String
            connection issues
             forward first: $count after: $cursor
            refetch IssuesPageQuery
            normalization
             issues(after: $cursor, first: $count, state: $state): type IssueConnection! @connection(key: "Issues_issues", filters: ["state"]) @follows(types: ["Issue"], list: "edges", where: {state: {eq: $state}}, orderBy: [{rank: ASC}])
              edges: [type IssueEdge]
               node: type Issue
                id: ID!
                title: String!
                __typename: String!
                state: enum State!
                rank: Int
               cursor: String!
              pageInfo: type PageInfo!
               hasNextPage: Boolean!
               endCursor: String
            reader
             issues = __Issues_issues_connection(state: $state)
              edges
               node
                id
                title
              pageInfo
               hasNextPage
               endCursor
            """#)
    }

    typealias RefetchQuery = IssuesPageQuery

    /// The connection `issues`, with the values of its filters.
    static func issuesConnection(state: Relay.Input<State> = .unset) -> Relay.ConnectionKey {
        var filters = Relay.VariableWriter()
        filters.writeInput("state", state)
        return Relay.ConnectionKey("Issues_issues", filters)
    }

    /// Variables to change in a refetch; those that are unset stay.
    nonisolated struct RefetchVariables: Relay.GraphQLVariables {
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
                    let title: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.title = reader.string(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.string(a.title, b.title)
                        return e.isEqual
                    }
                }
            }

            nonisolated struct PageInfo: Relay.Selection {
                let hasNextPage: Swift.Bool
                let endCursor: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.hasNextPage = reader.bool(0)
                    self.endCursor = reader.optionalString(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.bool(a.hasNextPage, b.hasNextPage)
                    e.optionalString(a.endCursor, b.endCursor)
                    return e.isEqual
                }
            }
        }
    }
}
