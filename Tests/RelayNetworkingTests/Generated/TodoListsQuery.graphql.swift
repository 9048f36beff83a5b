// @generated TodoListsQuery.graphql sha256:4c0676f8fcd227b8b75db9f45e3d4345e920144e2495fb842d4be704bf287959
// Made by relay-generator from GraphQL/Todos.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct TodoListsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query TodoListsQuery
            template query TodoListsQuery($count:Int!){lists(first:1){edges{node{id ...Todos_list(count:$count)}}}}
            variables
             count: Int!
            normalization
             lists(first: 1): type TodoListConnection!
              edges: [type TodoListEdge!]!
               node: type TodoList!
                id: ID!
                ...Todos_list(count:$count)
            reader
             lists(first: 1)
              edges
               node
                id
                ...Todos_list(count: $count)
            """#, fragments: [Todos_list.artifact])
    }

    var count: Swift.Int

    init(count: Swift.Int) {
        self.count = count
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("count", self.count)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let lists: Lists

        init(_ reader: inout Relay.Reader) {
            self.lists = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.lists, b.lists)
            return e.isEqual
        }

        nonisolated struct Lists: Relay.Selection {
            /// Contains the nodes in this connection
            let edges: [Edge]

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.objects(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.objects(a.edges, b.edges)
                return e.isEqual
            }

            /// An edge in a connection.
            nonisolated struct Edge: Relay.Selection {
                /// The item at the end of the edge
                let node: Node

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
                    let todos_list: Todos_list.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.todos_list = reader.fragment(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.fragment(a.todos_list, b.todos_list)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
