import Relay

#if canImport(Darwin)
public import Foundation
#else
import Foundation
public import FoundationNetworking
#endif

/// Sends HTTP requests with URLSession.
///
/// It is a class because it owns the session. After the last reference to it is gone, requests in
/// flight complete, and then the session is released.
///
/// There is one session at a time, with its own cookies and connections. It is replaced by
/// ``reset()``, and when a request is sent for another user.
///
/// The session is used only through its delegate. On Linux, the async methods of URLSession can
/// deadlock when a task is cancelled, and its URLCache can crash, so neither is used. Responses are
/// not cached.
public final class URLSessionTransport: HTTPTransport {
    private let current: Locked<Current>
    private let makeSession: @Sendable () -> UserSession
    private let unreadLimit: Int
    private let streams: StreamLimit

    private struct Current {
        var session: UserSession
        /// The users of the requests that the session has sent, by the identity of the
        /// authentication.
        var users: [ObjectIdentifier: String] = [:]
    }

    #if canImport(Darwin)
    /// Creates a transport with its own session.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the session: proxies, cookies, connections per host.
    ///     It is copied, without its cache. By default nothing is stored on disk.
    ///   - delegate: Receives the session's other callbacks: metrics, the server's trust (for
    ///     pinning certificates), the data of tasks. Redirects and responses are handled only by
    ///     the transport.
    ///   - unreadLimit: The maximum number of buffered bytes of a response. A response that exceeds
    ///     it fails with ``NetworkError/readTooSlowly(limit:at:)``.
    ///   - streams: The limit for the connections of subscriptions, which are separate from those
    ///     of other requests.
    public convenience init(
        configuration: URLSessionConfiguration = .ephemeral,
        delegate: (any URLSessionDelegate)? = nil,
        unreadLimit: Int = 64 << 20,
        streams: StreamLimit = StreamLimit()
    ) {
        self.init(configuration, unreadLimit, streams) {
            SessionDelegate(forwardingTo: delegate)
        }
    }
    #else
    /// Creates a transport with its own session.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the session: proxies, cookies, connections per host.
    ///     It is copied, without its cache. By default nothing is stored on disk.
    ///   - unreadLimit: The maximum number of buffered bytes of a response. A response that exceeds
    ///     it fails with ``NetworkError/readTooSlowly(limit:at:)``.
    ///   - streams: The limit for the connections of subscriptions, which are separate from those
    ///     of other requests.
    public convenience init(
        configuration: URLSessionConfiguration = .ephemeral,
        unreadLimit: Int = 64 << 20,
        streams: StreamLimit = StreamLimit()
    ) {
        self.init(configuration, unreadLimit, streams) { SessionDelegate() }
    }
    #endif

    private init(
        _ configuration: URLSessionConfiguration,
        _ unreadLimit: Int,
        _ streams: StreamLimit,
        _ makeDelegate: @escaping @Sendable () -> SessionDelegate
    ) {
        // A private copy, which is not changed.
        let template =
            configuration.copy() as? URLSessionConfiguration ?? .ephemeral
        let isFirst = Locked(true)
        makeSession = {
            let wasFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            return UserSession(
                template,
                streams,
                withCookiesOfTemplate: wasFirst,
                makeDelegate: makeDelegate
            )
        }
        current = Locked(Current(session: makeSession()))
        self.unreadLimit = unreadLimit
        self.streams = streams
    }

    var session: URLSession { current.withLock { $0.session }.requests.session }
    var exchanges: SessionDelegate { current.withLock { $0.session }.requests.exchanges }

    /// Ends the user's session on logout.
    ///
    /// Requests in flight fail with ``NetworkError/sessionEnded(at:)``, all cookies are removed,
    /// and new connections are opened.
    ///
    /// When an ``AuthenticationInterceptor`` reports another user for a request, the session is
    /// replaced as well, but requests in flight continue.
    public func reset() {
        replaceSession().endAll()
    }

    /// Replaces the session and returns the previous one.
    private func replaceSession(
        for users: [ObjectIdentifier: String] = [:]
    ) -> UserSession {
        let new = makeSession()
        return current.withLock { current in
            defer { current = Current(session: new, users: users) }
            return current.session
        }
    }

