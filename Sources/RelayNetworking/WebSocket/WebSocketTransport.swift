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
    public var timeout: Duration
    /// The time limit for the server's close frame.
    public var closeTimeout: Duration
    /// The maximum size of a message, in bytes.
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
