#if !canImport(Darwin)
import Foundation
import Relay

/// How the thread of a connection waits, and how others end its waiting.
///
/// A class because that thread and the connection's owner share it.
final class SocketWaiter: Sendable {
    private struct State {
        /// `nil` when the thread has ended.
        var waker: Waker?
        var isAborted = false
    }

    private let waker: Waker
    private let timeout: Duration
    private let state: Locked<State>

    /// A waiter; `timeout` is how long connecting may take, for errors.
    init(timeout: Duration) throws(WebSocketError) {
        let waker = try Waker()
        self.waker = waker
        self.timeout = timeout
        state = Locked(State(waker: waker))
    }

    /// Whether the connection is not wanted any more.
    var isAborted: Bool { state.withLock { $0.isAborted } }

    /// Ends the thread's waiting; from any thread, also when it has ended.
    func wake() {
        state.withLock { $0.waker?.wake() }
    }

    /// Tells the thread to end.
    func abort() {
        state.withLock { state in
            state.isAborted = true
            state.waker?.wake()
        }
    }

    /// Frees what waiting takes; the thread's last act.
    func close() {
        state.withLock { state in
            state.waker?.close()
            state.waker = nil
        }
    }

    /// Waits until `channel` is ready, somebody wakes us, or the deadline; what it is ready for.
    func poll(for events: Int32, on channel: Int32?, until deadline: ContinuousClock.Instant?)
        -> Int32
    {
        waker.wait(for: events, on: channel, until: deadline)
    }

    /// Waits as ``poll(for:on:until:)`` does while connecting.
    ///
    /// - Throws: As ``check(_:)``.
    func wait(
        for events: Int32,
        on channel: Int32?,
        until deadline: ContinuousClock.Instant
    ) throws -> Int32 {
        try check(deadline)
        let ready = poll(for: events, on: channel, until: deadline)
        try check(deadline)
        return ready
    }

    /// - Throws: `CancellationError` when the connection is not wanted any more,
    ///   ``WebSocketError/timedOut(after:)`` past the deadline.
    func check(_ deadline: ContinuousClock.Instant) throws {
        if isAborted { throw CancellationError() }
        if ContinuousClock.now >= deadline { throw WebSocketError.timedOut(after: timeout) }
    }
}
#endif
