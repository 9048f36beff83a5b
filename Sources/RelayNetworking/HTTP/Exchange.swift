import Dispatch
import Foundation
import Relay

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// A request in flight and its response.
///
/// Both end exactly once.
///
/// A class because the session's delegate and the caller share it.
final class Exchange: Sendable {
    private enum State {
        case created
        case awaitingHead(CheckedContinuation<HTTPResponse, any Error>)
        /// The head is kept until the body is complete, or turns out to be large.
        case collecting(CheckedContinuation<HTTPResponse, any Error>, ResponseStart)
        case receivingBody(HTTPBody.Writer, BodyLength)
        case ended

        var hasEnded: Bool { if case .ended = self { true } else { false } }
    }

    /// The queue on which tasks are cancelled.
    ///
    /// On Linux `URLSessionTask.cancel()` waits for the session's queue, which may be waiting for a
    /// lock that is held by the Swift task being cancelled.
    private static let cancelling = DispatchQueue(label: "RelayNetworking.cancel")

    /// The reason for an error if the app has rejected the server's certificate.
    static let untrusted = "the app rejected the server's certificate"

    var host: String? { request.url.host }
    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    private let request: HTTPRequest
    private let task: URLSessionTask
    private let unreadLimit: Int
    private let needsOwnTimer: Bool
    private let file: TemporaryFile?
    private let state = Locked(State.created)
    private let silence = Locked<SilenceTimer?>(nil)

    /// Creates an exchange.
    ///
    /// `file` is the temporary file that it sends, which is then removed.
    init(
        _ request: HTTPRequest,
        task: URLSessionTask,
        unreadLimit: Int,
        keeping file: TemporaryFile?
    ) {
        self.request = request
        self.task = task
        self.unreadLimit = unreadLimit
        needsOwnTimer = request.needsOwnTimer
        self.file = file
    }

    /// Stores the continuation for the response.
    ///
    /// If the exchange was already cancelled, resumes it and returns `false`.
    func await(with continuation: CheckedContinuation<HTTPResponse, any Error>) -> Bool {
        let isCancelled = state.withLock { state in
            guard case .created = state else { return true }
            state = .awaitingHead(continuation)
            return false
        }
        if isCancelled {
            continuation.resume(throwing: CancellationError())
        } else if needsOwnTimer {
            startTimer()
        }
        return !isCancelled
    }

    private func startTimer() {
        let timer = SilenceTimer(limit: request.timeout) { [weak self] in self?.timeOut() }
        silence.withLock { $0 = timer }
        // The exchange may have been cancelled in the meantime.
        if hasEnded { stopTimer() }
    }

    private func timeOut() {
        end(throwing: NetworkError.timedOut(after: request.timeout, at: request.place))
        cancelTask()
    }

    /// Restarts the timeout because the server has sent something.
    private func noteSign() {
        guard needsOwnTimer else { return }
        silence.withLock { $0 }?.reset()
    }

    private func stopTimer() {
        guard needsOwnTimer else { return }
        silence.withLock { $0.take() }?.stop()
    }

    /// Stores the head of the response.
    ///
    /// A head with a 1xx status only precedes the real one (RFC 9110, section 15.2).
    func receive(head: HTTPURLResponse) {
        noteSign()
        guard head.statusCode >= 200 else { return }
        let start = ResponseStart(HTTPHead(head), method: request.method)
        guard wholeLimit > 0, start.isJSON, start.length.expected ?? 0 <= wholeLimit else {
            return stream(start)
        }
        state.withLock { state in
            guard case .awaitingHead(let continuation) = state else { return }
            state = .collecting(continuation, start)
        }
    }

    /// The size up to which the body is collected.
    ///
    /// Beyond it, the other half of the limit is left for buffering until the body is read.
    private var wholeLimit: Int { min(request.wholeLimit, unreadLimit / 2) }

    /// Returns the response to the caller, with a body that starts with `start` and continues with
    /// later chunks.
    private func stream(_ start: ResponseStart) {
        var waiting: CheckedContinuation<HTTPResponse, any Error>?
        let body = HTTPBody(unreadLimit: unreadLimit) { writer in
            _ = writer.write(start.body)
            writer.onAbandon { [weak self] in self?.cancel() }
            waiting = state.withLock { state in
                switch state {
                case .awaitingHead(let continuation), .collecting(let continuation, _):
                    state = .receivingBody(writer, start.length)
                    return continuation
                case .created, .receivingBody, .ended:
                    return nil
                }
            }
        }
        noteHandover()
        waiting?.resume(returning: start.response(to: request, body))
    }

