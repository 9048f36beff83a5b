public import Foundation

/// Opens WebSockets for a ``WebSocketNetwork``.
///
/// Implement your own to connect without ``PlatformWebSocketTransport``, or to test code that uses
/// it.
public protocol WebSocketTransport: Sendable {
    /// Opens a connection and returns when the handshake is complete.
    ///
    /// - Throws: A ``WebSocketError`` if there is no connection, `CancellationError` if the task
    ///   was cancelled. All resources of the connection are freed then.
    func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection
}

/// An open WebSocket.
///
/// It is closed when it is released.
public protocol WebSocketConnection: AnyObject, Sendable {
    /// The subprotocol that the server chose; `nil` if it chose none.
    var subprotocol: String? { get }

    /// Returns the messages received since the last call, in order.
    ///
    /// Waits for at least one.
    ///
    /// Until it is called, only a limited number of bytes is read from the network.
    ///
    /// - Throws: A ``WebSocketError`` if the connection has ended and all messages were returned.
    ///   All resources of the connection, such as its socket and thread, are freed then.
    func receive() async throws -> [WebSocketMessage]

    /// The time of the last sign of life: the server has sent a byte, or has made room for more of
    /// ours; `nil` if that is not known.
    ///
    /// By default `nil`, so that only complete messages are signs of life. With it, a connection on
    /// which a large message takes long is not mistaken for a dead one.
    var lastSign: ContinuousClock.Instant? { get }

    /// The number of bytes of messages that wait to be sent; 0 if that is not known.
    ///
    /// By default 0.
    var unsentBytes: Int { get }

    /// Queues a message.
    ///
    /// If it cannot be sent, ``receive()`` throws.
    func send(_ message: WebSocketMessage)

    /// Closes the connection.
    ///
    /// ``receive()`` throws when the connection has ended, at the latest after the request's
    /// ``WebSocketRequest/closeTimeout``. Further messages are dropped.
    ///
    /// - Parameters:
    ///   - code: 1000 for a normal end, 3000 to 4999 otherwise.
    ///   - reason: The reason, in at most 123 bytes of UTF-8; longer ones are cut off.
    func close(code: Int, reason: String)
}

extension WebSocketConnection {
    /// `nil`.
    public var lastSign: ContinuousClock.Instant? { nil }
    /// 0.
    public var unsentBytes: Int { 0 }
}

/// A request to open a WebSocket.
public struct WebSocketRequest: Sendable, Hashable {
    /// The address, such as `wss://example.com/graphql`.
    ///
    /// `https` and `http` are treated as `wss` and `ws`.
    public var url: URL
    /// Additional header fields for the handshake.
    public var headers: HTTPHeaders
    /// The subprotocols to offer, in order of preference.
    public var subprotocols: [String]
    /// The time limit for opening the connection, including the handshake.
    ///
    /// With zero or less, the connection fails at once.
    public var timeout: Duration
    /// The time limit for the server's close frame.
    ///
    /// With zero or less, the connection does not wait for it.
    public var closeTimeout: Duration
    /// The maximum size of a message, in bytes.
    ///
    /// A negative one counts as 0.
    public var messageLimit: Int

    /// Creates a request.
    ///
    /// By default it has no headers and subprotocols.
    public init(
        url: URL,
        headers: HTTPHeaders = [:],
        subprotocols: [String] = [],
        timeout: Duration = .seconds(15),
        closeTimeout: Duration = .seconds(2),
        messageLimit: Int = 32 << 20
    ) {
        self.url = url
        self.headers = headers
        self.subprotocols = subprotocols
        self.timeout = timeout
        self.closeTimeout = closeTimeout
        self.messageLimit = messageLimit
    }
}
