import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Many requests at a time, and cancels at any moment: nothing crashes, hangs or stays behind.
///
/// `RELAY_STRESS=1` makes them 3,000 cancels and 4,000 requests; with
/// `--sanitize=thread -Xswiftc -DTHREAD_SANITIZER` the sanitizer watches.
@Suite(.needsServer, .serialized) struct StressTests {
    private static let isFull = ProcessInfo.processInfo.environment["RELAY_STRESS"] != nil
    private let query = RequestParameters.query("{ hero { name } }")

    private func network(_ client: TestClient, _ transport: any HTTPTransport) -> HTTPNetwork {
        HTTPNetwork(
            url: client.url(),
            interceptors: [
                .logging { _ in }, .retry(), .automaticPersistedQueries, ResponseCache(),
                AuthenticationInterceptor {
                    Credentials(user: "ada", token: "token")
                } refresh: { _ in
                },
            ],
            deadline: .seconds(3600),
            client: HTTPClient(
                interceptors: [.metrics { _ in }, .followRedirects],
                transport: transport
            )
        )
    }

    /// Waits until no exchange of the transport is left.
    private func isQuiet(_ transport: any HTTPTransport) async throws -> Bool {
        try await comesToHold { inFlight(transport) == 0 }
    }

    @Test(.timeLimit(.minutes(10)), arguments: TestedTransport.allCases)
    func survivesCancelsAtAnyMoment(tested: TestedTransport) async throws {
        let client = try await TestClient()
        let transport = try tested.make()
        let network = network(client, transport)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<(Self.isFull ? 75 : 12) {
            let delays = (0..<40).map { _ in Int.random(in: 0..<25_000, using: &generator) }
            await withTaskGroup(of: Void.self) { group in
                for delay in delays {
                    group.addTask {
                        let reader = Task { try await network.payloads(query) }
                        try? await Task.sleep(for: .microseconds(delay))
                        reader.cancel()
                        // Either the whole answer or none; never a part.
                        if case .success(let payloads) = await reader.result {
                            #expect(payloads.count <= 1)
                        }
                    }
                }
            }
        }
        #expect(try await network.payloads(query).count == 1)
        #expect(try await isQuiet(transport))
        #expect(try await client.count("http_active", becomes: 0))
    }

    @Test(.timeLimit(.minutes(10)), arguments: TestedTransport.allCases)
    func answersThousandsAtATime(tested: TestedTransport) async throws {
        let client = try await TestClient()
        let transport = try tested.make()
        let network = network(client, transport)
        let count = Self.isFull ? 4000 : 400
        try await withThrowingTaskGroup(of: Int64?.self) { group in
            for n in 0..<count {
                group.addTask {
                    try await network.payloads(
                        .query("($n: Int) { echo(int: $n) }"),
                        ["n": .int(Int64(n))]
                    ).first?["data"]?["echo"]?["int"]?.int
                }
            }
            var seen: Set<Int64> = []
            for try await n in group { seen.insert(try #require(n)) }
            #expect(seen.count == count)
        }
        #expect(try await isQuiet(transport))
        let stats = try await client.stats()
        let misses = stats["persisted_misses", default: 0]
        #expect(stats["operations"] == count + misses)
        #expect(stats["connections", default: 0] <= count / 10)
    }

    @Test func aSessionEndsWithItsTransport() async throws {
        let client = try await TestClient()
        weak var exchanges: SessionDelegate?
        do {
            let transport = URLSessionTransport()
            exchanges = transport.exchanges
            #expect(try await network(client, transport).payloads(query).count == 1)
        }
        #expect(try await comesToHold { exchanges == nil })
    }
}
