// @generated FoundWorkQuery.graphql sha256:196ba072d26ae3af822b2b8b64a80290a6813f8420617c9950710765d21a66a9
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FoundWorkQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FoundWorkQuery
            text query FoundWorkQuery{work{__typename id ...Found_work ...on Node{__isNode:__typename} ...on Chore{room}}}
            spreads Found_work
            normalization
             work: [interface Work!]!
              __typename: String!
              id: ID!
              ...Found_work
              ... on interface Node of [Issue Chore]
               __isNode: String!
              ... on type Chore
               room: String!
            reader
             work
              case Chore
               __typename
               ...Found_work
               id
               room
              default
               __typename
               ...Found_work
               ... as asNode on interface Node
                id
            """#, fragments: [Found_work.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let work: [Work]

        init(_ reader: inout Relay.Reader) {
            self.work = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.work, b.work)
            return e.isEqual
        }

        nonisolated enum Work: Relay.Selection {
            case chore(Chore)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .chore(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            var __typename: Swift.String {
                switch self {
                case .chore(let value):
                    return value.__typename
                case .other(let value):
                    return value.__typename
                }
            }

            var found_work: Found_work.Ref {
                switch self {
                case .chore(let value):
                    return value.found_work
                case .other(let value):
                    return value.found_work
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.chore(let a), .chore(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Chore: Relay.Selection, Swift.Identifiable {
                let __typename: Swift.String
                let found_work: Found_work.Ref
                let id: Relay.ID
                let room: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.found_work = reader.fragment(1)
                    self.id = reader.id(2)
                    self.room = reader.string(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.fragment(a.found_work, b.found_work)
                    e.id(a.id, b.id)
                    e.string(a.room, b.room)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                let __typename: Swift.String
                let found_work: Found_work.Ref
                let asNode: AsNode?

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.found_work = reader.fragment(1)
                    self.asNode = reader.optionalInline(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.fragment(a.found_work, b.found_work)
                    e.optionalObject(a.asNode, b.asNode)
                    return e.isEqual
                }

                nonisolated struct AsNode: Relay.Selection, Swift.Identifiable {
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
