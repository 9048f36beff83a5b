import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// Both of the server's protocols, against the real server.
@Suite(.needsServer, .timeLimit(.minutes(10))) struct WebSocketServerTests {
    static let protocols: [TestProtocol] = [.current, .legacy]

    @Test(arguments: protocols) func runsEachKindOfOperation(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        let network = spoken.network(client)
        // The server's older protocol is for subscriptions only.
        let isCurrent = spoken.started == "ws_in_subscribe"
        let query = try await network.payloads(.query("{ slow(ms: 1) }"))
        #expect(!isCurrent || query.map { $0["data"]?["slow"] } == ["slow"])
        let mutation = try await network.payloads(
            .mutation("{ createReview(episode: JEDI, review: {stars: 4}) { review { stars } } }")
        )
        #expect(
            !isCurrent
                || mutation.map { $0["data"]?["createReview"]?["review"]?["stars"] } == [4]
        )
        let events = try await network.payloads(.subscription("{ counter(upTo: 3) }"))
        #expect(events.map { $0["data"]?["counter"] } == [1, 2, 3])
        let stats = try await client.stats()
        #expect(stats["ws_opened"] == 1)
        #expect(stats["executed"] == (isCurrent ? 3 : 1))
        #expect(stats[spoken.started] == 3)
        #expect(stats[spoken.stopped, default: 0] == 0)
    }

    @Test(arguments: protocols) func sendsVariables(spoken: TestProtocol) async throws {
        let network = spoken.network(try await TestClient())
        let events = try await network.payloads(
            RequestParameters(
                name: "S",
                operationKind: .subscription,
                text: "subscription S($upTo: Int!) { counter(upTo: $upTo) }"
            ),
            ["upTo": 2]
        )
        #expect(events.count == 2)
    }

    @Test(arguments: protocols) func sharesOneSocket(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        let network = spoken.network(client)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for count in 1...20 {
                group.addTask {
                    try await network.payloads(.subscription("{ counter(upTo: \(count)) }")).count
                }
            }
            let total = try await group.reduce(0, +)
            #expect(total == 210)
        }
        let stats = try await client.stats()
        #expect(stats["ws_opened"] == 1)
        #expect(stats["executed"] == 20)
    }

    @Test(arguments: protocols) func deliversWhyTheServerRefuses(spoken: TestProtocol) async throws
    {
        let network = spoken.network(try await TestClient())
        let payloads = try await network.payloads(.subscription("{ nonsense }"))
        #expect(payloads.count == 1)
        #expect(payloads.first?["data"] == nil)
        let message = payloads.first?["errors"]?[0]?["message"]?.string
        #expect(message?.contains("nonsense") == true)
    }

    @Test(arguments: protocols) func deliversEventsWithErrors(spoken: TestProtocol) async throws {
        let network = spoken.network(try await TestClient())
        let payloads = try await network.payloads(.subscription("{ flaky { nullable } }"))
        #expect(payloads.count == 4)
        #expect(payloads.allSatisfy { $0["errors"]?.array?.isEmpty == false })
    }

    @Test(arguments: protocols) func unsubscribesOnce(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        let network = spoken.network(client, closingAfter: .seconds(3600))
        for count in 1...5 {
            let reader = Task { try await network.payloads(.subscription("{ silence }")) }
            #expect(try await client.count(spoken.started, becomes: count))
            reader.cancel()
            await #expect(throws: CancellationError.self) { try await reader.value }
        }
        #expect(try await client.count(spoken.stopped, becomes: 5))
        let stats = try await client.stats()
        #expect(stats["ws_opened"] == 1)
        #expect(stats["ws_active"] == 1)
    }

    @Test(arguments: protocols) func droppingAStreamUnsubscribes(spoken: TestProtocol) async throws
    {
        let client = try await TestClient()
        let network = spoken.network(client, closingAfter: .seconds(3600))
        for try await _ in network.stream(.subscription("{ counter(upTo: 1000) }")) { break }
        #expect(try await client.count(spoken.stopped, becomes: 1))
    }

    @Test(arguments: protocols)
    func closesTheSocketAfterTheLastOperation(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        let network = spoken.network(client, closingAfter: .zero)
        _ = try await network.payloads(.query("{ slow(ms: 1) }"))
        #expect(try await client.count("ws_active", becomes: 0))
        _ = try await network.payloads(.query("{ slow(ms: 1) }"))
        #expect(try await client.count("ws_active", becomes: 0))
        #expect(try await client.stats()["ws_opened"] == 2)
    }

    @Test(arguments: protocols)
    func lettingGoOfTheNetworkClosesTheSocket(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        var network: WebSocketNetwork? = spoken.network(client, closingAfter: .seconds(3600))
        var states = network?.states.makeAsyncIterator()
        _ = try await network?.payloads(.query("{ slow(ms: 1) }"))
        #expect(try await client.stats()["ws_active"] == 1)
        network = nil
        #expect(try await client.count("ws_active", becomes: 0))
        while let state = await states?.next() { _ = state }
    }

    @Test(arguments: protocols)
    func operationsOutliveTheNetworkThatBeganThem(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        var network: WebSocketNetwork? = spoken.network(client, closingAfter: .seconds(3600))
        let stream = try #require(
            network?.stream(.subscription("{ counter(upTo: 5, intervalMs: 30) }"))
        )
        network = nil
        var count = 0
        for try await _ in stream { count += 1 }
        #expect(count == 5)
        #expect(try await client.count("ws_active", becomes: 0))
    }

    @Test(arguments: protocols) func connectsEagerlyAndStays(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        let network = WebSocketNetwork(
            url: client.url(),
            protocol: spoken.value,
            connecting: .eagerly,
            timeouts: .patient
        )
        #expect(try await client.count("ws_in_connection_init", becomes: 1))
        for _ in 0..<3 { _ = try await network.payloads(.query("{ slow(ms: 1) }")) }
        let stats = try await client.stats()
        #expect(stats["ws_active"] == 1)
        #expect(stats["ws_opened"] == 1)
        withExtendedLifetime(network) {}
    }

    @Test(arguments: protocols) func asksForAPayloadForEachConnection(spoken: TestProtocol)
        async throws
    {
        let client = try await TestClient()
        let asked = Locked(0)
        let network = WebSocketNetwork(
            url: client.url(path: "/private/graphql"),
            protocol: spoken.value,
            connecting: .lazily(closingAfter: .zero),
            timeouts: .patient,
            reconnection: .quick(attempts: 3)
        ) {
            // The first token has expired.
            let count = asked.withLock { count in
                count += 1
                return count
            }
            return ["authToken": count == 1 ? "expired" : "letmein"]
        }
        for _ in 0..<2 {
            let events = try await network.payloads(.subscription("{ privateCounter(upTo: 2) }"))
            #expect(events.count == 2)
            #expect(try await client.count("ws_active", becomes: 0))
        }
        #expect(asked.withLock { $0 } == 3)
        #expect(try await client.stats()["ws_opened"] == 3)
    }

    @Test(arguments: protocols) func pausesAndGoesOn(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        let network = spoken.network(client)
        var gaps = network.gaps.makeAsyncIterator()
        // The second event never comes.
        let events = network.stream(.subscription("{ counter(intervalMs: 86400000) }"))
        var iterator = events.makeAsyncIterator()
        for turn in 1...2 {
            let event = try #require(try await iterator.next())
            #expect(try JSONValue(parsing: event) == ["data": ["counter": 1]])
            guard turn == 1 else { break }
            network.pause()
            #expect(try await client.count("ws_active", becomes: 0))
            network.resume()
        }
        #expect(await gaps.next()?.operations == ["S"])
        let stats = try await client.stats()
        #expect(stats["ws_opened"] == 2)
        #expect(stats[spoken.started] == 2)
    }

    @Test func answersPingsAndAsksForSignsOfLife() async throws {
        let client = try await TestClient()
        let network = WebSocketNetwork(
            url: client.url(fault: "ping@0"),
            timeouts: .patient { $0.silence = .milliseconds(50) }
        )
        let reader = Task { try await network.payloads(.subscription("{ silence }")) }
        try await until { try await client.stats()["ws_in_ping", default: 0] >= 3 }
        #expect(try await client.count("ws_in_pong", becomes: 1))
        reader.cancel()
        _ = await reader.result
        let stats = try await client.stats()
        #expect(stats["ws_in_pong"] == 1)
        #expect(stats["ws_opened"] == 1)
    }

    @Test func interceptorsStandAroundItsOperations() async throws {
        struct Tag: NetworkInterceptor {
            func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
                var request = request
                request.extensions["tag"] = 1
                return try await next(request).map { Data("\($0.count > 0)".utf8) }
            }
        }
        let client = try await TestClient()
        let lines = Locked<[String]>([])
        let network = TestProtocol.current.network(client).intercepted(by: [
            .logging { line in lines.withLock { $0.append(line) } }, Tag(),
        ])
        let payloads = try await network.payloads(.subscription("{ counter(upTo: 3) }"))
        #expect(payloads == [true, true, true])
        #expect(lines.withLock { $0 }.count >= 1)
        #expect(try await client.stats()["ws_opened"] == 1)
    }

    @Test func refusesToUploadFiles() async throws {
        let client = try await TestClient()
        let network = TestProtocol.current.network(client)
        let file = FileUpload(data: Data("a".utf8), name: "a.txt")
        let request = RequestParameters.mutation(
            "($file: Upload!) { upload(file: $file) { size } }"
        )
        guard case .invalidRequest? = await network.failure(of: request, .file(file))
        else {
            Issue.record("got something else")
            return
        }
        #expect(try await client.stats()["ws_opened"] == nil)
    }

    @Test func worksAsTheSubscriptionHalfOfASplit() async throws {
        let client = try await TestClient()
        let network = SplitNetwork(
            queriesAndMutations: HTTPNetwork(url: client.url()),
            subscriptions: TestProtocol.current.network(client)
        )
        _ = try await network.payloads(.query("{ hero { name } }"))
        _ = try await network.payloads(
            .mutation("{ createReview(episode: JEDI, review: {stars: 4}) { review { stars } } }")
        )
        #expect(try await client.stats()["ws_opened"] == nil)
        #expect(try await network.payloads(.subscription("{ counter(upTo: 2) }")).count == 2)
        let stats = try await client.stats()
        #expect(stats["http_requests"] == 2)
        #expect(stats["ws_opened"] == 1)
    }

    @Test func splitsByWhateverTheRequestSays() async throws {
        let (one, two) = (try await TestClient(), try await TestClient())
        let network = SplitNetwork { request in
            HTTPNetwork(url: request.name == "One" ? one.url() : two.url())
        }
        _ = try await network.payloads(.query("{ hero { name } }", name: "One"))
        _ = try await network.payloads(.query("{ hero { name } }", name: "Two"))
        _ = try await network.payloads(.query("{ hero { name } }", name: "Three"))
        #expect(try await one.stats()["http_requests"] == 1)
        #expect(try await two.stats()["http_requests"] == 2)
    }
}
