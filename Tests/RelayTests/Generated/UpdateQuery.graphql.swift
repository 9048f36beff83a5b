// @generated UpdateQuery.graphql sha256:8714a6e9e7ff57a2192aad50313485765d6edcfa1d7ecbf4b408393eea05ba88
// Made by relay-generator from GraphQL/Feed.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct UpdateQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query UpdateQuery
            text query UpdateQuery($id:ID!){node(id:$id){__typename id ...on Story{likeCount}}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Story
               likeCount: Int!
            reader
             node(id: $id)
              case Story
               __typename
               id
               likeCount
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
            case story(Story)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .story(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            var __typename: Swift.String {
                switch self {
                case .story(let value):
                    return value.__typename
                case .other(let value):
                    return value.__typename
                }
            }

            var id: Relay.ID {
                switch self {
                case .story(let value):
                    return value.id
                case .other(let value):
                    return value.id
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.story(let a), .story(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Story: Relay.Selection, Swift.Identifiable {
                let __typename: Swift.String
                let id: Relay.ID
                let likeCount: Swift.Int

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.id = reader.id(1)
                    self.likeCount = reader.int(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.id(a.id, b.id)
                    e.int(a.likeCount, b.likeCount)
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
