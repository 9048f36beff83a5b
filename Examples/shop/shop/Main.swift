import BasketFeature
import ProductFeature
import Relay
import ShopAPI

private let document = graphql(
    """
    query ShopQuery($id: ID!) {
      product(id: $id) {
        id
        ...ProductPage_product
      }
      basket {
        ...BasketSummary_basket
      }
    }

    query WishesQuery {
      wishes {
        id
        reason
      }
    }
    """
)

/// The app of the shop: the page of a product, and the basket.
@main
struct Main {
    static func main() async throws {
        let environment = RelayEnvironment(network: SampleServer(), options: .shop)
        let data = try await environment.fetch(ShopQuery(id: "p1"))
        guard let product = data.product else { return }
        // Wishes stay for as long as this is retained.
        let wishes = environment.retain(WishesQuery())
        defer { wishes.dispose() }
        try wish(for: product.id, because: "rainy days", in: environment)
        for line in try productPage(product.productPage_product, in: environment) { print(line) }
        print(try basketSummary(data.basket.basketSummary_basket, in: environment))
        let basket = try await addToBasket(product.id, quantity: 2, in: environment)
        print(try basketSummary(basket, in: environment))
    }
}
