import Foundation
import Relay
import RelayTesting
import ShopAPI
import Testing

@testable import kiosk

/// The offer of the day with what the server said once.
///
/// `RELAY_RECORD=1 swift test` records it again.
struct RecordingTests {
    @Test func showsTheProduct() async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Recordings")
        let network = try Recordings.network(in: folder, from: SampleServer())
        let environment = RelayEnvironment(network: network)
        #expect(try await offer("p1", in: environment) == "Atlas (book), 24.50 €")
    }
}
