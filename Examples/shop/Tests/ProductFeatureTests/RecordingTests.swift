import Foundation
import ProductFeature
import Relay
import RelayTesting
import ShopAPI
import Testing

/// Views with what the server said once.
///
/// `RELAY_RECORD=1 swift test` records it again.
struct RecordingTests {
    private let environment: RelayEnvironment

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Recordings")
        let network = try Recordings.network(in: folder, from: SampleServer())
        environment = RelayEnvironment(network: network, options: .shop)
    }

    @Test func showsReviewsAndRelatedProducts() async throws {
        let data = try await environment.fetch(ProductPageTestQuery())
        let product = try #require(data.product)
        #expect(
            try productPage(product.productPage_product, in: environment) == [
                "Atlas for 24.50 €", "***** by Ada", "see also: Kite (toy), 12.00 $",
                "see also: Globe (toy), 9.00 $", "cheapest: Globe (toy), 9.00 $",
            ]
        )
    }
}
