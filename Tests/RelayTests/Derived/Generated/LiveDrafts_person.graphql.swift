// @generated LiveDrafts_person.graphql sha256:c0554ad4f78c3c289650298333b839fef0e74bf1cdbeab0960019f107c672319
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum LiveDrafts_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment LiveDrafts_person on type Person
            text fragment LiveDrafts_person on Person{...Mood_person}
            spreads Mood_person
            normalization
             ...Mood_person
            reader
             liveDrafts @derived(field: "Person.liveDrafts", query: "LiveDrafts_person_liveDrafts", scope: "", types: ["Draft"])
              id @client
              text @client
              ...DraftRow_draft
            """#, fragments: [DraftRow_draft.artifact, Mood_person.artifact], queries: [LiveDrafts_person_liveDrafts.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let liveDrafts: [LiveDraft]?

        init(_ reader: inout Relay.Reader) {
            self.liveDrafts = reader.optionalObjects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjects(a.liveDrafts, b.liveDrafts)
            return e.isEqual
        }

        /// A text that only the app has, by its id.
        nonisolated struct LiveDraft: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let text: Swift.String?
            let draftRow_draft: DraftRow_draft.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.text = reader.optionalString(1)
                self.draftRow_draft = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.text, b.text)
                e.fragment(a.draftRow_draft, b.draftRow_draft)
                return e.isEqual
            }
        }
    }
}
