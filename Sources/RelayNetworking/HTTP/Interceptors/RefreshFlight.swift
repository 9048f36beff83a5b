import Relay

/// Coalesces refreshes: requests that need a refresh while one is running wait for it.
///
/// A class because these requests share it.
final class RefreshFlight: Sendable {
    private typealias Waiter = AsyncThrowingStream<Never, any Error>.Continuation

    private struct State {
        /// The number of completed refreshes.
        var generation = 0
        /// The error of the last refresh; `nil` if it succeeded.
        var lastError: (any Error)?
        /// The number of the running refresh; `nil` if none is running.
        var running: Int?
        var started = 0
        /// Ends the running refresh after its timeout.
        var timer: Task<Void, Never>?
        var waiters: [Waiter] = []
    }

    private let timeout: Duration
    private let state = Locked(State())

    init(timeout: Duration) {
        self.timeout = timeout
    }

    /// The number of completed refreshes.
    ///
    /// Read it before reading the token.
    var generation: Int { state.withLock { $0.generation } }

    /// Returns when a refresh has completed after `generation`, which may be the running one.
    ///
    /// - Throws: The error of that refresh, ``NetworkError/refreshTimedOut(after:at:)``, or
    ///   `CancellationError`. The refresh continues for the other requests.
    func refresh(
        since generation: Int,
        at place: NetworkError.Place,
        _ work: @escaping @Sendable () async throws -> Void
    ) async throws {
        let (stream, waiter) = AsyncThrowingStream<Never, any Error>.makeStream(
            bufferingPolicy: .bufferingOldest(1)
        )
        let (isDone, new) = try state.withLock { state throws -> (Bool, Int?) in
            guard state.generation == generation else {
                // A request that was rejected before the last refresh completed shares its result.
                if let error = state.lastError { throw error }
                return (true, nil)
            }
            state.waiters.append(waiter)
            guard state.running == nil else { return (false, nil) }
            state.started += 1
            state.running = state.started
            return (false, state.started)
        }
        if isDone { return }
        if let new { start(new, at: place, work) }
        for try await _ in stream {}
        try Task.checkCancellation()
    }

    private func start(
        _ id: Int,
        at place: NetworkError.Place,
        _ work: @escaping @Sendable () async throws -> Void
    ) {
        let timeout = timeout
        let task = Task {
            do {
                try await work()
                self.settle(id, nil)
            } catch {
                self.settle(id, error)
            }
        }
        let timer = Task {
            // A refresh that does not respond to its cancellation is abandoned.
            do { try await wait(for: timeout) } catch { return }
            if self.settle(id, NetworkError.refreshTimedOut(after: timeout, at: place)) {
                task.cancel()
            }
        }
        let isRunning = state.withLock { state in
            guard state.running == id else { return false }
            state.timer = timer
            return true
        }
        if !isRunning { timer.cancel() }
    }

    /// Resumes the waiting requests with the result of the refresh.
    ///
    /// Returns `false` if that has already happened.
    @discardableResult
    private func settle(_ id: Int, _ error: (any Error)?) -> Bool {
        typealias Settled = (waiters: [Waiter], timer: Task<Void, Never>?, previous: (any Error)?)
        let settled = state.withLock { state -> Settled? in
            guard state.running == id else { return nil }
            defer {
                state.running = nil
                state.generation += 1
                state.lastError = error
                state.waiters = []
            }
            return (state.waiters, state.timer.take(), state.lastError)
        }
        guard let settled else { return false }
        settled.timer?.cancel()
        for waiter in settled.waiters { waiter.finish(throwing: error) }
        return true
    }
}
