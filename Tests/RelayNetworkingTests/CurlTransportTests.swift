import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// What libcurl does that URLSession does not.
struct CurlTransportTests {
    private func transport(
        _ change: (inout CurlOptions) -> Void = { _ in }
    ) throws -> CurlTransport {
        var options = CurlOptions()
        change(&options)
        return try #require(CurlTransport(options))
    }

    @Test(.timeLimit(.minutes(5))) func aSlowReaderSlowsTheServer() async throws {
        let sent = Locked(0)
        let size = 40 << 20
        let server = try ScriptedServer.answering { _, peer in
            peer.respond(200, "", type: "text/plain", headers: ["Content-Length: \(size)"])
            let piece = [UInt8](repeating: 120, count: 1 << 18)
            for _ in 0..<(size / piece.count) {
                peer.send(raw: piece)
                sent.withLock { $0 += piece.count }
            }
        }
        let request = HTTPRequest(url: try server.http(), timeout: .seconds(2))
        let response = try await transport().send(request)
        let stuck = try await standstill { sent.withLock { $0 } }
        #expect(stuck < size)
        // A reader that takes longer than the timeout is no silence of the server.
        try await Task.sleep(for: .seconds(3))
        var count = 0
        for try await chunk in response.body { count += chunk.count }
        #expect(count == size)
        withExtendedLifetime(server) {}
    }

    @Test func aFileThatBecomesShorterEndsTheRequest() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(count: 3 << 20).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let pieces = try UploadPieces([.file(file)])
        #expect(pieces.length == 3 << 20)
        try Data(count: 1 << 20).write(to: file)
        var count = 0
        reading: while true {
            switch pieces.take(orNotify: {}) {
            case .piece(let piece): count += piece.count
            case .wait: try await Task.sleep(for: .milliseconds(1))
            case .end:
                Issue.record("It ended after \(count) bytes.")
                break reading
            case .failed(let error):
                #expect(error is UnusableFile)
                break reading
            }
        }
        #expect(count <= 1 << 20)
    }

    @Test func takesApartWhatComesBeforeAndAfterTheResponse() async throws {
        let server = try ScriptedServer.answering { _, peer in
            peer.send(lines: ["HTTP/1.1 103 Early Hints", "Link: </a>; rel=preload"])
            peer.send(
                lines: [
                    "HTTP/1.1 200 OK", "Transfer-Encoding: chunked", "Trailer: X-End",
                    "Content-Type: text/plain", "X-Two: a", "X-Two:  b ",
                ],
                then: "3\r\nabc\r\n0\r\nX-End: yes\r\n\r\n"
            )
        }
        let transport = try transport()
        for _ in 0..<3 {
            let response = try await transport.send(HTTPRequest(url: server.http()))
            #expect(response.status == 200)
            #expect(response.headers["Link"] == nil)
            #expect(response.headers["x-two"] == "a, b")
            #expect(try await response.data(upTo: 100) == Data("abc".utf8))
        }
        #expect(server.counts.connections == 1)
    }

    /// A server that closes the connection after it has received a second request on it.
    @Test(arguments: [true, false])
    func aRequestIsSentAgainOnlyIfItMayBe(isRepeatable: Bool) async throws {
        let received = Log<ReceivedRequest>()
        let server = try ScriptedServer { peer in
            guard let first = peer.receiveRequest() else { return }
            received.append(first)
            peer.respond(200, "{}")
            if let second = peer.receiveRequest() { received.append(second) }
        }
        let transport = try transport()
        var request = HTTPRequest(
            url: try server.http(),
            method: .post,
            body: .data(Data("a".utf8))
        )
        request.isRepeatable = isRepeatable
        _ = try await transport.send(request).data(upTo: 10)
        if isRepeatable {
            _ = try await transport.send(request).data(upTo: 10)
            #expect(received.count == 3)
        } else {
            let error = await #expect(throws: NetworkError.self) {
                try await transport.send(request)
            }
            #expect(error?.mayHaveBeenSent == true)
            #expect(received.count == 2)
        }
        #expect(received.all.allSatisfy { $0.text == "a" })
        withExtendedLifetime(server) {}
    }

    /// URLSession ends the process after some of them.
    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nX: " + String(repeating: "x", count: 400_000),
        "HTTP/1.1 200 OK\r\n" + String(repeating: "a: b\r\n", count: 5000),
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc",
        "HTTP/1.1 200 OK\r\nContent-Length: 30\r\n\r\nabc", "nonsense",
        "HTTP/1.1 100 Continue\r\n\r\n", "",
    ])
    func aBrokenResponseIsAnErrorThatMayHaveBeenExecuted(text: String) async throws {
        let server = try ScriptedServer { peer in
            _ = peer.receiveRequest()
            peer.send(raw: Array(text.utf8))
        }
        let request = HTTPRequest(url: try server.http(), method: .post)
        let error = await #expect(throws: NetworkError.self) {
            _ = try await transport().send(request).data(upTo: 100)
        }
        #expect(error?.mayHaveBeenSent == true)
        // POST is not repeatable.
        #expect(server.counts.connections == 1)
    }

    @Test func sendsThroughAProxyExceptToSomeHosts() async throws {
        let (atProxy, atServer) = (Log<ReceivedRequest>(), Log<ReceivedRequest>())
        let proxy = try ScriptedServer.answering(atProxy) { _, peer in peer.respond(200, "{}") }
        let server = try ScriptedServer.answering(atServer) { _, peer in peer.respond(200, "{}") }
        let url = try proxy.http("")
        let through = try transport { $0.proxy = .url(url) }
        let elsewhere = try #require(URL(string: "http://elsewhere.invalid/a"))
        _ = try await through.send(HTTPRequest(url: elsewhere)).data(upTo: 10)
        #expect(atProxy.all.first?.target == "http://elsewhere.invalid/a")
        let around = try transport { $0.proxy = .url(url, except: ["127.0.0.1"]) }
        _ = try await around.send(HTTPRequest(url: server.http("/b"))).data(upTo: 10)
        #expect(atServer.all.first?.target == "/b")
        #expect(atProxy.count == 1)
    }

    @Test func limitsTheRequestsOfAHost() async throws {
        let server = try ScriptedServer.answering { _, peer in
            usleep(2000)
            peer.respond(200, "{}")
        }
        let transport = try transport { $0.requestsPerHost = 3 }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<60 {
                group.addTask {
                    _ = try await transport.send(HTTPRequest(url: server.http())).data(upTo: 10)
                }
            }
            try await group.waitForAll()
        }
        #expect(server.counts.mostOpenAtOnce <= 3)
        #expect(server.counts.connections <= 3)
    }

    @Test(.timeLimit(.minutes(5))) func aThousandHangAndAreCancelled() async throws {
        let server = try ScriptedServer { peer in peer.receiveUntilEnd() }
        let transport = try transport { $0.requestsPerHost = 100 }
        let url = try server.http()
        let tasks = (0..<1000).map { _ in
            Task { try await transport.send(HTTPRequest(url: url)) }
        }
        try await until { transport.inFlight == 1000 && server.counts.open == 100 }
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        try await until { transport.inFlight == 0 && server.counts.open == 0 }
    }

    @Test func connectsToAUnixSocket() async throws {
        let path = "/tmp/relay-\(UUID().uuidString.prefix(8))"
        defer { unlink(path) }
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, socklen_t(MemoryLayout<sockaddr_un>.size))
                    | listen(listener, 1)
            }
        }
        try #require(status == 0)
        Thread.detachNewThread {
            let peer = ScriptedPeer(accept(listener, nil, nil)) {}
            if peer.receiveRequest() != nil { peer.respond(200, "hi") }
            peer.end()
            close(listener)
        }
        let transport = try transport { $0.socketPath = path }
        let url = try #require(URL(string: "http://localhost/a"))
        #expect(try await transport.send(HTTPRequest(url: url)).data(upTo: 10) == Data("hi".utf8))
    }

    @Test func takesOptionsAsDocumented() {
        func makeClient() -> HTTPClient? {
            var options = CurlOptions()
            options.certificateAuthorities = URL(fileURLWithPath: "/etc/relay/ca.pem")
            options.clientCertificate = .init(
                certificate: URL(fileURLWithPath: "/etc/relay/client.pem")
            )
            options.requestsPerHost = 32
            guard let transport = CurlTransport(options) else { return nil }
            return HTTPClient(transport: transport)
        }
        #expect(makeClient() != nil)
    }

    @Test func passwordsAreNotPrinted() throws {
        var options = CurlOptions()
        options.proxy = .url(try #require(URL(string: "http://ada:secret@proxy/")))
        options.clientCertificate = .init(
            certificate: URL(fileURLWithPath: "/a.pem"),
            password: "secret"
        )
        var dumped = ""
        dump(options, to: &dumped)
        #expect(!"\(options) \(String(reflecting: options)) \(dumped)".contains("secret"))
    }
}

