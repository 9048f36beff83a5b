// @generated SlowEditTodoMutation.graphql sha256:58962611d1bb5dd71f4c032c0f66705c2c026a1c7fdd360311fea36357b2391b
// Made by relay-generator from GraphQL/Scenes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SlowEditTodoMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation SlowEditTodoMutation
            text mutation SlowEditTodoMutation($id:ID!,$text:String!,$ms:Int!,$reject:Boolean!){slowEditTodo(id:$id,ms:$ms,reject:$reject,text:$text){todo{id text}}}
            variables
             id: ID!
             text: String!
             ms: Int!
             reject: Boolean!
            normalization
             slowEditTodo(id: $id, ms: $ms, reject: $reject, text: $text): type EditTodoPayload!
              todo: type Todo!
               id: ID!
               text: String!
            reader
             slowEditTodo(id: $id, ms: $ms, reject: $reject, text: $text)
              todo
               id
               text
            """#)
    }

    var id: Relay.ID
    var text: Swift.String
    var ms: Swift.Int
    var reject: Swift.Bool

    init(id: Relay.ID, text: Swift.String, ms: Swift.Int, reject: Swift.Bool) {
        self.id = id
        self.text = text
        self.ms = ms
        self.reject = reject
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("text", self.text)
        variables.write("ms", self.ms)
        variables.write("reject", self.reject)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let slowEditTodo: SlowEditTodo

        init(_ reader: inout Relay.Reader) {
            self.slowEditTodo = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.slowEditTodo, b.slowEditTodo)
            return e.isEqual
        }

        nonisolated struct SlowEditTodo: Relay.Selection {
            let todo: Todo

            init(_ reader: inout Relay.Reader) {
                self.todo = reader.object(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.object(a.todo, b.todo)
                return e.isEqual
            }

            nonisolated struct Todo: Relay.Selection, Swift.Identifiable {
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
