// @generated FoundPages_board.graphql sha256:c0d171b6dc82b450af267b1fb23ecdf00e095595662dabb550bdabc242b73d8e
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FoundPages_board: Relay.ForwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FoundPages_board on type Board
            template fragment FoundPages_board on Board{issues(after:$cursor,first:$count){edges{node{id ...FoundPlain_issue __typename} cursor} pageInfo{endCursor hasNextPage}} id}
            arguments
             count: Int = 3
             cursor: String
            connection issues
             forward first: $count after: $cursor
            refetch FoundPagesQuery
             path node
             identifier id: $id
            normalization
             issues(after: $cursor, first: $count): type IssueConnection! @connection(key: "FoundPages_issues", filters: [])
              edges: [type IssueEdge]
               node: type Issue
                id: ID!
                ...FoundPlain_issue
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
             id: ID!
            reader
             issues = __FoundPages_issues_connection
              edges
               node
                ...FoundPlain_issue
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [FoundPlain_issue.artifact])
    }

    typealias RefetchQuery = FoundPagesQuery

    /// The connection `issues`, with the values of its filters.
    static func issuesConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("FoundPages_issues", Relay.VariableWriter())
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

                nonisolated struct Node: Relay.Selection {
                    let foundPlain_issue: FoundPlain_issue.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.foundPlain_issue = reader.fragment(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.fragment(a.foundPlain_issue, b.foundPlain_issue)
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
