import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// The timeout and the deadline end a request in each of its phases.
struct HTTPDeadlineTests {
    /// What a request is doing when the server stops.
    enum Phase: CaseIterable {
        case connecting, connectingSecurely, uploading, waiting, receivingHead, receivingBody
    }

    /// A server that stops in a phase, after it has done what comes before.
    private struct StuckServer {
        let url: URL
        let counts: () -> ScriptedServer.Counts
        private let owners: [AnyObject]

        init(in phase: Phase) throws {
            guard phase != .connecting else {
                let server = try FullServer()
                url = try #require(URL(string: "http://127.0.0.1:\(server.port)/graphql"))
                counts = { ScriptedServer.Counts() }
                owners = [server]
                return
            }
            let gate = Gate()
            let server = try ScriptedServer { peer in
                switch phase {
                case .connecting, .connectingSecurely: break
                case .uploading:
                    peer.receiveHead()
                    gate.wait()
                case .waiting: _ = peer.receiveRequest()
                case .receivingHead:
                    _ = peer.receiveRequest()
                    peer.send(raw: Array("HTTP/1.1 200 OK\r\nContent-Type: text".utf8))
                case .receivingBody:
                    _ = peer.receiveRequest()
                    let length = ["Content-Length: 100"]
                    peer.respond(200, "some", type: "text/plain", headers: length)
                }
                peer.receiveUntilEnd()
            }
            url =
                phase == .connectingSecurely
                ? try #require(URL(string: "https://127.0.0.1:\(server.port)/graphql"))
                : try server.http()
            counts = { server.counts }
            owners = [server, gate]
        }
    }

