import CatalogFeature
import DesignSystem
import Relay
import ShopAPI

private let document = graphql(
    """
    query KioskQuery {
      product(id: "p2") {
        ...ProductRow_product
      }
    }
    """
)

/// The app of the kiosk: the catalog, and the offer of the day.
@main
struct Main {
    static func main() async throws {
        let environment = RelayEnvironment(network: SampleServer())
        for line in try await catalog(in: environment) { print(line) }
        guard let offer = try await environment.fetch(KioskQuery()).product else { return }
        print("Today: " + (try productRow(offer.productRow_product, in: environment)))
    }
}
