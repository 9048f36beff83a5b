/// Why there is no WebSocket, or no longer one.
public enum WebSocketError: Error, Sendable, Hashable {
    /// The request makes no sense; nothing was sent.
    case invalidRequest(reason: String)
    /// No connection came about.
    case cannotConnect(reason: String)
    /// No secure connection came about.
    case insecure(reason: String)
    /// The server answered the handshake with something else than a WebSocket.
    case refused(status: Int, retryAfter: String?, excerpt: String)
    /// The connection did not come about, or did not end, in time.
    case timedOut(after: Duration)
    /// A close frame came; 1005 stands for one without a code.
    case closed(code: Int, reason: String)
    /// The connection ended without a close frame.
    case lost(reason: String)
    /// The server broke the rules of the protocol; the connection was closed.
    case violation(reason: String)
    /// A message had more bytes than are allowed; the connection was closed.
    case messageTooLarge(limit: Int)
}
