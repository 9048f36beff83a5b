import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// What a log-out, and a change of user, does to cookies, connections and what is in flight.
struct SessionEndTests {
    /// A server that sets a cookie with each response, and logs those that it gets.
    private func server(_ cookies: Log<String?>) throws -> ScriptedServer {
        try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            let count = cookies.append { _ in peer.header("Cookie") }
            let lines = [
                "HTTP/1.1 200 OK", "Set-Cookie: sid=\(count ?? "first"); Path=/",
                "Content-Length: 2", "Connection: close", "", "{}",
            ]
            peer.send(raw: Array(lines.joined(separator: "\r\n").utf8))
        }
    }

    private func url(_ server: ScriptedServer) throws -> URL {
        try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
    }

    private func get(_ client: HTTPClient, _ server: ScriptedServer) async throws {
        let response = try await client.send(HTTPRequest(url: url(server)))
        _ = try await response.data(upTo: 100)
    }

    @Test func aLogOutClearsCookies() async throws {
        let cookies = Log<String?>()
        let server = try server(cookies)
        let client = HTTPClient()
        for _ in 0..<2 { try await get(client, server) }
        client.reset()
        for _ in 0..<2 { try await get(client, server) }
        #expect(cookies.all.map { $0 != nil } == [false, true, false, true])
    }

    @Test func cookiesOfOneUserAreNotSentForAnother() async throws {
        let cookies = Log<String?>()
        let server = try server(cookies)
        let user = Locked<String?>(nil)
        let authentication = AuthenticationInterceptor {
            user.withLock { $0.map { Credentials(user: $0, token: $0) } }
        } refresh: { _ in
        }
        let client = HTTPClient(interceptors: [authentication])
        for next in [nil, "ada", "ada", "bob", "bob", nil, "ada"] {
            user.withLock { $0 = next }
            try await get(client, server)
        }
        // Signing in goes on with the cookies from before; signing out does not.
        #expect(
            cookies.all.map { $0 != nil } == [false, true, true, false, true, false, true]
        )
    }

    @Test(arguments: TestedTransport.allCases)
    func aLogOutEndsWhatIsInFlight(tested: TestedTransport) async throws {
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            let lines = [
                "HTTP/1.1 200 OK", "Content-Type: text/plain", "Content-Length: 9", "", "x",
            ]
            if peer.target == "/body" {
                peer.send(raw: Array(lines.joined(separator: "\r\n").utf8))
            }
            _ = peer.receiveFrame()
        }
        let transport = try tested.make()
        let client = HTTPClient(transport: transport)
        let before = (transport as? URLSessionTransport)?.session
        let url = try url(server)
        let response = try await client.send(HTTPRequest(url: url.appendingPathComponent("body")))
        let silent = Task { try await client.send(HTTPRequest(url: url)) }
        try await until { inFlight(transport) == 2 }
        client.reset()
        for work in [{ _ = try await silent.value }, { _ = try await response.data(upTo: 100) }]
            as [@Sendable () async throws -> Void]
        {
            let error = await #expect(throws: NetworkError.self) { try await work() }
            guard case .sessionEnded? = error else {
                Issue.record("got \(String(describing: error))")
                continue
            }
        }
        if let before {
            let now = (transport as? URLSessionTransport)?.session
            #expect(now !== before, "connections are not used again")
        }
        #expect(inFlight(transport) == 0)
    }

    /// A request of a user.
    private func request(_ url: URL, of user: String, _ authentication: AnyObject) -> HTTPRequest {
        var request = HTTPRequest(url: url)
        request.owner.bind(ObjectIdentifier(authentication), to: user)
        return request
    }

    @Test(
        .bug(
            id: "retired-sessions",
            "A log-out left requests that were sent before another log-in."
        ),
        arguments: TestedTransport.allCases
    )
    func aLogOutEndsWhatEarlierUsersHaveInFlight(tested: TestedTransport) async throws {
        let arrived = Log<Void>()
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            arrived.append(())
            if peer.target == "/body" {
                peer.send(lines: ["HTTP/1.1 200 OK", "Content-Length: 9"], then: "x")
            }
            _ = peer.receiveFrame()
        }
        let transport = try tested.make()
        let (url, authentication) = (try url(server), ClientSessions())
        let ended = Log<NetworkError?>()
        let readers = ["ada", "bob", "eve"].map { user in
            let body = request(url.appendingPathComponent("body"), of: user, authentication)
            let silent = request(url, of: user, authentication)
            return Task {
                let response = try await transport.send(body)
                for work in [
                    { _ = try await response.data(upTo: 100) },
                    { _ = try await transport.send(silent) },
                ] as [@Sendable () async throws -> Void] {
                    Task {
                        do { try await work() } catch { ended.append(error as? NetworkError) }
                    }
                }
            }
        }
        for reader in readers { try await reader.value }
        try await until { arrived.count == 6 }
        transport.reset()
        #expect(try await comesToHold { ended.count == 6 })
        let areAllEnded = ended.all.allSatisfy {
            if case .sessionEnded? = $0 { true } else { false }
        }
        #expect(areAllEnded, "\(ended.all)")
    }

    @Test(
        .bug(id: "late-request", "A request could be sent after the log-out of its user."),
        arguments: TestedTransport.allCases
    )
    func aTransportSendsNoRequestOfAnEarlierSession(tested: TestedTransport) async throws {
        let server = try server(Log())
        let (transport, sessions) = (try tested.make(), ClientSessions())
        var request = HTTPRequest(url: try url(server))
        request.owner.join(sessions)
        request.clientSessions = sessions
        sessions.end()
        let error = await #expect(throws: NetworkError.self) { try await transport.send(request) }
        guard case .sessionEnded? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(server.counts.connections == 0)
    }

    @Test func aLogOutEndsTheWebSocketAndItsOperations() async throws {
        let users = Log<String?>()
        let server = try ScriptedServer { peer in
            guard peer.accept(subprotocol: "graphql-transport-ws") else { return }
            users.append(peer.receiveJSON()?["payload"]?["user"]?.string)
            peer.send(#"{"type":"connection_ack"}"#)
            guard let id = peer.receiveJSON()?["id"]?.string else { return }
            peer.send(#"{"type":"next","id":"\#(id)","payload":{"data":{"a":1}}}"#)
            while peer.receive() != nil {}
        }
        let user = Locked("ada")
        let network = WebSocketNetwork(
            url: server.url,
            connectionPayload: { ["user": .string(user.withLock { $0 })] }
        )
        let request = RequestParameters(
            name: "S",
            operationKind: .subscription,
            text: "subscription S { a }"
        )
        for next in ["bob", "eve"] {
            var events = network.execute(
                request: request,
                variables: [:],
                cacheConfig: CacheConfig()
            ).makeAsyncIterator()
            #expect(try await events.next() != nil)
            user.withLock { $0 = next }
            RelayEnvironment(network: network).reset()
            let error = await #expect(throws: NetworkError.self) { try await events.next() }
            guard case .sessionEnded? = error else {
                Issue.record("got \(String(describing: error))")
                return
            }
        }
        #expect(users.all == ["ada", "bob"])
    }
}
#endif
