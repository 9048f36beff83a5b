// @generated ProductsQuery.graphql sha256:7e01738edcae26b074c41b3a0410957041d7f5f40a2530aa9691ecf8c02b9ae7
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ProductsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProductsQuery
            text query ProductsQuery{products{id name stock}}
            normalization
             products: [type Product!]! @maxAge(seconds: 30)
              id: ID! @maxAge(seconds: 30)
              name: String @maxAge(seconds: 30)
              stock: Int @maxAge(seconds: 5)
            reader
             products
              name
              stock
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let products: [Product]

        init(_ reader: inout Relay.Reader) {
            self.products = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.products, b.products)
            return e.isEqual
        }

        nonisolated struct Product: Relay.Selection {
            let name: Swift.String?
            let stock: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
                self.stock = reader.optionalInt(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                e.optionalInt(a.stock, b.stock)
                return e.isEqual
            }
        }
    }
}
