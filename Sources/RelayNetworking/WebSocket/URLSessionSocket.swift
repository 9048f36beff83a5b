import Foundation
import Relay

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// A WebSocket of a URLSession.
///
/// A class because the session and the owner share it. It is closed when its owner releases it.
final class URLSessionSocket: WebSocketConnection {
    private struct State {
        var opening: CheckedContinuation<Void, any Error>?
        var subprotocol: String?
        var isOpen = false
        var end: WebSocketError?
        /// The number of bytes that had been received at the last look, and the time at which a look
        /// found more of them.
        var bytes: Int64 = 0
        var lastSign = ContinuousClock.now
        var unsentBytes = 0
    }

    private let task: URLSessionWebSocketTask
    private let request: WebSocketRequest
    private let state = Locked(State())

    init(_ task: URLSessionWebSocketTask, _ request: WebSocketRequest) {
        self.task = task
        self.request = request
    }

    deinit {
        task.cancel(with: .goingAway, reason: nil)
    }

    var host: String? { request.url.host }
    var subprotocol: String? { state.withLock { $0.subprotocol } }

    func open() async throws {
        try await withCheckedThrowingContinuation { continuation in
            let end = state.withLock { state in
                if state.end == nil { state.opening = continuation }
                return state.end
            }
            if let end { continuation.resume(throwing: end) } else { task.resume() }
        }
    }

    func opened(subprotocol: String?) {
        let opening = state.withLock { state in
            state.subprotocol = subprotocol
            state.isOpen = true
            return take(&state.opening, nil)
        }
        opening?.resume()
    }

    /// Called when the session has ended the task with an error.
    ///
    /// `isUntrusted` is whether it was because the app has rejected the server's certificate.
    func failed(_ error: (any Error)?, isUntrusted: Bool = false) {
        end(isUntrusted ? .insecure(reason: Exchange.untrusted) : reason(for: error))
    }

    /// Ends the connection with an error, unless it has already ended.
    func end(_ reason: WebSocketError) {
        let opening = state.withLock { state in
            state.end = state.end ?? reason
            return take(&state.opening, nil)
        }
        opening?.resume(throwing: reason)
        task.cancel()
    }

    /// The time of the last look that found more bytes than the look before.
    var lastSign: ContinuousClock.Instant? {
        let bytes = task.countOfBytesReceived
        return state.withLock { state in
            if bytes != state.bytes { (state.bytes, state.lastSign) = (bytes, .now) }
            return state.lastSign
        }
    }

    var unsentBytes: Int { state.withLock { $0.unsentBytes } }

    func receive() async throws -> [WebSocketMessage] {
        // URLSession may call back twice when the connection ends during a read.
        let result = await firstCallback { task.receive(completionHandler: $0) }
        switch result {
        case .success(.data(let data)): return [WebSocketMessage(bytes: data, isText: false)]
        case .success(.string(let text)): return [WebSocketMessage(text)]
        case .success: return []
        case .failure(let error):
            let reason = reason(for: error)
            end(reason)
            throw state.withLock { $0.end } ?? reason
        }
    }

    func send(_ message: WebSocketMessage) {
        let content: URLSessionWebSocketTask.Message =
            message.isText
            ? .string(String(decoding: message.bytes, as: UTF8.self)) : .data(message.bytes)
        let count = message.bytes.count
        state.withLock { $0.unsentBytes += count }
        task.send(content) { [weak self] error in
            guard let self else { return }
            state.withLock { $0.unsentBytes -= count }
            if let error { end(reason(for: error)) }
        }
    }

    func close(code: Int, reason: String) {
        task.cancel(
            with: URLSessionWebSocketTask.CloseCode(rawValue: code) ?? .normalClosure,
            reason: Data(reason.utf8.prefix(123))
        )
        let (task, timeout) = (task, request.closeTimeout)
        Task {
            try await wait(for: timeout)
            task.cancel()
        }
    }

    private func reason(for error: (any Error)?) -> WebSocketError {
        if task.closeCode != .invalid {
            let reason = task.closeReason.map { String(decoding: $0, as: UTF8.self) }
            return .closed(code: task.closeCode.rawValue, reason: reason ?? "")
        }
        let isOpen = state.withLock { $0.isOpen }
        if !isOpen, let answer = task.response as? HTTPURLResponse, answer.statusCode != 101 {
            return .refused(
                status: answer.statusCode,
                retryAfter: answer.value(forHTTPHeaderField: "Retry-After"),
                excerpt: ""
            )
        }
        let text = error?.localizedDescription ?? "the server closed it"
        switch (error as? URLError)?.code {
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet:
            return .cannotConnect(reason: text)
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .clientCertificateRejected, .clientCertificateRequired,
            .appTransportSecurityRequiresSecureConnection:
            return .insecure(reason: text)
        case .timedOut: return .timedOut(after: request.timeout)
        case .dataLengthExceedsMaximum: return .messageTooLarge(limit: request.messageLimit)
        default: return isOpen ? .lost(reason: text) : .cannotConnect(reason: text)
        }
    }
}
