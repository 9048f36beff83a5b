import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// What goes over connections, with every transport and servers that do what they like.
struct HTTPConnectionTests {
    @Test(.timeLimit(.minutes(5)), arguments: [1, 900_000, 5_000_000], TestedTransport.allCases)
    func filesAreSentWhileTheyAreRead(size: Int, tested: TestedTransport) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data((0..<size).map { UInt8(truncatingIfNeeded: $0 % 251) }).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let received = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(received) { _, peer in peer.respond(200, "{}") }
        let progress = Log<TransferProgress>()
        let form = MultipartForm([.init(name: "a", filename: "a", content: .file(file))])
        for body in [HTTPRequest.Body.file(file), .multipart(form)] {
            var request = HTTPRequest(url: try server.http(), method: .post, body: body)
            request.uploadProgress = { progress.append($0) }
            let before = progress.count
            let response = try await tested.make().send(request)
            #expect(response.status == 200)
            // All progress is reported before the response.
            let own = progress.all[before...]
            #expect(own.last?.completed == own.last?.total)
            #expect(own.map(\.completed) == own.map(\.completed).sorted())
        }
        #expect(received.all.count == 2)
        #expect(received.all.first?.body == Array(try Data(contentsOf: file)))
        #expect(received.all.first?.headers["transfer-encoding"] == nil)
        #expect(received.all.last?.headers["content-type"] == form.contentType)
        #expect(received.all.last?.body.count ?? 0 > size)
        withExtendedLifetime(server) {}
    }

    @Test(.timeLimit(.minutes(2)), arguments: TestedTransport.allCases)
    func cancellingAnUploadClosesItsConnection(tested: TestedTransport) async throws {
        let server = try ScriptedServer { peer in
            _ = peer.receiveHead()
            sleep(1)
            peer.receiveUntilEnd()
        }
        let transport = try tested.make()
        let body = HTTPRequest.Body.data(Data(count: 30 << 20))
        let request = HTTPRequest(url: try server.http(), method: .post, body: body)
        let task = Task { try await transport.send(request) }
        try await until { server.counts.open == 1 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await until { server.counts.open == 0 && inFlight(transport) == 0 }
    }

    /// `hello` in each encoding.
    private static let packed: [(encoding: String, bytes: [UInt8])] = [
        (
            "gzip",
            [
                31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 72, 205, 201, 201, 7, 0, 134, 166, 16, 54, 5,
                0, 0, 0,
            ]
        ),
        ("deflate", [120, 156, 203, 72, 205, 201, 201, 7, 0, 6, 44, 2, 21]),
        ("deflate", [203, 72, 205, 201, 201, 7, 0]),
        ("br", [0x0B, 0x02, 0x80] + Array("hello".utf8) + [0x03]),
        ("zstd", [0x28, 0xB5, 0x2F, 0xFD, 0x20, 5, 0x29, 0, 0] + Array("hello".utf8)),
    ]

    @Test(arguments: Self.packed, TestedTransport.allCases)
    func unpacks(packed: (encoding: String, bytes: [UInt8]), tested: TestedTransport) async throws {
        let received = Log<ReceivedRequest>()
        let server = try ScriptedServer.answering(received) { _, peer in
            peer.send(lines: [
                "HTTP/1.1 200 OK", "Content-Encoding: \(packed.encoding)",
                "Content-Length: \(packed.bytes.count)",
            ])
            peer.send(raw: packed.bytes)
        }
        let response = try await tested.make().send(HTTPRequest(url: server.http()))
        let body = try await response.data(upTo: 100)
        let accepted = try #require(received.all.first?.headers["accept-encoding"])
        // What a transport lacks it neither asks for nor unpacks.
        let names = accepted.components(separatedBy: ", ")
        #expect(names.contains("gzip"))
        let isUnpacked = names.contains(packed.encoding)
        #expect(body == (isUnpacked ? Data("hello".utf8) : Data(packed.bytes)))
    }

    @Test(arguments: TestedTransport.allCases)
    func whatWasNotSentSaysSo(tested: TestedTransport) async throws {
        for url in [
            "http://127.0.0.1:1/", "http://nothing.invalid/", "https://127.0.0.1:1/",
        ] {
            let request = HTTPRequest(url: try #require(URL(string: url)), method: .post)
            let error = await #expect(throws: NetworkError.self) {
                _ = try await tested.make().send(request)
            }
            #expect(error?.mayHaveBeenSent == false)
            guard case .cannotConnect = error else {
                Issue.record("got \(String(describing: error))")
                continue
            }
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: TestedTransport.allCases)
    func transportsLeaveNothingBehind(tested: TestedTransport) async throws {
        let server = try ScriptedServer.answering { _, peer in peer.respond(200, "{}") }
        for round in 0..<300 {
            let transport = try tested.make()
            guard round % 3 == 0 else { continue }
            _ = try await transport.send(HTTPRequest(url: server.http())).data(upTo: 10)
        }
        try await until { server.counts.open == 0 }
    }

    // MARK: - Many at a time

    /// The most requests to a host at a time.
    private func limit(_ tested: TestedTransport) -> Int {
        switch tested {
        case .urlSession: return 6
        #if !canImport(Darwin)
        case .curl: return CurlOptions().requestsPerHost
        #endif
        }
    }

    @Test(.timeLimit(.minutes(2)), arguments: TestedTransport.allCases)
    func requestsHaveALimitAtEachHost(tested: TestedTransport) async throws {
        let servers = try (0..<2).map { _ in
            try ScriptedServer.answering { _, peer in
                usleep(2000)
                peer.respond(200, "{}")
            }
        }
        let transport = try tested.make()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<120 {
                group.addTask {
                    let request = HTTPRequest(url: try servers[number % 2].http())
                    _ = try await transport.send(request).data(upTo: 10)
                }
            }
            try await group.waitForAll()
        }
        for server in servers {
            #expect(server.counts.mostOpenAtOnce <= limit(tested))
            // URLSession on Linux closes some and opens others.
            if tested != .urlSession { #expect(server.counts.connections <= limit(tested)) }
        }
    }

    @Test(.timeLimit(.minutes(2)), arguments: TestedTransport.allCases)
    func oneRequestAfterTheOtherNeedsOneConnection(tested: TestedTransport) async throws {
        let server = try ScriptedServer.answering { _, peer in peer.respond(200, "{}") }
        let transport = try tested.make()
        for _ in 0..<50 {
            _ = try await transport.send(HTTPRequest(url: server.http())).data(upTo: 10)
        }
        #expect(server.counts.connections == 1)
    }

    @Test(.timeLimit(.minutes(5)), arguments: TestedTransport.allCases)
    func aThousandHangAndAreCancelled(tested: TestedTransport) async throws {
        let server = try ScriptedServer { peer in peer.receiveUntilEnd() }
        let transport = try tested.make()
        let url = try server.http()
        let tasks = (0..<1000).map { _ in
            Task { try await transport.send(HTTPRequest(url: url)) }
        }
        try await until {
            inFlight(transport) == 1000 && server.counts.open == limit(tested)
        }
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        try await until { inFlight(transport) == 0 && server.counts.open == 0 }
    }

    @Test(.timeLimit(.minutes(2)), arguments: TestedTransport.allCases)
    func cancellingEndsTheLookUpOfAName(tested: TestedTransport) async throws {
        let url = try #require(URL(string: "http://\(UUID().uuidString).example.invalid/"))
        let transport = try tested.make()
        let task = Task { try await transport.send(HTTPRequest(url: url)) }
        try await Task.sleep(for: .milliseconds(1))
        task.cancel()
        _ = await task.result
        try await until { inFlight(transport) == 0 }
    }

    @Test(.timeLimit(.minutes(5)), arguments: TestedTransport.allCases)
    func theProcessExitsWithRequestsInFlight(tested: TestedTransport) async {
        if tested == .urlSession {
            await #expect(processExitsWith: .success) {
                try await HTTPConnectionTests().exitWithRequestsInFlight(.urlSession)
            }
        }
        #if !canImport(Darwin)
        if tested == .curl {
            await #expect(processExitsWith: .success) {
                try await HTTPConnectionTests().exitWithRequestsInFlight(.curl)
            }
        }
        #endif
    }

    private func exitWithRequestsInFlight(_ tested: TestedTransport) async throws {
        let server = try ScriptedServer { peer in peer.receiveUntilEnd() }
        let transport = try tested.make()
        let url = try server.http()
        for _ in 0..<20 { Task { try await transport.send(HTTPRequest(url: url)) } }
        try await until { inFlight(transport) == 20 }
        exit(0)
    }

    /// A server whose idle connections end about when the next request is sent.
    @Test(.timeLimit(.minutes(5)), arguments: TestedTransport.allCases)
    func noMutationIsExecutedTwiceWhereIdleConnectionsEnd(tested: TestedTransport) async throws {
        let executed = Log<String>()
        let server = try ScriptedServer { peer in
            for _ in 0..<Int.random(in: 1...3) {
                guard let request = peer.receiveRequest() else { return }
                executed.append(request.text)
                peer.respond(200, "{}")
            }
            usleep(.random(in: 0...1500))
        }
        let transport = try tested.make()
        // URLSession on Linux may not send a query again.
        let repeatsQueries = tested != .urlSession
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
                        } catch let error as NetworkError where !isQuery || !repeatsQueries {
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
        if repeatsQueries { #expect(counts.keys.filter { !isMutation($0) }.count == 240) }
        #expect(counts.count + failures.withLock { $0 } >= 480)
    }
}
