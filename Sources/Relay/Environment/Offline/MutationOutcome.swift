/// The end of a queued mutation, for the call that has queued it.
///
/// A class because the queue and the caller share it.
final class MutationOutcome: Sendable {
    private typealias Continuation = CheckedContinuation<any Sendable, any Error>

    private struct State {
        var result: Result<any Sendable, any Error>?
        /// The error with which it ends, whatever its attempt says.
        var decided: (any Error)?
        var continuation: Continuation?
    }

    private let state = Locked(State())

    /// Has the mutation end with an error, also if its attempt ends otherwise before ``settle(_:)`` is called.
    func decide(_ error: any Error) {
        state.withLock { state in
            if state.decided == nil { state.decided = error }
        }
    }

    /// Ends the wait; further calls do nothing.
    func settle(_ result: Result<any Sendable, any Error>) {
        let (result, continuation) = state.withLock { state in
            guard state.result == nil else { return (result, nil as Continuation?) }
            let result = state.decided.map { .failure($0) } ?? result
            state.result = result
            return (result, take(&state.continuation, nil))
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
