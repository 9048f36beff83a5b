// @generated NoteQuery.graphql sha256:c649b781b28af79a3b5cdf2108f351c299987dd159f4444a8594aec858bce5fc
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NoteQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query NoteQuery
            text query NoteQuery($id:ID!){node(id:$id){__typename id}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               note: type Note @client
                text: String @client
                ...Length_note
            reader
             node(id: $id)
              ... as person on type Person
               note @client
                text @client
                length @derived(field: "Note.length")
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
                    let text: Swift.String?
                    let length: Swift.Int

                    init(_ reader: inout Relay.Reader) {
                        self.text = reader.optionalString(0)
                        self.length = reader.int(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.text, b.text)
                        e.int(a.length, b.length)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
