// @generated KioskQuery.graphql sha256:4549ee9b1f85429c0727cf967c847d291fb31aee5628d83713081c0ddbbf3727
// Made by relay-generator from kiosk/Main.swift. Do not edit.
@_spi(Generated) import Relay
import DesignSystem

nonisolated struct KioskQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query KioskQuery
            text query KioskQuery{product(id:"p2"){id ...ProductRow_product}} fragment PriceTag_money on Money{amount currency} fragment ProductRow_product on Product{title category price{...PriceTag_money}}
            normalization
             product(id: "p2"): type Product
              id: ID!
              title: String!
              category: enum Category!
              price: type Money!
               amount: Int!
               currency: enum Currency!
            reader
             product(id: "p2")
              ...ProductRow_product
            """#)
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

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.product, b.product)
            return e.isEqual
        }

        nonisolated struct Product: Relay.Selection {
            let productRow_product: ProductRow_product.Ref

            init(_ reader: inout Relay.Reader) {
                self.productRow_product = reader.fragment(0)
            }

            static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.productRow_product, b.productRow_product)
                return e.isEqual
            }
        }
    }
}
