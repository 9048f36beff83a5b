// @generated IssueBoardQuery.graphql sha256:9b218824b80cac5ebc5c0d25b9a86b7a11cbb21bc4daaa6a380b9e3375628511
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct IssueBoardQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query IssueBoardQuery
            text query IssueBoardQuery($id:ID!){node(id:$id){__typename id ...on Board{issues(first:10){edges{node{id title __typename board{id} state updatedAt} cursor} pageInfo{endCursor hasNextPage}} all{id board{id} title}}}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Board
               issues(first: 10): type IssueConnection! @connection(key: "Board_issues", filters: []) @follows(types: ["Issue"], list: "edges", where: {board: {isParent: true}, state: {in: [OPEN, DRAFT]}}, orderBy: [{updatedAt: DESC}, {title: ASC}])
                edges: [type IssueEdge]
                 node: type Issue
                  id: ID!
                  title: String!
                  __typename: String!
                  board: type Board
                   id: ID!
                  state: enum State!
                  updatedAt: String!
                 cursor: String!
                pageInfo: type PageInfo!
                 endCursor: String
                 hasNextPage: Boolean!
               all: [type Issue!]! @follows(types: ["Issue"], where: {board: {isParent: true}}, orderBy: [{title: ASC}])
                id: ID!
                board: type Board
                 id: ID!
                title: String!
            reader
             node(id: $id)
              ... as board on type Board
               id
               issues = __Board_issues_connection
                edges
                 node
                  id
                  title
                pageInfo
                 endCursor
                 hasNextPage
               all
                id
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    /// The connection `issues`, with the values of its filters.
    static func issuesConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Board_issues", Relay.VariableWriter())
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        nonisolated struct Node: Relay.Selection {
            let board: Board?

            init(_ reader: inout Relay.Reader) {
                self.board = reader.optionalInline(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.board, b.board)
                return e.isEqual
            }

            nonisolated struct Board: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let issues: Issues
                let all: [All]

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.issues = reader.object(1)
                    self.all = reader.objects(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.object(a.issues, b.issues)
                    e.objects(a.all, b.all)
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

                nonisolated struct All: Relay.Selection, Swift.Identifiable {
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
    }
}
