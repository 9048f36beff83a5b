import BasketFeature
import Relay
import ShopAPI
import Testing

struct BasketTests {
    @Test func showsWhatWasPutIntoIt() async throws {
        let environment = RelayEnvironment(network: SampleServer())
        let basket = try await addToBasket("p1", quantity: 2, in: environment)
        #expect(try basketSummary(basket, in: environment) == "2 in the basket: 49.00 €")
    }
}
