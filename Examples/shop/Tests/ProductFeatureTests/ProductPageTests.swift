import ProductFeature
import Relay
import ShopAPI
import Testing

private let document = graphql(
    """
    query ProductPageTestQuery {
      product(id: "p1") {
        ...ProductPage_product
      }
    }
    """
)

struct ProductPageTests {
    @Test func showsReviewsAndRelatedProducts() async throws {
        let environment = RelayEnvironment(network: SampleServer(), options: .shop)
        let data = try await environment.fetch(ProductPageTestQuery())
        let product = try #require(data.product)
        #expect(
            try productPage(product.productPage_product, in: environment) == [
                "Atlas for 24.50 €", "***** by Ada", "see also: Kite (toy), 12.00 $",
                "see also: Globe (toy), 9.00 $", "cheapest: Globe (toy), 9.00 $",
            ]
        )
    }

    @Test func showsWhatTheUserWishes() async throws {
        let environment = RelayEnvironment(network: SampleServer(), options: .shop)
        let data = try await environment.fetch(ProductPageTestQuery())
        let product = try #require(data.product).productPage_product
        func lastLine() throws -> String? { try productPage(product, in: environment).last }
        #expect(try lastLine() == "cheapest: Globe (toy), 9.00 $")
        try wish(for: "p1", because: "rainy days", in: environment)
        #expect(try lastLine() == "on your list for rainy days")
        try wish(for: "p1", because: "the holidays", in: environment)
        try wish(for: "p2", because: "windy days", in: environment)
        #expect(try lastLine() == "on your list for the holidays")
    }
}
