// @generated Boast_person.graphql sha256:69cc4d2c60ad851a5f616241bb8522f6ffd32844f36326ee88c771757aaec3ae
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Boast_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Boast_person on type Person
            text fragment Boast_person on Person{...Deputy_person}
            spreads Deputy_person
            normalization
             ...Deputy_person
            reader
             deputy @derived(field: "Person.deputy", query: "Boast_person_deputy", keys: "ids", type: "Person")
              first
            """#, fragments: [Deputy_person.artifact], queries: [Boast_person_deputy.artifact])
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

        nonisolated struct Deputy: Relay.Selection {
            let first: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.first = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.first, b.first)
                return e.isEqual
            }
        }
    }
}
