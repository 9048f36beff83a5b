// @generated StrengthQuery.graphql sha256:5f7a66a6512e810a62359478d2cc6f98b974e2e0e6944bb8a00f3518a17b5018
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StrengthQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StrengthQuery
            text query StrengthQuery($id:ID!){node(id:$id){__typename id}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               note: type Note @client
                ...Length_note
            reader
             node(id: $id)
              ... as person on type Person
               note @client
                strength @derived(field: "Note.strength")
            """#, fragments: [Length_note.artifact])
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

        nonisolated struct Node: Relay.Selection {
            let person: Person?

            init(_ reader: inout Relay.Reader) {
                self.person = reader.optionalInline(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.person, b.person)
                return e.isEqual
            }

            nonisolated struct Person: Relay.Selection {
                let note: Note?

                init(_ reader: inout Relay.Reader) {
                    self.note = reader.optionalObject(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObject(a.note, b.note)
                    return e.isEqual
                }

                /// Something that only the app knows.
                nonisolated struct Note: Relay.Selection {
                    let strength: Swift.Int

                    init(_ reader: inout Relay.Reader) {
                        self.strength = reader.int(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.int(a.strength, b.strength)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
