import DesignSystem
import Relay
import RelayTesting
import Testing

/// Views with responses that the test makes.
struct MockTests {
    @Test func showsAPriceInDollars() async throws {
        let mock = MockEnvironment()
        var options = PayloadOptions()
        options.data = [
            "product": [
                "title": "Kite", "category": "TOYS", "price": ["amount": 1_200, "currency": "USD"],
            ]
        ]
        mock.answer(ProductRowTestQuery.self, options: options)
        let data = try await mock.environment.fetch(ProductRowTestQuery())
        let product = try #require(data.product)
        let row = try productRow(product.productRow_product, in: mock.environment)
        #expect(row == "Kite (toy), 12.00 $")
    }
}
