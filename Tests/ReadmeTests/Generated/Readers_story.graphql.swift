// @generated Readers_story.graphql sha256:01fa3204b94580335b8b31dfb6751f31094c8e34af5f781f46c585b4fcb0f3d9
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Readers_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Readers_story on type Story
            text fragment Readers_story on Story{...ReaderCount_story}
            spreads ReaderCount_story
            normalization
             ...ReaderCount_story
            reader
             readerCount @derived(field: "Story.readerCount")
            """#, fragments: [ReaderCount_story.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// How many friends read the story just now.
        let readerCount: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.readerCount = reader.int(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.readerCount, b.readerCount)
            return e.isEqual
        }
    }
}
