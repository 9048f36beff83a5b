import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// What breaks, against the real server: each test asserts what the server counted.
@Suite(.needsServer, .timeLimit(.minutes(10))) struct WebSocketFaultTests {
    static let protocols: [TestProtocol] = [.current, .legacy]

    /// For servers that never acknowledge.
    private let quickAcknowledgement = WebSocketNetwork.Timeouts.patient {
        $0.acknowledgement = .milliseconds(200)
    }

    /// For servers that fall silent.
    private let quickSilence = WebSocketNetwork.Timeouts.patient {
        $0.silence = .milliseconds(100)
        $0.pong = .milliseconds(200)
        $0.keepAlive = .milliseconds(300)
    }

    /// The values of a counter, and how the subscription ended.
    private func run(
        _ network: WebSocketNetwork,
        _ text: String = "{ counter(upTo: 3, intervalMs: 1) }"
    ) async -> ([Int64?], (any Error)?) {
        var values: [Int64?] = []
        do {
            for try await event in network.stream(.subscription(text)) {
                values.append(try JSONValue(parsing: event)["data"]?["counter"]?.int)
            }
            return (values, nil)
        } catch {
            return (values, error)
        }
    }

    @Test(arguments: protocols) func goesOnAfterADrop(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        let network = spoken.network(client, fault: "abort@2", closingAfter: .zero, attempts: 2)
        // Each connection brings two events, which is progress: it goes on as long as we listen.
        var values: [Int64?] = []
        for try await event in network.stream(.subscription("{ counter(upTo: 3) }")) {
            values.append(try JSONValue(parsing: event)["data"]?["counter"]?.int)
            if values.count == 6 { break }
        }
        #expect(values == [1, 2, 1, 2, 1, 2])
        #expect(try await client.count("ws_active", becomes: 0))
        let stats = try await client.stats()
        let opened = try #require(stats["ws_opened"])
        #expect(opened >= 3)
        // Begun again once on each.
        #expect(stats[spoken.started, default: 0] <= opened)
    }

    @Test func doesNotBringMutationsTwice() async throws {
        let faults = [
            "abort@0", "abort@1", "close-1011@0", "close-4400@0", "no-ack", "silent@1",
        ]
        for fault in faults {
            let client = try await TestClient()
            let quick = ["no-ack": quickAcknowledgement, "silent@1": quickSilence]
            let network = TestProtocol.current.network(
                client,
                fault: fault,
                timeouts: quick[fault] ?? .patient
            )
            let result = await Task {
                try await network.payloads(
                    .mutation(
                        "{ createReview(episode: JEDI, review: {stars: 4}) { review { id } } }"
                    )
                )
            }.result
            let stats = try await client.stats()
            #expect(stats["executed_M", default: 0] <= 1, "\(fault)")
            #expect(stats["ws_in_subscribe", default: 0] <= 1, "\(fault)")
            if fault == "abort@1" {
                // The answer came before the end of the connection, which is no answer's end.
                #expect(stats["executed_M"] == 1)
            }
            if case .success(let payloads) = result { #expect(payloads.count == 1, "\(fault)") }
        }
    }

    @Test(arguments: [4400, 4401, 4406, 4409, 4429, 4500, 4004, 4005, 1002, 1008, 1009, 1011])
    func takesFinalCodesAsFinal(code: Int) async throws {
        let client = try await TestClient()
        let network = TestProtocol.current.network(client, fault: "close-\(code)@1")
        let (values, error) = await run(network)
        #expect(values == [1])
        guard case NetworkError.closed(code, "fault", let place)? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(place.operation == "S")
        let stats = try await client.stats()
        #expect(stats["ws_opened"] == 1)
        #expect(stats["ws_in_subscribe"] == 1)
    }

    @Test(arguments: [1000, 1001, 1012, 1013, 4403, 4408, 4499, 4504, 4000, 3000])
    func connectsAgainAfterOtherCodes(code: Int) async throws {
        let client = try await TestClient()
        let network = TestProtocol.current.network(client, fault: "close-\(code)@0", attempts: 2)
        let (values, error) = await run(network)
        #expect(values == [])
        guard case NetworkError.closed(code, "fault", _)? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(try await client.stats()["ws_opened"] == 3)
    }

    @Test(arguments: protocols) func noticesThatNothingIsSaid(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        // The server's `ka` come too seldom for us, or not at all.
        let network = spoken.network(
            client,
            fault: "silent@1",
            closingAfter: .zero,
            attempts: .max,
            timeouts: quickSilence
        )
        // Each connection brings one event, and then nothing.
        var values: [JSONValue?] = []
        for try await event in network.stream(.subscription("{ counter(upTo: 3) }")) {
            values.append(try JSONValue(parsing: event)["data"]?["counter"])
            if values.count == 3 { break }
        }
        #expect(values == [1, 1, 1])
        #expect(try await client.count("ws_active", becomes: 0))
        #expect(try await client.stats()["ws_opened", default: 0] >= 3)
    }

    @Test(arguments: protocols) func givesUpWithoutAnAcknowledgement(spoken: TestProtocol)
        async throws
    {
        let client = try await TestClient()
        let network = spoken.network(
            client,
            fault: "no-ack",
            attempts: 2,
            timeouts: quickAcknowledgement
        )
        let (values, error) = await run(network)
        #expect(values == [])
        guard case NetworkError.cannotConnect? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(try await client.count("ws_in_connection_init", becomes: 3))
        #expect(try await client.count("ws_active", becomes: 0))
        let stats = try await client.stats()
        #expect(stats["ws_opened"] == 3)
        #expect(stats["ws_in_connection_init"] == 3)
        #expect(stats[spoken.started] == nil)
    }

    @Test(arguments: protocols) func waitsForALateAcknowledgement(spoken: TestProtocol) async throws
    {
        let client = try await TestClient()
        let network = spoken.network(client, fault: "late-ack@300")
        #expect(await run(network).0 == [1, 2, 3])
        #expect(try await client.stats()["ws_opened"] == 1)
    }

    @Test(arguments: protocols) func queriesDoNotWaitForTheSecondAttempt(spoken: TestProtocol)
        async throws
    {
        let client = try await TestClient()
        let network = spoken.network(
            client,
            fault: "no-ack",
            attempts: 5,
            timeouts: quickAcknowledgement
        )
        let error = await network.failure(of: .query("{ slow }"))
        guard case .cannotConnect? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(try await client.count("ws_active", becomes: 0))
        #expect(try await client.stats()["ws_opened"] == 1)
    }

    @Test(arguments: protocols) func endsOnceHoweverOftenItIsTold(spoken: TestProtocol) async throws
    {
        let client = try await TestClient()
        let network = spoken.network(client, fault: "double")
        for _ in 0..<3 { #expect(await run(network).0 == [1, 2, 3]) }
        let stats = try await client.stats()
        #expect(stats["ws_opened"] == 1)
        #expect(stats[spoken.stopped] == nil)
    }

    @Test(arguments: protocols) func endsWhenTheServerTalksNonsense(spoken: TestProtocol)
        async throws
    {
        let client = try await TestClient()
        let network = spoken.network(client, fault: "garbage@1")
        let (values, error) = await run(network)
        #expect(values == [1])
        guard case NetworkError.protocolBroken? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(try await client.count("ws_active", becomes: 0))
        #expect(try await client.stats()["ws_opened"] == 1)
    }

    @Test(arguments: protocols) func ignoresWhatItDoesNotKnow(spoken: TestProtocol) async throws {
        let client = try await TestClient()
        let network = spoken.network(client, fault: "unknown@1")
        #expect(await run(network).0 == [1, 2, 3])
        #expect(try await client.stats()["ws_opened"] == 1)
    }

    @Test(arguments: protocols) func tellsThatTheHandshakeWasRefused(spoken: TestProtocol)
        async throws
    {
        let client = try await TestClient()
        let network = spoken.network(client, fault: "reject")
        guard case NetworkError.status(403, _, _, _)? = await run(network).1 else {
            Issue.record("got something else")
            return
        }
        #expect(try await client.stats()["ws_opened"] == 1)
    }

    @Test func namesTheStatusOfAWrongPath() async throws {
        let client = try await TestClient()
        let network = WebSocketNetwork(url: client.url(path: "/wrong"), timeouts: .patient)
        let error = try #require(await run(network).1)
        // What this server has for a path that it does not know.
        guard case NetworkError.status(403, _, _, _) = error else { throw error }
        #expect("\(error)".contains("403") && "\(error)".contains("URL"))
    }

    @Test(arguments: ["HTTP/1.1 404 Not Found", "HTTP/1.0 404 Not Found", "HTTP/1.1 404"])
    func namesTheStatusOfARefusal(line: String) async throws {
        let server = try ScriptedServer { peer in
            peer.receiveHead()
            peer.send(raw: Array("\(line)\r\nContent-Length: 4\r\n\r\nnone".utf8))
        }
        let network = WebSocketNetwork(url: server.url, timeouts: .patient)
        let error = try #require(await run(network).1)
        guard case NetworkError.status(404, _, _, _) = error else { throw error }
        #expect(server.counts.connections == 1)
    }

    @Test func tellsWhatSubprotocolTheServerDoesNotSpeak() async throws {
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            peer.receiveUntilEnd()
        }
        let network = WebSocketNetwork(url: server.url, timeouts: .patient)
        guard case NetworkError.protocolBroken(let reason, _)? = await run(network).1 else {
            Issue.record("got something else")
            return
        }
        #expect(reason.contains("graphql-transport-ws"))
        #expect(server.counts.connections == 1)
    }

    @Test func failsWhenNobodyListens() async throws {
        let network = WebSocketNetwork(
            url: try #require(URL(string: "ws://127.0.0.1:1/graphql")),
            timeouts: .patient,
            reconnection: .quick(attempts: 2)
        )
        for request in [
            RequestParameters.query("{ slow }"), .mutation("{ slow }"),
            .subscription("{ silence }"),
        ] {
            guard case .cannotConnect? = await network.failure(of: request) else {
                Issue.record("\(request.operationKind) ended with something else")
                continue
            }
        }
    }

    @Test func tellsThePayloadsOwnError() async throws {
        struct SignedOut: Error {}
        let client = try await TestClient()
        let network = WebSocketNetwork(
            url: client.url(),
            timeouts: .patient,
            reconnection: .quick(attempts: 1),
            connectionPayload: { throw SignedOut() }
        )
        await #expect(throws: SignedOut.self) {
            try await network.payloads(.subscription("{ silence }"))
        }
        #expect(try await client.stats()["ws_opened"] == nil)
    }

    enum Rejection: CaseIterable {
        case handshake, close, message
    }

    @Test(
        .bug(id: "repeated-secrets", "An error showed credentials that the server had repeated."),
        arguments: Rejection.allCases
    )
    func showsNoSecretsThatTheServerRepeats(rejection: Rejection) async throws {
        let canary = "S3CR3T-token-7f"
        let server = try ScriptedServer { peer in
            if rejection == .handshake {
                peer.receiveHead()
                let text = "No user \(peer.header("Authorization") ?? "")"
                return peer.respond(503, text, headers: ["Retry-After: \(text)"])
            }
            guard peer.accept(subprotocol: "graphql-ws") else { return }
            let text = "No user \(peer.receiveJSON()?["payload"]?["token"]?.string ?? "")"
            if rejection == .close { return peer.close(4403, text) }
            peer.send("{\"type\":\"connection_error\",\"payload\":{\"message\":\"\(text)\"}}")
            peer.receiveUntilEnd()
        }
        let network = WebSocketNetwork(
            url: server.url,
            protocol: .graphQLWS,
            timeouts: .patient,
            reconnection: .quick(attempts: 0),
            connectionPayload: { ["token": .string(canary)] },
            headers: { ["Authorization": canary] }
        )
        let error = try #require(await network.failure(of: .subscription("{ a }")))
        #expect(error.description.contains("No user"))
        #expect(!words(of: error).contains(canary))
    }

    @Test func saysNoSecrets() async throws {
        let canary = "S3CR3T-7f"
        let client = try await TestClient()
        for fault in ["reject", "close-4400@1", "no-ack", "garbage@0", "abort@0", "close-1011@0"] {
            var url = try #require(
                URLComponents(url: client.url(fault: fault), resolvingAgainstBaseURL: true)
            )
            url.user = canary
            url.password = canary
            url.queryItems?.append(URLQueryItem(name: "token", value: canary))
            let network = WebSocketNetwork(
                url: try #require(url.url),
                timeouts: fault == "no-ack" ? quickAcknowledgement : .patient,
                reconnection: .quick(attempts: 1),
                connectionPayload: { ["token": .string(canary)] },
                headers: { ["Authorization": "Bearer \(canary)"] }
            )
            var said: [String] = []
            let states = network.states
            let (_, error) = await run(network)
            if let error { said.append(words(of: error)) }
            for await state in states {
                var dumped = ""
                dump(state, to: &dumped)
                said.append("\(state) \(String(reflecting: state)) \(dumped)")
                if case .idle = state { break }
            }
            #expect(!said.isEmpty, "\(fault)")
            #expect(said.allSatisfy { !$0.contains(canary) }, "\(fault)")
        }
    }
}
