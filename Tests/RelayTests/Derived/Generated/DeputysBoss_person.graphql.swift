// @generated DeputysBoss_person.graphql sha256:c133adccc999385a0d858120d507363c7d7f5a4b6931616d25023636cb60270a
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum DeputysBoss_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment DeputysBoss_person on type Person
            text fragment DeputysBoss_person on Person{...Deputy_person}
            spreads Deputy_person
            normalization
             ...Deputy_person
            reader
             deputy @derived(field: "Person.deputy", query: "DeputysBoss_person_deputy", keys: "ids", type: "Person")
              id
              boss
               id
               last
            """#, fragments: [Deputy_person.artifact], queries: [DeputysBoss_person_deputy.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// Who stands in.
        let deputy: Deputy?

        init(_ reader: inout Relay.Reader) {
            self.deputy = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.deputy, b.deputy)
            return e.isEqual
        }

        nonisolated struct Deputy: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let boss: Boss?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.boss = reader.optionalObject(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalObject(a.boss, b.boss)
                return e.isEqual
            }

            nonisolated struct Boss: Relay.Selection, Swift.Identifiable {
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
