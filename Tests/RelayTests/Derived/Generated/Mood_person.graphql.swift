// @generated Mood_person.graphql sha256:2c805211114810d0d42df3b62c9398f4bd1a7a2925d773f247da76faba3d184e
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Mood_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Mood_person on type Person
            text fragment Mood_person on Person{id first}
            normalization
             id: ID!
             first: String
            reader
             id
             first
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let first: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.first = reader.optionalString(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalString(a.first, b.first)
            return e.isEqual
        }
    }
}
