// @generated NoteQuery.graphql sha256:790d740421acf02c9cc5e89f9362a7e1275d8b912ed730e0a197eaebbc36647b
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NoteQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query NoteQuery
            text query NoteQuery{me{id name ...PersonNote_person}}
            spreads PersonNote_person
            normalization
             me: type Person
              id: ID!
              name: String!
              ...PersonNote_person
            reader
             me
              id
              name
              ...PersonNote_person
            """#, fragments: [PersonNote_person.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let me: Me?

        init(_ reader: inout Relay.Reader) {
            self.me = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.me, b.me)
            return e.isEqual
        }

        nonisolated struct Me: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let name: Swift.String
            let personNote_person: PersonNote_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.personNote_person = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.fragment(a.personNote_person, b.personNote_person)
                return e.isEqual
            }
        }
    }
}
