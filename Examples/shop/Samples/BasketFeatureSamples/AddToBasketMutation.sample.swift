// @generated AddToBasketMutation.sample sha256:4a61216c26ecced597209d2a4973de4d99108a5a07ceb2028f8de2e8883e6e57
// Made by relay-generator from BasketFeature/Basket.swift. Do not edit.
package import BasketFeature
package import RelayTesting

nonisolated extension AddToBasketMutation {
    /// Samples of the objects in the data.
    package nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        package let fields: RelayTesting.SampleFields

        package init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<AddToBasketMutation> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(addToBasket: AddToBasketMutation.ObjectSample<AddToBasketMutation.Data.AddToBasket> = .sample()) -> Self {
        return AddToBasketMutation.Data.sample(addToBasket: addToBasket)
    }
}

nonisolated extension AddToBasketMutation.Data {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(addToBasket: AddToBasketMutation.ObjectSample<AddToBasketMutation.Data.AddToBasket> = .sample()) -> RelayTesting.Sample<AddToBasketMutation> {
        var fields = RelayTesting.SampleFields("Mutation")
        fields.set(0, objects: addToBasket)
        return .init(fields)
    }
}

nonisolated extension AddToBasketMutation.ObjectSample<AddToBasketMutation.Data.AddToBasket> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(basket: AddToBasketMutation.ObjectSample<AddToBasketMutation.Data.AddToBasket.Basket> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("AddToBasketPayload")
        fields.set(0, objects: basket)
        return .init(fields)
    }
}

nonisolated extension AddToBasketMutation.ObjectSample<AddToBasketMutation.Data.AddToBasket.Basket> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(basketSummary_basket: RelayTesting.Sample<BasketSummary_basket> = BasketSummary_basket.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Basket")
        fields.set(0, fragment: basketSummary_basket)
        return .init(fields)
    }
}
