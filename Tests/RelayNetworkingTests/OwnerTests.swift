#if !canImport(Darwin)
import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Users who change without a reset, while operations wait or run.
@Suite(.timeLimit(.minutes(10)), .bug(id: "owners", "A mutation of one user was sent for another."))
struct OwnerTests {
    /// The payload and the name of an operation that a server has received: `A M`.
    private typealias Received = Log<String>

    /// A socket whose first connection is reset once its first operation has an event; queries and
    /// mutations end with their response.
    private func server(_ received: Received, resetsFirst: Bool = true) throws -> ScriptedServer {
        let connections = Log<Int>()
        return try ScriptedServer { peer in
            let isFirst = connections.append { $0 } == 0
            guard peer.accept(subprotocol: "graphql-transport-ws") else { return }
            let token = peer.receiveJSON()?["payload"]?["token"]?.string ?? "-"
            peer.send(#"{"type":"connection_ack"}"#)
            while let message = peer.receiveJSON() {
                guard message["type"] == "subscribe", let id = message["id"]?.string else {
                    continue
                }
                let name = message["payload"]?["operationName"]?.string ?? ""
                received.append("\(token) \(name)")
                peer.send("{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":{\"data\":{}}}")
                if isFirst, resetsFirst { return peer.reset() }
                if name != "S" { peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}") }
            }
        }
    }

    private func network(
        _ server: ScriptedServer,
        user: (@Sendable () async throws -> String?)? = nil,
        token: @escaping @Sendable () async throws -> String
    ) -> WebSocketNetwork {
        WebSocketNetwork(
            url: server.url,
            timeouts: .patient,
            reconnection: Reconnection(delay: .seconds(600), maximumDelay: .seconds(600)),
            connectionPayload: { ["token": .string(try await token())] },
            user: user
        )
    }

    /// Starts a subscription on the first connection, and a mutation after it was lost.
    ///
    /// Then calls `change` and connects again. Returns how both end or continue.
    private func loseConnection(
        of network: WebSocketNetwork,
        then change: () async throws -> Void
    ) async throws -> (subscription: String, mutation: String) {
        var states = network.states.makeAsyncIterator()
        let events = network.stream(.subscription("{ a }"))
        var iterator = events.makeAsyncIterator()
        #expect(try await iterator.next() != nil)
        while let state = await states.next() {
            if case .waiting = state { break }
        }
        let mutation = network.stream(.mutation("{ m }"))
        try await change()
        network.resume()
        return (await Self.next(of: events), await Self.next(of: mutation))
    }

    private static func next(of stream: AsyncThrowingStream<Data, any Error>) async -> String {
        do {
            for try await _ in stream { return "event" }
            return "end"
        } catch {
            return (error as? NetworkError)?.kind ?? "\(error)"
        }
    }

    @Test func whatWaitsIsNotSentForAnotherUser() async throws {
        let received = Received()
        let server = try server(received)
        let token = Locked("A")
        let network = network(server) { token.withLock { $0 } }
        let ends = try await loseConnection(of: network) { token.withLock { $0 = "B" } }
        #expect(ends == ("session ended", "session ended"))
        #expect(try await network.payloads(.query("{ q }")).count == 1)
        #expect(received.all == ["A S", "B Q"])
    }

    /// A token of a user, in the format of JWT.
    private static func token(_ user: String, expires: Int) -> String {
        let claims = Data("{\"sub\":\"\(user)\",\"iss\":\"here\",\"exp\":\(expires)}".utf8)
        let body = claims.base64EncodedString().replacing("=", with: "")
        return "e30.\(body).\(expires)"
    }

    @Test func aRenewedTokenOfTheSameUserContinuesOperations() async throws {
        let received = Received()
        let server = try server(received)
        let (old, new) = (Self.token("ada", expires: 1), Self.token("ada", expires: 22))
        let token = Locked(old)
        let network = network(server) { token.withLock { $0 } }
        let ends = try await loseConnection(of: network) { token.withLock { $0 = new } }
        #expect(ends == ("event", "event"))
        #expect(received.all == ["\(old) S", "\(new) S", "\(new) M"])
    }

    @Test func theAppSaysThatTheUserIsTheSame() async throws {
        let received = Received()
        let server = try server(received)
        let token = Locked("1")
        let network = network(server, user: { "ada" }) { token.withLock { $0 } }
        let ends = try await loseConnection(of: network) { token.withLock { $0 = "2" } }
        #expect(ends == ("event", "event"))
        #expect(received.all == ["1 S", "2 S", "2 M"])
    }

    @Test func theAppSaysThatTheUserIsAnother() async throws {
        let received = Received()
        let server = try server(received)
        let (user, calls) = (Locked("ada"), Log<String>())
        let network = network(server) {
            let user = user.withLock { $0 }
            calls.append(user)
            return user
        } token: {
            "the same"
        }
        let ends = try await loseConnection(of: network) {
            // One for the subscription, two for the connection, and one for the mutation.
            try await until { calls.count == 4 }
            user.withLock { $0 = "bob" }
        }
        #expect(ends == ("session ended", "session ended"))
        #expect(try await network.payloads(.query("{ q }")).count == 1)
        #expect(received.all == ["the same S", "the same Q"])
    }

    @Test func anotherUserDoesNotGetTheConnectionOfTheLast() async throws {
        let received = Received()
        let server = try server(received, resetsFirst: false)
        let user = Locked("A")
        let network = network(server, user: { user.withLock { $0 } }) { user.withLock { $0 } }
        let events = network.stream(.subscription("{ a }"))
        #expect(await Self.next(of: events) == "event")
        #expect(try await network.payloads(.mutation("{ m }")).count == 1)
        user.withLock { $0 = "B" }
        for _ in 0..<3 { #expect(try await network.payloads(.mutation("{ m }")).count == 1) }
        #expect(await Self.next(of: events) == "session ended")
        #expect(received.all == ["A S", "A M", "B M", "B M", "B M"])
        #expect(server.counts.connections == 2)
        #expect(server.counts.mostOpenAtOnce == 1)
    }

    @Test func aUserWhoChangesWhileConnectingGetsAPayloadOfTheirOwn() async throws {
        let received = Received()
        let server = try server(received, resetsFirst: false)
        let (user, calls) = (Locked("A"), Log<Int>())
        let network = network(server, user: { user.withLock { $0 } }) {
            let token = user.withLock { $0 }
            if calls.append({ $0 }) == 0 { user.withLock { $0 = "B" } }
            return token
        }
        #expect(await network.failure(of: .mutation("{ m }"))?.kind == "session ended")
        #expect(try await network.payloads(.mutation("{ m }", name: "N")).count == 1)
        #expect(received.all == ["B N"])
    }

    @Test func aUserWhoCannotBeNamedFailsTheOperation() async throws {
        struct NoKeychain: Error {}
        let server = try server(Received())
        let network = network(server, user: { throw NoKeychain() }) { "a" }
        await #expect(throws: NoKeychain.self) { try await network.payloads(.query("{ q }")) }
        #expect(server.counts.connections == 0)
    }

    @Test func aRejectedTokenMayBeReplaced() async throws {
        let received = Received()
        let calls = Log<Int>()
        let server = try ScriptedServer { peer in
            guard peer.accept(subprotocol: "graphql-transport-ws") else { return }
            let token = peer.receiveJSON()?["payload"]?["token"]?.string ?? "-"
            received.append(token)
            if token == "old" { return peer.close(4403) }
            peer.send(#"{"type":"connection_ack"}"#)
            guard let id = peer.receiveJSON()?["id"]?.string else { return }
            peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
            peer.receiveUntilEnd()
        }
        let network = WebSocketNetwork(
            url: server.url,
            timeouts: .patient,
            reconnection: .quick(attempts: 3)
        ) {
            ["token": calls.append { $0 } == 0 ? "old" : "new"]
        }
        #expect(try await network.payloads(.subscription("{ a }")).isEmpty)
        #expect(received.all == ["old", "new"])
    }

    // MARK: - HTTP

    /// A custom interceptor, as apps write it.
    private struct Custom: NetworkInterceptor {
        let token: @Sendable () -> String

        func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
            var request = request
            request.headers["Authorization"] = token()
            return try await next(request)
        }
    }

    /// The ways in which an app adds a token.
    enum Way: CaseIterable {
        case network, client, custom, authentication
    }

    private func http(
        _ server: ScriptedServer,
        _ way: Way,
        batching: HTTPNetwork.Batching? = nil,
        retry: RetryInterceptor? = nil,
        token: @escaping @Sendable () -> String
    ) throws -> HTTPNetwork {
        var interceptors: [any NetworkInterceptor] = retry.map { [$0] } ?? []
        var inner: [any HTTPInterceptor] = []
        switch way {
        case .network:
            interceptors.append(.headers { (_: NetworkRequest) in ["Authorization": token()] })
        case .client: inner.append(.headers { (_: HTTPRequest) in ["Authorization": token()] })
        case .custom: interceptors.append(Custom(token: token))
        case .authentication:
            inner.append(
                AuthenticationInterceptor(scheme: "") {
                    let token = token()
                    return Credentials(user: String(token.prefix(1)), token: token)
                } refresh: { _ in
                }
            )
        }
        return HTTPNetwork(
            url: try server.http(),
            interceptors: interceptors,
            reconnection: .quick(attempts: 3),
            batching: batching,
            client: HTTPClient(interceptors: inner)
        )
    }

    @Test(arguments: Way.allCases)
    func aSubscriptionIsNotSentAgainForAnotherUser(way: Way) async throws {
        let received = Log<ReceivedRequest>()
        let token = Locked("A")
        let server = try ScriptedServer.answering(received) { _, peer in
            token.withLock { $0 = "B" }
            peer.send(
                lines: ["HTTP/1.1 200 OK", "Content-Type: text/event-stream"],
                then: "event: next\ndata: {\"data\":{}}\n\n"
            )
            peer.end()
        }
        let network = try http(server, way) { token.withLock { $0 } }
        let events = network.stream(.subscription("{ a }"))
        #expect(await Self.next(of: events) == "event")
        #expect(await Self.next(of: events) == "session ended")
        #expect(received.all.map { $0.headers["authorization"] } == ["A"])
    }

    @Test(arguments: Way.allCases)
    func aSubscriptionContinuesWithARenewedToken(way: Way) async throws {
        let received = Log<ReceivedRequest>()
        let isJWT = way != .authentication
        let (old, new) =
            isJWT ? (Self.token("ada", expires: 1), Self.token("ada", expires: 2)) : ("A1", "A2")
        let token = Locked(old)
        let server = try ScriptedServer.answering(received) { _, peer in
            let isFirst = token.withLock { $0 } == old
            token.withLock { $0 = new }
            peer.send(
                lines: ["HTTP/1.1 200 OK", "Content-Type: text/event-stream"],
                then: "event: next\ndata: {\"data\":{}}\n\n"
                    + (isFirst ? "" : "event: complete\n\n")
            )
            peer.end()
        }
        let network = try http(server, way) { token.withLock { $0 } }
        #expect(try await network.payloads(.subscription("{ a }")).count == 2)
        #expect(received.all.map { $0.headers["authorization"] } == [old, new])
    }

    @Test(arguments: [Way.network, .client, .authentication])
    func aRequestIsNotRepeatedForAnotherUser(way: Way) async throws {
        let received = Log<ReceivedRequest>()
        let token = Locked("A")
        let server = try ScriptedServer.answering(received) { _, peer in
            token.withLock { $0 = "B" }
            peer.respond(503, "busy")
        }
        let retry = RetryInterceptor(baseDelay: .milliseconds(1))
        let network = try http(server, way, retry: retry) { token.withLock { $0 } }
        #expect(await network.failure(of: .query("{ a }"))?.kind == "session ended")
        #expect(received.all.map { $0.headers["authorization"] } == ["A"])
    }

    @Test(arguments: [Way.network, .authentication])
    func usersDoNotShareABatch(way: Way) async throws {
        let received = Log<ReceivedRequest>()
        let token = Locked("A")
        let server = try ScriptedServer.answering(received) { _, peer in
            peer.respond(200, #"{"data":{}}"#)
        }
        let batching = HTTPNetwork.Batching(window: .seconds(3))
        let network = try http(server, way, batching: batching) { token.withLock { $0 } }
        let first = Task { await Self.next(of: network.stream(.query("{ a }"))) }
        try await Task.sleep(for: .milliseconds(500))
        token.withLock { $0 = "B" }
        let second = Task { await Self.next(of: network.stream(.query("{ a }"))) }
        // The user is no longer signed in when the batch is sent.
        #expect(await first.value == (way == .authentication ? "session ended" : "event"))
        #expect(await second.value == "event")
        let tokens = Set(received.all.compactMap { $0.headers["authorization"] })
        #expect(tokens == (way == .authentication ? ["B"] : ["A", "B"]))
    }

    // MARK: - Queries in flight

    /// Fetches the same query for `A` and then for `B` while the first is in flight, and `A` again.
    private func fetchTwice(
        _ network: some Network,
        _ user: Locked<String>,
        until arrived: @Sendable () -> Bool,
        answer: () -> Void
    ) async throws {
        let environment = RelayEnvironment(network: network)
        let first = Task { try await environment.fetch(AnyQuery()) }
        try await until { arrived() }
        let same = Task { try await environment.fetch(AnyQuery()) }
        try await Task.sleep(for: .milliseconds(200))
        user.withLock { $0 = "B" }
        let others = (0..<2).map { _ in Task { try await environment.fetch(AnyQuery()) } }
        try await Task.sleep(for: .milliseconds(200))
        answer()
        for task in [first, same] + others { #expect(try await task.value.a == 1) }
    }

    @Test(arguments: [Way.network, .client, .authentication])
    func usersDoNotShareAQueryInFlight(way: Way) async throws {
        let received = Log<ReceivedRequest>()
        let token = Locked("A")
        let mayAnswer = DispatchSemaphore(value: 0)
        let server = try ScriptedServer.answering(received) { _, peer in
            mayAnswer.wait()
            mayAnswer.signal()
            peer.respond(200, #"{"data":{"a":1}}"#)
        }
        let network = try http(server, way) { token.withLock { $0 } }
        try await fetchTwice(network.intercepted(by: []), token) {
            received.count == 1
        } answer: {
            mayAnswer.signal()
        }
        let tokens = received.all.compactMap { $0.headers["authorization"] }
        #expect(tokens.sorted() == ["A", "B"])
    }

    @Test func usersDoNotShareAQueryInFlightOnASocket() async throws {
        let received = Received()
        let user = Locked("A")
        let mayAnswer = DispatchSemaphore(value: 0)
        let server = try ScriptedServer { peer in
            guard peer.accept(subprotocol: "graphql-transport-ws") else { return }
            let token = peer.receiveJSON()?["payload"]?["token"]?.string ?? "-"
            peer.send(#"{"type":"connection_ack"}"#)
            while let message = peer.receiveJSON() {
                guard message["type"] == "subscribe", let id = message["id"]?.string else {
                    continue
                }
                received.append(token)
                if token == "B" {
                    mayAnswer.wait()
                    let data = #"{"data":{"a":1}}"#
                    peer.send("{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":\(data)}")
                    peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
                }
            }
        }
        let network = network(server, user: { user.withLock { $0 } }) { user.withLock { $0 } }
        let environment = RelayEnvironment(network: network)
        let first = Task { try await environment.fetch(AnyQuery()) }
        try await until { received.count == 1 }
        user.withLock { $0 = "B" }
        let second = Task { try await environment.fetch(AnyQuery()) }
        try await until { received.count == 2 }
        mayAnswer.signal()
        #expect(try await second.value.a == 1)
        #expect(received.all == ["A", "B"])
        let error = await #expect(throws: NetworkError.self) { try await first.value }
        #expect(error?.kind == "session ended")
    }

    @Test(arguments: [
        ("a", "a", true), ("a", "b", false), ("Bearer a", "Bearer b", false),
        (token("ada", expires: 1), token("ada", expires: 2), true),
        ("Bearer " + token("ada", expires: 1), "Bearer " + token("ada", expires: 2), true),
        ("Bearer " + token("ada", expires: 1), "Basic " + token("ada", expires: 2), false),
        (token("ada", expires: 1), token("bob", expires: 1), false),
        (token("ada", expires: 1), "e30.e30.", false), ("e30.e30.a", "e30.e30.b", false),
        ("e30.e30", "e30.e31", false), ("..", "...", false),
    ])
    func tokensSayWhoseTheyAre(left: String, right: String, areSame: Bool) {
        #expect(SameCredentials.areSame(["t": [.string(left)]], ["t": [.string(right)]]) == areSame)
        #expect(!SameCredentials.areSame(["t": .string(left)], ["u": .string(left)]))
        let headers = { (token: String) -> HTTPHeaders in
            ["authorization": token, "X-Trace": UUID().uuidString]
        }
        #expect(
            SameCredentials.areSame(headers(left).credentials, headers(right).credentials)
                == areSame
        )
    }

    @Test func signaturesAndOtherFieldsAreNotCredentials() {
        let headers: HTTPHeaders = [
            "Authorization": "AWS4-HMAC-SHA256 Credential=a/b, SignedHeaders=c, Signature=d",
            "X-CSRF-Token": "a", "X-Request-ID": "b", "User-Agent": "c", "X-Amz-Date": "d",
            "X-API-Key": "e", "Cookie": "f", "Idempotency-Key": "g",
        ]
        #expect(headers.credentials.map(\.name).sorted() == ["cookie", "x-api-key"])
    }
}
#endif
