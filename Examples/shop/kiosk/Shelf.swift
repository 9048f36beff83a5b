import DesignSystem
import Relay

private let document = graphql(
    """
    query ShelfQuery {
      ...Shelf_query
    }

    fragment Shelf_query on Query
    @refetchable(queryName: "ShelfPageQuery")
    @argumentDefinitions(
      offset: { type: "Int", defaultValue: 0 }
      limit: { type: "Int", defaultValue: 2 }
    ) {
      shelf(offset: $offset, limit: $limit)
        @pagination(key: "Shelf_shelf", list: "products", total: "count") {
        products {
          id
          ...ProductRow_product
        }
        count
      }
    }
    """
)

/// The products on the shelf, as many as the customer has asked for.
struct Shelf {
    /// The number of products that a page has.
    private static let pageSize = 2

    private let products: Shelf_query.Ref
    private let environment: RelayEnvironment

    /// Fetches the first page.
    init(in environment: RelayEnvironment) async throws {
        products = try await environment.fetch(ShelfQuery()).shelf_query
        self.environment = environment
    }

    /// Adds the next page; returns whether there are more.
    ///
    /// The server says how many products there are, so nothing is requested after the last one.
    func showMore() async throws -> Bool {
        try await environment.loadNext(Self.pageSize, of: products).hasMore
    }

    /// Returns a line for each product, and one with how many there are.
    func lines() throws -> [String] {
        let shelf = try environment.read(products).shelf
        let rows = try shelf.products.map {
            try productRow($0.productRow_product, in: environment)
        }
        return rows + ["\(rows.count) of \(shelf.count)"]
    }
}
