// @generated IssueList_project.graphql sha256:3d539a6bffef582e2d247ecf55c121a23ec48c2f0d86725f39450c43e1f7f32a
// Made by relay-generator from Screens/IssuesScreen.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum IssueList_project: Relay.ForwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment IssueList_project on type Project
            template fragment IssueList_project on Project{name issues(after:$cursor,first:$count,state:$state){totalCount edges{node{id project{id} ...IssueRow_issue __typename state number} cursor} pageInfo{endCursor hasNextPage}} id}
            arguments
             count: Int = 5
             cursor: String
             state: enum IssueState
            connection issues
             forward first: $count after: $cursor
            refetch IssueListPageQuery
             path node
             identifier id: $id
            normalization
             name: String!
             issues(after: $cursor, first: $count, state: $state): type IssueConnection! @connection(key: "IssueList_issues", filters: ["state"]) @follows(types: ["Issue"], list: "edges", where: {project: {isParent: true}, state: {eq: $state}}, orderBy: [{number: ASC}])
              totalCount: Int!
              edges: [type IssueEdge!]!
               node: type Issue!
                id: ID!
                project: type Project!
                 id: ID!
                ...IssueRow_issue
                __typename: String!
                state: enum IssueState!
                number: Int!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
             id: ID!
            reader
             name
             issues = __IssueList_issues_connection(state: $state)
              totalCount
              edges
               node
                id
                project
                 id
                ...IssueRow_issue
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [IssueRow_issue.artifact])
    }

    typealias RefetchQuery = IssueListPageQuery

    /// The connection `issues`, with the values of its filters.
    static func issuesConnection(state: Relay.Input<IssueState> = .unset) -> Relay.ConnectionKey {
        var filters = Relay.VariableWriter()
        filters.writeInput("state", state)
        return Relay.ConnectionKey("IssueList_issues", filters)
    }

    /// Variables to change in a refetch; those that are unset stay.
    nonisolated struct RefetchVariables: Relay.GraphQLVariables {
        var state: Relay.Input<IssueState>

        init(state: IssueState? = nil) {
            self.state = .init(state)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        init(state: Relay.Input<IssueState> = .unset) {
            self.state = state
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("state", self.state)
        }
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let name: Swift.String
        let issues: Issues

        init(_ reader: inout Relay.Reader) {
            self.name = reader.string(0)
            self.issues = reader.object(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.name, b.name)
            e.object(a.issues, b.issues)
            return e.isEqual
        }

        nonisolated struct Issues: Relay.ConnectionSelection {
            let totalCount: Swift.Int
            let edges: Relay.GrowingList<Edge>
            let pageInfo: PageInfo
            /// The nodes of the edges, without those that are null.
            let nodes: Relay.GrowingList<Node>

            typealias Node = Edge.Node

            /// Whether there are pages after these nodes.
            var hasNext: Swift.Bool {
                return self.pageInfo.hasNextPage
            }

            init(_ reader: inout Relay.Reader) {
                self.totalCount = reader.int(0)
                self.edges = reader.growingList(1)
                self.pageInfo = reader.object(2)
                self.nodes = reader.nodes(self.edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.int(a.totalCount, b.totalCount)
                e.growingList(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.EdgeSelection {
                let node: Node

                /// What the connection is a collection of.
                var connectionNode: Node? {
                    return self.node
                }

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.object(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.object(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let project: Project
                    let issueRow_issue: IssueRow_issue.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.project = reader.object(1)
                        self.issueRow_issue = reader.fragment(2)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.object(a.project, b.project)
                        e.fragment(a.issueRow_issue, b.issueRow_issue)
                        return e.isEqual
                    }

                    nonisolated struct Project: Relay.Selection, Swift.Identifiable {
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
