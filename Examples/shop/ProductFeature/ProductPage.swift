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
      cheapest {
        ...ProductRow_product
      }
      wish {
        reason
      }
    }

    fragment CheapestRelated_product on Product {
      related {
        id
        price {
          amount
        }
      }
    }

    fragment WishedProduct_product on Product {
      id
    }

    fragment ReviewLine_review on Review {
      author
      stars
    }
    """
)

/// The functions of the fields that the page derives.
package struct ProductFields: ProductFeatureDerivedFieldFunctions {
    package init() {}

    package func productCheapest(_ product: CheapestRelated_product.Data) -> ID? {
        // A single one has nothing to be compared with.
        guard product.related.count > 1 else { return nil }
        return product.related.min { $0.price.amount < $1.price.amount }?.id
    }

    package func productWish(_ product: WishedProduct_product.Data) -> ID? { wish(for: product.id) }
}

/// Returns the id of the wish for a product, which differs from all ids of the server.
private func wish(for product: ID) -> ID { ID("wish:\(product)") }

/// Remembers that the user would like to have a product.
package func wish(
    for product: ID,
    because reason: String,
    in environment: RelayEnvironment
) throws {
    try environment.commitUpdate { store in
        let wish = store.create(wish(for: product), type: "Wish")
        wish.setValue(.string(reason), for: "reason")
        let others = (store.root.linkedRecords("wishes") ?? []).filter { $0?.id != wish.id }
        store.root.setLinkedRecords(others + [wish], for: "wishes")
    }
}

extension RelayEnvironment.Options {
    /// The options that the environments of the app and of its tests have in common.
    package static var shop: Self {
        var options = Self()
        options.derivedFields = [ProductFields()]
        return options
    }
}

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
        + [product.cheapest].compactMap(\.self).map { product in
            "cheapest: " + (try productRow(product.productRow_product, in: environment))
        }
        + [product.wish?.reason].compactMap(\.self).map { "on your list for \($0)" }
}

private func reviewLine(
    _ review: ReviewLine_review.Ref,
    in environment: RelayEnvironment
) throws -> String {
    let review = try environment.read(review)
    return String(repeating: "*", count: review.stars) + " by \(review.author)"
}
