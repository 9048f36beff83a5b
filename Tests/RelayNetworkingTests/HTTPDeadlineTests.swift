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

    /// Expects that work takes as long as a limit: never less, and at most 50 ms more.
    ///
    /// Other tests of this process can hold it up, so it has several attempts, and as much more time
    /// as a sleep takes meanwhile.
    private func expectExact(
        _ limit: Duration,
        orLonger allowance: Duration = .zero,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ work: () async throws -> Void
    ) async throws {
        let clock = ContinuousClock()
        #if THREAD_SANITIZER
        let tolerance = Duration.seconds(2)
        #else
        let tolerance = Duration.milliseconds(50)
        #endif
        var excess = Duration.zero
        for _ in 0..<10 {
            let start = clock.now
            let sleep = Task {
                try await Task.sleep(for: limit)
                return clock.now - start - limit
            }
            try await work()
            excess = clock.now - start - limit
            #expect(excess >= .zero, sourceLocation: sourceLocation)
            if try await excess < tolerance + allowance + sleep.value { return }
        }
        Issue.record("It took \(excess) too long.", sourceLocation: sourceLocation)
    }

    @Test(.timeLimit(.minutes(2)), arguments: Phase.allCases, TestedTransport.allCases)
    func silenceInAnyPhaseEndsTheRequestAfterTheTimeout(
        phase: Phase,
        transport: TestedTransport
    ) async throws {
        let limit = Duration.milliseconds(400)
        let own = try transport.make()
        // The buffers of the sockets are filled first.
        let allowance = Duration.milliseconds(phase == .uploading ? 200 : 0)
        try await expectExact(limit, orLonger: allowance) {
            let server = try StuckServer(in: phase)
            var request = HTTPRequest(url: server.url, method: .post, timeout: limit)
            request.body = .data(Data(count: phase == .uploading ? 16 << 20 : 10))
            let error = await #expect(throws: NetworkError.self) {
                _ = try await own.send(request).data(upTo: 1000)
            }
            guard case .timedOut(after: limit, _) = error else {
                Issue.record("got \(String(describing: error))")
                return
            }
        }
        try await until { inFlight(own) == 0 }
    }

    /// The time between two bytes.
    @Test(.timeLimit(.minutes(2)), arguments: TestedTransport.allCases)
    func silenceIsCountedFromTheLastByte(transport: TestedTransport) async throws {
        let (limit, pauses) = (Duration.seconds(2), 3)
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(200, "", type: "text/plain", headers: ["Content-Length: 100"])
            for _ in 0..<pauses {
                usleep(100_000)
                peer.send(raw: [120])
            }
            peer.receiveUntilEnd()
        }
        let request = HTTPRequest(url: try server.http(), timeout: limit)
        let own = try transport.make()
        try await expectExact(Duration.milliseconds(100) * pauses + limit) {
            let response = try await own.send(request)
            let error = await #expect(throws: NetworkError.self) {
                try await response.data(upTo: 100)
            }
            guard case .timedOut(after: limit, _) = error else {
                Issue.record("got \(String(describing: error))")
                return
            }
        }
        try await until { inFlight(own) == 0 && server.counts.open == 0 }
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
        let own = try transport.make()
        try await expectExact(.milliseconds(400)) {
            let server = try StuckServer(in: phase)
            let network = HTTPNetwork(
                url: server.url,
                timeout: .seconds(60),
                deadline: .milliseconds(400),
                client: HTTPClient(transport: own)
            )
            let error = await network.failure(of: .mutation("{ a }"))
            guard case .deadlineExceeded(after: .milliseconds(400), _) = error else {
                Issue.record("got \(String(describing: error))")
                return
            }
        }
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
        let attempts = Locked(0)
        try await expectExact(.milliseconds(500)) {
            attempts.withLock { $0 += 1 }
            let error = try #require(await network.failure(of: .mutation("{ a }")))
            guard case .deadlineExceeded(after: .milliseconds(500), _) = error else { throw error }
        }
        try await until { inFlight(own) == 0 && server.counts.open == 0 }
        #expect(server.counts.connections <= attempts.withLock { $0 })
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
