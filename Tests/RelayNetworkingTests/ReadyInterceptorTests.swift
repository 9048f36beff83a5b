import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// The interceptors that stand by themselves: cache, logging, metrics, parser, status check.
@Suite(.needsServer) struct ReadyInterceptorTests {
    private let query = RequestParameters.query("($n: Int) { echo(int: $n) }")

    private func run(
        _ network: HTTPNetwork,
        _ n: Int64,
        force: Bool = false
    ) async throws -> Int64? {
        let stream = network.execute(
            request: query,
            variables: ["n": .int(n)],
            cacheConfig: CacheConfig(force: force)
        )
        for try await payload in stream {
            return try JSONValue(parsing: payload)["data"]?["echo"]?["int"]?.int
        }
        return nil
    }

    @Test func aCacheAnswersTheSameQueryWithTheSameVariables() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(), interceptors: [ResponseCache()])
        for _ in 0..<3 { #expect(try await run(network, 1) == 1) }
        #expect(try await run(network, 2) == 2)
        #expect(try await client.stats()["operations"] == 2)
        #expect(try await run(network, 1, force: true) == 1)
        #expect(try await client.stats()["operations"] == 3)
    }

    @Test func aCacheForgets() async throws {
        let client = try await TestClient()
        let cache = ResponseCache(maximumBytes: 70, timeToLive: .seconds(60))
        let network = HTTPNetwork(url: client.url(), interceptors: [cache])
        // Each answer has 29 bytes, so that there is room for two.
        for n in [1, 2, 1, 3, 1] as [Int64] { #expect(try await run(network, n) == n) }
        #expect(try await client.stats()["operations"] == 3, "1 was used last, and stayed")
        #expect(try await run(network, 2) == 2)
        #expect(try await client.stats()["operations"] == 4)
        cache.removeAll()
        #expect(try await run(network, 2) == 2)
        #expect(try await client.stats()["operations"] == 5)
        let shortLived = HTTPNetwork(
            url: client.url(),
            interceptors: [ResponseCache(timeToLive: .milliseconds(20))]
        )
        #expect(try await run(shortLived, 1) == 1)
        try await Task.sleep(for: .milliseconds(40))
        #expect(try await run(shortLived, 1) == 1)
        #expect(try await client.stats()["operations"] == 7)
    }

    @Test func aCacheKeepsNoErrorsAndNoMutations() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(), interceptors: [ResponseCache()])
        for _ in 0..<2 {
            _ = try await network.payloads(.query("{ errors { nullable } }"))
            _ = try await network.payloads(
                .mutation("{ createReview(episode: JEDI, review: {stars: 1}) { review { id } } }")
            )
        }
        #expect(try await client.stats()["operations"] == 4)
    }

    @Test func logsTellNoSecret() async throws {
        let canary = "S3CR3T-7f"
        let lines = Log<String>()
        let log: @Sendable (String) -> Void = { lines.append($0) }
        let client = try await TestClient()
        for fault in [nil, "500", "drop", "html"] {
            let url = try #require(
                URL(string: client.url(fault: fault).absoluteString + "&key=\(canary)#\(canary)")
            )
            let network = HTTPNetwork(
                url: url,
                headers: ["Authorization": "Bearer \(canary)", "Cookie": canary],
                interceptors: [.logging(log)],
                client: HTTPClient(interceptors: [.logging(log)])
            )
            _ = try? await network.payloads(
                .query("($string: String) { echo(string: $string) }"),
                ["string": .string(canary)]
            )
        }
        #expect(lines.count == 16)
        #expect(lines.all.allSatisfy { !$0.contains(canary) })
        #expect(lines.all[0] == "→ query Q")
        #expect(lines.all[1].contains("[Accept, Content-Type, Authorization, Cookie] for Q"))
        #expect(lines.all.contains { $0.hasPrefix("← 200 http://127.0.0.1") })
        #expect(lines.all.contains { $0.hasSuffix(": status 500") })
    }

    @Test func metricsTellWhatAnExchangeTook() async throws {
        let metrics = Log<MetricsInterceptor.Metrics>()
        let network = HTTPNetwork(
            url: try await TestClient().url(),
            client: HTTPClient(interceptors: [.metrics { metrics.append($0) }])
        )
        _ = try await network.payloads(.query("{ slow(ms: 100) }"))
        let found = try #require(metrics.all.first)
        #expect(metrics.count == 1)
        #expect(found.status == 200)
        #expect(found.operationName == "Q")
        #expect(found.bytesReceived == #"{"data": {"slow": "slow"}}"#.utf8.count - 2)
        #expect(try #require(found.timeToFirstByte) >= .milliseconds(100))
        #expect(found.duration >= .milliseconds(100))
        #expect(found.error == nil)
        let silent = HTTPNetwork(
            url: try await TestClient().url(fault: "drop"),
            client: HTTPClient(interceptors: [.metrics { metrics.append($0) }])
        )
        _ = await silent.failure(of: query)
        #expect(metrics.all.last?.error is NetworkError)
        #expect(metrics.all.last?.status == nil)
    }

    @Test func metricsTellWhatCameOfAnAnswerThatStalls() async throws {
        let metrics = Log<MetricsInterceptor.Metrics>()
        let network = HTTPNetwork(
            url: try await TestClient().url(fault: "stall@3"),
            timeout: .seconds(4),
            client: HTTPClient(interceptors: [.metrics { metrics.append($0) }])
        )
        _ = await network.failure(of: query)
        let found = try #require(metrics.all.first)
        #expect(metrics.count == 1)
        #expect(found.status == 200)
        #expect(found.bytesReceived == 3)
        guard case .timedOut? = found.error as? NetworkError else {
            Issue.record("got \(String(describing: found.error))")
            return
        }
    }

    @Test(.bug(id: "unread-body", "An exchange whose body wasn't read to its end had no metrics."))
    func metricsTellOfAStreamThatIsCompleteBeforeItsBody() async throws {
        let (metrics, lines) = (Log<MetricsInterceptor.Metrics>(), Log<String>())
        let transport = StubTransport { request in
            let events = Log<Data>()
            let body = HTTPBody {
                // The server keeps the connection open.
                if events.append({ _ in Data("event: complete\n\n".utf8) }).isEmpty { return nil }
                if events.count > 1 { try await Task.sleep(for: .seconds(3600)) }
                return events.all.first
            }
            let headers: HTTPHeaders = ["Content-Type": "text/event-stream"]
            return HTTPResponse(request: request, status: 200, headers: headers, body: body)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            client: HTTPClient(
                interceptors: [.metrics { metrics.append($0) }, .logging { lines.append($0) }],
                transport: transport
            )
        )
        #expect(try await network.payloads(.subscription("{ a }")).isEmpty)
        #expect(metrics.count == 1)
        #expect(metrics.all.first?.status == 200)
        #expect(metrics.all.first?.error == nil)
        #expect(lines.count == 2)
    }

    @Test(.bug(id: "unread-body", "An exchange whose body wasn't read to its end had no metrics."))
    func metricsTellOfAnAnswerThatIsDropped() async throws {
        let metrics = Log<MetricsInterceptor.Metrics>()
        let client = HTTPClient(
            interceptors: [RetryInterceptor(baseDelay: .zero), .metrics { metrics.append($0) }],
            transport: StubTransport { $0.response(metrics.count == 0 ? 503 : 200, "busy") }
        )
        let url = try #require(URL(string: "http://localhost/"))
        let response = try await client.send(HTTPRequest(url: url))
        #expect(try await response.data(upTo: 10) == Data("busy".utf8))
        #expect(metrics.all.map(\.status) == [503, 200])
        #expect(metrics.all.first?.error is CancellationError)
        #expect(metrics.all.last?.error == nil)
    }

    /// A small answer is handed out when all of it is there, however late that is.
    @Test func metricsTellWhenTheHeadWasThere() async throws {
        let (metrics, waited) = (Log<MetricsInterceptor.Metrics>(), Log<Duration>())
        let beginning = ContinuousClock.now
        let transport = StubTransport { request in
            let start = ResponseStart(HTTPHead(status: 200), method: .post)
            let arrived = ContinuousClock.now
            try await Task.sleep(for: .milliseconds(20))
            waited.append(.now - arrived)
            return start.response(to: request, HTTPBody(Data(#"{"data":{}}"#.utf8)))
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            client: HTTPClient(
                interceptors: [.metrics { metrics.append($0) }],
                transport: transport
            )
        )
        _ = await network.failure(of: query)
        let found = try #require(metrics.all.first)
        let wait = try #require(waited.all.first)
        #expect(try #require(found.timeToFirstByte) <= .now - beginning - wait)
        #expect(found.duration >= wait)
    }

    @Test func aParserUnwrapsWhatAServerWraps() async throws {
        let parser: any HTTPInterceptor = .responseParser { body, head in
            #expect(head.status == 200)
            return Data((try JSONValue(parsing: body)["result"] ?? .null).utf8())
        }
        let network = HTTPNetwork(
            url: try await TestClient().url(path: "/rest/wrapped"),
            client: HTTPClient(interceptors: [parser])
        )
        #expect(try await network.payloads(.query("{ a }")) == [["data": ["asked": "Q"]]])
    }

    @Test func aStatusCheckRefusesGraphQLWithABadStatus() async throws {
        let url = try await TestClient().url(fault: "429")
        let network = HTTPNetwork(
            url: url,
            client: HTTPClient(interceptors: [.statusCheck])
        )
        let error = try #require(await network.failure(of: query))
        guard case .status(429, retryAfter: "1", let excerpt, _) = error else { throw error }
        #expect(excerpt.contains("Too many requests"))
    }

    @Test func tellsAnApolloServerWhoAsks() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(),
            interceptors: [.clientAwareness(name: "tests", version: "1.2")]
        )
        _ = try await run(network, 1)
        let headers = try await client.requests().first?["headers"]
        #expect(headers?["apollographql-client-name"] == "tests")
        #expect(headers?["apollographql-client-version"] == "1.2")
        #expect(headers?["x-apollo-operation-name"] == "Q")
    }

    @Test func aMutationThatIsSentAgainHasTheSameKey() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(),
            interceptors: [.idempotencyKeys()]
        )
        let config = CacheConfig(transactionID: "order-1")
        for (kind, config) in [
            (OperationKind.mutation, config), (.mutation, config), (.query, config),
            (.mutation, CacheConfig()),
        ] {
            let request = RequestParameters(
                name: "Q",
                operationKind: kind,
                text: "query Q { echo(int: 1) }"
            )
            for try await _ in network.execute(
                request: request,
                variables: [:],
                cacheConfig: config
            ) {}
        }
        let keys = try await client.requests().map { $0["headers"]?["idempotency-key"]?.string }
        #expect(keys == ["order-1", "order-1", nil, nil])
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func aRedirectToAnotherOriginCarriesNoCredentials(status: Int) async throws {
        let elsewhere = TestClient(of: try await TestServer.other())
        let client = try await TestClient()
        let request = HTTPRequest(
            url: client.url(
                fault: "redirect@\(status)",
                path: "/rest/echo",
                to: elsewhere.url(path: "/rest/echo").absoluteString
            ),
            headers: ["Authorization": "Bearer canary", "Cookie": "canary", "X-Key": "canary"]
        )
        let plain = try await HTTPClient().send(request)
        #expect(plain.status == status)
        let following = HTTPClient(interceptors: [.followRedirects])
        let response = try await following.send(request)
        #expect(response.status == 200)
        let sent = try JSONValue(parsing: try await response.data(upTo: 10_000))
        #expect(!sent["headers"].debugDescription.contains("canary"))
        var post = request
        post.method = .post
        #expect(try await following.send(post).status == status)
        #expect(try await elsewhere.stats()["http_requests"] == 1)
    }

    @Test func aRedirectOnTheSameOriginKeepsMethodBodyAndCredentials() async throws {
        let client = try await TestClient()
        let target = client.url(path: "/rest/echo").absoluteString
        let request = HTTPRequest(
            url: client.url(fault: "redirect@307", path: "/rest/echo", to: target),
            method: .post,
            headers: ["Authorization": "Bearer x"],
            body: .data(Data("hello".utf8))
        )
        let response = try await HTTPClient(interceptors: [.followRedirects]).send(request)
        let sent = try JSONValue(parsing: try await response.data(upTo: 10_000))
        #expect(sent["method"] == "POST")
        #expect(sent["text"] == "hello")
        #expect(sent["headers"]?["authorization"] == "Bearer x")
    }
}
