// @generated ReaderCount_story.graphql sha256:dc5146d6c69e53d0452b4d46ce1df4cdc57d92692c130385f5abb582e197d935
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ReaderCount_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ReaderCount_story on type Story
            text fragment ReaderCount_story on Story{id}
            normalization
             id: ID!
            reader
             id
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            return e.isEqual
        }
    }
}
