#if !canImport(Darwin)
import Dispatch
import Foundation
import Relay

// Unsafe pointers because libcurl provides the memory for what it sends and receives.

/// A request in flight and its response.
///
/// A class because the caller and the thread of libcurl share it.
///
/// All variables are used only on the thread of libcurl, to which a lock hands the transfer.
final class CurlTransfer: @unchecked Sendable {  // because only one thread uses its variables.
    private enum Answer {
        case created
        case awaited(CheckedContinuation<HTTPResponse, any Error>)
        /// The head has been returned, or the transfer was cancelled.
        case given
    }

    let request: HTTPRequest
    let session: CurlSession
    let origin: CurlHosts.Origin
    private let answer = Locked(Answer.created)
    /// Where the progress of an upload is reported, and then the response; `nil` if there is no
    /// progress to report.
    ///
    /// A closure of the app must not hold up other transfers.
    private let reports: DispatchQueue?

    /// The handle while the transfer runs.
    var easy: CurlEasy?
    /// Whether the transfer cannot share its connection, nor leave it to a later one.
    var hasOwnConnection = false
    /// The transfer's number in the queue while it waits for its turn.
    var turn: Int?
    /// The connections of the session while the transfer runs.
    var connections: CurlConnections?
    /// The time of the last byte in either direction.
    private(set) var lastSign = ContinuousClock.now
    /// The number of bytes of both bodies that libcurl has sent or received.
    private var bodyBytes: Int64 = 0
    private(set) var upload: CurlUpload?
    private(set) var attempts = 0
    /// Whether the request has not been executed and starts from the beginning.
    private var mustRestart = false
    private var restartCount = 0
    /// The number of the HTTP/2 stream; `nil` if it is not known.
    private var stream: UInt32?
    /// Whether the server has said that it ignores the stream.
    private var wasRefused = false
    /// Whether libcurl has watched the socket, so that it reports the end of it.
    var wasWatched = false
    /// How long the connection had been idle; `nil` if it is new or shared.
    var idleTime: Duration?
    /// Whether a kept connection was of no use.
    private(set) var needsFreshConnection = false
    /// Whether receiving has paused because the body is not read.
    private(set) var isFull = false
    /// The socket that libcurl has not watched since receiving paused.
    var pausedSocket: Int32?
    /// Whether libcurl has paused in either direction.
    private(set) var isPaused = false
    private(set) var head = CurlHead()
    private var start: ResponseStart?
    private var writer: HTTPBody.Writer?
    private var failure: NetworkError?
    /// The bytes that the server sent before it closed the connection, if libcurl has not read them.
    private var earlyAnswer = EarlyAnswer()

    /// How often a request is started again, at most.
    ///
    /// A server may take few requests on each connection, so
    /// that of many that start together some are refused several times.
    private static let restartLimit = 50
    /// How often a repeatable request is started again if it is not known whether it was refused.
    private static let repetitionLimit = 5

    init(_ request: HTTPRequest, _ upload: CurlUpload?, in session: CurlSession) {
        self.request = request
        self.upload = upload
        self.session = session
        origin = CurlHosts.Origin(request.url)
        reports =
            request.uploadProgress == nil ? nil : DispatchQueue(label: "RelayNetworking.progress")
    }

    // MARK: - The caller

    /// Starts the transfer, unless it has been cancelled.
    func start(_ continuation: CheckedContinuation<HTTPResponse, any Error>) {
        let isCancelled = answer.withLock { answer in
            guard case .created = answer else { return true }
            answer = .awaited(continuation)
            return false
        }
        guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
        session.count(1)
        session.loop.submit(.start(self))
    }

    /// Ends the transfer at once, from any thread.
    func cancel() {
        takeContinuation()?.resume(throwing: CancellationError())
        session.loop.submit(.cancel(self))
    }

    /// Tells the thread sanitizer that ownership moves from one thread to another, because it does
    /// not see that a continuation is resumed before it is awaited.
    @inline(__always) func noteHandover() {
        #if THREAD_SANITIZER
        answer.withLock { _ in }
        #endif
    }

    private func takeContinuation() -> CheckedContinuation<HTTPResponse, any Error>? {
        answer.withLock { answer in
            defer { answer = .given }
            if case .awaited(let continuation) = answer { return continuation }
            return nil
        }
    }

