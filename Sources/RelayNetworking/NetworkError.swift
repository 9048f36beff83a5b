public import Foundation

/// The error if an operation receives no response from a server.
///
/// No case contains secrets: the user, password, query and fragment of URLs are removed.
public enum NetworkError: Error, Sendable, Hashable {
    /// The request could not be created.
    case invalidRequest(reason: String, at: Place)
    /// A form with large files could not be copied to a temporary file, such as on a full device; the
    /// request was not sent.
    case cannotCopy(reason: String, at: Place)
    /// No connection could be established; the request was not sent.
    case cannotConnect(reason: String, at: Place)
    /// No secure connection could be established; the request was not sent.
    case insecure(reason: String, at: Place)
    /// The connection was lost before the response was complete.
    ///
    /// The server may have executed the request.
    case connectionLost(reason: String, at: Place)
    /// The server sent nothing for too long.
    ///
    /// It may have executed the request.
    case timedOut(after: Duration, at: Place)
    /// The operation took longer than allowed.
    ///
    /// The server may have executed it.
    case deadlineExceeded(after: Duration, at: Place)
    /// The credentials were rejected, and refreshing them took too long.
    case refreshTimedOut(after: Duration, at: Place)
    /// The user who started the request is no longer signed in, so it was not sent on behalf of
    /// another user.
    case sessionEnded(at: Place)
    /// The server redirected the request.
    case redirected(status: Int, to: String?, at: Place)
    /// The server rejected the request or failed, and sent no GraphQL response.
    case status(Int, retryAfter: String?, excerpt: String, at: Place)
    /// The response could not be decoded.
    case unreadable(reason: String, at: Place)
    /// The response is not a GraphQL response.
    case notGraphQL(contentType: String?, status: Int, excerpt: String, at: Place)
    /// The response exceeds the size limit.
    case bodyTooLarge(limit: Int, at: Place)
    /// Too many bytes were received without being read.
    case readTooSlowly(limit: Int, at: Place)
    /// Too many bytes of other operations wait to be sent over the WebSocket; nothing of this one was
    /// sent.
    case sentTooSlowly(limit: Int, at: Place)
    /// Too many events of a subscription were received without being consumed.
    case tooManyEvents(limit: Int, at: Place)
    /// A downloaded file could not be stored at its destination, which is unchanged.
    case cannotStore(path: String, reason: String, at: Place)
    /// The server closed the WebSocket with this code, or did not acknowledge the connection.
    case closed(code: Int, reason: String, at: Place)
    /// The server violated the WebSocket protocol.
    case protocolBroken(reason: String, at: Place)

    /// The request that failed.
    public struct Place: Sendable, Hashable, CustomStringConvertible {
        /// The name of the operation; `nil` for a request without one.
        public var operation: String?
        /// The URL without its secret parts.
        public var url: String

        /// Creates a value with the secret parts of `url` removed.
        public init(operation: String?, url: URL) {
            self.operation = operation
            self.url = url.withoutSecrets
        }

        /// Creates a value for a network without a URL.
        init(operation: String?, network: String) {
            self.operation = operation
            url = network
        }

        /// A description: "`http://localhost/graphql` for operation `FeedQuery`".
        public var description: String {
            "`\(url)`" + (operation.map { " for operation `\($0)`" } ?? "")
        }
    }
}

extension NetworkError.Place {
    /// Whether the request was for a GraphQL operation, and not a REST call.
    var isGraphQL: Bool { operation != nil }

    fileprivate var call: String { isGraphQL ? "operation" : "request" }
    fileprivate var sender: String { isGraphQL ? "network" : "client" }
}

extension NetworkError {
    /// Whether the request may have reached the server, so that a mutation may have been executed.
    public var mayHaveBeenSent: Bool {
        switch self {
        case .invalidRequest, .cannotCopy, .cannotConnect, .insecure, .sentTooSlowly: false
        default: true
        }
    }
}

