import CatalogFeature
import Relay
import ShopAPI

/// The app of the kiosk: the catalog, the offer of the day, the labels, and what is on the shelf.
@main
struct Main {
    static func main() async throws {
        let environment = RelayEnvironment(network: SampleServer())
        for line in try await catalog(in: environment) { print(line) }
        if let line = try await offer("p2", in: environment) { print("Today: " + line) }
        print("Labels: " + (try await priceList(in: environment)))
        let shelf = try await Shelf(in: environment)
        while try await shelf.showMore() {}
        for line in try shelf.lines() { print(line) }
    }
}
