import BasketFeature
import Relay
import RelayTesting
import Testing

/// The basket with responses that the test makes.
struct MockTests {
    @Test func showsAnEmptyBasket() async throws {
        let mock = MockEnvironment()
        mock.answer(AddToBasketMutation.self) { operation in
            #expect(operation.variables["input"]?["quantity"] == 1)
            return [
                "addToBasket": [
                    "basket": ["id": "b", "count": 0, "total": ["amount": 0, "currency": "EUR"]]
                ]
            ]
        }
        let basket = try await addToBasket("p1", quantity: 1, in: mock.environment)
        #expect(try basketSummary(basket, in: mock.environment) == "The basket is empty.")
    }

    @Test func failsWithTheNetwork() async throws {
        let mock = MockEnvironment()
        mock.answer(AddToBasketMutation.self) { _ in throw Offline() }
        await #expect(throws: Offline.self) {
            try await addToBasket("p1", quantity: 1, in: mock.environment)
        }
    }

    private struct Offline: Error {}
}
