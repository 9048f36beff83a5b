// @generated StrictOf_person.graphql sha256:67c47edbe3849e28c5e13f4b2384b336b84d18b0e1bfdc0f88dc93f1d255527a
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StrictOf_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StrictOf_person on type Person
            text fragment StrictOf_person on Person{...Strict_person}
            spreads Strict_person
            normalization
             ...Strict_person
            reader
             strict @derived(field: "Person.strict")
            """#, fragments: [Strict_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let strict: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.strict = reader.optionalString(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.strict, b.strict)
            return e.isEqual
        }
    }
}
