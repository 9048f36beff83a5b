// @generated Papers_person.graphql sha256:43f47fb933da6a025d19f5df63a84984f39e91634ce831e5669183f7ad5833b5
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Papers_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Papers_person on type Person
            text fragment Papers_person on Person{...Deputy_person ...Best_person}
            spreads Best_person Deputy_person
            normalization
             ...Deputy_person
             ...Best_person
            reader
             paper @derived(field: "Person.paper", query: "Papers_person_paper", scope: "", types: ["Draft", "Letter"])
              case Draft
               id @client
               text @client
               size @derived(field: "Draft.size")
               ...DraftRow_draft
              default
               id @client
               text @client
               ... as letter on type Letter
                id @client
               ... as signed on interface Signed of [Letter]
                signature @client
               ...Signature_signed on interface Signed of [Letter]
             label @derived(field: "Person.label", query: "Papers_person_label", scope: "Label", types: ["Label"])
              color @client
            """#, fragments: [Best_person.artifact, Deputy_person.artifact, DraftRow_draft.artifact, Signature_signed.artifact, Size_draft.artifact], queries: [Papers_person_paper.artifact, Papers_person_label.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let paper: Paper?
        let label: Label?

        init(_ reader: inout Relay.Reader) {
            self.paper = reader.optionalObject(0)
            self.label = reader.optionalObject(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.paper, b.paper)
            e.optionalObject(a.label, b.label)
            return e.isEqual
        }

        nonisolated enum Paper: Relay.Selection, Swift.Identifiable {
            case draft(Draft)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .draft(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            var id: Relay.ID {
                switch self {
                case .draft(let value):
                    return value.id
                case .other(let value):
                    return value.id
                }
            }

            var text: Swift.String? {
                switch self {
                case .draft(let value):
                    return value.text
                case .other(let value):
                    return value.text
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.draft(let a), .draft(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            /// A text that only the app has, by its id.
            nonisolated struct Draft: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let text: Swift.String?
                let size: Swift.Int
                let draftRow_draft: DraftRow_draft.Ref

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.text = reader.optionalString(1)
                    self.size = reader.int(2)
                    self.draftRow_draft = reader.fragment(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalString(a.text, b.text)
                    e.int(a.size, b.size)
                    e.fragment(a.draftRow_draft, b.draftRow_draft)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let text: Swift.String?
                let letter: Letter?
                let signed: Signed?
                let signer: Signature_signed.Ref?

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.text = reader.optionalString(1)
                    self.letter = reader.optionalInline(2)
                    self.signed = reader.optionalInline(3)
                    self.signer = reader.optionalFragment(4)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalString(a.text, b.text)
                    e.optionalObject(a.letter, b.letter)
                    e.optionalObject(a.signed, b.signed)
                    e.optionalFragment(a.signer, b.signer)
                    return e.isEqual
                }

                nonisolated struct Letter: Relay.Selection, Swift.Identifiable {
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

                nonisolated struct Signed: Relay.Selection {
                    let signature: Swift.String?

                    init(_ reader: inout Relay.Reader) {
                        self.signature = reader.optionalString(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.signature, b.signature)
                        return e.isEqual
                    }
                }
            }
        }

        /// A label that only the app has, by its name.
        nonisolated struct Label: Relay.Selection {
            let color: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.color = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.color, b.color)
                return e.isEqual
            }
        }
    }
}
