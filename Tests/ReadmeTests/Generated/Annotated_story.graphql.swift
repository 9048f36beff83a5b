// @generated Annotated_story.graphql sha256:79ba26b96e91ce5dbfa1c44f4fcc0f3014d861e3ce81fad224716bbf86a8772b
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Annotated_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Annotated_story on type Story
            text fragment Annotated_story on Story{title ...StoryNote_story}
            spreads StoryNote_story
            normalization
             title: String!
             ...StoryNote_story
            reader
             title
             note @derived(field: "Story.note", query: "Annotated_story_note", scope: "", types: ["StoryNote"])
              text @client
            """#, fragments: [StoryNote_story.artifact], queries: [Annotated_story_note.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String
        let note: Note?

        init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.note = reader.optionalObject(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.optionalObject(a.note, b.note)
            return e.isEqual
        }

        /// What the user thinks of a story.
        nonisolated struct Note: Relay.Selection {
            let text: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.text = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.text, b.text)
                return e.isEqual
            }
        }
    }
}
