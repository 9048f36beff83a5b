import Foundation
import Relay

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// Opens WebSockets with URLSession, for Apple platforms.
///
/// It is compiled on all platforms, so that it stays correct.
///
/// A class because it owns the session. After the last reference to it is gone, open connections
/// complete, and then the session is released.
final class URLSessionWebSocketTransport: WebSocketTransport {
    private let session: URLSession
    private let sockets: Sockets

    convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration, Sockets())
    }

    #if canImport(Darwin)
    /// A transport that passes the session's events on to the app's delegate.
    convenience init(
        configuration: URLSessionConfiguration,
        delegate: (any URLSessionDelegate)?
    ) {
        self.init(configuration, Sockets(forwardingTo: delegate))
    }
    #endif

    private init(_ configuration: URLSessionConfiguration, _ sockets: Sockets) {
        self.sockets = sockets
        let own = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
        own.urlCache = nil
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        session = URLSession(configuration: own, delegate: sockets, delegateQueue: queue)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
        try Task.checkCancellation()
        let endpoint = try WebSocketEndpoint(request)
        let task = session.webSocketTask(with: try Self.urlRequest(request, endpoint))
        // URLSession takes 0 as no limit.
        task.maximumMessageSize = max(request.messageLimit, 1)
        let socket = URLSessionSocket(task, request)
        sockets.add(socket, for: task)
        let deadline = Task {
            try await wait(for: request.timeout)
            socket.end(.timedOut(after: request.timeout))
        }
        defer { deadline.cancel() }
        try await withTaskCancellationHandler {
            try await socket.open()
        } onCancel: {
            socket.end(.lost(reason: "the connection was aborted"))
        }
        try Task.checkCancellation()
        return socket
    }

    private static func urlRequest(
        _ request: WebSocketRequest,
        _ endpoint: WebSocketEndpoint
    ) throws(WebSocketError) -> URLRequest {
        var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        parts?.scheme = endpoint.isSecure ? "wss" : "ws"
        guard let url = parts?.url else {
            throw .invalidRequest(reason: "The URL is invalid.")
        }
        var result = URLRequest(url: url)
        for (name, value) in request.headers { result.setValue(value, forHTTPHeaderField: name) }
        if !request.subprotocols.isEmpty {
            result.setValue(
                request.subprotocols.joined(separator: ", "),
                forHTTPHeaderField: "Sec-WebSocket-Protocol"
            )
        }
        return result
    }
}

/// Passes the session's events to the socket that they belong to.
///
/// A class because URLSession requires a delegate object.
private final class Sockets: NSObject, URLSessionWebSocketDelegate {
    private let sockets = Locked<[Int: URLSessionSocket]>([:])
    #if canImport(Darwin)
    private let other: ForwardedDelegate

    /// A delegate that also passes all events on to `other`.
    init(forwardingTo other: (any URLSessionDelegate)? = nil) {
        self.other = ForwardedDelegate(delegate: other)
    }

    /// Whether this delegate or the other one implements a method.
    override func responds(to selector: Selector?) -> Bool {
        // If this one alone took the session's challenges, tasks would have none.
        selector == #selector(urlSession(_:didReceive:completionHandler:))
            ? other.responds(to: selector)
            : super.responds(to: selector) || other.responds(to: selector)
    }

    /// Forwards all other methods to the other delegate.
    override func forwardingTarget(for selector: Selector?) -> Any? {
        other.responds(to: selector) ? other.delegate : super.forwardingTarget(for: selector)
    }
    #endif

    func add(_ socket: URLSessionSocket, for task: URLSessionTask) {
        sockets.withLock { $0[task.taskIdentifier] = socket }
    }

    func urlSession(
        _ session: URLSession,
        webSocketTask task: URLSessionWebSocketTask,
        didOpenWithProtocol name: String?
    ) {
        // From now on the caller of `connect` owns the connection.
        let socket = sockets.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        socket?.opened(subprotocol: name)
        #if canImport(Darwin)
        (other.delegate as? any URLSessionWebSocketDelegate)?
            .urlSession?(session, webSocketTask: task, didOpenWithProtocol: name)
        #endif
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        let socket = sockets.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        #if canImport(Darwin)
        let isUntrusted = other.hasRejected(socket?.host, in: error)
        #else
        let isUntrusted = false
        #endif
        socket?.failed(error, isUntrusted: isUntrusted)
        #if canImport(Darwin)
        (other.delegate as? any URLSessionTaskDelegate)?
            .urlSession?(session, task: task, didCompleteWithError: error)
        #endif
    }

    func urlSession(
        _ session: URLSession,
        webSocketTask task: URLSessionWebSocketTask,
        didCloseWith code: URLSessionWebSocketTask.CloseCode,
        reason: Data?
    ) {
        // The read that is waiting fails with the close code.
        #if canImport(Darwin)
        (other.delegate as? any URLSessionWebSocketDelegate)?
            .urlSession?(session, webSocketTask: task, didCloseWith: code, reason: reason)
        #endif
    }

    #if canImport(Darwin)
    func urlSession(
        _ session: URLSession,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (
                URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
    ) {
        other.handle(challenge, in: session, completionHandler: completionHandler)
    }
    #endif

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (
                URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
    ) {
        #if canImport(Darwin)
        let isHandled = other.handle(
            challenge,
            of: task,
            in: session,
            by: #selector(urlSession(_:task:didReceive:completionHandler:)),
            completionHandler: completionHandler
        )
        if isHandled { return }
        #endif
        completionHandler(challenge.defaultDisposition, nil)
    }
}
