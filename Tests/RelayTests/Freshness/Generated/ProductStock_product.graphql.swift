// @generated ProductStock_product.graphql sha256:ff9d11647400ee7c4d1f97a788ca085579723c91a4ced217e5f0f859465aa9b6
// Made by relay-generator from GraphQL/Freshness.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ProductStock_product: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ProductStock_product on type Product
            text fragment ProductStock_product on Product{stock}
            normalization
             stock: Int @age(field: 5)
            reader
             stock
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let stock: Swift.Int?

        init(_ reader: inout Relay.Reader) {
            self.stock = reader.optionalInt(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalInt(a.stock, b.stock)
            return e.isEqual
        }
    }
}
