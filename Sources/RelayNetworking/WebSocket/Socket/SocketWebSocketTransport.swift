#if !canImport(Darwin)
import Foundation

/// Opens WebSockets with the library's own client (RFC 6455).
///
/// It uses plain sockets for `ws`, and libcurl's connections for `wss`. Each connection has a
/// thread, which sleeps while nothing happens.
struct SocketWebSocketTransport: WebSocketTransport {
    /// A file of certificates to trust instead of the system's.
    var certificateAuthorities: URL?

    func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
        try Task.checkCancellation()
        let endpoint = try WebSocketEndpoint(request)
        let session = WebSocketSession(request, to: endpoint)
        let link = SocketLink(waiter: try SocketWaiter(timeout: request.timeout))
        let authorities = certificateAuthorities
        let subprotocol = try await link.open {
            let thread = Thread {
                var work = SocketThread(request, session, link: link) { deadline, waiter in
                    guard endpoint.isSecure else {
                        return try PlainChannel.connect(
                            to: endpoint,
                            until: deadline,
                            waiter: waiter
                        )
                    }
                    return try CurlChannel.connect(
                        to: endpoint,
                        trusting: authorities,
                        until: deadline,
                        waiter: waiter
                    )
                }
                work.run()
            }
            thread.name = "RelayNetworking.WebSocket"
            thread.stackSize = 512 << 10
            thread.start()
        }
        return SocketWebSocketConnection(link, subprotocol: subprotocol)
    }
}

/// A connection that is closed when it is deallocated.
private final class SocketWebSocketConnection: WebSocketConnection {
    let subprotocol: String?
    private let link: SocketLink

    init(_ link: SocketLink, subprotocol: String?) {
        self.link = link
        self.subprotocol = subprotocol
    }

    deinit {
        link.waiter.abort()
    }

    var lastSign: ContinuousClock.Instant? { link.lastSign }
    var unsentBytes: Int { link.unsentBytes }

    func receive() async throws -> [WebSocketMessage] { try await link.receive() }

    func send(_ message: WebSocketMessage) { link.tell(.send(message)) }

    func close(code: Int, reason: String) { link.tell(.close(code: code, reason: reason)) }
}
#endif
