package import Relay
import ShopAPI

private let document = graphql(
    """
    fragment ProductRow_product on Product {
      title
      category
      price {
        ...PriceTag_money
      }
    }
    """
)

/// Returns the line of a list that shows a product.
package func productRow(
    _ product: ProductRow_product.Ref,
    in environment: RelayEnvironment
) throws -> String {
    let product = try environment.read(product)
    let mark = product.category == .books ? "book" : "toy"
    let price = try priceTag(product.price.priceTag_money, in: environment)
    return "\(product.title) (\(mark)), \(price)"
}