    private func give(_ result: Result<HTTPResponse, any Error>) {
        guard let continuation = takeContinuation() else { return }
        noteHandover()
        guard let reports else { return continuation.resume(with: result) }
        reports.async { continuation.resume(with: result) }
    }

    // MARK: - The thread of libcurl

    /// Whether the transfer was cancelled before it reached this thread.
    var wasCancelled: Bool {
        answer.withLock { answer in
            if case .given = answer { true } else { false }
        }
    }

    /// The time at which the request has been silent for too long; `nil` while it is paused.
    var deadline: ContinuousClock.Instant? {
        // Instants overflow after centuries.
        isFull ? nil : lastSign + min(request.timeout, .seconds(1 << 32))
    }

    /// Restarts the timeout.
    func noteSign() {
        lastSign = .now
    }

    /// Called when a connection exists, with its local port, before the request is sent on it.
    ///
    /// Returns whether it may be sent. libcurl repeats requests that the server has refused (RFC 9113,
    /// section 8.7), and repeatable ones if the server closed an idle connection.
    func mayBeSent(from port: Int) -> Bool {
        // One that libcurl repeats by itself may have run already, and then begins nowhere else.
        let mayHaveRun =
            attempts > 0 && !request.isRepeatable && easy?.repeatsOnlyRefused != true
        guard mayHaveRun || connections?.mustAvoidConnection(from: port, for: self) != true else {
            needsFreshConnection = true
            mustRestart = true
            return false
        }
        attempts += 1
        (stream, wasRefused) = (nil, false)
        connections?.noteSent(self)
        noteSign()
        if mayHaveRun {
            failure = .connectionLost(
                reason: "the server closed it while it was idle",
                at: request.place
            )
            return false
        }
        // libcurl gives up soon after.
        mustRestart = attempts > 4
        return !mustRestart
    }

    func note(_ report: ShutdownReport) {
        switch report {
        case .stream(let stream): self.stream = stream
        case .last(let last): connections?.noteShutdown(seenBy: self, last: last)
        }
    }

    /// Records that the server of the connection processes no stream after `last`.
    func noteShutdown(last: UInt32) {
        if let stream, stream > last { wasRefused = true }
    }

    /// Decides whether a failed transfer starts from the beginning, and prepares it.
    ///
    /// It does if the server has executed nothing, or the request is repeatable.
    func restarts(after failure: CurlFailure) -> Bool {
        let wasRefused = mustRestart || wasRefused || failure.sentNothing
        let isShared = connections?.sharesConnections(of: self) == true
        // libcurl repeats a request on its own, but not if the server closes a kept connection between two
        // parts of the request.
        let wasKept = idleTime != nil
        let mayRepeat =
            request.isRepeatable && restartCount < Self.repetitionLimit
            && (isShared && failure.endedSession || wasKept && failure.isEnd)
        guard head.head.status == 0, self.failure == nil, wasRefused || mayRepeat else {
            return false
        }
        guard restartCount < Self.restartLimit, !wasCancelled else {
            if wasRefused {
                let reason = "the server refused the request again and again"
                self.failure = .cannotConnect(reason: reason, at: request.place)
            }
            return false
        }
        restartCount += 1
        if wasKept, !isShared, !wasRefused { needsFreshConnection = true }
        (mustRestart, attempts, isFull, isPaused) = (false, 0, false, false)
        (head, pausedSocket, idleTime) = (CurlHead(), nil, nil)
        wasWatched = false
        upload?.rewind()
        return true
    }

