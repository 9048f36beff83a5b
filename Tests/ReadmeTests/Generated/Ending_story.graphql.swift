// @generated Ending_story.graphql sha256:ece26cfe0fe96c72e74a397d402a2ba76528c8db32c2656e7232bd40380f0cbd
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Ending_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Ending_story on type Story
            text fragment Ending_story on Story{...ReadNext_story}
            spreads ReadNext_story
            normalization
             ...ReadNext_story
            reader
             readNext @derived(field: "Story.readNext", query: "Ending_story_readNext", key: "id", type: "Story")
              title
              ...Teaser_story
            """#, fragments: [ReadNext_story.artifact, Teaser_story.artifact], queries: [Ending_story_readNext.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// The related story that most readers like.
        let readNext: ReadNext?

        init(_ reader: inout Relay.Reader) {
            self.readNext = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.readNext, b.readNext)
            return e.isEqual
        }

        nonisolated struct ReadNext: Relay.Selection {
            let title: Swift.String
            let teaser_story: Teaser_story.Ref

            init(_ reader: inout Relay.Reader) {
                self.title = reader.string(0)
                self.teaser_story = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.title, b.title)
                e.fragment(a.teaser_story, b.teaser_story)
                return e.isEqual
            }
        }
    }
}