/// The head of a response, line by line.
struct CurlHeadTests {
    private func read(_ lines: String...) -> CurlHead {
        var head = CurlHead()
        for line in lines { _ = head.receive(Array((line + "\r\n").utf8)) }
        return head
    }

    @Test func joinsFieldsOfTheSameName() {
        let head = read("HTTP/1.1 200 OK", "A: 1", "a:2 ", "B:", "C: x", "  y", "")
        #expect(head.isComplete)
        #expect(head.head.status == 200)
        #expect(head.head.headers["A"] == "1, 2")
        #expect(head.head.headers["B"] == "")
        #expect(head.head.headers["C"] == "x y")
    }

    @Test func forgetsWhatPrecedesTheRealHead() {
        let early = read("HTTP/1.1 103 Early Hints", "A: 1", "")
        #expect(!early.isComplete)
        let head = read("HTTP/1.1 103 Early Hints", "A: 1", "", "HTTP/2 204 ", "b: 2", "", "t: 3")
        #expect(head.isComplete && head.isHTTP2)
        #expect(head.head == HTTPHead(status: 204, headers: ["b": "2"]))
    }

    @Test(arguments: ["HTTP/1.1", "HTTP/1.1 ", "HTTP/1.1 abc", "HTTP/1.1 99999", "HTTP/", ":", " "])
    func survivesNonsense(line: String) {
        let head = read(line, line, "")
        #expect(!head.isComplete || head.head.status >= 200)
    }
}
#endif
