// @generated ProductStockQuery.graphql sha256:df28e02776bdc10848301dcab68dc3d12c2e8f22d33173413ae2f906ccc0f451
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ProductStockQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProductStockQuery
            text query ProductStockQuery($id:ID!){product(id:$id){id stock}}
            variables
             id: ID!
            normalization
             product(id: $id): type Product @maxAge(seconds: 60)
              id: ID! @maxAge(seconds: 60)
              stock: Int @maxAge(seconds: 5)
              isInBasket: Boolean @client
            reader
             product(id: $id)
              stock
              isInBasket @client
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
        let product: Product?

        init(_ reader: inout Relay.Reader) {
            self.product = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.product, b.product)
            return e.isEqual
        }

        nonisolated struct Product: Relay.Selection {
            let stock: Swift.Int?
            let isInBasket: Swift.Bool?

            init(_ reader: inout Relay.Reader) {
                self.stock = reader.optionalInt(0)
                self.isInBasket = reader.optionalBool(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.stock, b.stock)
                e.optionalBool(a.isInBasket, b.isInBasket)
                return e.isEqual
            }
        }
    }
}
