// @generated NeededDraft_person.graphql sha256:db2fa1b920ae33e75e4ad52d5a883fb0499cbd720907b2cdb7e76b2e37bb389e
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum NeededDraft_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment NeededDraft_person on type Person
            text fragment NeededDraft_person on Person{...Deputy_person}
            spreads Deputy_person
            normalization
             ...Deputy_person
            reader
             draft @required(action: THROW) @derived(field: "Person.draft", query: "NeededDraft_person_draft", scope: "", types: ["Draft"])
              text @client
            """#, fragments: [Deputy_person.artifact], queries: [NeededDraft_person_draft.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let draft: Draft

        init(_ reader: inout Relay.Reader) {
            self.draft = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.draft, b.draft)
            return e.isEqual
        }

        /// A text that only the app has, by its id.
        nonisolated struct Draft: Relay.Selection {
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
