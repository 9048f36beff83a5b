// @generated AboutDraft_person.graphql sha256:4f8088a69d4335b73dc18c549d795c213bb0a9bb8fa57f789722c53614f57e46
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum AboutDraft_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment AboutDraft_person on type Person
            text fragment AboutDraft_person on Person{...Deputy_person}
            spreads Deputy_person
            normalization
             ...Deputy_person
            reader
             draft @derived(field: "Person.draft", query: "AboutDraft_person_draft", scope: "", types: ["Draft"])
              person @client
               id
               last
            """#, fragments: [Deputy_person.artifact], queries: [AboutDraft_person_draft.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let draft: Draft?

        init(_ reader: inout Relay.Reader) {
            self.draft = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.draft, b.draft)
            return e.isEqual
        }

        /// A text that only the app has, by its id.
        nonisolated struct Draft: Relay.Selection {
            /// The person it is about.
            let person: Person?

            init(_ reader: inout Relay.Reader) {
                self.person = reader.optionalObject(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.person, b.person)
                return e.isEqual
            }

            nonisolated struct Person: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let last: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.last = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.last, b.last)
                    return e.isEqual
                }
            }
        }
    }
}
