import Relay

/// Makes one refresh of many: who asks for one while it runs, waits for it.
///
/// A class because those who ask share it.
final class RefreshFlight: Sendable {
    private typealias Waiter = AsyncThrowingStream<Never, any Error>.Continuation

    private struct State {
        /// How many refreshes have ended.
        var generation = 0
        /// How the last of them ended.
        var lastError: (any Error)?
        /// Which refresh runs; `nil` when none does.
        var running: Int?
        var started = 0
        /// Ends the refresh that runs after its timeout.
        var timer: Task<Void, Never>?
        var waiters: [Waiter] = []
    }

    private let timeout: Duration
    private let state = Locked(State())

    init(timeout: Duration) {
        self.timeout = timeout
    }

    /// How many refreshes have ended; to be noted before the token is taken.
    var generation: Int { state.withLock { $0.generation } }

    /// Returns when there was a refresh since `generation`, as soon as the one that runs is done.
    ///
    /// - Throws: What the work of that refresh throws, ``NetworkError/refreshTimedOut(after:at:)``, or
    ///   `CancellationError`; the refresh goes on for the others.
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
                // Who was refused before the last refresh ended, shares how it ended.
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
            // A refresh that does not heed its cancellation is waited for no longer.
            do { try await Task.sleep(for: timeout) } catch { return }
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

    /// Tells who waits how the refresh ended; `false` when they know already.
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