extension NetworkError: CustomStringConvertible, LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }

    /// A sentence that says what happened, where, and what to do about it.
    public var description: String {
        switch self {
        case .invalidRequest(let reason, let place):
            "Could not send a request to \(place): \(reason)"
        case .cannotCopy(let reason, let place):
            "Could not copy the files of a request to \(place) to a temporary file: \(reason). "
                + "Is there enough space on the device?"
        case .cannotConnect(let reason, let place):
            "Could not connect to \(place): \(reason). Is the server running and the URL right?"
        case .insecure(let reason, let place):
            "Could not connect securely to \(place): \(reason). "
                + "Does the system trust the server's certificate?"
        case .connectionLost(let reason, let place):
            "Lost the connection to \(place) before the response was complete: \(reason). "
                + "The server may have run the \(place.call); ask for its state before repeating it."
        case .timedOut(let limit, let place):
            "Received nothing from \(place) for \(limit). "
                + "Is the server overloaded, or the \(place.sender)'s `timeout` too short?"
        case .deadlineExceeded(let limit, let place):
            "Received no complete response from \(place) within \(limit). "
                + "Is the server overloaded, or the network's `deadline` too short?"
        case .refreshTimedOut(let limit, let place):
            "The credentials for \(place) were rejected, and were not refreshed within \(limit). "
                + "Does the refresh of the authentication end in every case?"
        case .sessionEnded(let place):
            "The session in which a request to \(place) started has ended: its user logged out, or "
                + "another user is signed in. Start it again if the new user needs it too."
        case .redirected(let status, let target, let place):
            "Was redirected (status \(status)) from \(place) to "
                + "\(target.map { "`\($0)`" } ?? "nowhere"), which is not followed, so that no "
                + "credentials reach another server. Give the \(place.sender) the final URL."
        case .status(let status, let retryAfter, let excerpt, let place):
            "Got status \(status)\(place.isGraphQL ? " and no GraphQL response" : "") from "
                + "\(place)\(Self.quote(excerpt)). "
                + Self.remedy(status: status, retryAfter: retryAfter, isGraphQL: place.isGraphQL)
        case .unreadable(let reason, let place):
            "Could not read the response from \(place): \(reason)"
        case .notGraphQL(let contentType, let status, let excerpt, let place):
            "Got \(contentType.map { "`\($0)`" } ?? "no content type") (status \(status)) instead "
                + "of a GraphQL response from \(place)\(Self.quote(excerpt)). Is this the URL of "
                + "the GraphQL endpoint, with no proxy or login page in between?"
        case .bodyTooLarge(let limit, let place):
            "Got a response of more than \(limit) bytes from \(place). "
                + "Ask for less at a time, or raise the \(place.sender)'s `bodyLimit`."
        case .readTooSlowly(let limit, let place):
            "More than \(limit) bytes arrived from \(place) before any were read. "
                + "Read the body as it arrives, or raise the transport's `unreadLimit`."
        case .sentTooSlowly(let limit, let place):
            "More than \(limit) bytes of other operations wait to be sent to \(place). "
                + "Start fewer at a time, or raise the network's `unsentLimit`."
        case .tooManyEvents(let limit, let place):
            "More than \(limit) events arrived from \(place) before any were consumed. "
                + "Consume them as they arrive, or subscribe to fewer."
        case .cannotStore(let path, let reason, let place):
            "Could not store the response from \(place) at `\(path)`: \(reason)."
        case .closed(let code, let reason, let place):
            "The server closed the WebSocket to \(place) with code \(code)"
                + "\(reason.isEmpty ? "" : ": `\(reason)`"). " + Self.remedy(closeCode: code)
        case .protocolBroken(let reason, let place):
            "The server at \(place) violated the WebSocket protocol: \(reason). "
                + "Does it support the protocol of the network?"
        }
    }

    private static func quote(_ excerpt: String) -> String {
        excerpt.isEmpty ? " (the body is empty)" : ": `\(excerpt)`"
    }

    private static func remedy(closeCode: Int) -> String {
        switch closeCode {
        case 4401, 4403: "Is the connection payload right?"
        case 4406: "Does it support the protocol of the network?"
        case 4429, 1013: "Try again later."
        default: "The server's log may say why."
        }
    }

    private static func remedy(status: Int, retryAfter: String?, isGraphQL: Bool) -> String {
        switch status {
        case 403 where isGraphQL:
            "Are the credentials in the request's headers right, and is the URL that of the "
                + "GraphQL endpoint?"
        case 401, 403: "Are the credentials in the request's headers right?"
        case 404 where !isGraphQL: "Is the URL right?"
        case 405 where !isGraphQL: "Are the URL and the method right?"
        case 404, 405: "Is the URL that of the GraphQL endpoint?"
        case 429, 503: "Try again later\(retryAfter.map { " (`Retry-After: \($0)`)" } ?? "")."
        case 500...: "The server's log may say why it failed."
        default:
            isGraphQL
                ? "Is this the URL of a GraphQL endpoint, with no proxy in between?"
                : "Is the request right, with no proxy in between?"
        }
    }
}

extension URL {
    /// The URL without user, password, query and fragment.
    var withoutSecrets: String {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
            return "\(scheme ?? "")://\(host ?? "")"
        }
        components.user = nil
        components.password = nil
        components.query = nil
        components.fragment = nil
        return components.string ?? "\(scheme ?? "")://\(host ?? "")"
    }
}

extension HTTPRequest {
    var place: NetworkError.Place {
        NetworkError.Place(operation: operationName, url: url)
    }
}
