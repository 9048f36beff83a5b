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
    private let sessions: UserSessions<UserSession>
    private let unreadLimit: Int
    private let streams: StreamLimit

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
        sessions = UserSessions {
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
        } requests: {
            $0.exchanges
        }
        self.unreadLimit = unreadLimit
        self.streams = streams
    }

    var session: URLSession { sessions.current.requests.session }
    var exchanges: SessionDelegate { sessions.current.requests.exchanges }

    /// Ends the user's session on logout.
    ///
    /// Requests in flight, also those of earlier users, fail with
    /// ``NetworkError/sessionEnded(at:)``, all cookies and the temporary
    /// copies of uploads are removed, and new connections are opened.
    ///
    /// When an ``AuthenticationInterceptor`` reports another user for a request, the session is
    /// replaced as well, but requests in flight continue.
    public func reset() {
        sessions.end().forgetCookies()
        TemporaryFile.removeAbandoned()
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
        // Also before, so that a request of an earlier user doesn't end the session of the next one.
        try request.checkSession()
        let user = sessions.session(for: request.owner) { $0.forgetCookies() }
        try request.checkSession()
        let session = request.staysOpen ? user.streams : user.requests
        var urlRequest = try request.urlRequest()
        let task: URLSessionTask
        var file: TemporaryFile?
        var original: (url: URL, version: FileVersion)?
        switch try await UploadBody(request.body, at: request.place) {
        case .none:
            task = session.session.dataTask(with: urlRequest)
        case .data(let data):
            urlRequest.httpBody = data
            task = session.session.dataTask(with: urlRequest)
        case .file(let url, let keeping):
            task = session.session.uploadTask(with: urlRequest, fromFile: url)
            file = keeping
            // A copy does not change.
            if keeping == nil { original = (url, try Self.version(of: url, request)) }
        }
        let exchange = Exchange(request, task: task, unreadLimit: unreadLimit, keeping: file)
        defer { exchange.noteHandover() }
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard exchange.await(with: continuation) else { return }
                guard let others = session.exchanges.add(exchange, for: task) else {
                    return exchange.endSession()
                }
                // The first one that has to wait for a connection.
                if request.staysOpen, others == streams.connectionsPerHost {
                    streams.reached(request.url.host ?? "")
                }
                task.resume()
            }
        } onCancel: {
            exchange.cancel()
        }
        if let original, (try? FileVersion.of(original.url)) != original.version {
            throw UploadBody.unread(UnusableFile.changed, at: request.place)
        }
        return response
    }

    private static func version(of file: URL, _ request: HTTPRequest) throws -> FileVersion {
        do {
            return try FileVersion.of(file)
        } catch {
            throw UploadBody.unusable(.file(file), error, at: request.place)
        }
    }
}

extension HTTPRequest {
    /// - Throws: ``NetworkError/invalidRequest(reason:at:)``.
    fileprivate func urlRequest() throws(NetworkError) -> URLRequest {
        try validate()
        var result = URLRequest(url: url)
        // Not set by the initializer: on Linux the session's own timeout would be used instead.
        result.timeoutInterval = TimeInterval(wholeTimeout)
        result.httpMethod = method.rawValue
        var fields: [String: String] = [:]
        for (name, value) in sentHeaders { fields[name] = value }
        result.allHTTPHeaderFields = fields
        return result
    }
}
