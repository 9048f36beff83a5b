// @generated Slots_person.graphql sha256:5354bb212972a18f719ab06aee24c4b84cafe616d7c0b2b7dd8372f431fe0108
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Slots_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Slots_person on type Person
            text fragment Slots_person on Person{...Friends_person ...Deputy_person}
            spreads Deputy_person Friends_person
            normalization
             ...Friends_person
             ...Deputy_person
            reader
             slots @derived(field: "Person.slots", query: "Slots_person_slots", scope: "", types: ["Draft"])
              id @client
              text @client
             draft @catch(to: RESULT) @derived(field: "Person.draft", query: "Slots_person_draft", scope: "", types: ["Draft"])
              text @client
             paper @catch(to: RESULT) @derived(field: "Person.paper", query: "Slots_person_paper", scope: "", types: ["Draft", "Letter"])
              id @client
            """#, fragments: [Deputy_person.artifact, Friends_person.artifact], queries: [Slots_person_slots.artifact, Slots_person_draft.artifact, Slots_person_paper.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let slots: [Slot?]
        let draft: Swift.Result<Draft?, Relay.FieldErrors>
        let paper: Swift.Result<Paper?, Relay.FieldErrors>

        init(_ reader: inout Relay.Reader) {
            self.slots = reader.objectsOrNil(0)
            self.draft = reader.value(1)
            self.paper = reader.value(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objectsOrNil(a.slots, b.slots)
            e.value(a.draft, b.draft)
            e.value(a.paper, b.paper)
            return e.isEqual
        }

        /// A text that only the app has, by its id.
        nonisolated struct Slot: Relay.Selection, Swift.Identifiable {
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

        /// A text that only the app has, by its id.
        nonisolated struct Draft: Relay.Selection, Relay.FieldValue {
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

        nonisolated struct Paper: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
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
}
