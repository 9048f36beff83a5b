// @generated OffersQuery.graphql sha256:d7f4012120768e32707d16cd06808755a222da495b900ec6305902697243e6db
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct OffersQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query OffersQuery
            text query OffersQuery{offers{__typename ...on Node{__isNode:__typename id} ...on Product{name}}}
            normalization
             offers: [union Offer!]!
              __typename: String!
              ... on interface Node of [Product Voucher] and [Item]
               __isNode: String!
               id: ID!
              ... on type Product
               name: String @maxAge(seconds: 60)
            reader
             offers
              case Product
               name
              default
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let offers: [Offer]

        init(_ reader: inout Relay.Reader) {
            self.offers = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.offers, b.offers)
            return e.isEqual
        }

        nonisolated enum Offer: Relay.Selection {
            case product(Product)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .product(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.product(let a), .product(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Product: Relay.Selection {
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
