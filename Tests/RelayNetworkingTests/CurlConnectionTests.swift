import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// To where connections are made, and what goes over them.
struct CurlConnectionTests {
    private func transport(
        _ change: (inout CurlOptions) -> Void = { _ in }
    ) throws -> CurlTransport {
        var options = CurlOptions()
        change(&options)
        return try #require(CurlTransport(options))
    }

    // MARK: - Proxies

    /// Whether a request to each URL goes through the proxy.
    private func isSentThrough(
        _ proxy: ScriptedServer,
        _ log: Log<ReceivedRequest>,
        _ transport: CurlTransport,
        _ url: String
    ) async throws -> Bool {
        let before = log.count
        // Around the proxy it fails, because there is no such host.
        _ = try? await transport.send(HTTPRequest(url: try #require(URL(string: url))))
        return log.count > before
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            (["a.invalid"], ["a.invalid", "b.a.invalid"], ["aa.invalid", "b.invalid"]),
            ([".a.invalid"], ["a.invalid", "b.a.invalid"], ["b.invalid"]),
            (["x.invalid", "A.invalid"], ["x.invalid", "a.INVALID"], ["y.invalid"]),
            (["*"], ["a.invalid", "127.0.0.1:1"], []),
            (["x.invalid", "*"], ["a.invalid", "x.invalid"], []),
            (["127.0.0.1"], ["127.0.0.1:1"], ["127.0.0.2:1"]),
            (["[::1]"], ["[::1]:1"], ["[::2]:1"]),
            (
                ["a.invalid:8080"], ["a.invalid:8080"],
                ["a.invalid", "a.invalid:80", "b.invalid:8080"]
            ),
            (["a.invalid:80", "[::1]:1"], ["a.invalid", "[::1]:1"], ["a.invalid:81", "[::1]:2"]),
            (["*:81"], ["a.invalid:81"], ["a.invalid"]),
            (["127.0.0.0/30"], ["127.0.0.1:1", "127.0.0.3:1"], ["127.0.0.4:1", "a.invalid"]),
            (["fd00::/8", "::/127"], ["[::1]:1"], ["[::2]:1", "127.0.0.1:1"]),
            ([], [], ["a.invalid", "127.0.0.1:1"]), ([""], [], ["a.invalid"]),
        ]
    )
    func exceptionsAreNotSentThroughTheProxy(
        exceptions: [String],
        around: [String],
        through: [String]
    ) async throws {
        let log = Log<ReceivedRequest>()
        let proxy = try ScriptedServer.answering(log) { _, peer in peer.respond(200, "{}") }
        let url = try proxy.http("")
        let transport = try transport { $0.proxy = .url(url, except: exceptions) }
        for host in around {
            let isThrough = try await isSentThrough(proxy, log, transport, "http://\(host)/")
            #expect(!isThrough, "\(host)")
        }
        for host in through {
            let isThrough = try await isSentThrough(proxy, log, transport, "http://\(host)/")
            #expect(isThrough, "\(host)")
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: ["no_proxy", "NO_PROXY"])
    func obeysTheEnvironment(name: String) async {
        if name == "no_proxy" {
            await #expect(processExitsWith: .success) {
                try await CurlConnectionTests().sendWithEnvironment("no_proxy")
            }
        } else {
            await #expect(processExitsWith: .success) {
                try await CurlConnectionTests().sendWithEnvironment("NO_PROXY")
            }
        }
    }

    /// Changes the environment, so it runs in a process of its own.
    private func sendWithEnvironment(_ name: String) async throws {
        let log = Log<ReceivedRequest>()
        let proxy = try ScriptedServer.answering(log) { _, peer in peer.respond(200, "{}") }
        unsetenv("no_proxy")
        unsetenv("NO_PROXY")
        setenv("http_proxy", "http://127.0.0.1:\(proxy.port)", 1)
        setenv(name, "a.invalid, b.invalid:81,127.0.0.2", 1)
        let expected = [
            ("a.invalid", false), ("x.a.invalid", false), ("c.invalid", true),
            ("b.invalid", true), ("b.invalid:81", false), ("127.0.0.2:1", false),
        ]
        let obeying = try transport()
        for (host, isThrough) in expected {
            let was = try await isSentThrough(proxy, log, obeying, "http://\(host)/")
            try #require(was == isThrough, "\(host)")
        }
        let ignoring = try transport { $0.proxy = .none }
        let was = try await isSentThrough(proxy, log, ignoring, "http://c.invalid/")
        try #require(!was)
    }

