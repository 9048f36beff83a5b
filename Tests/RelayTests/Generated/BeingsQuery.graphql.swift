// @generated BeingsQuery.graphql sha256:285cda19c5eaf6f212b39d26b981953ac144fc472b1979679b04a14e81f3d7d9
// Made by relay-generator from GraphQL/Search.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct BeingsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query BeingsQuery
            text query BeingsQuery{beings{__typename born home{name} ...on Node{__isNode:__typename id} ...on Ghost{haunts}}}
            normalization
             beings: [interface Being!]
              __typename: String!
              born: scalar DateTime
              home: type Planet
               name: String!
              ... on interface Node of [Human]
               __isNode: String!
               id: ID!
              ... on type Ghost
               haunts: String!
            reader
             beings
              case Ghost
               born
               home
                name
               haunts
              default
               born
               home
                name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let beings: [Being]?

        init(_ reader: inout Relay.Reader) {
            self.beings = reader.optionalObjects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjects(a.beings, b.beings)
            return e.isEqual
        }

        /// What lives, or once did.
        nonisolated enum Being: Relay.Selection {
            case ghost(Ghost)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .ghost(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            var born: Timestamp? {
                switch self {
                case .ghost(let value):
                    return value.born
                case .other(let value):
                    return value.born
                }
            }

            var home: Home? {
                switch self {
                case .ghost(let value):
                    return value.home
                case .other(let value):
                    return value.home
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.ghost(let a), .ghost(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            /// Part of no other interface, and without an id.
            nonisolated struct Ghost: Relay.Selection {
                let born: Timestamp?
                let home: Home?
                let haunts: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.born = reader.optionalValue(0)
                    self.home = reader.optionalObject(1)
                    self.haunts = reader.string(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalValue(a.born, b.born)
                    e.optionalObject(a.home, b.home)
                    e.string(a.haunts, b.haunts)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                /// When it came into the world.
                let born: Timestamp?
                let home: Home?

                init(_ reader: inout Relay.Reader) {
                    self.born = reader.optionalValue(0)
                    self.home = reader.optionalObject(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalValue(a.born, b.born)
                    e.optionalObject(a.home, b.home)
                    return e.isEqual
                }
            }

            nonisolated struct Home: Relay.Selection {
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
