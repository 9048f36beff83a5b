import Foundation
import Relay

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// WebSockets by URLSession, for Apple platforms; compiled elsewhere too, so that it stays whole.
///
/// A class because it owns the session: connections that are open end by themselves after the last
/// reference is gone, and then the session is let go.
final class URLSessionWebSocketTransport: WebSocketTransport {
    private let session: URLSession
    private let sockets: Sockets

    init(configuration: URLSessionConfiguration) {
        let own = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
        own.urlCache = nil
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        sockets = Sockets()
        session = URLSession(configuration: own, delegate: sockets, delegateQueue: queue)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
        try Task.checkCancellation()
        let endpoint = try WebSocketEndpoint(request)
        let task = session.webSocketTask(with: try Self.urlRequest(request, endpoint))
        task.maximumMessageSize = request.messageLimit
        let socket = URLSessionSocket(task, request)
        sockets.add(socket, for: task)
        let deadline = Task {
            try await Task.sleep(for: request.timeout)
            socket.end(.timedOut(after: request.timeout))
        }
        defer { deadline.cancel() }
        try await withTaskCancellationHandler {
            try await socket.open()
        } onCancel: {
            socket.end(.lost(reason: "it is not wanted any more"))
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
            throw .invalidRequest(reason: "The URL makes no sense.")
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

/// Hands what the session says to the socket that it is about.
///
/// A class because URLSession's delegates are.
private final class Sockets: NSObject, URLSessionWebSocketDelegate {
    private let sockets = Locked<[Int: URLSessionSocket]>([:])

    func add(_ socket: URLSessionSocket, for task: URLSessionTask) {
        sockets.withLock { $0[task.taskIdentifier] = socket }
    }

    func urlSession(
        _ session: URLSession,
        webSocketTask task: URLSessionWebSocketTask,
        didOpenWithProtocol name: String?
    ) {
        // From now on the connection belongs to who asked for it.
        let socket = sockets.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        socket?.opened(subprotocol: name)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        let socket = sockets.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        socket?.failed(error)
    }

    func urlSession(
        _ session: URLSession,
        webSocketTask task: URLSessionWebSocketTask,
        didCloseWith code: URLSessionWebSocketTask.CloseCode,
        reason: Data?
    ) {
        // Who receives is told.
    }
}
