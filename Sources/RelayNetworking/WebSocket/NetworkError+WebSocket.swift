import Foundation
import Relay

extension NetworkError {
    /// Converts the error of a WebSocket to that of an operation.
    init(_ error: WebSocketError, at place: Place) {
        switch error {
        case .invalidRequest(let reason): self = .invalidRequest(reason: reason, at: place)
        case .cannotConnect(let reason): self = .cannotConnect(reason: reason, at: place)
        case .insecure(let reason): self = .insecure(reason: reason, at: place)
        case .refused(let status, let retryAfter, let excerpt):
            self = .status(status, retryAfter: retryAfter, excerpt: excerpt, at: place)
        case .timedOut(let limit):
            self = .cannotConnect(reason: "no answer within \(limit)", at: place)
        case .closed(let code, let reason):
            self = .closed(code: code, reason: String(reason.prefix(123)), at: place)
        case .lost(let reason): self = .connectionLost(reason: reason, at: place)
        case .violation(let reason): self = .protocolBroken(reason: reason, at: place)
        case .messageTooLarge(let limit): self = .bodyTooLarge(limit: limit, at: place)
        }
    }
}

extension WebSocketRequest {
    /// The request with the payload of `connection_init`, for finding their secrets in texts.
    func opening(_ payload: JSONValue?) -> HTTPRequest {
        HTTPRequest(url: url, headers: headers, body: payload.map { .data(Data($0.utf8())) })
    }
}

extension WebSocketError {
    /// Returns the error without the secrets of the request that opened the connection, which a server
    /// may repeat.
    func withoutSecrets(of opening: HTTPRequest?) -> WebSocketError {
        guard let opening else { return self }
        switch self {
        case .refused(let status, let retryAfter, let excerpt):
            let redaction = Redaction(opening)
            return .refused(
                status: status,
                retryAfter: retryAfter.map { redaction.text($0) },
                excerpt: redaction.text(excerpt)
            )
        case .closed(let code, let reason):
            return .closed(code: code, reason: Redaction(opening).text(reason))
        default: return self
        }
    }

    /// How long the server asks clients to wait.
    var retryAfter: Duration? {
        guard case .refused(_, let text, _) = self else { return nil }
        return RetryAfter.duration(of: text).map { min($0, .seconds(3600)) }
    }

    /// Returns whether reconnecting would be pointless.
    func isFinal(in wire: any WireProtocol.Type) -> Bool {
        switch self {
        case .invalidRequest, .violation, .messageTooLarge: true
        case .cannotConnect, .insecure, .timedOut, .lost: false
        case .closed(let code, _): wire.isFinal(closeCode: code)
        // The server rejects this client or redirects it. Statuses for slow, early or frequent
        // requests are temporary.
        case .refused(let status, _, _): status < 500 && ![408, 425, 429].contains(status)
        }
    }
}
