// @generated StrictCaught_person.graphql sha256:637a993104c9b5db08bb65928da529e94f6b3ba1a1ff18c11132f56abb6b58ca
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StrictCaught_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StrictCaught_person on type Person
            text fragment StrictCaught_person on Person{...Strict_person}
            spreads Strict_person
            normalization
             ...Strict_person
            reader
             strict @catch(to: RESULT) @derived(field: "Person.strict")
            """#, fragments: [Strict_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let strict: Swift.Result<Swift.String?, Relay.FieldErrors>

        init(_ reader: inout Relay.Reader) {
            self.strict = reader.value(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.strict, b.strict)
            return e.isEqual
        }
    }
}
