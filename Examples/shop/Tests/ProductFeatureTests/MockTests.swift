import ProductFeature
import Relay
import RelayTesting
import Testing

/// Views with responses that the test makes.
struct MockTests {
    @Test func showsAProductWithoutReviews() async throws {
        let mock = MockEnvironment(options: .shop)
        var options = PayloadOptions()
        options.data = ["product": ["title": "Atlas", "reviews": [], "related": []]]
        options.resolvers = ["Currency": { _ in "EUR" }]
        mock.answer(ProductPageTestQuery.self, options: options)
        let data = try await mock.environment.fetch(ProductPageTestQuery())
        let product = try #require(data.product)
        #expect(
            try productPage(product.productPage_product, in: mock.environment) == [
                "Atlas for 0.42 €"
            ]
        )
    }

    @Test func failsWithTheNetwork() async throws {
        let mock = MockEnvironment()
        let environment = mock.environment
        let failed = Task { try await environment.fetch(ProductPageTestQuery()).product }
        try await mock.next(ProductPageTestQuery.self).fail(Offline())
        await #expect(throws: (any Error).self) { try await failed.value }
    }

    private struct Offline: Error {}
}
