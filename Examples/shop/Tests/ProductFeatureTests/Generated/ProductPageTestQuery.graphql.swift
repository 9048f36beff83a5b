// @generated ProductPageTestQuery.graphql sha256:b55eb18521099aede298311aaac78845d7e8a9194f162189d5c6a6b19ee20679
// Made by relay-generator from Tests/ProductFeatureTests/ProductPageTests.swift. Do not edit.
@_spi(Generated) import Relay
import ProductFeature

nonisolated struct ProductPageTestQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProductPageTestQuery
            text query ProductPageTestQuery{product(id:"p1"){id ...ProductPage_product}}
            spreads ProductPage_product
            normalization
             product(id: "p1"): type Product @lookup(arguments: ["id"], scope: "", types: ["Product"])
              id: ID!
              ...ProductPage_product
            reader
             product(id: "p1")
              ...ProductPage_product
            """#, fragments: [ProductPage_product.artifact])
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
            let productPage_product: ProductPage_product.Ref

            init(_ reader: inout Relay.Reader) {
                self.productPage_product = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.productPage_product, b.productPage_product)
                return e.isEqual
            }
        }
    }
}
