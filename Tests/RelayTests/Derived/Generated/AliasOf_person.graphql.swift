// @generated AliasOf_person.graphql sha256:2f88497cb2763aa0f16b9f016cd1e8e756986b7b62c8a2de02b6ac63d63f0c53
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum AliasOf_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment AliasOf_person on type Person
            text fragment AliasOf_person on Person{...Alias_person}
            spreads Alias_person
            normalization
             ...Alias_person
            reader
             alias @derived(field: "Person.alias")
            """#, fragments: [Alias_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let alias: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.alias = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.alias, b.alias)
            return e.isEqual
        }
    }
}
