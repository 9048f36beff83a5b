import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// How many connections are open at a time, and how many are kept, by the server's count.
struct CurlIdleConnectionTests {
    private func transport(
        _ change: (inout CurlOptions) -> Void = { _ in }
    ) throws -> CurlTransport {
        var options = CurlOptions()
        change(&options)
        return try #require(CurlTransport(options))
    }

    @Test(.timeLimit(.minutes(5))) func aThousandAtATimeNeedNoThreadEach() async {
        await #expect(processExitsWith: .success) {
            try await CurlIdleConnectionTests().answerAThousand()
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
            // The others are closed.
            _ = try await comesToHold { server.connections <= CurlOptions().idleConnections }
            let idle = try await standstill { server.connections }
            try check(idle == CurlOptions().idleConnections, "\(idle) are idle")
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

    @Test(.timeLimit(.minutes(2)), arguments: [1, 2, 5])
    func oneRequestAfterTheOtherNeedsOneConnection(limit: Int) async throws {
        let server = try ScriptedServer.answering { _, peer in peer.respond(200, "{}") }
        let transport = try transport { $0.idleConnections = limit }
        for _ in 0..<50 {
            _ = try await transport.send(HTTPRequest(url: server.http())).data(upTo: 10)
        }
        #expect(server.counts.connections == 1)
        #expect(server.counts.open == 1)
    }

    /// libcurl does not report that it closes a socket which has never been connected.
    @Test(.timeLimit(.minutes(2))) func attemptsToConnectAreNotCounted() async {
        await #expect(processExitsWith: .success) {
            try await CurlIdleConnectionTests().cancelAttemptsToConnect()
        }
    }

    /// Counts descriptors, so it runs in a process of its own.
    private func cancelAttemptsToConnect() async throws {
        let (full, server) = (try FullServer(), try CrowdServer())
        let transport = try transport {
            $0.requestsPerHost = 60
            $0.idleConnections = 3
        }
        let url = try #require(URL(string: "http://127.0.0.1:\(full.port)/"))
        let before = openDescriptors().count
        let tasks = (0..<40).map { _ in Task { try await transport.send(HTTPRequest(url: url)) } }
        let areOpen = try await comesToHold { openDescriptors().count >= before + 40 }
        try check(areOpen, "\(openDescriptors().count) now, \(before) before")
        for task in tasks { task.cancel() }
        for task in tasks { _ = await task.result }
        let areGone = try await comesToHold { transport.inFlight == 0 }
        try check(areGone, "\(transport.inFlight) are left")
        for _ in 0..<3 {
            try await send(60, to: server, over: transport)
            _ = try await comesToHold { server.connections <= 3 }
            let idle = try await standstill { server.connections }
            try check(idle == 3, "\(idle) are idle")
        }
    }

    /// Requests that start and end at any moment, with errors, cancels and several hosts.
    @Test(.timeLimit(.minutes(5)), arguments: [1, 3, 8])
    func neverKeepsMoreThanAllowed(limit: Int) async throws {
        let servers = try (0..<3).map { _ in
            try ScriptedServer.answering { request, peer in
                usleep(.random(in: 0...2000))
                let closes = request.target == "/close"
                peer.respond(200, "{}", headers: closes ? ["Connection: close"] : [])
            }
        }
        let transport = try transport { $0.idleConnections = limit }
        let open = { servers.reduce(0) { $0 + $1.counts.open } }
        for _ in 0..<10 {
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<48 {
                    group.addTask {
                        let path = number % 12 == 0 ? "/close" : "/"
                        guard let url = try? servers[number % 3].http(path) else { return }
                        let request = HTTPRequest(url: url)
                        let task = Task { try await transport.send(request).data(upTo: 10) }
                        if number % 8 == 1 {
                            try? await Task.sleep(for: .microseconds(.random(in: 0...3000)))
                            task.cancel()
                        }
                        _ = await task.result
                    }
                }
            }
            try await until { transport.inFlight == 0 }
            _ = try await comesToHold { open() <= limit }
            #expect(try await standstill { open() } <= limit)
        }
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

    /// A reused handle of libcurl names the connection of its last transfer, which may be the one that
    /// has paused.
    @Test(
        .timeLimit(.minutes(2)),
        .bug(id: "idle-paused", "A response that pauses on a reused connection is cut"),
        arguments: [0, 1, 1 << 10, 1 << 16]
    )
    func pausedResponsesOnAReusedConnectionAreWhole(limit: Int) async throws {
        let size = 1 << 19
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(200, "", type: "text/plain", headers: ["Content-Length: \(size)"])
            for _ in 0..<(size >> 15) { peer.send(raw: [UInt8](repeating: 120, count: 1 << 15)) }
        }
        let transport = try transport { $0.unreadLimit = limit }
        for number in 0..<20 {
            let response = try await transport.send(HTTPRequest(url: server.http()))
            if number % 2 == 0 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(try await response.data(upTo: size).count == size, "\(number)")
        }
        #expect(server.counts.connections == 1)
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
