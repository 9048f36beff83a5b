// @generated PointsQuery.graphql sha256:7569fb979ed0ef472cfb57330b89f6850d5ecce3c30f649d70cafa3cbdfbb57a
// Made by relay-generator from GraphQL/Changes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PointsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PointsQuery
            text query PointsQuery($id:ID!){node(id:$id){__typename id ...on Starship{coordinates}}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Starship
               coordinates: [[Float!]!]
            reader
             node(id: $id)
              case Starship
               __typename
               id
               coordinates
              default
               __typename
               id
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        /// Anything with an id that is the only one of its kind.
        nonisolated enum Node: Relay.Selection, Swift.Identifiable {
            case starship(Starship)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .starship(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            var __typename: Swift.String {
                switch self {
                case .starship(let value):
                    return value.__typename
                case .other(let value):
                    return value.__typename
                }
            }

            var id: Relay.ID {
                switch self {
                case .starship(let value):
                    return value.id
                case .other(let value):
                    return value.id
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.starship(let a), .starship(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Starship: Relay.Selection, Swift.Identifiable {
                let __typename: Swift.String
                let id: Relay.ID
                /// Points in space, as rows of coordinates.
                let coordinates: [[Swift.Double]]?

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.id = reader.id(1)
                    self.coordinates = reader.value(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.id(a.id, b.id)
                    e.value(a.coordinates, b.coordinates)
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
