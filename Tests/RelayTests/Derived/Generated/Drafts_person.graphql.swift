// @generated Drafts_person.graphql sha256:90e0f5b1b61874ddbc8787cb25fed27ef3c08c5473a3c597a904f22f69cd14a6
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Drafts_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Drafts_person on type Person
            template fragment Drafts_person on Person{id ...Deputy_person ...Friends_person}
            arguments
             style: enum NameStyle
            normalization
             id: ID!
             ...Deputy_person
             ...Friends_person
            reader
             id
             draft @derived(field: "Person.draft", query: "Drafts_person_draft", scope: "", types: ["Draft"])
              id @client
              size @derived(field: "Draft.size")
              ...DraftRow_draft(style: $style)
             drafts @derived(field: "Person.drafts", query: "Drafts_person_drafts", scope: "", types: ["Draft"])
              id @client
              text @client
            """#, fragments: [Deputy_person.artifact, DraftRow_draft.artifact, Friends_person.artifact, Size_draft.artifact], queries: [Drafts_person_draft.artifact, Drafts_person_drafts.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let draft: Draft?
        let drafts: [Draft_]

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.draft = reader.optionalObject(1)
            self.drafts = reader.objects(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalObject(a.draft, b.draft)
            e.objects(a.drafts, b.drafts)
            return e.isEqual
        }

        /// A text that only the app has, by its id.
        nonisolated struct Draft: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let size: Swift.Int
            let draftRow_draft: DraftRow_draft.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.size = reader.int(1)
                self.draftRow_draft = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.int(a.size, b.size)
                e.fragment(a.draftRow_draft, b.draftRow_draft)
                return e.isEqual
            }
        }

        /// A text that only the app has, by its id.
        nonisolated struct Draft_: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let text: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.text = reader.optionalString(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.text, b.text)
                return e.isEqual
            }
        }
    }
}
