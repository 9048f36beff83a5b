// @generated GuardedOf_person.graphql sha256:e425d58cab9e2e730145f8e7c12b98b232a122e781c48f91a3a1a32d84357283
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum GuardedOf_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment GuardedOf_person on type Person
            text fragment GuardedOf_person on Person{...Guarded_person}
            spreads Guarded_person
            normalization
             ...Guarded_person
            reader
             guarded @derived(field: "Person.guarded")
            """#, fragments: [Guarded_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let guarded: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.guarded = reader.optionalString(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.guarded, b.guarded)
            return e.isEqual
        }
    }
}
