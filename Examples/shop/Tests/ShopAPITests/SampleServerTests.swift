import Relay
import ShopAPI
import Testing

struct SampleServerTests {
    @Test func knowsTheValuesOfTheSchema() {
        #expect(Category(rawValue: "BOOKS") == .books)
        #expect(Currency(rawValue: "GBP") == .unknown("GBP"))
        #expect(AddToBasketInput(product: "p1", quantity: 2).quantity == .value(2))
    }
}
