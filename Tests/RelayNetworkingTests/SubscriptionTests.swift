import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// Subscriptions over HTTP, against the real server.
@Suite(.needsServer, .eachTransport) struct SubscriptionTests {
    private func subscription(_ text: String) -> RequestParameters {
        RequestParameters(name: "S", operationKind: .subscription, text: "subscription S \(text)")
    }

    @Test func deliversEachEventUntilTheServerCompletes() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url())
        let payloads = try await network.payloads(subscription("{ counter(upTo: 3) }"), [:])
        #expect(payloads.map { $0["data"]?["counter"]?.int } == [1, 2, 3])
        #expect(try await client.stats()["http_requests"] == 1)
    }

    @Test func deliversEventsThatHaveErrors() async throws {
        let network = HTTPNetwork(url: try await TestClient().url())
        let payloads = try await network.payloads(subscription("{ flaky { nullable } }"), [:])
        #expect(payloads.count == 4)
        #expect(payloads.allSatisfy { $0["errors"]?.array?.isEmpty == false })
    }

    @Test func deliversWhyTheServerRefused() async throws {
        let network = HTTPNetwork(url: try await TestClient().url())
        let payloads = try await network.payloads(subscription("{ nonsense }"), [:])
        #expect(payloads.count == 1)
        #expect(payloads.first?["errors"]?.array?.isEmpty == false)
    }

    @Test func failsWhenTheStreamEndsTooSoon() async throws {
        let network = HTTPNetwork(
            url: try await TestClient().url(fault: "cut@2"),
            reconnection: Reconnection(attempts: 0)
        )
        let error = try #require(
            await network.failure(of: subscription("{ counter(upTo: 9) }"))
        )
        guard case .connectionLost = error else { throw error }
    }

    @Test func endsTheRequestWhenTheReaderLeaves() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url())
        let request = subscription("{ feedItemAdded { id } }")
        var events: AsyncThrowingStream<Data, any Error>? = network.execute(
            request: request,
            variables: [:],
            cacheConfig: CacheConfig()
        )
        if let stream = events {
            for try await _ in stream { break }
        }
        events = nil
        #expect(try await client.count("http_active", becomes: 0))
    }
}

/// Subscriptions keep connections for themselves.
@Suite(.needsServer) struct SubscriptionConnectionTests {
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [HTTPNetwork.SubscriptionFormat.serverSentEvents, .multipart]
    )
    func eightSubscriptionsLeaveConnectionsForRequests(
        format: HTTPNetwork.SubscriptionFormat
    ) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(), subscriptions: format)
        let readers = (0..<8).map { _ in
            Task {
                try await network.payloads(.subscription("{ silence }"))
            }
        }
        #expect(try await client.count("http_active", becomes: 8))
        #expect(try await network.payloads(.query("{ hero { name } }")).count == 1)
        for reader in readers { reader.cancel() }
        #expect(try await client.count("http_active", becomes: 0))
    }

    @Test(.timeLimit(.minutes(5))) func aLimitThatIsMetIsLogged() async throws {
        let client = try await TestClient()
        let log = Log<String>()
        let limit = StreamLimit(connectionsPerHost: 2) { log.append($0) }
        let network = HTTPNetwork(
            url: client.url(),
            client: HTTPClient(transport: URLSessionTransport(streams: limit))
        )
        let readers = (0..<4).map { _ in
            Task { try await network.payloads(.subscription("{ silence }")) }
        }
        try await until { log.count > 0 }
        #expect(try await client.count("http_active", becomes: 2))
        #expect(log.all == ["127.0.0.1"])
        for reader in readers { reader.cancel() }
        #expect(try await client.count("http_active", becomes: 0))
    }
}
