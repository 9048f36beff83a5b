import DesignSystem
import Relay
import ShopAPI
import Testing

// A module without operations is tested with those of its tests.
private let document = graphql(
    """
    query ProductRowTestQuery {
      product(id: "p1") {
        ...ProductRow_product
      }
    }
    """
)

struct ProductRowTests {
    @Test func showsTitleCategoryAndPrice() async throws {
        let environment = RelayEnvironment(network: SampleServer())
        let data = try await environment.fetch(ProductRowTestQuery())
        let product = try #require(data.product)
        #expect(
            try productRow(product.productRow_product, in: environment) == "Atlas (book), 24.50 €"
        )
    }
}
