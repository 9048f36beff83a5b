// @generated AddToBasketMutation.sample sha256:4a61216c26ecced597209d2a4973de4d99108a5a07ceb2028f8de2e8883e6e57
// Made by relay-generator from BasketFeature/Basket.swift. Do not edit.
package import BasketFeature
package import RelayTesting

nonisolated extension RelayTesting.Sample<AddToBasketMutation> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(addToBasket: RelayTesting.Sample<AddToBasketMutation.Data.AddToBasket> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("Mutation")
        fields.set(0, objects: addToBasket)
        return .init(fields)
    }
}

nonisolated extension AddToBasketMutation.Data {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(addToBasket: RelayTesting.Sample<AddToBasketMutation.Data.AddToBasket> = .sample()) -> RelayTesting.Sample<AddToBasketMutation> {
        return .sample(addToBasket: addToBasket)
    }
}

nonisolated extension RelayTesting.Sample<AddToBasketMutation.Data.AddToBasket> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(basket: RelayTesting.Sample<AddToBasketMutation.Data.AddToBasket.Basket> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("AddToBasketPayload")
        fields.set(0, objects: basket)
        return .init(fields)
    }
}

nonisolated extension RelayTesting.Sample<AddToBasketMutation.Data.AddToBasket.Basket> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(basketSummary_basket: RelayTesting.Sample<BasketSummary_basket> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("Basket")
        fields.set(0, fragment: basketSummary_basket)
        return .init(fields)
    }
}