    func sent(_ count: Int64, of total: Int64) {
        noteSign()
        request.uploadProgress?(TransferProgress(completed: count, total: total > 0 ? total : nil))
    }

    func receive(chunk: Data) {
        noteSign()
        switch take(chunk) {
        case .taken:
            break
        case .write(let writer):
            if writer.write(chunk) { break }
            end(throwing: NetworkError.readTooSlowly(limit: unreadLimit, at: request.place))
            cancelTask()
        case .stream(let start):
            stream(start)
            receive(chunk: chunk)
        }
    }

    private enum Step {
        case taken
        case write(HTTPBody.Writer)
        /// The body is larger than what is collected: return the response with the bytes so far.
        case stream(ResponseStart)
    }

    private func take(_ chunk: Data) -> Step {
        let limit = wholeLimit
        return state.withLock { state in
            switch state {
            case .collecting(let continuation, var start):
                guard start.body.count + chunk.count <= limit else { return .stream(start) }
                // Drops the state's reference, so that the bytes can be appended in place.
                state = .ended
                start.append(chunk)
                state = .collecting(continuation, start)
                return .taken
            case .receivingBody(let writer, var length):
                length.received += chunk.count
                state = .receivingBody(writer, length)
                return .write(writer)
            case .created, .awaitingHead, .ended:
                return .taken
            }
        }
    }

    /// Called when the session has ended the task.
    ///
    /// `isUntrusted` is whether it was because the app has rejected the server's certificate.
    func complete(error: (any Error)?, isUntrusted: Bool = false) {
        guard let error else { return end(throwing: nil) }
        if isUntrusted {
            return end(throwing: NetworkError.insecure(reason: Self.untrusted, at: request.place))
        }
        let status = (task.response as? HTTPURLResponse)?.statusCode
        // On Linux, a rejected challenge fails the task after the complete response.
        let isRejectedChallenge = status == 401 && (error as? URLError)?.code == .cancelled
        end(throwing: isRejectedChallenge ? nil : NetworkError(error, request: request))
    }

    /// Called when the server had closed an idle connection, and the body would have to be sent
    /// again.
    ///
    /// On Linux, URLSession tries another connection without sending the body, and waits
    /// indefinitely.
    func rewind() {
        end(throwing: StaleConnection())
        cancelTask()
    }

    /// Ends the exchange at once.
    ///
    /// Later callbacks of the session are ignored.
    func cancel() {
        end(throwing: CancellationError())
        cancelTask()
    }

    /// Ends the exchange because its user has logged out, and removes the temporary file.
    func endSession() {
        end(throwing: NetworkError.sessionEnded(at: request.place))
        cancelTask()
        file?.remove()
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
        stopTimer()
        switch last {
        case .created, .ended:
            break
        case .awaitingHead(let continuation):
            if error == nil, let response = unannounced() {
                continuation.resume(returning: response)
            } else {
                continuation.resume(throwing: error ?? Self.cutShort(request))
            }
        case .collecting(let continuation, let start):
            let failure = error ?? (start.length.isComplete ? nil : Self.cutShort(request))
            if let failure, !(failure is NetworkError) {
                continuation.resume(throwing: failure)
            } else {
                let body = failure.map { HTTPBody(start.body, thenFailing: $0) }
                let whole = body ?? HTTPBody(start.body)
                noteHandover()
                continuation.resume(returning: start.response(to: request, whole))
            }
        case .receivingBody(let writer, let length):
            writer.finish(throwing: error ?? (length.isComplete ? nil : Self.cutShort(request)))
        }
    }

    /// Returns the response of a task that ended without an error and without reporting a response.
    ///
    /// On Linux, URLSession does not report a redirect without a usable `Location`, nor its body.
    private func unannounced() -> HTTPResponse? {
        guard let head = task.response as? HTTPURLResponse, head.statusCode >= 200 else {
            return nil
        }
        return ResponseStart(HTTPHead(head), method: request.method)
            .response(to: request, HTTPBody(Data()))
    }

    /// Tells the thread sanitizer that ownership moves from one thread to another, because it does
    /// not see that a continuation is resumed before it is awaited.
    @inline(__always) func noteHandover() {
        #if THREAD_SANITIZER
        state.withLock { _ in }
        #endif
    }

    private static func cutShort(_ request: HTTPRequest) -> NetworkError {
        .connectionLost(reason: "the response ended too soon", at: request.place)
    }
}

/// The error if the server had already closed the connection on which a request was sent.
struct StaleConnection: Error {}
