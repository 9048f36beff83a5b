/// Work that several callers wait for: identical queries in flight are one execution.
///
/// A class because its callers share it. When the last of them gives up, the work is cancelled.
final class SharedExecution: Sendable {
    private struct State {
        var result: Result<Void, any Error>?
        var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
        var cancelled: Set<Int> = []
        /// Whether the first of several parts of the response is in the store.
        var hasFirstPart = false
        /// The callbacks of the waiters for the first part.
        var onFirstPart: [Int: @Sendable () -> Void] = [:]
        var interested = 0
        /// The waiters that have joined and not left yet.
        var waiting: Set<Int> = []
        var nextWaiter = 0
        var task: Task<Void, Never>?
    }

    private let state = Locked(State())

    /// Starts `work`.
    ///
    /// Calls `finished` when it has ended, before the waiters are resumed.
    func start(
        _ work: @escaping @Sendable () async throws -> Void,
        finished: @escaping @Sendable () -> Void
    ) {
        let task = Task {
            let result: Result<Void, any Error>
            do {
                try await work()
                result = .success(())
            } catch {
                result = .failure(error)
            }
            finished()
            self.finish(result)
        }
        let isUnwanted = state.withLock { state in
            state.task = task
            return state.interested == 0
        }
        if isUnwanted { task.cancel() }
    }

    private func finish(_ result: Result<Void, any Error>) {
        let (waiters, unused) = state.withLock { state in
            state.result = result
            state.task = nil
            return (take(&state.waiters, [:]), take(&state.onFirstPart, [:]))
        }
        withExtendedLifetime(unused) {
            for waiter in waiters.values { waiter.resume(with: result) }
        }
    }

    /// Reports that the first part of the response is in the store, and that more will come.
    func notePart() {
        let actions = state.withLock { state in
            state.hasFirstPart = true
            return take(&state.onFirstPart, [:])
        }
        for action in actions.values { action() }
    }

    /// Counts the caller in; `false` when the work has been cancelled or has ended already.
    func join() -> Bool {
        state.withLock { state in
            guard state.result == nil, state.task == nil || state.interested > 0 else {
                return false
            }
            state.interested += 1
            return true
        }
    }

    /// Counts a waiter out, once.
    private func leave(_ id: Int) {
        let (task, unused) = state.withLock { state -> (Task<Void, Never>?, (() -> Void)?) in
            guard state.waiting.remove(id) != nil else { return (nil, nil) }
            let unused = state.onFirstPart.removeValue(forKey: id)
            state.interested -= 1
            return (state.interested == 0 ? state.task : nil, unused)
        }
        withExtendedLifetime(unused) { task?.cancel() }
    }

    /// Waits for the end of the work, as a caller that has joined; `onFirstPart` is called when the
    /// response comes in parts and the first is in the store, unless the caller is cancelled.
    ///
    /// - Throws: The error of the work; `CancellationError` at once when the caller is cancelled.
    func wait(onFirstPart: @escaping @Sendable () -> Void = {}) async throws {
        let (id, hasFirstPart) = state.withLock { state in
            state.nextWaiter += 1
            state.waiting.insert(state.nextWaiter)
            if !state.hasFirstPart, state.result == nil {
                state.onFirstPart[state.nextWaiter] = onFirstPart
            }
            return (state.nextWaiter, state.hasFirstPart)
        }
        if hasFirstPart { onFirstPart() }
        defer { leave(id) }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Void, any Error>? in
                    if let result = state.result { return result }
                    if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
                    state.waiters[id] = continuation
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                let waiter = state.waiters.removeValue(forKey: id)
                if waiter == nil { state.cancelled.insert(id) }
                return waiter
            }
            // At once, so that nothing is written any more when cancelling has returned.
            leave(id)
            waiter?.resume(throwing: CancellationError())
        }
    }
}
