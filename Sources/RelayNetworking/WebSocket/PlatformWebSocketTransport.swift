public import Foundation

/// WebSockets by what the platform has: URLSession on Apple platforms; on Linux, where it has none,
/// our own client (RFC 6455), over plain sockets for `ws` and libcurl's connections for `wss`.
///
/// libcurl is looked up when the first `wss` connection is made; where it is missing that fails
/// with ``WebSocketError/invalidRequest(reason:)``.
///
/// watchOS lets apps open WebSockets only while they stream audio or take a call; use
/// ``HTTPNetwork`` for subscriptions there.
public struct PlatformWebSocketTransport: WebSocketTransport {
    #if canImport(Darwin)
    private let transport: URLSessionWebSocketTransport

    /// A transport with a session of its own.
    ///
    /// - Parameters:
    ///   - configuration: How the session behaves: proxies, cookies, TLS. It is copied.
    ///   - delegate: Receives the session's events: metrics, and challenges such as the server's
    ///     trust (to pin certificates). Messages are not among them.
    public init(
        configuration: URLSessionConfiguration = .ephemeral,
        delegate: (any URLSessionDelegate)? = nil
    ) {
        transport = URLSessionWebSocketTransport(configuration: configuration, delegate: delegate)
    }
    #else
    private let transport: SocketWebSocketTransport

    /// A transport.
    ///
    /// - Parameter certificateAuthorities: A file of certificates (PEM) to trust instead of the
    ///   system's.
    public init(certificateAuthorities: URL? = nil) {
        transport = SocketWebSocketTransport(certificateAuthorities: certificateAuthorities)
    }
    #endif

    /// Opens a connection.
    public func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
        try await transport.connect(request)
    }
}
