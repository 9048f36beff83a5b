import DesignSystem
import Relay

private let document = graphql(
    """
    query KioskQuery($id: ID!) {
      product(id: $id) {
        ...ProductRow_product
      }
    }
    """
)

/// Returns the line of the offer of the day; `nil` if the product isn't sold any more.
///
/// After the catalog it costs no request: the product is found by its id, and the list has fetched
/// everything that the line shows.
func offer(_ product: ID, in environment: RelayEnvironment) async throws -> String? {
    let query = KioskQuery(id: product)
    let data = try await environment.fetch(query, fetchPolicy: .storeOrNetwork)
    return try data.product.map { try productRow($0.productRow_product, in: environment) }
}
