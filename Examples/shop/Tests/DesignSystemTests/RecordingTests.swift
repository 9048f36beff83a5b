import DesignSystem
import Foundation
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
        environment = RelayEnvironment(network: network)
    }

    @Test func showsTitleCategoryAndPrice() async throws {
        let data = try await environment.fetch(ProductRowTestQuery())
        let product = try #require(data.product)
        #expect(
            try productRow(product.productRow_product, in: environment) == "Atlas (book), 24.50 €"
        )
    }
}
