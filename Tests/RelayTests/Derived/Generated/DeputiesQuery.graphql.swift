// @generated DeputiesQuery.graphql sha256:422fd8d6067a0869029eac44874be8aef1074fc817c47658342af7fe3aeaa853
// Made by relay-generator from GraphQL/Rows.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DeputiesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DeputiesQuery
            text query DeputiesQuery{people{id ...Deputy_person}}
            spreads Deputy_person
            normalization
             people: [type Person!]!
              id: ID!
              ...Deputy_person
            reader
             people
              id
              deputy @derived(field: "Person.deputy", query: "DeputiesQuery_people_deputy", keys: "ids", type: "Person")
               id
               last
            """#, fragments: [Deputy_person.artifact], queries: [DeputiesQuery_people_deputy.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let people: [People]

        init(_ reader: inout Relay.Reader) {
            self.people = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.people, b.people)
            return e.isEqual
        }

        nonisolated struct People: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            /// Who stands in.
            let deputy: Deputy?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.deputy = reader.optionalObject(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalObject(a.deputy, b.deputy)
                return e.isEqual
            }

            nonisolated struct Deputy: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let last: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.last = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.last, b.last)
                    return e.isEqual
                }
            }
        }
    }
}
