import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// What is sent again, how often, and after which wait: counted by the server.
@Suite(.needsServer) struct RetryTests {
    private let query = RequestParameters.query("{ hero { name } }")
    private let mutation = RequestParameters.mutation(
        #"{ createReview(episode: JEDI, review: {stars: 4}) { review { id } } }"#
    )

    private func retry(
        _ attempts: Int = 3,
        waits: Log<Duration> = Log(),
        wait: @escaping @Sendable () async throws -> Void = {}
    ) -> RetryInterceptor {
        RetryInterceptor(
            maximumAttempts: attempts,
            baseDelay: .milliseconds(500),
            maximumDelay: .seconds(30),
            statuses: [408, 429, 500, 502, 503, 504],
            idempotencyHeader: "Idempotency-Key",
            sleep: { duration in
                waits.append(duration)
                try await wait()
            }
        )
    }

    @Test(arguments: ["drop", "500", "503", "429", "502-json", "truncate", "cut@0"])
    func aQueryIsSentAgainUntilItSucceeds(fault: String) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: fault + "*2"),
            interceptors: [retry()]
        )
        let payloads = try await network.payloads(query)
        #expect(payloads.first?["data"]?["hero"]?["name"] == "R2-D2")
        #expect(try await client.stats()["http_requests"] == 3)
    }

    @Test(arguments: ["drop", "500", "503", "truncate"])
    func attemptsRunOut(fault: String) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: fault), interceptors: [retry(4)])
        #expect(await network.failure(of: query) != nil)
        #expect(try await client.stats()["http_requests"] == 4)
    }

    @Test func theLastAnswerStandsWhenAttemptsRunOut() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: "429"), interceptors: [retry()])
        let payloads = try await network.payloads(query)
        #expect(payloads.first?["errors"]?[0]?["message"] == "Too many requests")
        #expect(try await client.stats()["http_requests"] == 3)
    }

    @Test(arguments: ["html", "401", "200-json", "empty", "redirect@302", "414"])
    func whatWillNotPassIsNotSentAgain(fault: String) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: fault), interceptors: [retry()])
        #expect(await network.failure(of: query) != nil)
        #expect(try await client.stats()["http_requests"] == 1)
    }

    @Test(arguments: [
        "drop", "500", "503", "429", "502-json", "html", "empty", "401", "invalid-json", "truncate",
        "cut@0", "redirect@307", "drip@40", "none",
    ])
    func aMutationWhoseHashIsUnknownRunsAtMostOnceInEveryFault(fault: String) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: fault),
            interceptors: [retry(), .automaticPersistedQueries],
            client: HTTPClient(interceptors: [retry()])
        )
        _ = try? await network.payloads(mutation)
        let stats = try await client.stats()
        // An unknown hash is refused, and nothing is run.
        let runs = stats["operations", default: 0] - stats["persisted_misses", default: 0]
        #expect(runs == (["drip@40", "none"].contains(fault) ? 1 : 0))
        #expect(stats["http_requests"] == runs + 1)
    }

    @Test(arguments: ["drop", "500", "503", "429", "truncate", "cut@0", "hang"])
    func aMutationIsExecutedOnce(fault: String) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: fault),
            interceptors: [retry()],
            timeout: .seconds(fault == "hang" ? 5 : 60),
            client: HTTPClient(interceptors: [retry()])
        )
        _ = try? await network.payloads(mutation)
        #expect(try await client.count("http_requests", becomes: 1))
        #expect(try await client.count("http_active", becomes: 0))
        let stats = try await client.stats()
        #expect(stats["http_requests"] == 1)
        #expect(stats["operation_M", default: 0] <= 1)
    }

    @Test func aMutationWithAnIdempotencyKeyIsSentAgainWithTheSameKey() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: "cut@0*2"),
            interceptors: [.headers { _ in ["Idempotency-Key": UUID().uuidString] }, retry()]
        )
        #expect(try await network.payloads(mutation).count == 1)
        let keys = try await client.requests().map { $0["headers"]?["idempotency-key"]?.string }
        #expect(keys.count == 3)
        #expect(Set(keys).count == 1)
        #expect(keys.first != .some(nil))
    }

    @Test func aMutationIsSentAgainWhenNothingWasSent() async throws {
        let attempts = Log<Void>()
        let transport = StubTransport { request in
            attempts.append(())
            if attempts.count < 3 {
                throw NetworkError.cannotConnect(reason: "refused", at: request.place)
            }
            return request.response(200, #"{"data":{}}"#)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [retry()],
            client: HTTPClient(transport: transport)
        )
        #expect(try await network.payloads(mutation).count == 1)
        #expect(attempts.count == 3)
    }

    @Test func waitsAsLongAsTheServerAsks() async throws {
        let waits = Log<Duration>()
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: "503*1"),
            interceptors: [retry(waits: waits)]
        )
        #expect(try await network.payloads(query).count == 1)
        #expect(waits.all == [.seconds(1)])
    }

    @Test func doesNotAskAServerAgainThatWantsToBeLeftAlone() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: "503-later"), interceptors: [retry()])
        let error = try #require(await network.failure(of: query))
        guard case .status(503, retryAfter: "3600", _, _) = error else { throw error }
        #expect(try await client.stats()["http_requests"] == 1)
    }

    @Test func waitsARandomTimeUpToALimitThatDoubles() async throws {
        let waits = Log<Duration>()
        let network = HTTPNetwork(
            url: try await TestClient().url(fault: "500"),
            interceptors: [retry(12, waits: waits)]
        )
        #expect(await network.failure(of: query) != nil)
        #expect(waits.count == 11)
        for (index, wait) in waits.all.enumerated() {
            #expect(wait >= .zero && wait <= min(.seconds(30), .milliseconds(500) * (1 << index)))
        }
        #expect(Set(waits.all).count == 11)
    }

    @Test func cancellingEndsTheWait() async throws {
        let client = try await TestClient()
        let waits = Log<Duration>()
        let network = HTTPNetwork(
            url: client.url(fault: "500"),
            interceptors: [
                retry(waits: waits) { try await Task.sleep(for: .seconds(86400)) }
            ]
        )
        let reader = Task { try await network.payloads(query) }
        #expect(try await comesToHold { waits.count == 1 })
        reader.cancel()
        _ = await reader.result
        #expect(try await client.stats()["http_requests"] == 1)
    }

    @Test func theClientSendsPlainRequestsAgain() async throws {
        let client = try await TestClient()
        let http = HTTPClient(interceptors: [retry()])
        let url = client.url(fault: "503*2", path: "/rest/echo")
        #expect(try await http.send(HTTPRequest(url: url)).status == 200)
        #expect(try await client.stats()["http_requests"] == 3)
        let other = try await TestClient()
        let post = HTTPRequest(url: other.url(fault: "503*2", path: "/rest/echo"), method: .post)
        #expect(try await http.send(post).status == 503)
        #expect(try await other.stats()["http_requests"] == 1)
    }

    @Test func readsRetryAfter() throws {
        let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT
        #expect(RetryAfter("120")?.duration(from: now) == .seconds(120))
        let date = RetryAfter("Sun, 06 Nov 1994 08:50:37 GMT")
        #expect(date?.duration(from: now) == .seconds(60))
        #expect(date?.duration(from: now + 3600) == .zero)
        #expect(RetryAfter("-1") == nil)
        #expect(RetryAfter("soon") == nil)
    }

    @Test(.bug(id: "retry-after-date", "A connection was opened before the date in Retry-After."))
    func readsRetryAfterAsADateToReconnect() throws {
        let date = "Fri, 01 Jan 2100 00:00:00 GMT"
        let place = NetworkError.Place(operation: nil, network: "test")
        let error = NetworkError.status(503, retryAfter: date, excerpt: "", at: place)
        #expect(try #require(error.retryAfter) > .seconds(3600))
        let refusal = WebSocketError.refused(status: 503, retryAfter: date, excerpt: "")
        #expect(refusal.retryAfter == .seconds(3600))
    }
}
