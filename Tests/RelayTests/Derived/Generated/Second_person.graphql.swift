// @generated Second_person.graphql sha256:50f5a2671e28a0bfbf2227ab45e83c7c712cc818bf8fdb341756319114ce7486
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Second_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Second_person on type Person
            text fragment Second_person on Person{...Deputy_person}
            spreads Deputy_person
            normalization
             ...Deputy_person
            reader
             second = deputy @derived(field: "Person.deputy", query: "Second_person_second", keys: "ids", type: "Person")
              last
            """#, fragments: [Deputy_person.artifact], queries: [Second_person_second.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// Who stands in.
        let second: Second?

        init(_ reader: inout Relay.Reader) {
            self.second = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.second, b.second)
            return e.isEqual
        }

        nonisolated struct Second: Relay.Selection {
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
