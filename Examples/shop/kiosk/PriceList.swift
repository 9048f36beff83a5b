import Relay

private let document = graphql(
    """
    query PriceListQuery @jsonResponse {
      catalog {
        id
        price {
          ...PriceTag_money
        }
      }
    }
    """
)

/// Returns the price of each product, by its id, as the printer of the labels takes it.
///
/// The printer reads JSON, so the query has no types of its own, and its response isn't stored. The
/// labels have the fields of the design system's price tag.
func priceList(in environment: RelayEnvironment) async throws -> String {
    let data = try await environment.fetchJSON(PriceListQuery())
    let prices = (data["catalog"]?.array ?? []).compactMap { product in
        product["id"]?.string.map { ($0, product["price"] ?? .null) }
    }
    return JSONValue.object(JSONObject(prices)).description
}
