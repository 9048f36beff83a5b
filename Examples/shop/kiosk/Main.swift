import CatalogFeature
import Relay
import ShopAPI

/// The app of the kiosk: the catalog, the offer of the day, and the labels on the shelf.
@main
struct Main {
    static func main() async throws {
        let environment = RelayEnvironment(network: SampleServer())
        for line in try await catalog(in: environment) { print(line) }
        if let line = try await offer("p2", in: environment) { print("Today: " + line) }
        print("Labels: " + (try await priceList(in: environment)))
    }
}
