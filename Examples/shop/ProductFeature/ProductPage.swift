import DesignSystem
package import Relay

private let document = graphql(
    """
    fragment ProductPage_product on Product {
      title
      price {
        ...PriceTag_money
      }
      reviews {
        id
        ...ReviewLine_review
      }
      related {
        id
        ...ProductRow_product
      }
    }

    fragment ReviewLine_review on Review {
      author
      stars
    }
    """
)

/// Returns the lines of the page of a product.
package func productPage(
    _ product: ProductPage_product.Ref,
    in environment: RelayEnvironment
) throws -> [String] {
    let product = try environment.read(product)
    let price = try priceTag(product.price.priceTag_money, in: environment)
    return try ["\(product.title) for \(price)"]
        + product.reviews.map { try reviewLine($0.reviewLine_review, in: environment) }
        + product.related.map { product in
            "see also: " + (try productRow(product.productRow_product, in: environment))
        }
}

private func reviewLine(
    _ review: ReviewLine_review.Ref,
    in environment: RelayEnvironment
) throws -> String {
    let review = try environment.read(review)
    return String(repeating: "*", count: review.stars) + " by \(review.author)"
}