    @Test func sendsThePasswordOfAProxyToTheProxyAlone() async throws {
        let log = Log<ReceivedRequest>()
        let proxy = try ScriptedServer.answering(log) { _, peer in peer.respond(200, "{}") }
        let url = try #require(URL(string: "http://ada:secret@127.0.0.1:\(proxy.port)"))
        let transport = try transport { $0.proxy = .url(url) }
        _ = try await isSentThrough(proxy, log, transport, "http://a.invalid/")
        let headers = try #require(log.all.first).headers
        #expect(headers["proxy-authorization"] == "Basic YWRhOnNlY3JldA==")
        #expect(headers["authorization"] == nil)
    }

    // MARK: - Addresses

    @Test func connectsOverIPv6() async throws {
        // Where there is no IPv6 there is nothing to test.
        guard
            let server = try? ScriptedServer(
                overIPv6: true,
                { peer in
                    while let request = peer.receiveRequest() {
                        peer.respond(200, request.headers["host"] ?? "")
                    }
                }
            )
        else { return }
        let transport = try transport { $0.proxy = .none }
        let url = try #require(URL(string: "http://[::1]:\(server.port)/a"))
        for _ in 0..<2 {
            let response = try await transport.send(HTTPRequest(url: url))
            #expect(try await response.data(upTo: 100) == Data("[::1]:\(server.port)".utf8))
        }
        #expect(server.counts.connections == 1)
        // A name with both kinds of addresses, of which one is refused.
        let named = try #require(URL(string: "http://localhost:\(server.port)/a"))
        if let response = try? await transport.send(HTTPRequest(url: named)) {
            #expect(response.status == 200)
        }
    }

