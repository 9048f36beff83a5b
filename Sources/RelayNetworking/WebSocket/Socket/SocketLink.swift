#if !canImport(Darwin)
import Foundation
import Relay

/// Connects the owner of a connection with its thread.
///
/// A class because both share it. Only the thread has the socket and the ``WebSocketSession``. It
/// receives commands from here, and stores received messages here.
final class SocketLink: Sendable {
    /// A command for the thread.
    enum Command {
        case send(WebSocketMessage)
        case close(code: Int, reason: String)
    }

    private struct State {
        var commands: [Command] = []
        var messages: [WebSocketMessage] = []
        var unread = 0
        var lastSign = ContinuousClock.now
        /// The bytes of messages that the thread has not taken.
        var queued = 0
        /// The bytes that the thread has taken and not sent.
        var unsent = 0
        var end: (any Error)?
        var opening: CheckedContinuation<String?, any Error>?
        var receiving: CheckedContinuation<[WebSocketMessage], any Error>?
    }

    /// The maximum number of buffered bytes before reading from the socket is paused.
    private static let unreadLimit = 1 << 20

    let waiter: SocketWaiter
    private let state = Locked(State())

    init(waiter: SocketWaiter) {
        self.waiter = waiter
    }

    // MARK: - For the owner

    /// Waits until the connection is open.
    ///
    /// `start` starts the thread.
    func open(start: () -> Void) async throws -> String? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { $0.opening = continuation }
                start()
            }
        } onCancel: {
            waiter.abort()
        }
    }

    func tell(_ command: Command) {
        state.withLock { state in
            state.commands.append(command)
            if case .send(let message) = command { state.queued += message.bytes.count }
        }
        waiter.wake()
    }

    func receive() async throws -> [WebSocketMessage] {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (result, isFull) = state.withLock { state in
                    if state.messages.isEmpty, state.end == nil, !Task.isCancelled {
                        precondition(state.receiving == nil, "Two tasks receive at once.")
                        state.receiving = continuation
                        return (nil as Result<[WebSocketMessage], any Error>?, false)
                    }
                    let isFull = state.unread >= Self.unreadLimit
                    return (Self.takeMessages(&state), isFull)
                }
                if let result { continuation.resume(with: result) }
                if isFull { waiter.wake() }
            }
        } onCancel: {
            let waiting = state.withLock { take(&$0.receiving, nil) }
            waiting?.resume(throwing: CancellationError())
        }
    }

    private static func takeMessages(_ state: inout State) -> Result<[WebSocketMessage], any Error>
    {
        state.unread = 0
        let messages = take(&state.messages, [])
        if !messages.isEmpty { return .success(messages) }
        return .failure(state.end ?? CancellationError())
    }

    /// The time of the last sign of life, which is now while messages wait to be received.
    var lastSign: ContinuousClock.Instant {
        state.withLock { $0.messages.isEmpty ? $0.lastSign : .now }
    }

    /// The number of bytes that wait to be sent.
    var unsentBytes: Int { state.withLock { $0.queued + $0.unsent } }

    // MARK: - For the thread

    /// Records how many bytes of the commands so far are left to send.
    func noteUnsent(_ count: Int) {
        state.withLock { $0.unsent = count }
    }

    /// Records a sign of life.
    func noteSign() {
        state.withLock { $0.lastSign = .now }
    }

    /// Whether the buffer is full.
    var isFull: Bool { state.withLock { $0.unread >= Self.unreadLimit } }

    func takeCommands() -> [Command] {
        state.withLock { state in
            state.unsent += take(&state.queued, 0)
            return take(&state.commands, [])
        }
    }

    func opened(subprotocol: String?) {
        let opening = state.withLock { take(&$0.opening, nil) }
        opening?.resume(returning: subprotocol)
    }

    func deliver(_ messages: [WebSocketMessage]) {
        guard !messages.isEmpty else { return }
        let receiving = state.withLock { state in
            state.messages += messages
            state.unread += messages.reduce(0) { $0 + $1.bytes.count + 64 }
            return state.receiving.take().map { ($0, Self.takeMessages(&state)) }
        }
        if let (continuation, result) = receiving { continuation.resume(with: result) }
    }

    /// Called last by the thread, when all resources of the connection are freed.
    func ended(_ error: any Error) {
        let (opening, receiving) = state.withLock { state in
            state.end = error
            return (state.opening.take(), state.receiving.take())
        }
        opening?.resume(throwing: error)
        receiving?.resume(throwing: error)
    }
}
#endif
