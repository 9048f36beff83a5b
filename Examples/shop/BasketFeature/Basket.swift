import DesignSystem
package import Relay
import ShopAPI

private let document = graphql(
    """
    fragment BasketSummary_basket on Basket {
      count
      total {
        ...PriceTag_money
      }
    }

    mutation AddToBasketMutation($input: AddToBasketInput!) {
      addToBasket(input: $input) {
        basket {
          ...BasketSummary_basket
        }
      }
    }
    """
)

/// Returns the line that shows what is in the basket.
package func basketSummary(
    _ basket: BasketSummary_basket.Ref,
    in environment: RelayEnvironment
) throws -> String {
    let basket = try environment.read(basket)
    guard basket.count > 0 else { return "The basket is empty." }
    let total = try priceTag(basket.total.priceTag_money, in: environment)
    return "\(basket.count) in the basket: \(total)"
}

/// Puts a product into the basket.
package func addToBasket(
    _ product: ID,
    quantity: Int,
    in environment: RelayEnvironment
) async throws -> BasketSummary_basket.Ref {
    let input = AddToBasketInput(product: product, quantity: quantity)
    return try await environment.commit(AddToBasketMutation(input: input))
        .addToBasket.basket.basketSummary_basket
}
