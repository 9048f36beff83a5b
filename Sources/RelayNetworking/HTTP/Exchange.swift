import Foundation
import Relay

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A request in flight and its response, each of which ends exactly once.
///
/// A class because the session's delegate and the caller share it.
final class Exchange: Sendable {
    private enum State {
        case created
        case awaitingHead(CheckedContinuation<HTTPResponse, any Error>)
        case receivingBody(HTTPBody.Writer, BodyLength)
        case ended
    }

    /// Where tasks are cancelled.
    ///
    /// On Linux `URLSessionTask.cancel()` waits for the session's queue, which may at that moment
    /// wait for a lock that the Swift task being cancelled holds.
    private static let cancelling = DispatchQueue(label: "RelayNetworking.cancel")

    private let request: HTTPRequest
    private let task: URLSessionTask
    private let unreadLimit: Int
    private let file: TemporaryFile?
    private let state = Locked(State.created)

    /// An exchange; `file` is what it sends, when that is to live no longer.
    init(
        _ request: HTTPRequest,
        task: URLSessionTask,
        unreadLimit: Int,
        keeping file: TemporaryFile?
    ) {
        self.request = request
        self.task = task
        self.unreadLimit = unreadLimit
        self.file = file
    }

    /// Takes who waits for the response; `false`, and they are told, when it was cancelled already.
    func await(with continuation: CheckedContinuation<HTTPResponse, any Error>) -> Bool {
        let isCancelled = state.withLock { state in
            guard case .created = state else { return true }
            state = .awaitingHead(continuation)
            return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
        return !isCancelled
    }

    func receive(head: HTTPURLResponse) {
        let length = BodyLength(of: head, method: request.method)
        var waiting: CheckedContinuation<HTTPResponse, any Error>?
        let body = HTTPBody(unreadLimit: unreadLimit) { writer in
            writer.onAbandon { [weak self] in self?.cancel() }
            waiting = state.withLock { state in
                guard case .awaitingHead(let continuation) = state else { return nil }
                state = .receivingBody(writer, length)
                return continuation
            }
        }
        waiting?.resume(
            returning: HTTPResponse(
                request: request,
                status: head.statusCode,
                headers: HTTPHeaders(head),
                body: body
            )
        )
    }

    func sent(_ count: Int64, of total: Int64) {
        request.uploadProgress?(HTTPProgress(completed: count, total: total > 0 ? total : nil))
    }

    func receive(chunk: Data) {
        let writer: HTTPBody.Writer? = state.withLock { state in
            guard case .receivingBody(let writer, var length) = state else { return nil }
            length.received += chunk.count
            state = .receivingBody(writer, length)
            return writer
        }
        guard let writer, !writer.write(chunk) else { return }
        end(throwing: NetworkError.readTooSlowly(limit: unreadLimit, at: request.place))
        cancelTask()
    }

    func complete(error: (any Error)?) {
        let status = (task.response as? HTTPURLResponse)?.statusCode
        // On Linux a challenge that was rejected fails the task, after all of the response.
        let isRejectedChallenge = status == 401 && (error as? URLError)?.code == .cancelled
        let failure = isRejectedChallenge ? nil : error
        end(throwing: failure.map { NetworkError($0, request: request) })
    }

    /// The server closed a connection that was idle, and the body would have to be sent again.
    ///
    /// On Linux URLSession tries another connection without sending the body, and waits for ever.
    func rewind() {
        end(throwing: StaleConnection())
        cancelTask()
    }

    /// Ends the exchange at once; whatever the session still says is ignored.
    func cancel() {
        end(throwing: CancellationError())
        cancelTask()
    }

    private func cancelTask() {
        let task = task
        Self.cancelling.async { task.cancel() }
    }

    private func end(throwing error: (any Error)?) {
        let last = state.withLock { state in
            defer { state = .ended }
            return state
        }
        switch last {
        case .created, .ended:
            break
        case .awaitingHead(let continuation):
            continuation.resume(throwing: error ?? Self.cutShort(request))
        case .receivingBody(let writer, let length):
            writer.finish(throwing: error ?? (length.isComplete ? nil : Self.cutShort(request)))
        }
    }

    private static func cutShort(_ request: HTTPRequest) -> NetworkError {
        .connectionLost(reason: "the response ended too soon", at: request.place)
    }
}

/// The connection on which a request was sent had been closed by the server.
struct StaleConnection: Error {}

/// How many bytes of a body were announced, if that can be compared, and how many came.
private struct BodyLength {
    var expected: Int?
    var received = 0

    init(of head: HTTPURLResponse, method: HTTPMethod) {
        // `Content-Length` counts the encoded bytes; we see decoded ones.
        let isEncoded = head.value(forHTTPHeaderField: "Content-Encoding") != nil
        let hasNoBody = method == .head || head.statusCode == 204 || head.statusCode == 304
        guard !isEncoded, !hasNoBody else { return }
        expected = head.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
    }

    var isComplete: Bool { expected.map { $0 == received } ?? true }
}

extension HTTPHeaders {
    fileprivate init(_ head: HTTPURLResponse) {
        for (name, value) in head.allHeaderFields {
            if let name = name as? String, let value = value as? String { self[name] = value }
        }
    }
}
