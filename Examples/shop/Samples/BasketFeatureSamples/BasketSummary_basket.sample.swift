// @generated BasketSummary_basket.sample sha256:4256ef2447e62e129983a55fc892c03bd3a106e1d363292351fe68ec6127884c
// Made by relay-generator from BasketFeature/Basket.swift. Do not edit.
package import BasketFeature
package import DesignSystem
import DesignSystemSamples
package import RelayTesting

package nonisolated enum BasketSummary_basketSamples {
    package nonisolated enum Total {
    }
}

nonisolated extension BasketSummary_basket {
    /// Samples of the objects in the data.
    package nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        package let fields: RelayTesting.SampleFields

        package init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<BasketSummary_basket> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(count: Swift.Int = 42, total: BasketSummary_basket.ObjectSample<BasketSummary_basketSamples.Total> = .sample()) -> Self {
        return BasketSummary_basket.Data.sample(count: count, total: total)
    }
}

nonisolated extension BasketSummary_basket.Data {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(count: Swift.Int = 42, total: BasketSummary_basket.ObjectSample<BasketSummary_basketSamples.Total> = .sample()) -> RelayTesting.Sample<BasketSummary_basket> {
        var fields = RelayTesting.SampleFields("Basket")
        fields.set(0, count, name: "count")
        fields.set(1, objects: total)
        return .init(fields)
    }
}

nonisolated extension BasketSummary_basket.ObjectSample<BasketSummary_basketSamples.Total> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(priceTag_money: RelayTesting.Sample<PriceTag_money> = PriceTag_money.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Money")
        fields.set(0, fragment: priceTag_money)
        return .init(fields)
    }
}
