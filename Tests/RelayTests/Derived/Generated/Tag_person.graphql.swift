// @generated Tag_person.graphql sha256:c8191e00419ae0312350e5af1778cbe6b5ceb704e8823dc3c8ab4b887c988175
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Tag_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Tag_person on type Person
            text fragment Tag_person on Person{...Birthday_person}
            spreads Birthday_person
            normalization
             ...Birthday_person
            reader
             tag @derived(field: "Person.tag", query: "Tag_person_tag", scope: "Tag", types: ["Flag", "Star"])
              case Flag
               color @client
              case Star
               size @client
              default
            """#, fragments: [Birthday_person.artifact], queries: [Tag_person_tag.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let tag: Tag?

        init(_ reader: inout Relay.Reader) {
            self.tag = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.tag, b.tag)
            return e.isEqual
        }

        nonisolated enum Tag: Relay.Selection {
            case flag(Flag)
            case star(Star)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .flag(reader.caseValue(0))
                case 1:
                    self = .star(reader.caseValue(1))
                default:
                    self = .other(reader.caseValue(2))
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.flag(let a), .flag(let b)):
                    e.object(a, b)
                case (.star(let a), .star(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Flag: Relay.Selection {
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

            nonisolated struct Star: Relay.Selection {
                let size: Swift.Int?

                init(_ reader: inout Relay.Reader) {
                    self.size = reader.optionalInt(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalInt(a.size, b.size)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                init(_ reader: inout Relay.Reader) {
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    return true
                }
            }
        }
    }
}
