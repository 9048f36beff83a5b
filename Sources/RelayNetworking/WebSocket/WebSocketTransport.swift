public import Foundation

/// Opens WebSockets: what ``WebSocketNetwork`` stands on.
///
/// Give your own to reach a server by other means than ``PlatformWebSocketTransport``, or to test
/// code above it.
public protocol WebSocketTransport: Sendable {
    /// Opens a connection and returns when the handshake is complete.
    ///
    /// - Throws: A ``WebSocketError`` when no connection came about; `CancellationError` when the
    ///   task was cancelled. Nothing of the connection is left then.
    func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection
}

/// An open WebSocket; letting go of it ends the connection.
public protocol WebSocketConnection: AnyObject, Sendable {
    /// The sub-protocol that the server chose; `nil` when it chose none.
    var subprotocol: String? { get }

    /// The messages that have come since the last call, in order; waits for one at least.
    ///
    /// As long as nobody asks, no more is taken from the network than a bounded buffer holds.
    ///
    /// - Throws: A ``WebSocketError`` when the connection has ended and all messages were taken.
    ///   Nothing of the connection is left then: no socket, no thread.
    func receive() async throws -> [WebSocketMessage]

    /// Queues a message; that it could not be sent shows in ``receive()``.
    func send(_ message: WebSocketMessage)

    /// Says goodbye; ``receive()`` throws when the connection has ended, which takes no longer than
    /// the request's ``WebSocketRequest/closeTimeout``. Messages that still come are dropped.
    ///
    /// - Parameters:
    ///   - code: 1000 for a normal end, 3000 to 4999 for others.
    ///   - reason: Why, in at most 123 bytes of UTF-8; more is cut off.
    func close(code: Int, reason: String)
}

/// What it takes to open a WebSocket.
public struct WebSocketRequest: Sendable, Hashable {
    /// The address, as `wss://example.com/graphql`; `https` and `http` stand for `wss` and `ws`.
    public var url: URL
    /// Fields of the handshake beside those of the protocol.
    public var headers: HTTPHeaders
    /// The sub-protocols to offer, the preferred one first.
    public var subprotocols: [String]
    /// How long it may take until the handshake is complete.
    public var timeout: Duration
    /// How long the server may take to say goodbye.
    public var closeTimeout: Duration
    /// The largest message that is taken, in bytes.
    public var messageLimit: Int

    /// A request; by default without headers and sub-protocols.
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