    @Test func aSocketThatIsMissingIsNotConnectedTo() async throws {
        for path in ["/nowhere/socket", "/tmp/" + String(repeating: "x", count: 200)] {
            let transport = try transport { $0.socketPath = path }
            let url = try #require(URL(string: "http://localhost/"))
            let error = await #expect(throws: NetworkError.self) {
                try await transport.send(HTTPRequest(url: url, method: .post))
            }
            #expect(error?.mayHaveBeenSent == false)
        }
    }

    // MARK: - Bodies

    /// `hello` in each encoding.
    private static let packed: [(String, [UInt8])] = [
        ("deflate", [120, 156, 203, 72, 205, 201, 201, 7, 0, 6, 44, 2, 21]),
        ("deflate", [203, 72, 205, 201, 201, 7, 0]),
        ("br", [0x0B, 0x02, 0x80] + Array("hello".utf8) + [0x03]),
        ("zstd", [0x28, 0xB5, 0x2F, 0xFD, 0x20, 5, 0x29, 0, 0] + Array("hello".utf8)),
    ]

    @Test(arguments: Self.packed) func unpacks(encoding: String, packed: [UInt8]) async throws {
        let received = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(received) { _, peer in
            peer.send(lines: [
                "HTTP/1.1 200 OK", "Content-Encoding: \(encoding)",
                "Content-Length: \(packed.count)",
            ])
            peer.send(raw: packed)
        }
        let response = try await transport().send(HTTPRequest(url: server.http()))
        let body = try await response.data(upTo: 100)
        let accepted = try #require(received.all.first?.headers["accept-encoding"])
        // What this libcurl lacks it neither asks for nor unpacks.
        let names = accepted.components(separatedBy: ", ")
        #expect(body == (names.contains(encoding) ? Data("hello".utf8) : Data(packed)))
        #expect(names.contains("gzip"))
    }

    @Test func trailersHaveTheLimitOfHeads() async throws {
        let server = try ScriptedServer.answering { _, peer in
            peer.send(
                lines: ["HTTP/1.1 200 OK", "Transfer-Encoding: chunked"],
                then: "3\r\nabc\r\n0\r\n"
            )
            for number in 0..<3000 { peer.send(raw: Array("x-\(number): y\r\n".utf8)) }
            peer.send(raw: Array("\r\n".utf8))
        }
        let response = try await transport().send(HTTPRequest(url: server.http()))
        await #expect(throws: NetworkError.self) { try await response.data(upTo: 100) }
    }

    // MARK: - Connections that are kept

    /// A server whose idle connections end about when the next request is sent.
    @Test(.timeLimit(.minutes(5)))
    func noMutationIsExecutedTwiceWhereIdleConnectionsEnd() async throws {
        let executed = Log<String>()
        let server = try ScriptedServer { peer in
            for _ in 0..<Int.random(in: 1...3) {
                guard let request = peer.receiveRequest() else { return }
                executed.append(request.text)
                peer.respond(200, "{}")
            }
            usleep(.random(in: 0...1500))
        }
        let transport = try transport { $0.requestsPerHost = 4 }
        let failures = Locked(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    for number in 0..<60 {
                        let isQuery = (worker + number) % 2 == 0
                        var request = HTTPRequest(url: try server.http(), method: .post)
                        request.body = .data(Data("\(worker)/\(number)".utf8))
                        request.isRepeatable = isQuery
                        do {
                            _ = try await transport.send(request).data(upTo: 10)
                        } catch let error as NetworkError where !isQuery {
                            // Nothing was executed, or it is not known.
                            if !error.mayHaveBeenSent {
                                #expect(!executed.all.contains("\(worker)/\(number)"))
                            }
                            failures.withLock { $0 += 1 }
                        }
                        try await Task.sleep(for: .microseconds(.random(in: 0...1500)))
                    }
                }
            }
            try await group.waitForAll()
        }
        let counts = Dictionary(grouping: executed.all) { $0 }.mapValues(\.count)
        let isMutation = { (text: String) in
            let numbers = text.split(separator: "/").compactMap { Int($0) }
            return numbers.reduce(0, +) % 2 == 1
        }
        #expect(counts.filter { isMutation($0.key) && $0.value > 1 } == [:])
        #expect(counts.keys.filter { !isMutation($0) }.count == 240)
        #expect(counts.count + failures.withLock { $0 } >= 480)
    }

    // MARK: - Many at a time

    @Test(.timeLimit(.minutes(5))) func aThousandAtATimeNeedNoThreadEach() async {
        await #expect(processExitsWith: .success) {
            try await CurlConnectionTests().answerAThousand()
        }
    }

    /// Counts threads and descriptors, so it runs in a process of its own.
    private func answerAThousand() async throws {
        let count = 1000
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let server = try CrowdServer()
        // Starts the threads that stay. The runtime's own pools may still grow a little.
        try await send(count, to: server)
        _ = try await standstill { openDescriptors().count }
        let (descriptors, threads) = (openDescriptors().count, Self.threads().count)
        try check(Self.threads().filter { $0 == "RelayHTTP" }.count == 1)
        for _ in 0..<3 {
            let kept = try await send(count, to: server) {
                try check(
                    Self.threads().count <= threads + 8,
                    "\(Self.threads()) now, \(threads) before"
                )
                // Both ends of each connection.
                let open = openDescriptors().count
                try check(open >= descriptors + 2 * count, "\(open) now, \(descriptors) before")
            }
            withExtendedLifetime(kept) {}
        }
        let areGone = try await comesToHold { openDescriptors().count <= descriptors }
        try check(areGone, "\(openDescriptors().count) now, \(descriptors) before")
        try check(Self.threads().count <= threads + 8, "\(Self.threads()) now, \(threads) before")
    }

    @Test(.timeLimit(.minutes(2)), arguments: [-1, 0, 1, 7, 100])
    func keepsAsManyIdleConnectionsAsAllowed(limit: Int) async throws {
        let server = try CrowdServer()
        let transport = try transport {
            $0.requestsPerHost = 60
            $0.idleConnections = limit
        }
        let kept = min(max(limit, 0), 60)
        for count in [60, 20, 60] {
            try await send(count, to: server, over: transport)
            _ = try await comesToHold { server.connections <= kept }
            // Those of the first time are used again.
            #expect(server.connections == kept)
        }
        #expect(server.accepted <= 60 + (60 - kept) + max(20 - kept, 0))
    }

    /// A connection that has been idle for long makes room for another.
    @Test(.timeLimit(.minutes(2))) func aHostKeepsNoConnectionsFromAnother() async throws {
        let (first, second) = (try CrowdServer(), try CrowdServer())
        let transport = try transport { $0.idleConnections = 4 }
        try await send(8, to: first, over: transport)
        try await until { first.connections == 4 }
        for _ in 0..<5 { try await send(1, to: second, over: transport) }
        #expect(second.accepted == 1)
        try await until { first.connections == 3 }
    }

    @Test(.timeLimit(.minutes(2))) func pausedTransfersAreNotIdle() async throws {
        let size = 8 << 20
        let server = try ScriptedServer.answering { request, peer in
            guard request.target == "/large" else { return peer.respond(200, "{}") }
            peer.respond(200, "", type: "text/plain", headers: ["Content-Length: \(size)"])
            for _ in 0..<(size >> 18) { peer.send(raw: [UInt8](repeating: 120, count: 1 << 18)) }
        }
        let transport = try transport {
            $0.unreadLimit = 1 << 16
            $0.idleConnections = 2
        }
        var unread: [HTTPResponse] = []
        for _ in 0..<5 {
            unread.append(try await transport.send(HTTPRequest(url: server.http("/large"))))
        }
        // Each waits for its reader.
        try await Task.sleep(for: .milliseconds(200))
        for count in 1...5 {
            _ = try await transport.send(HTTPRequest(url: server.http())).data(upTo: 10)
            #expect(server.counts.connections == 6, "after \(count)")
        }
        for response in unread { #expect(try await response.data(upTo: size).count == size) }
        try await until { server.counts.open <= 2 }
        #expect(server.counts.connections == 6)
    }

    private struct Wrong: Error, CustomStringConvertible {
        var description: String
    }

    /// Throws what is wrong, which ends the process with a message.
    private func check(_ condition: Bool, _ description: String = "", line: Int = #line) throws {
        guard !condition else { return }
        throw Wrong(description: "line \(line): \(description)")
    }

    /// Sends so many requests and has all of them answered at once, and returns the transport.
    @discardableResult private func send(
        _ count: Int,
        to server: CrowdServer,
        whileOpen look: () throws -> Void = {}
    ) async throws -> CurlTransport {
        let transport = try transport { $0.requestsPerHost = count }
        try await send(count, to: server, over: transport, whileOpen: look)
        return transport
    }

    /// Sends so many requests and has all of them answered at once.
    private func send(
        _ count: Int,
        to server: CrowdServer,
        over transport: CurlTransport,
        whileOpen look: () throws -> Void = {}
    ) async throws {
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
        let tasks = (0..<count).map { number in
            Task {
                var request = HTTPRequest(url: url, method: .post)
                request.body = .data(Data("\(number)".utf8))
                let response = try await transport.send(request)
                try #require(response.status == 200)
                return try await response.data(upTo: 100).count
            }
        }
        let areOpen = try await comesToHold { server.waiting == count }
        try check(areOpen, "\(server.waiting) wait")
        try look()
        server.answer()
        for task in tasks {
            let size = try await task.value
            try check(size == 2)
        }
        try check(transport.inFlight == 0)
    }

    /// The names of this process's threads.
    private static func threads() -> [String] {
        let folder = "/proc/self/task"
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return numbers.compactMap { number in
            (try? String(contentsOfFile: "\(folder)/\(number)/comm", encoding: .utf8))?
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}
#endif
