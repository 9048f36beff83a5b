public import Foundation
import Relay

extension WebSocketError: CustomStringConvertible, LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }

    /// A sentence that says what happened and what to do about it.
    ///
    /// Text from the server is cut to 200 characters.
    public var description: String {
        switch self {
        case .invalidRequest(let reason): "Could not open a WebSocket: \(reason)"
        case .cannotConnect(let reason):
            "Could not connect the WebSocket: \(reason). Is the server running and the URL right?"
        case .insecure(let reason):
            "Could not connect the WebSocket securely: \(reason). "
                + "Does the system trust the server's certificate?"
        case .refused(let status, _, let excerpt):
            "The server answered with status \(status) instead of a WebSocket"
                + (excerpt.isEmpty ? "" : ": `\(excerpt.shortened())`")
                + ". Is this the URL of a WebSocket?"
        case .timedOut(let limit):
            "The WebSocket was neither opened nor closed within \(limit). Is the server overloaded?"
        case .closed(let code, let reason):
            "The server closed the WebSocket with code \(code)"
                + (reason.isEmpty ? "" : ": `\(reason.shortened())`") + "."
        case .lost(let reason): "Lost the connection of the WebSocket: \(reason)."
        case .violation(let reason):
            "The server violated the WebSocket protocol: \(reason.shortened())."
        case .messageTooLarge(let limit):
            "A message had more than \(limit) bytes. Send less at a time, or raise the limit."
        }
    }
}

extension WebSocketError: LoggableError {
    package var logDescription: String {
        switch self {
        case .refused(let status, let retryAfter, _):
            Self.refused(status: status, retryAfter: retryAfter, excerpt: "").description
        case .closed(let code, _): Self.closed(code: code, reason: "").description
        case .violation: "The server violated the WebSocket protocol."
        default: description
        }
    }
}
