import Relay

#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// Sends HTTP requests through one URLSession.
///
/// A class because it owns the session: requests in flight end by themselves after the last
/// reference is gone, and then the session is let go.
///
/// The session is driven by its delegate alone. On Linux the async conveniences of URLSession can
/// deadlock when a task is cancelled, and its URLCache can crash, so neither is used; responses are
/// not cached.
public final class URLSessionTransport: HTTPTransport {
    let session: URLSession
    let exchanges: SessionDelegate
    private let unreadLimit: Int

    #if canImport(ObjectiveC)
    /// A transport with a session of its own.
    ///
    /// - Parameters:
    ///   - configuration: How the session behaves: proxies, cookies, connections per host. It is
    ///     copied, without its cache. By default nothing is kept on disk.
    ///   - delegate: Is told everything that the session tells: of metrics, of the server's trust
    ///     (to pin certificates), of the data of tasks. Redirects and responses are ours alone.
    ///   - unreadLimit: How many bytes of one response may wait to be read before it is ended with
    ///     ``NetworkError/readTooSlowly(limit:at:)``.
    public convenience init(
        configuration: URLSessionConfiguration = .ephemeral,
        delegate: (any URLSessionDelegate)? = nil,
        unreadLimit: Int = 64 << 20
    ) {
        self.init(configuration, SessionDelegate(forwardingTo: delegate), unreadLimit)
    }
    #else
    /// A transport with a session of its own.
    ///
    /// - Parameters:
    ///   - configuration: How the session behaves: proxies, cookies, connections per host. It is
    ///     copied, without its cache. By default nothing is kept on disk.
    ///   - unreadLimit: How many bytes of one response may wait to be read before it is ended with
    ///     ``NetworkError/readTooSlowly(limit:at:)``.
    public convenience init(
        configuration: URLSessionConfiguration = .ephemeral,
        unreadLimit: Int = 64 << 20
    ) {
        self.init(configuration, SessionDelegate(), unreadLimit)
    }
    #endif

    private init(
        _ configuration: URLSessionConfiguration,
        _ delegate: SessionDelegate,
        _ unreadLimit: Int
    ) {
        let own = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
        own.urlCache = nil
        own.requestCachePolicy = .reloadIgnoringLocalCacheData
        #if canImport(FoundationNetworking)
        let queue = SerialDelegateQueue()
        #else
        let queue = OperationQueue()
        #endif
        queue.maxConcurrentOperationCount = 1
        exchanges = delegate
        session = URLSession(configuration: own, delegate: delegate, delegateQueue: queue)
        self.unreadLimit = unreadLimit
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Sends a request and returns when the head of the response is there; its body follows.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        for _ in 0..<(request.isRepeatable ? Self.connectionLimit : 1) {
            do {
                return try await attempt(request)
            } catch is StaleConnection {
                // The server may have acted before it closed the connection.
            }
        }
        throw NetworkError.connectionLost(
            reason: "the server closed it while it was idle",
            at: request.place
        )
    }

    /// More than a session keeps open to a host.
    private static let connectionLimit = 8

    private func attempt(_ request: HTTPRequest) async throws -> HTTPResponse {
        try Task.checkCancellation()
        var urlRequest = try request.urlRequest()
        let task: URLSessionTask
        var file: TemporaryFile?
        switch try UploadBody(request.body, at: request.place) {
        case .none:
            task = session.dataTask(with: urlRequest)
        case .data(let data):
            urlRequest.httpBody = data
            task = session.dataTask(with: urlRequest)
        case .file(let url, let keeping):
            task = session.uploadTask(with: urlRequest, fromFile: url)
            file = keeping
        }
        let exchange = Exchange(request, task: task, unreadLimit: unreadLimit, keeping: file)
        defer { exchange.noteHandover() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard exchange.await(with: continuation) else { return }
                exchanges.add(exchange, for: task)
                task.resume()
            }
        } onCancel: {
            exchange.cancel()
        }
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
        var result = URLRequest(url: url)
        // Not by the initialiser: on Linux the session's own timeout would hold then.
        result.timeoutInterval = timeout / .seconds(1)
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

    /// RFC 9110 §5: names are tokens; a line break in a value would begin another field.
    static func isValid(name: String, value: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !separators.contains($0) }
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}
