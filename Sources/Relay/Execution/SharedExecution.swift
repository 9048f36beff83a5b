/// Work that several callers wait for: identical queries in flight are one execution.
///
/// A class because its callers share it. When the last of them gives up, the work is cancelled.
final class SharedExecution: Sendable {
    private struct State {
        var result: Result<ServerNotes, any Error>?
        var waiters: [Int: CheckedContinuation<ServerNotes, any Error>] = [:]
        var cancelled: Set<Int> = []
        /// The notes of the payloads that are in the store; `nil` before the first.
        var notes: ServerNotes?
        /// The callbacks of the waiters for the first payload.
        var onFirstPayload: [Int: @Sendable (ServerNotes) -> Void] = [:]
        var interested = 0
        /// The waiters that have joined and not left yet.
        var waiting: Set<Int> = []
        var nextWaiter = 0
        var task: Task<Void, Never>?
    }

    /// Says for whom the query was sent.
    let sender = SenderReport()
    private let state = Locked(State())

    /// Starts `work`.
    ///
    /// Calls `finished` when it has ended, before the waiters are resumed.
    func start(
        _ work: @escaping @Sendable () async throws -> ServerNotes,
        finished: @escaping @Sendable () -> Void
    ) {
        let task = Task {
            let result: Result<ServerNotes, any Error>
            do {
                result = .success(try await work())
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

    private func finish(_ result: Result<ServerNotes, any Error>) {
        let (waiters, unused) = state.withLock { state in
            state.result = result
            state.task = nil
            return (take(&state.waiters, [:]), take(&state.onFirstPayload, [:]))
        }
        sender.end()
        withExtendedLifetime(unused) {
            for waiter in waiters.values { waiter.resume(with: result) }
        }
    }

    /// Reports that a payload is in the store, with the notes of all payloads so far.
    func note(_ notes: ServerNotes) {
        let actions = state.withLock { state in
            state.notes = notes
            return take(&state.onFirstPayload, [:])
        }
        for action in actions.values { action(notes) }
    }

    /// The number of callers that have joined and not left.
    var callerCount: Int { state.withLock { $0.interested } }

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

    /// Counts a caller out that has joined and does not wait.
    func leave() {
        let task = state.withLock { state in
            state.interested -= 1
            return state.interested == 0 ? state.task : nil
        }
        task?.cancel()
    }

    /// Counts a waiter out, once.
    private func leave(_ id: Int) {
        typealias Callback = @Sendable (ServerNotes) -> Void
        let (task, unused) = state.withLock { state -> (Task<Void, Never>?, Callback?) in
            guard state.waiting.remove(id) != nil else { return (nil, nil) }
            let unused = state.onFirstPayload.removeValue(forKey: id)
            state.interested -= 1
            return (state.interested == 0 ? state.task : nil, unused)
        }
        withExtendedLifetime(unused) { task?.cancel() }
    }

    /// Waits for the end of the work, as a caller that has joined.
    ///
    /// `onFirstPayload` is called once the first payload is in the store, unless the caller is
    /// cancelled: at once for a caller that comes later. `begun` is given the number of the waiter
    /// for ``cancel(_:)``.
    ///
    /// - Throws: The error of the work; `CancellationError` at once when the caller is cancelled.
    func wait(
        onFirstPayload: @escaping @Sendable (ServerNotes) -> Void = { _ in },
        begun: (Int) -> Void = { _ in }
    ) async throws -> ServerNotes {
        let (id, notes) = state.withLock { state in
            state.nextWaiter += 1
            state.waiting.insert(state.nextWaiter)
            if state.notes == nil, state.result == nil {
                state.onFirstPayload[state.nextWaiter] = onFirstPayload
            }
            return (state.nextWaiter, state.notes)
        }
        defer { leave(id) }
        begun(id)
        if let notes { onFirstPayload(notes) }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<ServerNotes, any Error>? in
                    if let result = state.result { return result }
                    if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
                    state.waiters[id] = continuation
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// Ends the waiting of one waiter with `CancellationError`.
    func cancel(_ id: Int) {
        let waiter = state.withLock { state in
            let waiter = state.waiters.removeValue(forKey: id)
            if waiter == nil, state.waiting.contains(id) { state.cancelled.insert(id) }
            return waiter
        }
        // At once, so that nothing is written any more when cancelling has returned.
        leave(id)
        waiter?.resume(throwing: CancellationError())
    }
}
