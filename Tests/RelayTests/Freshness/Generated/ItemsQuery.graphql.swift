// @generated ItemsQuery.graphql sha256:47ace0e975d70a479635672059c305d0ebb52ba1e3db4e9ca780ba38252a171a
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ItemsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ItemsQuery
            text query ItemsQuery{items{__typename id name ...on Voucher{value}}}
            normalization
             items: [interface Item!]! @maxAge(seconds: 300)
              __typename: String!
              id: ID! @maxAge(seconds: 300)
              name: String @maxAge(seconds: 300)
              ... on type Voucher
               value: Int @maxAge(seconds: 300)
            reader
             items
              case Voucher
               name
               value
              default
               name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let items: [Item]

        init(_ reader: inout Relay.Reader) {
            self.items = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.items, b.items)
            return e.isEqual
        }

        nonisolated enum Item: Relay.Selection {
            case voucher(Voucher)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .voucher(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            var name: Swift.String? {
                switch self {
                case .voucher(let value):
                    return value.name
                case .other(let value):
                    return value.name
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.voucher(let a), .voucher(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Voucher: Relay.Selection {
                let name: Swift.String?
                let value: Swift.Int?

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                    self.value = reader.optionalInt(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    e.optionalInt(a.value, b.value)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                let name: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    return e.isEqual
                }
            }
        }
    }
}
