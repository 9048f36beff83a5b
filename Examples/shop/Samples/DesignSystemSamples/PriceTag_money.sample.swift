// @generated PriceTag_money.sample sha256:54f7f08397266be8055ac114da6ef71f7180371ba9155e8a67e51233f85cc659
// Made by relay-generator from DesignSystem/PriceTag.swift. Do not edit.
package import DesignSystem
package import RelayTesting
package import ShopAPI

nonisolated extension RelayTesting.Sample<PriceTag_money> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(amount: Swift.Int = 42, currency: Currency = RelayTesting.SampleDefault.value()) -> Self {
        return PriceTag_money.Data.sample(amount: amount, currency: currency)
    }
}

nonisolated extension PriceTag_money.Data {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(amount: Swift.Int = 42, currency: Currency = RelayTesting.SampleDefault.value()) -> RelayTesting.Sample<PriceTag_money> {
        var fields = RelayTesting.SampleFields("Money")
        fields.set(0, amount, name: "amount")
        fields.set(1, currency, name: "currency")
        return .init(fields)
    }
}
