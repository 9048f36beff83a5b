// @generated Todos_list.graphql sha256:c0dc7ad54d792872a6f54abf13630d06fa7e87394f2b79096612b97582b55751
// Made by relay-generator from GraphQL/Todos.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Todos_list: Relay.ForwardPaginationFragment, Relay.BackwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Todos_list on type TodoList
            template fragment Todos_list on TodoList{todos(after:$cursor,before:$before,first:$count,last:$last){edges{node{id text __typename} cursor} pageInfo{endCursor hasNextPage hasPreviousPage startCursor}} id}
            arguments
             count: Int = 3
             cursor: String
             last: Int
             before: String
            connection todos
             forward first: $count after: $cursor
             backward last: $last before: $before
            refetch TodosPageQuery
             path node
             identifier id: $id
            normalization
             todos(after: $cursor, before: $before, first: $count, last: $last): type TodoConnection! @connection(key: "Todos_todos", filters: [])
              edges: [type TodoEdge!]!
               node: type Todo!
                id: ID!
                text: String!
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
               hasPreviousPage: Boolean!
               startCursor: String
             id: ID!
            reader
             todos = __Todos_todos_connection
              edges
               node
                id
                text
              pageInfo
               endCursor
               hasNextPage
               hasPreviousPage
               startCursor
            """#)
    }

    typealias RefetchQuery = TodosPageQuery

    /// The connection `todos`, with the values of its filters.
    static func todosConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Todos_todos", Relay.VariableWriter())
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let todos: Todos

        init(_ reader: inout Relay.Reader) {
            self.todos = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.todos, b.todos)
            return e.isEqual
        }

        nonisolated struct Todos: Relay.ConnectionSelection {
            /// Contains the nodes in this connection
            let edges: Relay.GrowingList<Edge>
            /// Pagination data for this connection
            let pageInfo: PageInfo
            /// The nodes of the edges, without those that are null.
            let nodes: Relay.GrowingList<Node>

            typealias Node = Edge.Node

            /// Whether there are pages after these nodes.
            var hasNext: Swift.Bool {
                return self.pageInfo.hasNextPage
            }

            /// Whether there are pages before these nodes.
            var hasPrevious: Swift.Bool {
                return self.pageInfo.hasPreviousPage
            }

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.growingList(0)
                self.pageInfo = reader.object(1)
                self.nodes = reader.nodes(self.edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.growingList(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            /// An edge in a connection.
            nonisolated struct Edge: Relay.EdgeSelection {
                /// The item at the end of the edge
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
                    /// The Globally Unique ID of this object
                    let id: Relay.ID
                    let text: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.text = reader.string(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.string(a.text, b.text)
                        return e.isEqual
                    }
                }
            }

            /// Information to aid in pagination.
            nonisolated struct PageInfo: Relay.Selection {
                /// When paginating forwards, the cursor to continue.
                let endCursor: Swift.String?
                /// When paginating forwards, are there more items?
                let hasNextPage: Swift.Bool
                /// When paginating backwards, are there more items?
                let hasPreviousPage: Swift.Bool
                /// When paginating backwards, the cursor to continue.
                let startCursor: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.endCursor = reader.optionalString(0)
                    self.hasNextPage = reader.bool(1)
                    self.hasPreviousPage = reader.bool(2)
                    self.startCursor = reader.optionalString(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.endCursor, b.endCursor)
                    e.bool(a.hasNextPage, b.hasNextPage)
                    e.bool(a.hasPreviousPage, b.hasPreviousPage)
                    e.optionalString(a.startCursor, b.startCursor)
                    return e.isEqual
                }
            }
        }
    }
}
