// @generated ApolloGreenQuery.graphql sha256:05bd4bf74000e976e56b1fb49b2482b1792b98ca6c43ee4e9afc8555342bfbd9
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloGreenQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloGreenQuery
            text query ApolloGreenQuery{green{__typename color ...on Leaf{tag} ...on Moss{mossKey place} ...on Fern{fernKey}}}
            normalization
             green: interface Green @key(type: "Leaf", fields: ["tag"]) @key(type: "Moss", fields: ["mossKey"]) @key(type: "Fern", fields: ["fernKey"])
              __typename: String!
              color: String
              ... on type Leaf
               tag: ID!
              ... on type Moss
               mossKey: ID!
               place: String
              ... on type Fern
               fernKey: ID!
            reader
             green
              case Moss
               color
               place
              default
               color
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let green: Green?

        init(_ reader: inout Relay.Reader) {
            self.green = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.green, b.green)
            return e.isEqual
        }

        nonisolated enum Green: Relay.Selection {
            case moss(Moss)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .moss(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            var color: Swift.String? {
                switch self {
                case .moss(let value):
                    return value.color
                case .other(let value):
                    return value.color
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.moss(let a), .moss(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Moss: Relay.Selection {
                let color: Swift.String?
                let place: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.color = reader.optionalString(0)
                    self.place = reader.optionalString(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.color, b.color)
                    e.optionalString(a.place, b.place)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
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
}
