// @generated ProductRowTestQuery.graphql sha256:19035ab84425bc704aab0af82f483aed7d222e1f7366a34da9bc5818669ea5a5
// Made by relay-generator from Tests/DesignSystemTests/ProductRowTests.swift. Do not edit.
@_spi(Generated) import Relay
import DesignSystem

nonisolated struct ProductRowTestQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProductRowTestQuery
            text query ProductRowTestQuery{product(id:"p1"){id ...ProductRow_product}}
            spreads ProductRow_product
            normalization
             product(id: "p1"): type Product @lookup(arguments: ["id"], scope: "", types: ["Product"])
              id: ID!
              ...ProductRow_product
            reader
             product(id: "p1")
              ...ProductRow_product
            """#, fragments: [ProductRow_product.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
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
            let productRow_product: ProductRow_product.Ref

            init(_ reader: inout Relay.Reader) {
                self.productRow_product = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.productRow_product, b.productRow_product)
                return e.isEqual
            }
        }
    }
}
