public import Foundation

/// Opens WebSockets with the means of the platform.
///
/// On Apple platforms it uses URLSession. On Linux, where URLSession has no WebSockets, it uses the
/// library's own client (RFC 6455), with plain sockets for `ws` and libcurl's connections for
/// `wss`.
///
/// libcurl is loaded for the first `wss` connection. If it is missing, the connection fails with
/// ``WebSocketError/invalidRequest(reason:)``.
///
/// watchOS lets apps open WebSockets only while they stream audio or take a call; use
/// ``HTTPNetwork`` for subscriptions there.
public struct PlatformWebSocketTransport: WebSocketTransport {
    #if canImport(Darwin)
    private let transport: URLSessionWebSocketTransport

    /// Creates a transport with its own session.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the session: proxies, cookies, TLS. It is copied.
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

    /// Creates a transport.
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
