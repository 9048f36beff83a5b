/// The end of a queued mutation, for the call that has queued it.
///
/// A class because the queue and the caller share it.
final class MutationOutcome: Sendable {
    private typealias Continuation = CheckedContinuation<any Sendable, any Error>

    private struct State {
        var result: Result<any Sendable, any Error>?
        var continuation: Continuation?
    }

    private let state = Locked(State())

    /// Ends the wait; further calls do nothing.
    func settle(_ result: Result<any Sendable, any Error>) {
        let continuation = state.withLock { state -> Continuation? in
            guard state.result == nil else { return nil }
            state.result = result
            return take(&state.continuation, nil)
        }
        continuation?.resume(with: result)
    }

    /// Returns the response of the mutation.
    ///
    /// May be called once.
    ///
    /// - Throws: How it has failed, or `CancellationError` when the task is cancelled; the mutation stays in the
    ///   queue then.
    func value() async throws -> any Sendable {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: Continuation) in
                let result = state.withLock { state in
                    if state.result == nil { state.continuation = continuation }
                    return state.result
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            settle(.failure(CancellationError()))
        }
    }
}
