import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// How requests end over HTTP/2 before their response is complete, by the server's own count.
@Suite(
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: TestAuthority.program),
        "Install it: `apt-get install openssl`."
    )
) struct HTTP2EndTests {
    /// What a server has seen of its streams.
    private struct Streams {
        var open: Set<String> = []
        var ended: [String: ContinuousClock.Instant] = [:]
    }

    private func transport() async throws -> CurlTransport {
        var options = CurlOptions()
        options.certificateAuthorities = try await SecureScriptedServer.authority.value.certificate
        options.proxy = .none
        options.unreadLimit = 1 << 16
        return try #require(CurlTransport(options))
    }

    private func post(_ server: SecureScriptedServer, _ body: String) throws -> HTTPRequest {
        var request = HTTPRequest(url: try server.url(), method: .post, timeout: .seconds(60))
        request.body = .data(Data(body.utf8))
        request.isRepeatable = false
        return request
    }

    /// A server that leaves open each stream, except those with the body `query`.
    private func leavingOpen(_ streams: Locked<Streams>) async throws -> SecureScriptedServer {
        try await SecureScriptedServer { peer in
            peer.acceptHTTP2(maximumStreams: 10_000)
            var bodies: [UInt32: String] = [:]
            let end = { (body: String) in
                streams.withLock { streams in
                    streams.open.remove(body)
                    streams.ended[body] = .now
                }
            }
            while let frame = peer.receiveHTTP2() {
                if frame.kind == .reset, let body = bodies.removeValue(forKey: frame.stream) {
                    end(body)
                }
                guard frame.kind == .data, !frame.payload.isEmpty else { continue }
                let body = String(decoding: frame.payload, as: UTF8.self)
                if body == "query" {
                    peer.respondHTTP2(stream: frame.stream)
                    continue
                }
                bodies[frame.stream] = body
                streams.withLock { _ = $0.open.insert(body) }
                let type = [("content-type", "text/event-stream")]
                if body.hasPrefix("silent") { continue }
                peer.respondHTTP2(stream: frame.stream, ": hi\n\n", fields: type, endsStream: false)
                guard body.hasPrefix("large") else { continue }
                let piece = [UInt8](repeating: 120, count: 1 << 14)
                for _ in 0..<32 {
                    peer.send(HTTP2Frame(kind: .data, stream: frame.stream, payload: piece))
                }
            }
            for body in bodies.values { end(body) }
        }
    }

    enum Company: CaseIterable {
        case none, stream, pausedStream
    }

    @Test(
        .bug(
            id: "http2-cancel",
            "A request that was cancelled over HTTP/2 went on at the server until the next one."
        ),
        .timeLimit(.minutes(2)),
        arguments: Company.allCases,
        ["silent", "events", "large"]
    )
    func aServerIsToldAtOnceThatARequestIsCancelled(company: Company, kind: String) async throws {
        let streams = Locked(Streams())
        let server = try await leavingOpen(streams)
        let transport = try await transport()
        var kept: [HTTPResponse] = []
        if company != .none {
            var other = try post(server, company == .stream ? "events-other" : "large-other")
            other.staysOpen = true
            kept.append(try await transport.send(other))
            try await Task.sleep(for: .milliseconds(200))
        }
        for number in 0..<10 {
            let name = "\(kind)-\(number)"
            var request = try post(server, name)
            request.staysOpen = true
            let task = Task { [request] in
                let response = try await transport.send(request)
                try await Task.sleep(for: .seconds(60))
                withExtendedLifetime(response) {}
            }
            try await until { streams.withLock { $0.open.contains(name) } }
            try await Task.sleep(for: .milliseconds(number * 5))
            let start = ContinuousClock.now
            task.cancel()
            try await until { streams.withLock { $0.ended[name] != nil } }
            let end = streams.withLock { $0.ended[name] } ?? .now
            #expect(end - start < .seconds(5), "\(name)")
        }
        #expect(streams.withLock { $0.open.count } == kept.count)
        withExtendedLifetime(kept) {}
    }

    @Test(
        .bug(id: "http2-cancel", "A request that timed out over HTTP/2 went on at the server."),
        .timeLimit(.minutes(2))
    )
    func aServerIsToldAtOnceThatARequestTimedOut() async throws {
        let streams = Locked(Streams())
        let server = try await leavingOpen(streams)
        let transport = try await transport()
        var request = try post(server, "silent")
        request.timeout = .milliseconds(300)
        await #expect(throws: NetworkError.self) { try await transport.send(request) }
        let end = ContinuousClock.now
        try await until { streams.withLock { $0.ended["silent"] != nil } }
        #expect(ContinuousClock.now - end < .seconds(5))
    }

    @Test(
        .bug(id: "http2-cancel", "A cancelled request over HTTP/2 went on at the server."),
        .timeLimit(.minutes(5))
    )
    func cancelledAtAnyMomentEachRequestEndsAtTheServer() async throws {
        let streams = Locked(Streams())
        let server = try await leavingOpen(streams)
        let transport = try await transport()
        for round in 0..<10 {
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<50 {
                    let name = "\(["silent", "events", "large"][number % 3])-\(round)-\(number)"
                    group.addTask {
                        let task = Task {
                            var request = try post(server, name)
                            request.staysOpen = true
                            for try await _ in try await transport.send(request).body {}
                        }
                        try? await Task.sleep(for: .microseconds(number * 400))
                        task.cancel()
                        _ = await task.result
                    }
                }
            }
            try await until { streams.withLock { $0.open.isEmpty } }
        }
        #expect(try await transport.send(post(server, "query")).status == 200)
    }

    /// How long the server still works on a request after it was cancelled.
    @Test(
        .bug(id: "http2-cancel", "A cancelled request over HTTP/2 went on at the server."),
        .timeLimit(.minutes(5)),
        arguments: [1, 10]
    )
    func aServerSeesEachCancellationSoon(width: Int) async throws {
        let streams = Locked(Streams())
        let server = try await leavingOpen(streams)
        let transport = try await transport()
        let delays = Log<Duration>()
        let count = (TestSize.isFull ? 1000 : 100) / width
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<width {
                group.addTask {
                    for number in 0..<count {
                        let name =
                            "\(["silent", "events", "large"][number % 3])-\(worker)-\(number)"
                        let task = Task {
                            var request = try post(server, name)
                            request.staysOpen = true
                            for try await _ in try await transport.send(request).body {}
                        }
                        try await until { streams.withLock { $0.open.contains(name) } }
                        try await Task.sleep(for: .microseconds(number % 100 * 50))
                        let start = ContinuousClock.now
                        task.cancel()
                        try await until { streams.withLock { $0.ended[name] != nil } }
                        delays.append((streams.withLock { $0.ended[name] } ?? .now) - start)
                    }
                }
            }
            try await group.waitForAll()
        }
        let sorted = delays.all.sorted()
        #expect(sorted.count == width * count)
        guard TestSize.isFull else { return }
        print("cancelled \(width) at a time:", sorted[sorted.count / 2], sorted.last ?? .zero)
        #expect(sorted.count { $0 > .milliseconds(100) } == 0, "\(sorted.suffix(5))")
    }

    /// The server's own count of what it has executed.
    @Test(
        .bug(id: "http2-refused", "Mutations failed that their server had refused."),
        .timeLimit(.minutes(5))
    )
    func amongManyRefusedMutationsNoneFailsOrRunsTwice() async throws {
        let (executed, refused, failures) = (Log<String>(), Locked(0), Log<String>())
        let server = try await SecureScriptedServer { peer in
            for (stream, body) in HTTP2Requests(peer) {
                let mustRefuse = body != "query" && UInt8.random(in: 0..<100) < 30
                if mustRefuse {
                    refused.withLock { $0 += 1 }
                    peer.resetHTTP2(stream: stream, .refused)
                } else {
                    executed.append(body)
                    peer.respondHTTP2(stream: stream, body)
                }
            }
        }
        let transport = try await transport()
        let count = TestSize.isFull ? 10_000 : 1000
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<64 {
                group.addTask {
                    for number in stride(from: worker, to: count, by: 64) {
                        do {
                            let request = try post(server, "\(number)")
                            let body = try await transport.send(request).data(upTo: 100)
                            #expect(String(decoding: body, as: UTF8.self) == "\(number)")
                        } catch {
                            failures.append("\(number): \(error)")
                        }
                    }
                }
            }
        }
        #expect(failures.count == 0, "\(failures.all.prefix(3))")
        #expect(executed.count == count && Set(executed.all).count == count)
        #expect(refused.withLock { $0 } > count / 10)
    }

    @Test(
        .bug(
            id: "http2-refused",
            "A mutation failed, and was said to perhaps have run, that its server had refused."
        ),
        .timeLimit(.minutes(2)),
        arguments: [1, 3, 20]
    )
    func aRefusedMutationIsSentAgain(times: Int) async throws {
        let (executed, refused) = (Log<String>(), Locked(0))
        let server = try await SecureScriptedServer { peer in
            for (stream, body) in HTTP2Requests(peer) {
                let mustRefuse =
                    body != "query"
                    && refused.withLock { refused in
                        refused += 1
                        return refused <= times
                    }
                if mustRefuse {
                    peer.resetHTTP2(stream: stream, .refused)
                } else {
                    executed.append(body)
                    peer.respondHTTP2(stream: stream, body)
                }
            }
        }
        let transport = try await transport()
        #expect(try await transport.send(post(server, "query")).status == 200)
        let body = try await transport.send(post(server, "mutation")).data(upTo: 100)
        #expect(String(decoding: body, as: UTF8.self) == "mutation")
        #expect(executed.all == ["query", "mutation"])
    }

    @Test(
        .bug(id: "http2-refused", "A refused mutation was said to perhaps have run."),
        .timeLimit(.minutes(2))
    )
    func aMutationThatIsAlwaysRefusedHasNotBeenSent() async throws {
        let server = try await SecureScriptedServer { peer in
            for (stream, _) in HTTP2Requests(peer) {
                peer.resetHTTP2(stream: stream, .refused)
            }
        }
        let error = await #expect(throws: NetworkError.self) {
            try await transport().send(post(server, "mutation"))
        }
        guard case .cannotConnect = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(error?.mayHaveBeenSent == false)
    }
}
#endif
