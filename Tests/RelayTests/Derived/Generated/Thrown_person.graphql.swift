// @generated Thrown_person.graphql sha256:b2701a3db77b8afdc0eb2c626bb5fc0d53b5dcdc723d7c3cad5be7ccbbd9f3f5
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Thrown_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Thrown_person on type Person
            text fragment Thrown_person on Person{...Deputy_person}
            spreads Deputy_person
            normalization
             ...Deputy_person
            reader
             deputy @required(action: THROW) @derived(field: "Person.deputy", query: "Thrown_person_deputy", keys: "ids", type: "Person")
              last
            """#, fragments: [Deputy_person.artifact], queries: [Thrown_person_deputy.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// Who stands in.
        let deputy: Deputy

        init(_ reader: inout Relay.Reader) {
            self.deputy = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.deputy, b.deputy)
            return e.isEqual
        }

        nonisolated struct Deputy: Relay.Selection {
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
