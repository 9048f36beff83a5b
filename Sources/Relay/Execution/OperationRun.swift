/// An operation that is being run.
///
/// It ends when its caller cancels it, or when the session ends.
///
/// A class because it has identity: it is among those of its executor while it lasts.
final class OperationRun: Sendable {
    /// Leave to write what it receives.
    let permit = WritePermit()
    private let state = Locked(State())

    private struct State {
        var isOver = false
        var request: WatchedRequest?
        var cancel: (@Sendable () -> Void)?
    }

    /// Whether it was ended from outside.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// The request that the network executes; `nil` before and afterwards.
    var request: WatchedRequest? { state.withLock { $0.request } }

    /// Sets ``request``.
    func note(_ request: WatchedRequest?) {
        // Released after unlocking.
        _ = state.withLock { take(&$0.request, request) }
    }

    /// Ends it: nothing that it receives is written any more.
    func end() {
        permit.revoke()
        let cancel = state.withLock { state in
            state.isOver = true
            return take(&state.cancel, nil)
        }
        cancel?()
    }

    /// Does `work`, which is cancelled with the task that waits for it, and once this is over.
    ///
    /// - Throws: The error of `work`.
    func perform<Result: Sendable>(
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        // A task of its own, which can be cancelled when the one that waits is not; one for all
        // elements of a stream, because one for each took a twentieth of the time of an event.
        let task = Task { try await work() }
        let cancel: @Sendable () -> Void = { task.cancel() }
        let isOver = state.withLock { state in
            state.cancel = cancel
            return state.isOver
        }
        if isOver { task.cancel() }
        defer { _ = state.withLock { take(&$0.cancel, nil) } }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            permit.revoke()
            task.cancel()
        }
    }
}
