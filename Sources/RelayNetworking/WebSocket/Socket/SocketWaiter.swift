#if !canImport(Darwin)
import Foundation
import Relay

/// Lets the thread of a connection wait, and other threads wake it.
///
/// A class because that thread and the connection's owner share it.
final class SocketWaiter: Sendable {
    private struct State {
        /// The pipe that wakes the thread; `nil` after the thread has ended.
        var waker: Waker?
        var isAborted = false
    }

    private let waker: Waker
    private let timeout: Duration
    private let state: Locked<State>

    /// Creates a waiter.
    ///
    /// `timeout` is the time limit for connecting, for error messages.
    init(timeout: Duration) throws(WebSocketError) {
        let waker = try Waker()
        self.waker = waker
        self.timeout = timeout
        state = Locked(State(waker: waker))
    }

    /// Whether the connection was aborted.
    var isAborted: Bool { state.withLock { $0.isAborted } }

    /// Wakes the thread.
    ///
    /// May be called from any thread, even after the waiter was closed.
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

    /// Frees the resources.
    ///
    /// Called last by the thread.
    func close() {
        state.withLock { state in
            state.waker?.close()
            state.waker = nil
        }
    }

    /// Waits until `channel` is ready, the waiter is woken, or the deadline has passed.
    ///
    /// Returns the events for which the channel is ready.
    func poll(for events: Int32, on channel: Int32?, until deadline: ContinuousClock.Instant?)
        -> Int32
    {
        waker.wait(for: events, on: channel, until: deadline)
    }

    /// Waits like ``poll(for:on:until:)``, while connecting.
    ///
    /// - Throws: The errors of ``check(_:)``.
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

    /// - Throws: `CancellationError` if the connection was aborted,
    ///   ``WebSocketError/timedOut(after:)`` after the deadline.
    func check(_ deadline: ContinuousClock.Instant) throws {
        if isAborted { throw CancellationError() }
        if ContinuousClock.now >= deadline { throw WebSocketError.timedOut(after: timeout) }
    }
}
#endif
