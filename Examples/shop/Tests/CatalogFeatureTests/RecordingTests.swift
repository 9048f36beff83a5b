import CatalogFeature
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

    @Test func showsARowForEachProduct() async throws {
        let lines = try await catalog(in: environment)
        #expect(lines == ["Atlas (book), 24.50 €", "Kite (toy), 12.00 $"])
    }
}
