// @generated PriceTag_money.graphql sha256:54f7f08397266be8055ac114da6ef71f7180371ba9155e8a67e51233f85cc659
// Made by relay-generator from DesignSystem/PriceTag.swift. Do not edit.
@_spi(Generated) package import Relay
import ShopAPI

package nonisolated enum PriceTag_money: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PriceTag_money on type Money
            text fragment PriceTag_money on Money{amount currency}
            jsonText fragment PriceTag_money on Money{amount currency}
            normalization
             amount: Int!
             currency: enum Currency!
            reader
             amount
             currency
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let amount: Swift.Int
        let currency: Currency

        package init(_ reader: inout Relay.Reader) {
            self.amount = reader.int(0)
            self.currency = reader.value(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.amount, b.amount)
            e.value(a.currency, b.currency)
            return e.isEqual
        }
    }
}
