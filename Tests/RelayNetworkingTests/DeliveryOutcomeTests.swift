import Foundation
import Relay
import Testing

@testable import RelayNetworking

/// What errors say about mutations that may be sent again.
struct DeliveryOutcomeTests {
    private let place = NetworkError.Place(operation: "Like", network: "test")

    private func outcome(of status: Int) -> DeliveryOutcome {
        NetworkError.status(status, retryAfter: nil, excerpt: "", at: place).outcome
    }

    @Test func aServerThatRefusesTheRequestIsNotAskedAgain() {
        for status in [400, 403, 413, 415, 422] { #expect(outcome(of: status) == .refused) }
        for status in [401, 407, 429] { #expect(outcome(of: status) == .notExecuted) }
        // Also a request that is still executed, and whatever a proxy sends.
        for status in [404, 408, 409, 500, 502, 503, 504, 599] {
            #expect(outcome(of: status) == .unknown)
        }
    }

    @Test func aConnectionThatWasLostSaysNothing() {
        #expect(NetworkError.cannotConnect(reason: "", at: place).outcome == .notExecuted)
        #expect(NetworkError.connectionLost(reason: "", at: place).outcome == .unknown)
        #expect(NetworkError.timedOut(after: .zero, at: place).outcome == .unknown)
        #expect(NetworkError.invalidRequest(reason: "", at: place).outcome == .refused)
    }
}
