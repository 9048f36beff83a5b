// @generated GuardedThrown_person.graphql sha256:95d0f203e023fb5c9a5f4ed29958a995d100f27cf49e4be1ea8e79c89349a6bf
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum GuardedThrown_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment GuardedThrown_person on type Person @throwOnFieldError
            text fragment GuardedThrown_person on Person{...Guarded_person}
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