    /// Holds up a thread until it is released.
    private final class Gate: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)

        func wait() { semaphore.wait() }

        deinit { semaphore.signal() }
    }

    private func time(_ work: () async -> Void) async -> Duration {
        await ContinuousClock().measure { await work() }
    }

    @Test(.timeLimit(.minutes(2)), arguments: Phase.allCases, TestedTransport.allCases)
    func silenceInAnyPhaseEndsTheRequestAfterTheTimeout(
        phase: Phase,
        transport: TestedTransport
    ) async throws {
        let server = try StuckServer(in: phase)
        let limit = Duration.milliseconds(400)
        var request = HTTPRequest(url: server.url, method: .post, timeout: limit)
        request.body = .data(Data(count: phase == .uploading ? 30 << 20 : 10))
        let own = try transport.make()
        let time = await time {
            let error = await #expect(throws: NetworkError.self) {
                _ = try await own.send(request).data(upTo: 1000)
            }
            guard case .timedOut(after: limit, _) = error else {
                Issue.record("got \(String(describing: error))")
                return
            }
        }
        #expect(time >= limit)
        #expect(time < .seconds(20))
        try await until { inFlight(own) == 0 }
    }

    /// Uploads have no deadline.
    @Test(
        .timeLimit(.minutes(2)),
        arguments: Phase.allCases.filter { $0 != .uploading },
        TestedTransport.allCases
    )
    func theDeadlineEndsAnOperationInAnyPhase(
        phase: Phase,
        transport: TestedTransport
    ) async throws {
        let server = try StuckServer(in: phase)
        let own = try transport.make()
        let network = HTTPNetwork(
            url: server.url,
            timeout: .seconds(60),
            deadline: .milliseconds(400),
            client: HTTPClient(transport: own)
        )
        let time = await time {
            let error = await network.failure(of: .mutation("{ a }"))
            guard case .deadlineExceeded(after: .milliseconds(400), _) = error else {
                Issue.record("got \(String(describing: error))")
                return
            }
        }
        #expect(time >= .milliseconds(400))
        #expect(time < .seconds(20))
        try await until { inFlight(own) == 0 }
    }

    @Test(.timeLimit(.minutes(2)), arguments: TestedTransport.allCases)
    func theDeadlineEndsAResponseThatDrips(transport: TestedTransport) async throws {
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(200, "", headers: ["Content-Length: 100000"])
            // Until the connection is closed, and then for a while to nobody.
            for _ in 0..<200 {
                peer.send(raw: [32])
                usleep(20_000)
            }
        }
        let own = try transport.make()
        let network = HTTPNetwork(
            url: try server.http(),
            timeout: .seconds(60),
            deadline: .milliseconds(500),
            client: HTTPClient(transport: own)
        )
        let error = try #require(await network.failure(of: .mutation("{ a }")))
        guard case .deadlineExceeded(after: .milliseconds(500), _) = error else { throw error }
        try await until { inFlight(own) == 0 && server.counts.open == 0 }
        #expect(server.counts.connections == 1)
    }

    /// A server that reads the body of an upload when it is told to.
    @Test(.timeLimit(.minutes(2)), arguments: TestedTransport.allCases)
    func anUploadWaitsForAServerThatDoesNotRead(transport: TestedTransport) async throws {
        let size = 48 << 20
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(size))
        try handle.close()
        let mayRead = DispatchSemaphore(value: 0)
        let server = try ScriptedServer { peer in
            peer.receiveHead()
            mayRead.wait()
            let count = peer.skip(size)
            if count == size { peer.respond(200, "{}") }
        }
        let sent = Locked<Int64>(0)
        let reports = Locked(0)
        var request = HTTPRequest(url: try server.http(), method: .post, body: .file(file))
        request.timeout = .seconds(60)
        request.uploadProgress = { progress in
            sent.withLock { $0 = progress.completed }
            reports.withLock { $0 += 1 }
        }
        let own = try transport.make()
        let task = Task { [request] in try await own.send(request) }
        // Only what the buffers of both sockets hold is sent.
        let stuck = try await standstill { Int(clamping: sent.withLock { $0 }) }
        #expect(stuck < size / 2)
        mayRead.signal()
        #expect(try await task.value.status == 200)
        #expect(sent.withLock { $0 } == Int64(size))
        #expect(reports.withLock { $0 } > 10)
        withExtendedLifetime(server) {}
    }

    #if !canImport(Darwin)
    /// URLSession counts the time that a request waits for a connection.
    @Test(.timeLimit(.minutes(2))) func waitingForAnotherRequestIsNoSilence() async throws {
        let server = try ScriptedServer.answering { request, peer in
            if request.target == "/slow" { usleep(700_000) }
            peer.respond(200, "{}")
        }
        var options = CurlOptions()
        options.requestsPerHost = 1
        let transport = try #require(CurlTransport(options))
        let slow = HTTPRequest(url: try server.http("/slow"), timeout: .seconds(60))
        let first = Task { try await transport.send(slow) }
        try await until { server.counts.open == 1 }
        let quick = HTTPRequest(url: try server.http("/"), timeout: .milliseconds(500))
        #expect(try await transport.send(quick).status == 200)
        #expect(try await first.value.status == 200)
        #expect(server.counts.connections == 1)
    }

    /// A proxy that accepts the connection, and then never connects to the host.
    @Test(.timeLimit(.minutes(2))) func silenceOfAProxyEndsTheRequest() async throws {
        let proxy = try ScriptedServer { peer in peer.receiveUntilEnd() }
        var options = CurlOptions()
        options.proxy = .url(try proxy.http(""))
        let transport = try #require(CurlTransport(options))
        let url = try #require(URL(string: "https://example.invalid/"))
        let error = await #expect(throws: NetworkError.self) {
            try await transport.send(HTTPRequest(url: url, timeout: .milliseconds(300)))
        }
        guard case .timedOut(after: .milliseconds(300), _) = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        try await until { proxy.counts.open == 0 }
        #expect(proxy.counts.connections == 1)
    }
    #endif
}

/// A port to which nobody can connect because nobody accepts.
///
/// A class because it owns sockets.
private final class FullServer: Sendable {
    let port: Int
    private let descriptors: [Int32]

    init() throws {
        let (listener, port) = try Sockets.listen()
        _ = listen(listener, 0)
        self.port = port
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        descriptors = (0..<8).reduce(into: [listener]) { descriptors, _ in
            let client = Sockets.makeStream()
            _ = fcntl(client, F_SETFL, O_NONBLOCK)
            withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    _ = connect(client, address, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            descriptors.append(client)
        }
    }

    deinit {
        for descriptor in descriptors { _ = close(descriptor) }
    }
}
