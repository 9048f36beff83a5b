import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// `wss` over libcurl, against the real server behind TLS.
@Suite(.needsServer) struct WebSocketSecureTests {
    /// A server with a certificate of its own, and the file to trust it by.
    private static let started = Task { try await startServer() }

    private func startServer() async throws -> (server: TestServer, certificate: URL) {
        try await Self.started.value
    }

    private static func startServer() async throws -> (server: TestServer, certificate: URL) {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).pem")
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        tool.arguments = [
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", file.path, "-out",
            file.path + ".certificate",
        ]
        tool.standardError = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { continuation in
            tool.terminationHandler = { _ in continuation.resume() }
            do { try tool.run() } catch { continuation.resume(throwing: error) }
        }
        let certificate = URL(fileURLWithPath: file.path + ".certificate")
        var both = try Data(contentsOf: file)
        both.append(try Data(contentsOf: certificate))
        try both.write(to: file)
        let server = try await TestServer(["--certificate", file.path])
        try FileManager.default.removeItem(at: file)
        return (server, certificate)
    }

    private func request(_ server: TestServer, host: String = "127.0.0.1") throws
        -> WebSocketRequest
    {
        WebSocketRequest(
            url: try #require(URL(string: "wss://\(host):\(server.port)/graphql")),
            subprotocols: ["graphql-transport-ws"],
            timeout: .seconds(3600),
            closeTimeout: .seconds(3600)
        )
    }

    @Test func speaksOverAnEncryptedConnection() async throws {
        let (server, certificate) = try await startServer()
        let transport = PlatformWebSocketTransport(certificateAuthorities: certificate)
        let connection = try await transport.connect(request(server))
        #expect(connection.subprotocol == "graphql-transport-ws")
        connection.send(WebSocketMessage(#"{"type":"connection_init"}"#))
        var answers = try await connection.receive()
        #expect(try JSONValue(parsing: answers[0].bytes)["type"] == "connection_ack")
        // More than one record of TLS, there and back.
        let text = String(repeating: "x", count: 300_000)
        connection.send(WebSocketMessage(#"{"type":"ping","payload":{"a":"\#(text)"}}"#))
        answers = try await connection.receive()
        #expect(try JSONValue(parsing: answers[0].bytes)["type"] == "pong")
        connection.send(
            WebSocketMessage(
                #"{"type":"subscribe","id":"1","payload":{"query":"{ blob(bytes: 2000000) }"}}"#
            )
        )
        answers = try await connection.receive()
        #expect(answers[0].bytes.count > 2_000_000)
        connection.close(code: 1000, reason: "")
        await #expect(throws: WebSocketError.closed(code: 1000, reason: "")) {
            while true { _ = try await connection.receive() }
        }
    }

    @Test(
        .bug(id: "write-retry", "A message sent while an earlier one was blocked ended a `wss`."),
        .timeLimit(.minutes(2))
    )
    func messagesMayFollowOneThatIsBlocked() async throws {
        let mayRead = DispatchSemaphore(value: 0)
        let sizes = [12 << 20, 1 << 20]
        // Each has a head of 14 bytes.
        let total = sizes.reduce(0) { $0 + $1 + 14 }
        let server = try await SecureScriptedServer { peer in
            peer.accept(subprotocol: "graphql-transport-ws")
            mayRead.wait()
            peer.send("\(peer.skip(total))")
            peer.receiveUntilEnd()
        }
        let authority = try await SecureScriptedServer.authority.value
        let transport = PlatformWebSocketTransport(certificateAuthorities: authority.certificate)
        let connection = try await transport.connect(
            WebSocketRequest(
                url: try #require(URL(string: "wss://127.0.0.1:\(server.front.port)/graphql")),
                subprotocols: ["graphql-transport-ws"],
                timeout: .seconds(3600),
                closeTimeout: .seconds(3600)
            )
        )
        for size in sizes {
            connection.send(WebSocketMessage(String(repeating: "x", count: size)))
            #expect(try await standstill { connection.unsentBytes } > 0)
        }
        mayRead.signal()
        let answers = try await connection.receive()
        #expect(answers.map { String(decoding: $0.bytes, as: UTF8.self) } == ["\(total)"])
        connection.close(code: 1000, reason: "")
    }

    @Test func refusesACertificateThatNobodyVouchesFor() async throws {
        let (server, _) = try await startServer()
        let error = await #expect(throws: WebSocketError.self) {
            try await PlatformWebSocketTransport().connect(request(server))
        }
        guard case .insecure(let reason)? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(reason.contains("certificate"))
    }

    @Test(.timeLimit(.minutes(5)))
    func aSubscriptionFailsAtOnceWhenNobodyVouchesForTheCertificate() async throws {
        let (server, _) = try await startServer()
        let network = WebSocketNetwork(
            url: try #require(URL(string: "wss://127.0.0.1:\(server.port)/graphql")),
            reconnection: Reconnection(attempts: .max)
        )
        let error = try #require(await network.failure(of: .subscription("{ silence }")))
        guard case .insecure = error else { throw error }
        #expect("\(error)".contains("certificate"))
    }

    @Test func refusesACertificateOfAnotherHost() async throws {
        let (server, certificate) = try await startServer()
        let transport = PlatformWebSocketTransport(certificateAuthorities: certificate)
        let error = await #expect(throws: WebSocketError.self) {
            try await transport.connect(request(server, host: "localhost"))
        }
        guard case .insecure? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
    }

    @Test func leavesNoDescriptorBehind() async throws {
        let (server, certificate) = try await startServer()
        let transport = PlatformWebSocketTransport(certificateAuthorities: certificate)
        for index in 0..<12 {
            let connection = try await transport.connect(request(server))
            guard index % 2 == 0 else { continue }
            connection.close(code: 1000, reason: "")
            _ = try? await connection.receive()
        }
        try await until { connections(to: server.port) == 0 }
    }

    @Test func saysWhatIsMissingWithoutLibcurl() throws {
        #expect(CurlLibrary(names: ["libnothing.so"], inProcess: false) == nil)
        let endpoint = try WebSocketEndpoint(
            WebSocketRequest(url: try #require(URL(string: "wss://127.0.0.1/")))
        )
        let waiter = try SocketWaiter(timeout: .seconds(1))
        defer { waiter.close() }
        let error = #expect(throws: WebSocketError.self) {
            try CurlChannel.connect(
                to: endpoint,
                trusting: nil,
                until: .now + .seconds(1),
                waiter: waiter,
                curl: nil
            )
        }
        guard case .invalidRequest(let reason)? = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(reason.contains("libcurl") && reason.contains("apt-get install"))
    }
}

/// How many connections of this process to a local port are not closed.
private func connections(to port: Int) -> Int {
    // `/proc/self` is that of the main thread, which has ended.
    let table = (try? String(contentsOfFile: "/proc/thread-self/net/tcp", encoding: .utf8)) ?? ""
    let remote = String(format: "0100007F:%04X", port)
    return table.split(separator: "\n").count { line in
        let fields = line.split(separator: " ")
        // Established, waiting for the other end to close, or closed by it and not by us.
        return fields.count > 3 && fields[2] == remote && ["01", "08"].contains(fields[3])
    }
}
#endif
