// @generated DraftReader_person.graphql sha256:6415ef1277e133f01a7c1882f0de59034d58ef19646b46c98d5f5de7cb023883
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum DraftReader_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment DraftReader_person on type Person
            text fragment DraftReader_person on Person{...Deputy_person}
            spreads Deputy_person
            normalization
             ...Deputy_person
            reader
             draft @derived(field: "Person.draft", query: "DraftReader_person_draft", scope: "", types: ["Draft"])
              text @client
              reader @derived(field: "Draft.reader", query: "DraftReader_person_draft_reader", keys: "ids", type: "Person")
               last
              next @derived(field: "Draft.next", query: "DraftReader_person_draft_next", scope: "", types: ["Draft"])
               text @client
               next @derived(field: "Draft.next", query: "DraftReader_person_draft_next_next", scope: "", types: ["Draft"])
                id @client
            """#, fragments: [Deputy_person.artifact, Reader_draft.artifact], queries: [DraftReader_person_draft.artifact, DraftReader_person_draft_reader.artifact, DraftReader_person_draft_next.artifact, DraftReader_person_draft_next_next.artifact])
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
            let text: Swift.String?
            let reader: Reader_?
            let next: Next?

            init(_ reader: inout Relay.Reader) {
                self.text = reader.optionalString(0)
                self.reader = reader.optionalObject(1)
                self.next = reader.optionalObject(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.text, b.text)
                e.optionalObject(a.reader, b.reader)
                e.optionalObject(a.next, b.next)
                return e.isEqual
            }

            nonisolated struct Reader_: Relay.Selection {
                let last: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.last = reader.string(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.last, b.last)
                    return e.isEqual
                }
            }

            /// A text that only the app has, by its id.
            nonisolated struct Next: Relay.Selection {
                let text: Swift.String?
                let next: Next?

                init(_ reader: inout Relay.Reader) {
                    self.text = reader.optionalString(0)
                    self.next = reader.optionalObject(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.text, b.text)
                    e.optionalObject(a.next, b.next)
                    return e.isEqual
                }

                /// A text that only the app has, by its id.
                nonisolated struct Next: Relay.Selection, Swift.Identifiable {
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
    }
}
