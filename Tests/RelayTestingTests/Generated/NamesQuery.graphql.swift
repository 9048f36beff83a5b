// @generated NamesQuery.graphql sha256:e51d897d429f40bf7bb6eeca5b897a6108541ff70fedf71eb44896c2a150bee9
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NamesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query NamesQuery
            text query NamesQuery{named{__typename name ...on Node{__isNode:__typename id} ...on User{id} ...on Tag{count}}}
            normalization
             named: [interface Named]
              __typename: String!
              name: String!
              ... on interface Node of [User Person]
               __isNode: String!
               id: ID!
              ... on type User
               id: ID!
              ... on type Tag
               count: Int!
            reader
             named
              case User
               name
               id
              case Tag
               name
               count
              default
               name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let named: [Named?]?

        init(_ reader: inout Relay.Reader) {
            self.named = reader.optionalObjectsOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjectsOrNil(a.named, b.named)
            return e.isEqual
        }

        nonisolated enum Named: Relay.Selection {
            case user(User)
            case tag(Tag)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .user(reader.caseValue(0))
                case 1:
                    self = .tag(reader.caseValue(1))
                default:
                    self = .other(reader.caseValue(2))
                }
            }

            var name: Swift.String {
                switch self {
                case .user(let value):
                    return value.name
                case .tag(let value):
                    return value.name
                case .other(let value):
                    return value.name
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.user(let a), .user(let b)):
                    e.object(a, b)
                case (.tag(let a), .tag(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct User: Relay.Selection, Swift.Identifiable {
                let name: Swift.String
                let id: Relay.ID

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                    self.id = reader.id(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    e.id(a.id, b.id)
                    return e.isEqual
                }
            }

            nonisolated struct Tag: Relay.Selection {
                let name: Swift.String
                let count: Swift.Int

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                    self.count = reader.int(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    e.int(a.count, b.count)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                let name: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    return e.isEqual
                }
            }
        }
    }
}
