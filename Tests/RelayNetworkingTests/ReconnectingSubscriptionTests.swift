import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Subscriptions over HTTP whose connection is lost.
struct ReconnectingSubscriptionTests {
    private static let url = URL(string: "http://localhost/graphql") ?? URL(fileURLWithPath: "/")
    private static let lost = NetworkError.connectionLost(
        reason: "gone",
        at: .init(operation: nil, url: url)
    )

    /// How one attempt goes.
    enum Attempt: Sendable {
        /// Events of these numbers; then the connection is lost.
        case events([Int])
        /// Events of these numbers; then the operation is complete.
        case complete([Int])
        case fails(NetworkError)
        case status(Int)
    }

    private struct Failing: NetworkInterceptor {
        let seen: Log<String>
        func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
            seen.append(request.name)
            return try await next(request)
        }
    }

    /// A network whose attempts go like this, the last of them for ever.
    private func network(
        _ attempts: [Attempt],
        format: HTTPNetwork.SubscriptionFormat = .serverSentEvents,
        limit: Int = 3,
        seen: Log<String> = Log(),
        interceptors: [any NetworkInterceptor] = []
    ) -> HTTPNetwork {
        let number = Log<Int>()
        let transport = StubTransport { request in
            switch attempts[min(number.append { $0 }, attempts.count - 1)] {
            case .fails(let error): throw error
            case .status(let status): return request.response(status, "no")
            case .events(let numbers):
                return Self.stream(request, format, numbers, isComplete: false)
            case .complete(let numbers):
                return Self.stream(request, format, numbers, isComplete: true)
            }
        }
        return HTTPNetwork(
            url: Self.url,
            interceptors: [Failing(seen: seen)] + interceptors,
            subscriptions: format,
            reconnection: .quick(attempts: limit),
            client: HTTPClient(transport: transport)
        )
    }

    private static func stream(
        _ request: HTTPRequest,
        _ format: HTTPNetwork.SubscriptionFormat,
        _ numbers: [Int],
        isComplete: Bool
    ) -> HTTPResponse {
        var (body, type) = ("", "text/event-stream")
        switch format {
        case .serverSentEvents:
            for number in numbers { body += "event: next\ndata: {\"data\":\(number)}\n\n" }
            if isComplete { body += "event: complete\n\n" }
        case .multipart:
            type = "multipart/mixed;boundary=b;subscriptionSpec=1.0"
            for number in numbers {
                body += "--b\r\n\r\n{\"payload\":{\"data\":\(number)}}\r\n"
            }
            if isComplete { body += "--b--\r\n" }
        }
        return HTTPResponse(
            request: request,
            status: 200,
            headers: ["Content-Type": type],
            body: isComplete
                ? HTTPBody(Data(body.utf8)) : HTTPBody(Data(body.utf8), thenFailing: lost)
        )
    }

    /// What comes, and how it ends.
    private func run(_ network: some Network) async -> ([Int64?], (any Error)?) {
        var values: [Int64?] = []
        do {
            for try await event in network.stream(.subscription("{ a }")) {
                values.append(try JSONValue(parsing: event)["data"]?.int)
            }
            return (values, nil)
        } catch {
            return (values, error)
        }
    }

    static let formats = [HTTPNetwork.SubscriptionFormat.serverSentEvents, .multipart]

    @Test(arguments: formats)
    func goesOnAfterItsConnectionWasLost(format: HTTPNetwork.SubscriptionFormat) async throws {
        let seen = Log<String>()
        let network = network(
            [.events([1, 2]), .fails(Self.lost), .status(503), .events([]), .complete([3])],
            format: format,
            limit: 4,
            seen: seen
        )
        let gaps = network.gaps
        let (values, error) = await run(network)
        #expect(values == [1, 2, 3])
        #expect(error == nil)
        // Each attempt goes through the interceptors, for a fresh token.
        #expect(seen.count == 5)
        var iterator = gaps.makeAsyncIterator()
        #expect(await iterator.next()?.operations == ["S"])
    }

    @Test func goesOnBehindInterceptorsToo() async throws {
        let network = network([.events([1]), .complete([2])]).intercepted(by: [.logging { _ in }])
        #expect(await run(network).0 == [1, 2])
    }

    @Test(
        .bug(id: "gap-in-retry", "No gap was reported if a retry sent the subscription again."),
        arguments: formats
    )
    func aRetryOfALostStreamIsAGap(format: HTTPNetwork.SubscriptionFormat) async throws {
        let gaps: AsyncStream<SubscriptionGap>
        do {
            let network = network(
                [.events([]), .complete([1])],
                format: format,
                interceptors: [RetryInterceptor(baseDelay: .zero)]
            )
            gaps = network.gaps
            #expect(await run(network).0 == [1])
        }
        // They end with the network.
        #expect(await gaps.reduce(into: []) { $0 += $1.operations } == ["S"])
    }

    @Test func goesOnWhenItWasLostBeforeItsFirstEvent() async throws {
        let (values, error) = await run(network([.events([]), .complete([1])]))
        #expect(values == [1])
        #expect(error == nil)
    }

    @Test func givesUpAfterAsManyAttemptsInARowAsItHas() async throws {
        let seen = Log<String>()
        let network = network([.events([1]), .events([2]), .fails(Self.lost)], seen: seen)
        let (values, error) = await run(network)
        #expect(values == [1, 2])
        #expect(error as? NetworkError == Self.lost)
        #expect(seen.count == 2 + 3)
    }

    @Test func doesNotReconnectWhenItMayNot() async throws {
        let (values, error) = await run(network([.events([1])], limit: 0))
        #expect(values == [1])
        #expect(error as? NetworkError == Self.lost)
    }

    @Test(arguments: [Attempt.fails(lost), .status(503), .status(401)])
    func whatPreventsTheFirstStreamIsAnErrorAtOnce(attempt: Attempt) async throws {
        let seen = Log<String>()
        let (values, error) = await run(network([attempt, .complete([1])], seen: seen))
        #expect(values == [])
        #expect(error is NetworkError)
        #expect(seen.count == 1)
    }

    @Test(arguments: [401, 403, 404])
    func aRefusalLaterEndsIt(status: Int) async throws {
        let (values, error) = await run(network([.events([1]), .status(status), .complete([2])]))
        #expect(values == [1])
        guard case NetworkError.status(status, _, _, _)? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
    }

    @Test func gapsEndWithTheNetwork() async throws {
        var network: HTTPNetwork? = network([.complete([])])
        let gaps = try #require(network).gaps
        network = nil
        for await _ in gaps {}
    }

    @Test func cancellingEndsTheWaitForTheNextAttempt() async throws {
        let seen = Log<String>()
        let transport = StubTransport { Self.stream($0, .serverSentEvents, [1], isComplete: false) }
        let network = HTTPNetwork(
            url: Self.url,
            interceptors: [Failing(seen: seen)],
            reconnection: Reconnection(delay: .seconds(3600), maximumDelay: .seconds(3600)),
            client: HTTPClient(transport: transport)
        )
        let reader = Task { await run(network) }
        try await until { seen.count == 1 }
        reader.cancel()
        _ = await reader.value
        #expect(seen.count == 1)
    }
}

/// The same against a real server.
@Suite(.needsServer) struct ReconnectingServerTests {
    @Test(arguments: ReconnectingSubscriptionTests.formats)
    func beginsAgainWhenTheServerCutsIt(format: HTTPNetwork.SubscriptionFormat) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: format == .multipart ? "cut@6" : "cut@2"),
            subscriptions: format,
            reconnection: .quick(attempts: 3)
        )
        var values: [JSONValue?] = []
        for try await event in network.stream(.subscription("{ counter(upTo: 9) }")) {
            values.append(try JSONValue(parsing: event)["data"]?["counter"])
            if values.count == 6 { break }
        }
        // From the start on each connection.
        #expect(values.count { $0 == 1 } >= 2)
        #expect(values.first == 1)
        #expect(try await client.count("http_active", becomes: 0))
    }

    @Test func aSilenceLongerThanTheTimeoutCountsAsLost() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: "stall@200"),
            timeout: .seconds(8),
            reconnection: .quick(attempts: .max)
        )
        var gaps = network.gaps.makeAsyncIterator()
        let reader = Task { try await network.payloads(.subscription("{ counter(upTo: 90) }")) }
        #expect(await gaps.next()?.operations == ["S"])
        reader.cancel()
        _ = await reader.result
    }
}