    /// Returns the session for a request.
    ///
    /// It is a new one if the user has changed.
    private func userSession(for owner: RequestOwner) -> UserSession {
        guard !owner.users.isEmpty else { return current.withLock { $0.session } }
        let users = owner.users.compactMapValues { $0 }
        let known = current.withLock { current -> UserSession? in
            let isOther = owner.users.contains { id, user in
                current.users[id].map { $0 != user } ?? false
            }
            if isOther { return nil }
            current.users.merge(users) { $1 }
            return current.session
        }
        if let known { return known }
        replaceSession(for: users).forgetCookies()
        return userSession(for: owner)
    }

    /// Sends a request and returns the response when its head has arrived.
    ///
    /// The body follows.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        for _ in 0..<(request.isRepeatable ? Self.connectionLimit : 1) {
            do {
                return try await attempt(request)
            } catch is StaleConnection {
                // The server may have executed the request before it closed the connection.
            }
        }
        throw NetworkError.connectionLost(
            reason: "the server closed it while it was idle",
            at: request.place
        )
    }

    /// More than the number of idle connections that a session keeps for a host.
    private static let connectionLimit = 8

    private func attempt(_ request: HTTPRequest) async throws -> HTTPResponse {
        try Task.checkCancellation()
        let user = userSession(for: request.owner)
        let session = request.staysOpen ? user.streams : user.requests
        var urlRequest = try request.urlRequest()
        let task: URLSessionTask
        var file: TemporaryFile?
        switch try await UploadBody(request.body, at: request.place) {
        case .none:
            task = session.session.dataTask(with: urlRequest)
        case .data(let data):
            urlRequest.httpBody = data
            task = session.session.dataTask(with: urlRequest)
        case .file(let url, let keeping):
            task = session.session.uploadTask(with: urlRequest, fromFile: url)
            file = keeping
        }
        let exchange = Exchange(request, task: task, unreadLimit: unreadLimit, keeping: file)
        defer { exchange.noteHandover() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard exchange.await(with: continuation) else { return }
                if request.staysOpen { reportLimit(of: request, in: session) }
                if session.exchanges.add(exchange, for: task) {
                    task.resume()
                } else {
                    exchange.endSession()
                }
            }
        } onCancel: {
            exchange.cancel()
        }
    }
}

extension URLSessionTransport {
    /// Reports the first request that has to wait for a connection.
    private func reportLimit(of request: HTTPRequest, in session: DelegateSession) {
        let host = request.url.host
        guard session.exchanges.count(host: host) == streams.connectionsPerHost else { return }
        streams.reached(host ?? "")
    }
}

extension HTTPRequest {
    /// - Throws: ``NetworkError/invalidRequest(reason:at:)``.
    fileprivate func urlRequest() throws(NetworkError) -> URLRequest {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            url.host?.isEmpty == false
        else {
            throw .invalidRequest(
                reason: "The URL must begin with `http://` or `https://` and name a host.",
                at: place
            )
        }
        guard HTTPHeaders.isToken(method.rawValue) else {
            throw .invalidRequest(
                reason: "`\(method.rawValue.shortened())` is not the name of a method.",
                at: place
            )
        }
        guard timeout > .zero else {
            throw .invalidRequest(reason: "The timeout must be positive.", at: place)
        }
        var result = URLRequest(url: url)
        // Not set by the initializer: on Linux the session's own timeout would be used instead.
        result.timeoutInterval = TimeInterval(wholeTimeout)
        result.httpMethod = method.rawValue
        var headers = headers
        if case .multipart(let form) = body { headers["Content-Type"] = form.contentType }
        var fields: [String: String] = [:]
        for (name, value) in headers {
            guard HTTPHeaders.isValid(name: name, value: value) else {
                throw .invalidRequest(
                    reason: "The header `\(name)` has a character that headers cannot have.",
                    at: place
                )
            }
            fields[name] = value
        }
        result.allHTTPHeaderFields = fields
        return result
    }
}

extension HTTPHeaders {
    private static let separators = Array("\"(),/:;<=>?@[\\]{}".utf8)

    /// Whether a text is a token (RFC 9110, section 5.6.2), as names of fields and methods are.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !separators.contains($0) }
    }

    /// RFC 9110 §5: names are tokens, and a line break in a value would start another field.
    static func isValid(name: String, value: String) -> Bool {
        isToken(name)
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}
