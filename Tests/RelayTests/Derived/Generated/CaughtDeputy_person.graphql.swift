// @generated CaughtDeputy_person.graphql sha256:b3b85cf17694fa6701cc35e50365ad40bc4040df08ac46dc04d201ce212d151c
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CaughtDeputy_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CaughtDeputy_person on type Person
            text fragment CaughtDeputy_person on Person{...Deputy_person}
            spreads Deputy_person
            normalization
             ...Deputy_person
            reader
             deputy @catch(to: RESULT) @derived(field: "Person.deputy", query: "CaughtDeputy_person_deputy", keys: "ids", type: "Person")
              last
            """#, fragments: [Deputy_person.artifact], queries: [CaughtDeputy_person_deputy.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// Who stands in.
        let deputy: Swift.Result<Deputy?, Relay.FieldErrors>

        init(_ reader: inout Relay.Reader) {
            self.deputy = reader.value(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.deputy, b.deputy)
            return e.isEqual
        }

        nonisolated struct Deputy: Relay.Selection, Relay.FieldValue {
            let last: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.last = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.last, b.last)
                return e.isEqual
            }
        }
    }
}