    /// Fills libcurl's buffer with the next bytes of the body.
    ///
    /// Returns their number, or libcurl's code for pausing or failing.
    func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        let filling = upload?.fill(buffer) { [weak self] in self?.resumeLater() }
        switch filling ?? .bytes(0) {
        case .bytes(let count):
            noteSign()
            if let upload, let reports, count > 0 {
                let progress = TransferProgress(completed: upload.sent, total: upload.length)
                reports.async { [request] in request.uploadProgress?(progress) }
            }
            return count
        case .wait:
            isPaused = true
            return Curl.pause
        case .failed(let error):
            failure = UploadBody.unread(error, at: request.place)
            return Curl.abort
        }
    }

    /// Called now and then, and when the transfer ends, with the number of bytes of both bodies.
    func noteProgress(_ count: Int64) {
        if count != bodyBytes { noteSign() }
        bodyBytes = count
        connections?.decideReuse(of: self)
    }

    func rewind() {
        upload?.rewind()
    }

    /// Reads a line of the head or the trailers.
    ///
    /// Returns whether the transfer may continue.
    func receive(line: UnsafeRawBufferPointer) -> Bool {
        noteSign()
        switch head.receive(line) {
        case .more: return true
        case .tooLarge:
            failure = .unreadable(
                reason: "Its head has more than \(CurlHead.sizeLimit) bytes or "
                    + "\(CurlHead.countLimit) lines.",
                at: request.place
            )
            return false
        case .complete:
            if let reason = head.fault {
                failure = .unreadable(reason: reason, at: request.place)
                return false
            }
            connections?.noteVersion(of: self, isHTTP2: head.isHTTP2)
            let start = ResponseStart(head.head, method: request.method)
            let isWhole = start.isJSON && start.length.expected ?? 0 <= request.wholeLimit
            if request.wholeLimit > 0, isWhole { self.start = start } else { stream(start) }
            return true
        }
    }

    /// Receives bytes of the body.
    ///
    /// Returns how many were taken, or libcurl's code for pausing.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
        noteSign()
        if let size = start?.body.count, size + bytes.count <= request.wholeLimit {
            start?.append(bytes)
            return bytes.count
        }
        // If the body is larger than what is collected, the rest is streamed.
        if let start = start.take() { stream(start) }
        let limit = session.options.unreadLimit
        isFull = writer?.isFull(above: limit) { [weak self] in self?.resumeLater() } ?? false
        guard !isFull else {
            isPaused = true
            connections?.notePaused(self)
            return Curl.pause
        }
        _ = writer?.write(Data(bytes))
        return bytes.count
    }

    /// Keeps the answer of a server that has closed its connection before it has read the request.
    ///
    /// libcurl reports that it could not send, and closes the socket without reading it.
    func keepEarlyAnswer(in socket: Int32) {
        // Encrypted bytes cannot be read here.
        guard request.body != nil, attempts > 0, head.isEmpty, !origin.isSecure,
            session.options.version != .http2
        else { return }
        earlyAnswer = EarlyAnswer(in: socket)
    }

    /// Receives the answer that was kept, and returns whether it is whole.
    func receiveEarlyAnswer() -> Bool {
        guard failure == nil, !earlyAnswer.isEmpty else { return false }
        let body = earlyAnswer.takeHead { receive(line: $0) ? head.isComplete : nil }
        guard let (bytes, isWhole) = body?.content(head.head, request.method) else {
            return false
        }
        if !bytes.isEmpty { _ = bytes.withUnsafeBytes { receive($0) } }
        return isWhole
    }

    /// Continues a paused transfer, from any thread.
    private func resumeLater() {
        session.loop.submit(.resume(self))
    }

    /// Called before libcurl is told to continue.
    func noteResumed() {
        isPaused = false
        if isFull { noteSign() }
        isFull = false
    }

    /// Returns the response to the caller, with a body that starts with the bytes so far.
    private func stream(_ start: ResponseStart) {
        let body = HTTPBody { writer in
            _ = writer.write(start.body)
            writer.onAbandon { [weak self] in self?.cancel() }
            self.writer = writer
        }
        give(.success(response(start, body)))
    }

    private func response(_ start: ResponseStart, _ body: HTTPBody) -> HTTPResponse {
        let body = ContentCoding.decode(body, of: start.head, at: request.place)
        return start.response(to: request, body)
    }

    /// Completes the response.
    func finish() {
        if let writer = writer.take() {
            writer.finish()
        } else if let start = start.take() {
            give(.success(response(start, HTTPBody(start.body))))
        } else {
            let error = NetworkError.connectionLost(
                reason: "the server closed it",
                at: request.place
            )
            give(.failure(error))
        }
    }

    /// Ends the transfer after it was cancelled.
    func drop() {
        writer.take()?.finish(throwing: CancellationError())
    }

    /// Ends the transfer with an error, unless it already failed with a more exact one.
    func fail(_ error: NetworkError) {
        let error = failure ?? error
        if let writer = writer.take() {
            writer.finish(throwing: error)
        } else if let start = start.take() {
            let body = HTTPBody(start.body, thenFailing: error)
            give(.success(response(start, body)))
        } else {
            give(.failure(error))
        }
    }
}
#endif
