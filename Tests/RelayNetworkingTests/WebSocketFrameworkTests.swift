import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Servers of other frameworks, as they were seen to behave, and a fake of AWS AppSync.
struct WebSocketFrameworkTests {
    private static let acknowledgement =
        #"{"type":"connection_ack","payload":{"server":{"v":[1]}}}"#

    /// A server that acknowledges, and answers each subscription with `script`.
    private func makeServer(
        chunk: Int,
        acknowledgement: String = acknowledgement,
        _ script: @escaping @Sendable (ScriptedPeer, _ id: String) -> Void
    ) throws -> ScriptedServer {
        try ScriptedServer { peer in
            peer.chunk = chunk
            peer.accept(subprotocol: "graphql-transport-ws")
            _ = peer.receive()
            peer.send(acknowledgement)
            while let message = peer.receiveJSON() {
                guard message["type"] == "subscribe" else { continue }
                script(peer, message["id"]?.string ?? "")
            }
        }
    }

    private func values(_ server: ScriptedServer) async throws -> [JSONValue] {
        try await WebSocketNetwork(url: server.url, timeouts: .patient)
            .payloads(.subscription("{ a }"))
    }

    @Test(arguments: WebSocketFrameTests.chunkSizes)
    func takesWhatServersSayBesides(chunk: Int) async throws {
        let server = try makeServer(chunk: chunk) { peer, id in
            peer.send(#"{"type":"ping","payload":{"at":1}}"#)
            let pong = peer.receiveJSON()
            peer.send(#"{"type":"pong"}"#)
            peer.send(#"{"type":"connection_ack"}"#)
            peer.send(#"{"type":"ka"}"#)
            peer.send(#"{"type":"next","id":"unknown","payload":{"data":0}}"#)
            peer.send(raw: bytes("89 02 6869"))
            peer.send(
                "{\"id\":\"\(id)\",\"type\":\"next\",\"payload\":{\"data\":\(pong ?? .null)}}"
            )
            let binary = "{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":{\"data\":2}}"
            peer.send(raw: ScriptedPeer.frame(0x82, Array(binary.utf8)))
            peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
            peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
        }
        #expect(
            try await values(server) == [
                ["data": ["type": "pong", "payload": ["at": 1]]], ["data": 2],
            ]
        )
        #expect(server.counts.connections == 1)
    }

    @Test func endsWithACompleteBeforeAnything() async throws {
        let server = try makeServer(chunk: .max) { peer, id in
            peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
            peer.send("{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":{\"data\":1}}")
        }
        #expect(try await values(server) == [])
    }

    @Test(arguments: [
        #"[{"message":"m"}]"#, #"{"message":"m"}"#, #"{"errors":[{"message":"m"}]}"#, #""m""#,
    ]) func deliversErrorsOfEachShape(payload: String) async throws {
        let server = try makeServer(chunk: 7) { peer, id in
            peer.send("{\"type\":\"error\",\"id\":\"\(id)\",\"payload\":\(payload)}")
        }
        #expect(try await values(server) == [["errors": [["message": "m"]]]])
    }

    @Test(arguments: [
        "{\"type\":\"connection_ack\"}", "{\"type\":\"connection_ack\",\"payload\":null}",
    ])
    func takesAcknowledgementsOfEachShape(acknowledgement: String) async throws {
        let server = try makeServer(chunk: 3, acknowledgement: acknowledgement) { peer, id in
            peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
        }
        #expect(try await values(server) == [])
    }

    @Test func doesNotTakeWhatComesBeforeTheAcknowledgement() async throws {
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: "graphql-transport-ws")
            peer.send(#"{"type":"next","id":"1","payload":{"data":0}}"#)
            peer.send(#"{"type":"complete","id":"1"}"#)
            _ = peer.receive()
            peer.send(#"{"type":"connection_ack"}"#)
            _ = peer.receive()
            peer.send(#"{"type":"next","id":"1","payload":{"data":1}}"#)
            peer.send(#"{"type":"complete","id":"1"}"#)
            peer.receiveUntilEnd()
        }
        #expect(try await values(server) == [["data": 1]])
    }

    @Test func aMessageThatIsTooLargeDoesNotComeInALoop() async throws {
        let server = try makeServer(chunk: .max) { peer, id in
            let text = String(repeating: "x", count: 2000)
            peer.send("{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":\"\(text)\"}")
        }
        let network = WebSocketNetwork(
            url: server.url,
            connecting: .lazily(closingAfter: .zero),
            timeouts: .patient,
            messageLimit: 1000
        )
        guard case .bodyTooLarge(1000, _)? = await network.failure(of: .subscription("{ a }"))
        else {
            Issue.record("got something else")
            return
        }
        try await until { server.counts.open == 0 }
        #expect(server.counts.connections == 1)
    }

    /// As Ariadne does, over the older protocol.
    @Test(arguments: [OperationKind.query, .mutation])
    func aServerMaySayNothingAfterTheOneResponse(kind: OperationKind) async throws {
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: "graphql-ws")
            _ = peer.receive()
            peer.send(#"{"type":"connection_ack"}"#)
            while let message = peer.receiveJSON() {
                guard message["type"] == "start", let id = message["id"]?.string else { continue }
                peer.send("{\"type\":\"data\",\"id\":\"\(id)\",\"payload\":{\"data\":1}}")
            }
        }
        let network = WebSocketNetwork(url: server.url, protocol: .graphQLWS, timeouts: .patient)
        let request = RequestParameters(name: "Q", operationKind: kind, text: "{ a }")
        for _ in 0..<2 { #expect(try await network.payloads(request) == [["data": 1]]) }
        #expect(server.counts.connections == 1)
    }

    // MARK: - AppSync

    /// What the fake was told.
    private struct Told: Sendable {
        var target = ""
        var subprotocol: String?
        var starts: [JSONValue] = []
        var stops = 0
    }

    /// AppSync, as far as its documents describe it; it knows one key.
    private func makeAppSync(_ told: Locked<Told>, keepAlive: Int = 300_000) throws
        -> ScriptedServer
    {
        try ScriptedServer { peer in
            peer.accept(subprotocol: "graphql-ws")
            told.withLock { $0.target = peer.target }
            told.withLock { $0.subprotocol = peer.header("Sec-WebSocket-Protocol") }
            guard Self.isAuthorized(Self.header(of: peer)) else {
                peer.send(
                    #"{"type":"connection_error","payload":{"errors":[{"errorType":"UnauthorizedException","message":"wrong key","errorCode":401}]}}"#
                )
                return peer.close(1000)
            }
            _ = peer.receive()
            peer.send(
                "{\"type\":\"connection_ack\",\"payload\":{\"connectionTimeoutMs\":\(keepAlive)}}"
            )
            peer.send(#"{"type":"ka"}"#)
            while let message = peer.receiveJSON() {
                let id = message["id"]?.string ?? ""
                if message["type"] == "stop" {
                    told.withLock { $0.stops += 1 }
                    peer.send("{\"type\":\"complete\",\"id\":\"\(id)\"}")
                    continue
                }
                guard message["type"] == "start" else { continue }
                told.withLock { $0.starts.append(message["payload"] ?? .null) }
                guard Self.isAuthorized(message["payload"]?["extensions"]?["authorization"]) else {
                    peer.send(
                        #"{"type":"error","id":"\#(id)","payload":{"errors":[{"errorType":"UnauthorizedException"}]}}"#
                    )
                    continue
                }
                peer.send("{\"type\":\"start_ack\",\"id\":\"\(id)\"}")
                peer.send("{\"type\":\"data\",\"id\":\"\(id)\",\"payload\":{\"data\":{\"a\":1}}}")
            }
        }
    }

    private static func header(of peer: ScriptedPeer) -> JSONValue? {
        URLComponents(string: "http://h" + peer.target)?.queryItems?
            .first { $0.name == "header" }?.value
            .flatMap { Data(base64Encoded: $0) }.flatMap { try? JSONValue(parsing: $0) }
    }

    private static func isAuthorized(_ header: JSONValue?) -> Bool {
        header?["x-api-key"] == "da2-key" && header?["host"] == "127.0.0.1"
    }

    private func appSync(
        _ server: ScriptedServer,
        _ authorization: AppSyncAuthorization = .apiKey("da2-key"),
        attempts: Int = 2
    ) -> WebSocketNetwork {
        WebSocketNetwork(
            url: server.url,
            protocol: .appSync(authorization),
            timeouts: .patient,
            reconnection: .quick(attempts: attempts)
        )
    }

    @Test func subscribesAtAppSync() async throws {
        let told = Locked(Told())
        let server = try makeAppSync(told)
        let network = appSync(server)
        var event: Data?
        for try await next in network.stream(.subscription("{ a }")) {
            event = next
            break
        }
        #expect(try JSONValue(parsing: #require(event)) == ["data": ["a": 1]])
        try await until { told.withLock { $0.stops } == 1 }
        let seen = told.withLock { $0 }
        #expect(seen.target.hasPrefix("/graphql/realtime?header="))
        #expect(seen.target.hasSuffix("&payload=e30%3D"))
        #expect(seen.subprotocol == "graphql-ws")
        let data = try #require(seen.starts.first?["data"]?.string)
        #expect(
            try JSONValue(parsing: Data(data.utf8))
                == ["query": "subscription S { a }", "variables": [:]]
        )
        #expect(server.counts.connections == 1)
    }

    @Test(arguments: [RequestParameters.query("{ a }"), .mutation("{ a }")])
    func appSyncRefusesQueriesAndMutationsAtOnce(request: RequestParameters) async throws {
        let told = Locked(Told())
        let server = try makeAppSync(told)
        let error = try #require(await appSync(server).failure(of: request))
        guard case .invalidRequest(let reason, _) = error else { throw error }
        #expect(reason.contains("SplitNetwork"))
        #expect(server.counts.connections == 0)
    }

    @Test func tellsThatAppSyncKnowsTheKeyNot() async throws {
        let told = Locked(Told())
        let server = try makeAppSync(told)
        let network = appSync(server, .apiKey("S3CR3T-7f"))
        let error = await network.failure(of: .subscription("{ a }"))
        guard case .closed(4401, "wrong key", _)? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(error.map { words(of: $0).contains("S3CR3T") } == false)
        #expect(server.counts.connections == 1)
    }

    @Test func tellsThatAppSyncRefusesOneOperation() async throws {
        let told = Locked(Told())
        let server = try makeAppSync(told)
        let network = appSync(
            server,
            AppSyncAuthorization { request in
                #expect(request.body == "{}" || request.body.contains("query"))
                return ["x-api-key": request.body == "{}" ? "da2-key" : "other"]
            }
        )
        let payloads = try await network.payloads(.subscription("{ a }"))
        #expect(payloads.map { $0["errors"]?[0]?["message"] } == ["UnauthorizedException"])
        #expect(told.withLock { $0.starts.count } == 1)
    }

    @Test func anAuthorizationThatFailsEndsItsOperationAlone() async throws {
        struct Expired: Error {}
        let told = Locked(Told())
        let server = try makeAppSync(told)
        let network = appSync(
            server,
            AppSyncAuthorization { request in
                if request.body.contains("Bad") { throw Expired() }
                return ["x-api-key": "da2-key"]
            }
        )
        var good = network.stream(.subscription("{ a }")).makeAsyncIterator()
        #expect(try await good.next() != nil)
        await #expect(throws: Expired.self) {
            try await network.payloads(.subscription("{ a }", name: "Bad"))
        }
        #expect(told.withLock { ($0.starts.count, $0.stops) } == (1, 0))
        #expect(server.counts.open == 1)
    }

    @Test func connectsAgainWhenAppSyncFallsSilent() async throws {
        let told = Locked(Told())
        let server = try makeAppSync(told, keepAlive: 50)
        let network = appSync(server, attempts: .max)
        var count = 0
        for try await _ in network.stream(.subscription("{ a }")) {
            count += 1
            if count == 3 { break }
        }
        #expect(server.counts.connections >= 3)
        #expect(server.counts.mostOpenAtOnce == 1)
    }
}
