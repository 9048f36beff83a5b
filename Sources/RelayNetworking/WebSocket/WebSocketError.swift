/// The error if a WebSocket could not be opened, or was closed.
public enum WebSocketError: Error, Sendable, Hashable {
    /// The request is invalid; nothing was sent.
    case invalidRequest(reason: String)
    /// No connection could be established.
    case cannotConnect(reason: String)
    /// No secure connection could be established.
    case insecure(reason: String)
    /// The server did not accept the WebSocket handshake.
    case refused(status: Int, retryAfter: String?, excerpt: String)
    /// Opening or closing the connection took too long.
    case timedOut(after: Duration)
    /// The server sent a close frame.
    ///
    /// The code is 1005 if it had none.
    case closed(code: Int, reason: String)
    /// The connection ended without a close frame.
    case lost(reason: String)
    /// The server violated the protocol; the connection was closed.
    case violation(reason: String)
    /// A message exceeded the size limit; the connection was closed.
    case messageTooLarge(limit: Int)
}
