import DesignSystem
package import Relay

private let document = graphql(
    """
    query CatalogQuery($first: Int) {
      catalog(first: $first) {
        id
        ...ProductRow_product
      }
    }
    """
)

/// Fetches the products and returns the lines of the list.
package func catalog(first: Int? = nil, in environment: RelayEnvironment) async throws -> [String] {
    try await environment.fetch(CatalogQuery(first: first)).catalog.map { product in
        try productRow(product.productRow_product, in: environment)
    }
}
