// @generated WorkQuery.graphql sha256:0af90991a5d350af3e3bcbca286933337b323b160db93d697e4849c4385ed706
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct WorkQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query WorkQuery
            text query WorkQuery{work{__typename id state ...on Chore{room}}}
            normalization
             work: [interface Work!]! @follows(types: ["Chore", "Issue"], where: {state: {eq: OPEN}})
              __typename: String!
              id: ID!
              state: enum State!
              ... on type Chore
               room: String!
            reader
             work
              case Chore
               __typename
               id
               room
              default
               __typename
               id
            """#)
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

        nonisolated enum Work: Relay.Selection, Swift.Identifiable {
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

            var id: Relay.ID {
                switch self {
                case .chore(let value):
                    return value.id
                case .other(let value):
                    return value.id
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
                let id: Relay.ID
                let room: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.id = reader.id(1)
                    self.room = reader.string(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.id(a.id, b.id)
                    e.string(a.room, b.room)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection, Swift.Identifiable {
                let __typename: Swift.String
                let id: Relay.ID

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.id = reader.id(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.id(a.id, b.id)
                    return e.isEqual
                }
            }
        }
    }
}
