import Foundation
import TestSupport
import Testing

@testable import Relay
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
        #expect(NetworkError.cannotCopy(reason: "", at: place).outcome == .notExecuted)
        #expect(NetworkError.connectionLost(reason: "", at: place).outcome == .unknown)
        #expect(NetworkError.timedOut(after: .zero, at: place).outcome == .unknown)
        #expect(NetworkError.invalidRequest(reason: "", at: place).outcome == .refused)
    }

    private static let retry = RetryInterceptor(
        maximumAttempts: 3,
        baseDelay: .zero,
        maximumDelay: .zero,
        statuses: [503],
        idempotencyHeader: "Idempotency-Key",
        sleep: { _ in }
    )

    /// Where a mutation is repeated.
    enum Level: CaseIterable {
        case network, client
    }

    /// No status: the connection is lost, or there is none.
    private static let (lost, none) = (-1, -2)

    /// Sends a mutation with a key, which the server answers with statuses in turn.
    ///
    /// Returns how often it was sent, and what was reported.
    private func send(
        _ statuses: [Int],
        isSentOnce: Bool,
        repeatedBy level: Level
    ) async throws -> (count: Int, outcome: DeliveryOutcome?) {
        let sent = Log<HTTPRequest>()
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://test/graphql")),
            interceptors: [.idempotencyKeys()] + (level == .network ? [Self.retry] : []),
            client: HTTPClient(
                interceptors: level == .client ? [Self.retry] : [],
                transport: StubTransport { [place] request in
                    let status = statuses[min(sent.count, statuses.count - 1)]
                    sent.append(request)
                    if status == Self.lost {
                        throw NetworkError.connectionLost(reason: "", at: place)
                    }
                    if status == Self.none {
                        throw NetworkError.cannotConnect(reason: "", at: place)
                    }
                    return request.response(
                        status,
                        #"{"errors":[{"message":"busy"}]}"#,
                        headers: ["Content-Type": "application/graphql-response+json"]
                    )
                }
            )
        )
        let report = FailureReport()
        var config = CacheConfig(transactionID: "key")
        config.failureReport = report
        config.isSentOnce = isSentOnce
        let stream = network.execute(
            request: .mutation("mutation M { a }"),
            variables: [:],
            cacheConfig: config
        )
        _ = try? await stream.reduce(into: 0) { count, _ in count += 1 }
        return (sent.count, report.outcome)
    }

    @Test(
        .bug(
            id: "sent-once",
            "A retry in the client sent mutations again that allow it only once."
        ),
        arguments: Level.allCases
    )
    func aMutationThatMustNotBeSentTwiceIsNotRepeated(level: Level) async throws {
        func send(_ statuses: [Int]) async throws -> (count: Int, outcome: DeliveryOutcome?) {
            try await self.send(statuses, isSentOnce: true, repeatedBy: level)
        }
        #expect(try await send([503, 503, 503]) == (1, .unknown))
        #expect(try await send([429]) == (1, .notExecuted))
        #expect(try await send([Self.lost, 200]).count == 1)
        // Nothing was sent.
        #expect(try await send([Self.none, 200]) == (2, nil))
    }

    @Test(
        .bug(id: "first-attempt", "A failure to connect hid that an earlier attempt was executed."),
        arguments: Level.allCases
    )
    func anAttemptThatMayHaveBeenExecutedCounts(level: Level) async throws {
        func send(_ statuses: [Int]) async throws -> (count: Int, outcome: DeliveryOutcome?) {
            try await self.send(statuses, isSentOnce: false, repeatedBy: level)
        }
        #expect(try await send([503, 503, 503]) == (3, .unknown))
        #expect(try await send([Self.lost, Self.none]) == (3, .unknown))
        #expect(try await send([503, Self.none]) == (3, .unknown))
        #expect(try await send([Self.lost, 403]) == (2, .unknown))
        #expect(try await send([503, 200]) == (2, nil))
        #expect(try await send([403]) == (1, .refused))
    }
}
