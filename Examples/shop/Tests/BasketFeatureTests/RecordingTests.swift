import BasketFeature
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

    @Test func showsWhatWasPutIntoIt() async throws {
        let basket = try await addToBasket("p1", quantity: 2, in: environment)
        #expect(try basketSummary(basket, in: environment) == "2 in the basket: 49.00 €")
    }

    @Test func aMutationIsReplayedOnce() async throws {
        _ = try await addToBasket("p1", quantity: 2, in: environment)
        guard !Recordings.isRecording else { return }
        await #expect(throws: (any Error).self) {
            try await addToBasket("p1", quantity: 2, in: environment)
        }
    }
}
