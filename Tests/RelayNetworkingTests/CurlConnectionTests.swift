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

    @Test(
        .bug(id: "proxy-name", "When a proxy refused, the error named the server only."),
        .timeLimit(.minutes(2)),
        arguments: ["http", "https"]
    )
    func anErrorNamesTheProxyThatRefuses(scheme: String) async throws {
        let server = try #require(URL(string: "\(scheme)://server.invalid/"))
        let port = try Sockets.freePort()
        let refusing = try ScriptedServer.answering { _, peer in
            peer.respond(403, "no")
            peer.end()
        }
        var proxies = [
            ("http://ada:secret@127.0.0.1:\(port)", "connection refused"),
            ("socks5h://ada:secret@127.0.0.1:\(port)", "connection refused"),
            ("http://ada:secret@proxy.invalid:80", "there is no such host"),
        ]
        // Without TLS, whatever a proxy answers is the response.
        if scheme == "https" {
            proxies.append(("http://ada:secret@127.0.0.1:\(refusing.port)", "403"))
        }
        for (proxy, reason) in proxies {
            let url = try #require(URL(string: proxy))
            let transport = try transport { $0.proxy = .url(url) }
            let error = await #expect(throws: NetworkError.self) {
                try await transport.send(HTTPRequest(url: server, method: .post))
            }
            let text = try #require(error).description
            let name = proxy.replacingOccurrences(of: "ada:secret@", with: "")
            #expect(text.contains("the proxy `\(name)` failed: "), "\(text)")
            #expect(text.contains(reason), "\(text)")
            #expect(!text.contains("secret") && !text.contains("ada"))
            #expect(error?.mayHaveBeenSent == false)
        }
    }

    @Test func anErrorNamesTheProxyInTheEnvironment() async {
        await #expect(processExitsWith: .success) {
            for name in ["no_proxy", "NO_PROXY", "HTTPS_PROXY"] { unsetenv(name) }
            setenv("https_proxy", "ada:secret@127.0.0.1:1", 1)
            let transport = try #require(CurlTransport())
            let url = try #require(URL(string: "https://server.invalid/"))
            let error = await #expect(throws: NetworkError.self) {
                try await transport.send(HTTPRequest(url: url))
            }
            let text = try #require(error).description
            try #require(text.contains("the proxy `http://127.0.0.1:1` failed: connection refused"))
        }
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
}
#endif
