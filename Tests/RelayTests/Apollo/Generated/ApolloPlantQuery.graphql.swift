// @generated ApolloPlantQuery.graphql sha256:8e1c5812a87e085338e4ba4d6647fa183665c5acb966c9a0c5d7295b671f5bd9
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloPlantQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloPlantQuery
            text query ApolloPlantQuery{plant{__typename ...on Leaf{tag shape} ...on Moss{mossKey} ...on Fern{fernKey height}}}
            normalization
             plant: union Plant @key(type: "Leaf", fields: ["tag"]) @key(type: "Moss", fields: ["mossKey"]) @key(type: "Fern", fields: ["fernKey"])
              __typename: String!
              ... on type Leaf
               tag: ID!
               shape: String
              ... on type Moss
               mossKey: ID!
              ... on type Fern
               fernKey: ID!
               height: Int
            reader
             plant
              case Leaf
               shape
              case Fern
               height
              default
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let plant: Plant?

        init(_ reader: inout Relay.Reader) {
            self.plant = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.plant, b.plant)
            return e.isEqual
        }

        nonisolated enum Plant: Relay.Selection {
            case leaf(Leaf)
            case fern(Fern)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .leaf(reader.caseValue(0))
                case 1:
                    self = .fern(reader.caseValue(1))
                default:
                    self = .other(reader.caseValue(2))
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.leaf(let a), .leaf(let b)):
                    e.object(a, b)
                case (.fern(let a), .fern(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Leaf: Relay.Selection {
                let shape: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.shape = reader.optionalString(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.shape, b.shape)
                    return e.isEqual
                }
            }

            nonisolated struct Fern: Relay.Selection {
                let height: Swift.Int?

                init(_ reader: inout Relay.Reader) {
                    self.height = reader.optionalInt(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalInt(a.height, b.height)
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
