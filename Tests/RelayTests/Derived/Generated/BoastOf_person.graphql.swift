// @generated BoastOf_person.graphql sha256:26f9c66fb4dd0a976617b8af8417b94fdbba4d14a2c43b6f0912a1ae12ba42da
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum BoastOf_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment BoastOf_person on type Person
            text fragment BoastOf_person on Person{...Boast_person}
            spreads Boast_person
            normalization
             ...Boast_person
            reader
             boast @derived(field: "Person.boast")
            """#, fragments: [Boast_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let boast: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.boast = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.boast, b.boast)
            return e.isEqual
        }
    }
}
