// @generated ProductRow_product.graphql sha256:9187325e3cdb8c56ac551dc923db9da99dbf0078919b2cbe9670630bd9287557
// Made by relay-generator from DesignSystem/ProductRow.swift. Do not edit.
@_spi(Generated) package import Relay
import ShopAPI

package nonisolated enum ProductRow_product: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ProductRow_product on type Product
            text fragment ProductRow_product on Product{title category price{...PriceTag_money}}
            spreads PriceTag_money
            normalization
             title: String!
             category: enum Category!
             price: type Money!
              ...PriceTag_money
            reader
             title
             category
             price
              ...PriceTag_money
            """#, fragments: [PriceTag_money.artifact])
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String
        let category: Category
        let price: Price

        package init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.category = reader.value(1)
            self.price = reader.object(2)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.value(a.category, b.category)
            e.object(a.price, b.price)
            return e.isEqual
        }

        nonisolated struct Price: Relay.Selection {
            let priceTag_money: PriceTag_money.Ref

            init(_ reader: inout Relay.Reader) {
                self.priceTag_money = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.priceTag_money, b.priceTag_money)
                return e.isEqual
            }
        }
    }
}
