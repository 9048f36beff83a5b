// @generated NodesQuery.graphql sha256:54ac4702dea2bee79aac499ce1758a6c37b4a459a31183a52733d3d6bbfd81e7
// Made by relay-generator from GraphQL/Search.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NodesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query NodesQuery
            text query NodesQuery($ids:[ID!]!){nodes(ids:$ids){__typename id ...on Human{name}}}
            variables
             ids: [ID!]!
            normalization
             nodes(ids: $ids): [interface Node]! @lookup(arguments: ["ids"], scope: "")
              __typename: String!
              id: ID!
              ... on type Human
               name: String!
            reader
             nodes(ids: $ids)
              case Human
               id
               name
              default
               id
            """#)
    }

    var ids: [Relay.ID]

    init(ids: [Relay.ID]) {
        self.ids = ids
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("ids", self.ids)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let nodes: [Node?]

        init(_ reader: inout Relay.Reader) {
            self.nodes = reader.objectsOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objectsOrNil(a.nodes, b.nodes)
            return e.isEqual
        }

        /// Anything with an id that is the only one of its kind.
        nonisolated enum Node: Relay.Selection, Swift.Identifiable {
            case human(Human)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .human(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            var id: Relay.ID {
                switch self {
                case .human(let value):
                    return value.id
                case .other(let value):
                    return value.id
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.human(let a), .human(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            /// A being from a "galaxy far, far away".
            nonisolated struct Human: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let name: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.name = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.name, b.name)
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
