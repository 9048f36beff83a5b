// @generated AddTodoMutation.graphql sha256:aaca8157bd73745f97dccc31624f179c45440f482c3a6013567ed1361843410c
// Made by relay-generator from GraphQL/Todos.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct AddTodoMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation AddTodoMutation
            text mutation AddTodoMutation($input:AddTodoInput!){addTodo(input:$input){edge{cursor node{id text}}}}
            variables
             input: input AddTodoInput!
             connections: [ID!]!
            normalization
             addTodo(input: $input): type AddTodoPayload!
              edge: type TodoEdge! @appendEdge(connections: $connections)
               cursor: String!
               node: type Todo!
                id: ID!
                text: String!
            reader
             addTodo(input: $input)
              edge
               cursor
               node
                id
                text
            """#)
    }

    var input: AddTodoInput
    var connections: [Relay.ID]

    init(input: AddTodoInput, connections: [Relay.ID]) {
        self.input = input
        self.connections = connections
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("input", self.input)
        variables.write("connections", self.connections)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let addTodo: AddTodo

        init(_ reader: inout Relay.Reader) {
            self.addTodo = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.addTodo, b.addTodo)
            return e.isEqual
        }

        nonisolated struct AddTodo: Relay.Selection {
            let edge: Edge

            init(_ reader: inout Relay.Reader) {
                self.edge = reader.object(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.object(a.edge, b.edge)
                return e.isEqual
            }

            /// An edge in a connection.
            nonisolated struct Edge: Relay.Selection {
                /// A cursor for use in pagination
                let cursor: Swift.String
                /// The item at the end of the edge
                let node: Node

                init(_ reader: inout Relay.Reader) {
                    self.cursor = reader.string(0)
                    self.node = reader.object(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.cursor, b.cursor)
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
        }
    }
}
