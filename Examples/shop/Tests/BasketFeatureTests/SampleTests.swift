import BasketFeature
import BasketFeatureSamples
import DesignSystemSamples
import Relay
import RelayTesting
import Testing

struct SampleTests {
    @Test func showsTheTotal() throws {
        let total = BasketSummary_basket.Data.sample(
            count: 2,
            total: .sample(priceTag_money: .sample(amount: 4_900))
        )
        #expect(try basketSummary(total.ref, in: total.environment) == "2 in the basket: 49.00 €")
    }

    @Test func showsWhatTheServerAdded() async throws {
        let mock = MockEnvironment()
        let basket = BasketSummary_basket.Data.sample(count: 1)
        mock.answer(
            AddToBasketMutation.self,
            with: .sample(addToBasket: .sample(basket: .sample(basketSummary_basket: basket)))
        )
        let added = try await addToBasket("p1", quantity: 1, in: mock.environment)
        #expect(try basketSummary(added, in: mock.environment) == "1 in the basket: 0.42 €")
    }
}
