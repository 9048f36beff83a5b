// @generated LeftIssues_query.graphql sha256:4a3d8c72d9c7c63744c7959a7e6d0cdc81dc7848a6cfd2dc1cf89ec7dad20c72
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum LeftIssues_query: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment LeftIssues_query on type Query
            text fragment LeftIssues_query on Query{issues(first:10,state:OPEN){edges{node{id __typename state rank} cursor} pageInfo{endCursor hasNextPage}}}
            connection issues
             forward
            normalization
             issues(first: 10, state: OPEN): type IssueConnection! @connection(key: "LeftIssues_issues", filters: ["state"]) @follows(types: ["Issue"], list: "edges", where: {state: {eq: OPEN}}, orderBy: [{rank: ASC}])
              edges: [type IssueEdge]
               node: type Issue
                id: ID!
                __typename: String!
                state: enum State!
                rank: Int
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
            reader
             issues = __LeftIssues_issues_connection(state: OPEN)
              edges
               node
                id
              pageInfo
               endCursor
               hasNextPage
            """#)
    }

    /// The connection `issues`, with the values of its filters.
    static func issuesConnection() -> Relay.ConnectionKey {
        var filters = Relay.VariableWriter()
        filters.write("state", "OPEN")
        return Relay.ConnectionKey("LeftIssues_issues", filters)
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

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
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
