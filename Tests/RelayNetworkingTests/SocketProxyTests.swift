#if !canImport(Darwin)
import Foundation
import TestSupport
import Testing

@testable import RelayNetworking

/// Proxies of the environment, for requests and for WebSockets alike.
struct SocketProxyTests {
    /// In a process of its own, because the environment belongs to all of it.
    @Test(.bug(id: "no-proxy", "`wss` did not know ports in `no_proxy`."))
    func webSocketsKnowTheExceptionsOfRequests() async {
        await #expect(processExitsWith: .success) {
            try await SocketProxyTests.checkExceptions()
        }
    }

    private static func checkExceptions() async throws {
        let (atProxy, atServer) = (Log<String>(), Log<String>())
        let proxy = try ScriptedServer { peer in
            atProxy.append(peer.receiveHead())
        }
        let server = try ScriptedServer { peer in
            // The first byte of a TLS handshake, or of a request.
            atServer.append("\(peer.readByte() ?? 0)")
        }
        for name in ["http_proxy", "https_proxy"] {
            setenv(name, "http://127.0.0.1:\(proxy.port)", 1)
        }
        let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
        for (lower, upper, isDirect) in [
            ("127.0.0.1:\(server.port)", nil, true), ("127.0.0.1:1", nil, false),
            ("127.0.0.1", nil, true), ("", "127.0.0.1:\(server.port)", true),
            (nil, "127.0.0.0/8", true), ("other, *", nil, true), ("", nil, false),
        ] as [(String?, String?, Bool)] {
            for (name, value) in [("no_proxy", lower), ("NO_PROXY", upper)] {
                if let value { setenv(name, value, 1) } else { unsetenv(name) }
            }
            let before = (atProxy.count, atServer.count)
            await #expect(throws: WebSocketError.self) {
                try await PlatformWebSocketTransport().connect(WebSocketRequest(url: url))
            }
            await #expect(throws: NetworkError.self) {
                let transport = try #require(CurlTransport())
                _ = try await transport.send(HTTPRequest(url: url))
            }
            let exceptions = "\(lower ?? "-") \(upper ?? "-")"
            let (proxied, direct) = (atProxy.count - before.0, atServer.count - before.1)
            #expect(proxied == (isDirect ? 0 : 2), "\(exceptions)")
            #expect(direct == (isDirect ? 2 : 0), "\(exceptions)")
        }
    }
}
#endif
