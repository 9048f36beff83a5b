import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

#if !canImport(Darwin)
/// Our own client over real sockets, with servers that do what they must not.
struct WebSocketTransportTests {
    private let transport = PlatformWebSocketTransport()

    private func request(
        _ server: ScriptedServer,
        timeout: Duration = .seconds(3600),
        closeTimeout: Duration = .seconds(3600)
    ) -> WebSocketRequest {
        WebSocketRequest(url: server.url, timeout: timeout, closeTimeout: closeTimeout)
    }

    /// All messages until the end, and how it ended.
    private func collect(
        _ connection: any WebSocketConnection
    ) async throws -> ([WebSocketMessage], WebSocketError?) {
        var messages: [WebSocketMessage] = []
        do {
            while true { messages += try await connection.receive() }
        } catch let error as WebSocketError {
            return (messages, error)
        }
    }

    @Test(arguments: [1, 2, 3, 7, Int.max]) func takesAStreamSplitAnywhere(chunk: Int) async throws
    {
        let server = try ScriptedServer { peer in
            peer.chunk = chunk
            peer.accept(subprotocol: nil)
            peer.send("one")
            peer.send(raw: bytes("01 01 e2 89 02 6869 00 01 82 80 01 ac"))
            peer.send(raw: ScriptedPeer.frame(0x82, [0, 255]))
            let pong = peer.receiveFrame()
            peer.send(
                "\(pong?.opcode ?? 0) \(String(decoding: pong?.payload ?? [], as: UTF8.self))"
            )
            peer.close(4400, "bad!")
        }
        let (messages, error) = try await collect(try await transport.connect(request(server)))
        #expect(
            messages == [
                WebSocketMessage("one"), WebSocketMessage("€"),
                WebSocketMessage(bytes: Data([0, 255]), isText: false), WebSocketMessage("10 hi"),
            ]
        )
        #expect(error == .closed(code: 4400, reason: "bad!"))
    }

    @Test func echoesMessagesOfAllSizes() async throws {
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            while let text = peer.receive() { peer.send(text) }
        }
        let connection = try await transport.connect(request(server))
        for count in [0, 1, 125, 126, 65535, 65536, 3_000_000] {
            let message = WebSocketMessage(bytes: Data(repeating: 0x61, count: count))
            connection.send(message)
            #expect(try await connection.receive() == [message])
        }
        connection.close(code: 1000, reason: "")
        #expect(try await collect(connection).1 == .closed(code: 1000, reason: ""))
    }

    @Test func doesNotWaitForEverForAGoodbye() async throws {
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            peer.receiveUntilEnd()
        }
        let request = request(server, closeTimeout: .milliseconds(300))
        let connection = try await transport.connect(request)
        connection.close(code: 1000, reason: "")
        #expect(try await collect(connection).1 == .timedOut(after: .milliseconds(300)))
        try await until { server.counts.open == 0 }
    }

    @Test func givesUpOnAServerThatDoesNotAnswer() async throws {
        let server = try ScriptedServer { $0.receiveUntilEnd() }
        let request = request(server, timeout: .milliseconds(200))
        await #expect(throws: WebSocketError.timedOut(after: .milliseconds(200))) {
            try await transport.connect(request)
        }
    }

    @Test func tellsWhenNobodyListens() async throws {
        let request = WebSocketRequest(
            url: try #require(URL(string: "ws://127.0.0.1:1/")),
            timeout: .seconds(3600)
        )
        await #expect(throws: WebSocketError.cannotConnect(reason: "connection refused")) {
            try await transport.connect(request)
        }
        let unknown = WebSocketRequest(url: try #require(URL(string: "ws://nowhere.invalid/")))
        let error = await #expect(throws: WebSocketError.self) {
            try await transport.connect(unknown)
        }
        guard case .cannotConnect? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
    }

    @Test func reachesAServerByNameWhateverItsAddresses() async throws {
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            peer.close(1000)
        }
        var request = request(server)
        request.url = try #require(URL(string: "ws://localhost:\(server.port)/"))
        #expect(
            try await collect(try await transport.connect(request)).1
                == .closed(code: 1000, reason: "")
        )
    }

    @Test func cancellingEndsAConnectThatHangs() async throws {
        let silent = try ScriptedServer { $0.receiveUntilEnd() }
        let request = request(silent)
        let connecting = Task { _ = try await transport.connect(request) }
        try await until { silent.counts.open == 1 }
        connecting.cancel()
        await #expect(throws: CancellationError.self) { try await connecting.value }
        try await until { silent.counts.open == 0 }
        #expect(silent.counts.connections == 1)
    }

    @Test func lettingGoOfAConnectionEndsIt() async throws {
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            while peer.receiveFrame() != nil {}
        }
        var connection: (any WebSocketConnection)? = try await transport.connect(request(server))
        #expect(connection?.subprotocol == nil)
        #expect(server.counts.open == 1)
        connection = nil
        try await until { server.counts.open == 0 }
    }

    @Test func readsNoMoreThanItMayHold() async throws {
        let sent = Locked(0)
        let message = String(repeating: "x", count: 1 << 16)
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            for _ in 0..<1000 {
                peer.send(message)
                sent.withLock { $0 += message.utf8.count }
            }
            peer.close(1000)
        }
        let connection = try await transport.connect(request(server))
        // Ours, and what the system buffers for both ends.
        #expect(try await standstill { sent.withLock { $0 } } < 16 << 20)
        #expect(try await collect(connection).0.count == 1000)
    }

    @Test func aServerThatPingsWithoutReadingDoesNotFillTheMemory() async throws {
        let sent = Locked(0)
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            let pings = Array(
                repeating: ScriptedPeer.frame(0x89, [UInt8](repeating: 7, count: 125)),
                count: 512
            ).flatMap { $0 }
            for _ in 0..<1000 {
                peer.send(raw: pings)
                sent.withLock { $0 += pings.count }
            }
        }
        let request = request(server, closeTimeout: .milliseconds(300))
        let connection = try await transport.connect(request)
        #expect(try await standstill { sent.withLock { $0 } } < 32 << 20)
        connection.close(code: 1000, reason: "")
        _ = try await collect(connection)
    }

    /// In a process of its own, where nobody else has descriptors.
    @Test func leavesNoDescriptorBehind() async {
        await #expect(processExitsWith: .success) {
            try await WebSocketTransportTests().leaveNoDescriptorBehind()
        }
    }

    private func leaveNoDescriptorBehind() async throws {
        let server = try ScriptedServer { peer in
            peer.accept(subprotocol: nil)
            switch peer.target {
            case "/reset": peer.reset()
            case "/close": peer.close(1001)
            default: while peer.receiveFrame() != nil {}
            }
        }
        // What the process opens once only.
        _ = try await collect(try await transport.connect(request(server, "/close")))
        try await until { server.counts.open == 0 }
        let before = openDescriptors()
        for index in 0..<60 {
            let path = ["/reset", "/close", "/leave"][index % 3]
            let connection = try? await transport.connect(request(server, path))
            if path != "/leave", let connection { _ = try await collect(connection) }
        }
        try await until { server.counts.open == 0 }
        try await untilDescriptors(areThoseOf: before)
        #expect(server.counts.connections == 61)
    }

    private func request(_ server: ScriptedServer, _ path: String) -> WebSocketRequest {
        var request = request(server)
        request.url = server.url.deletingLastPathComponent().appendingPathComponent(path)
        return request
    }
}
#endif
