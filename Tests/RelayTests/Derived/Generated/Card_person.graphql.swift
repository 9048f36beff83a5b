// @generated Card_person.graphql sha256:6308665d4d6da7c92fe8af164d35cd1d4939397c15854a6620ebc4c6953ad3c8
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Card_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Card_person on type Person
            text fragment Card_person on Person{id ...FullName_person ...Greeting_person}
            spreads FullName_person Greeting_person
            normalization
             id: ID!
             ...FullName_person
             ...Greeting_person
            reader
             id
             fullName @derived(field: "Person.fullName")
             greeting @derived(field: "Person.greeting")
            """#, fragments: [FullName_person.artifact, Greeting_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        /// The name, as cards show it.
        let fullName: Swift.String
        let greeting: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.fullName = reader.string(1)
            self.greeting = reader.string(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.fullName, b.fullName)
            e.string(a.greeting, b.greeting)
            return e.isEqual
        }
    }
}
