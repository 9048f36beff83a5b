import DesignSystem
import DesignSystemSamples
import RelayTesting
import ShopAPI
import Testing

struct SampleTests {
    @Test func showsAPrice() throws {
        let money = PriceTag_money.Data.sample(amount: 1_205, currency: .usd)
        #expect(try priceTag(money.ref, in: money.environment) == "12.05 $")
    }

    @Test func showsAProduct() throws {
        let product = ProductRow_product.Data.sample(
            title: "Atlas",
            price: .sample(priceTag_money: .sample(amount: 2_450))
        )
        let row = try productRow(product.ref, in: product.environment)
        #expect(row == "Atlas (book), 24.50 €")
    }
}
