// @generated BasketSummary_basket.graphql sha256:4256ef2447e62e129983a55fc892c03bd3a106e1d363292351fe68ec6127884c
// Made by relay-generator from BasketFeature/Basket.swift. Do not edit.
@_spi(Generated) package import Relay
import DesignSystem
import ShopAPI

package nonisolated enum BasketSummary_basket: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment BasketSummary_basket on type Basket
            text fragment BasketSummary_basket on Basket{count total{...PriceTag_money}}
            spreads PriceTag_money
            normalization
             count: Int!
             total: type Money!
              ...PriceTag_money
            reader
             count
             total
              ...PriceTag_money
            """#, fragments: [PriceTag_money.artifact])
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let count: Swift.Int
        let total: Total

        package init(_ reader: inout Relay.Reader) {
            self.count = reader.int(0)
            self.total = reader.object(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.count, b.count)
            e.object(a.total, b.total)
            return e.isEqual
        }

        nonisolated struct Total: Relay.Selection {
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
