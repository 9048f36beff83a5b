// @generated Nullable_person.graphql sha256:49364aa806a323faaf08652d0f93632647a9d184da8838c41c3a7c93e5e2ca26
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Nullable_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Nullable_person on type Person
            text fragment Nullable_person on Person{...Deputy_person ...Friends_person}
            spreads Deputy_person Friends_person
            normalization
             ...Deputy_person
             ...Friends_person
            reader
             deputy @catch(to: RESULT) @derived(field: "Person.deputy", query: "Nullable_person_deputy", keys: "ids", type: "Person")
              last
             guests @derived(field: "Person.guests", query: "Nullable_person_guests", keys: "ids", type: "Person")
              id
             anything @derived(field: "Person.anything", query: "Nullable_person_anything", keys: "ids")
              case Team
               id
               title
              default
               id
            """#, fragments: [Deputy_person.artifact, Friends_person.artifact], queries: [Nullable_person_deputy.artifact, Nullable_person_guests.artifact, Nullable_person_anything.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// Who stands in.
        let deputy: Swift.Result<Deputy?, Relay.FieldErrors>
        let guests: [Guest?]
        let anything: Anything?

        init(_ reader: inout Relay.Reader) {
            self.deputy = reader.value(0)
            self.guests = reader.objectsOrNil(1)
            self.anything = reader.optionalObject(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.deputy, b.deputy)
            e.objectsOrNil(a.guests, b.guests)
            e.optionalObject(a.anything, b.anything)
            return e.isEqual
        }

        nonisolated struct Deputy: Relay.Selection, Relay.FieldValue {
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

        nonisolated struct Guest: Relay.Selection, Swift.Identifiable {
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

        nonisolated enum Anything: Relay.Selection, Swift.Identifiable {
            case team(Team)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .team(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            var id: Relay.ID {
                switch self {
                case .team(let value):
                    return value.id
                case .other(let value):
                    return value.id
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.team(let a), .team(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Team: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let title: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.title = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.title, b.title)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection, Swift.Identifiable {
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
