// @generated TodoQuery.graphql sha256:082d63757fdc11402b06d01fbce5d8486a2af62a5311684e99c51687ffda36d8
// Made by relay-generator from GraphQL/Scenes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct TodoQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query TodoQuery
            text query TodoQuery($id:ID!){node(id:$id){__typename id ...on Todo{...TodoRow_todo}}}
            spreads TodoRow_todo
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Todo
               ...TodoRow_todo
            reader
             node(id: $id)
              case Todo
               id
               ...TodoRow_todo
              default
            """#, fragments: [TodoRow_todo.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
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

        /// An object with a Globally Unique ID
        nonisolated enum Node: Relay.Selection {
            case todo(Todo)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .todo(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.todo(let a), .todo(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Todo: Relay.Selection, Swift.Identifiable {
                /// The Globally Unique ID of this object
                let id: Relay.ID
                let todoRow_todo: TodoRow_todo.Ref

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.todoRow_todo = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.fragment(a.todoRow_todo, b.todoRow_todo)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                init(_ reader: inout Relay.Reader) {
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    return true
                }
            }
        }
    }
}
