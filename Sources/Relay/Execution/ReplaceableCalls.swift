/// Calls that the next call with the same key cancels.
///
/// A class because all calls of an environment share it.
final class ReplaceableCalls: Sendable {
    /// A call that is running.
    ///
    /// A class because a later call cancels it.
    final class Call: Sendable {
        private struct State {
            var isCancelled = false
            var cancel: (@Sendable () -> Void)?
        }

        private let state = Locked(State())

        fileprivate func cancel() {
            let cancel = state.withLock { state in
                state.isCancelled = true
                return take(&state.cancel, nil)
            }
            cancel?()
        }

        /// Waits for an execution that the caller has joined, unless the call is cancelled.
        ///
        /// - Throws: The error of the execution; `CancellationError` when the task or the call is
        ///   cancelled.
        func wait(for shared: SharedExecution) async throws -> ServerNotes {
            try await shared.wait(begun: { id in
                let leave: @Sendable () -> Void = { shared.cancel(id) }
                let isCancelled = state.withLock { state in
                    if !state.isCancelled { state.cancel = leave }
                    return state.isCancelled
                }
                if isCancelled { leave() }
            })
        }
    }

    private let calls = Locked<[String: Call]>([:])

    /// The number of calls that are running.
    var count: Int { calls.withLock { $0.count } }

    /// Registers a call.
    ///
    /// Returns an action that cancels the call before. Call it after the new one has joined its
    /// request, so that two identical calls share one.
    func begin(_ key: String) -> (call: Call, cancelPrevious: () -> Void) {
        let call = Call()
        let previous = calls.withLock { $0.updateValue(call, forKey: key) }
        return (call, { previous?.cancel() })
    }

    /// Cancels the call with a key, if there is one.
    func cancel(_ key: String) {
        calls.withLock { $0.removeValue(forKey: key) }?.cancel()
    }

    /// Forgets a call that has ended, unless another has taken its place.
    func end(_ call: Call, _ key: String) {
        // Released after unlocking.
        let ended = calls.withLock { calls in
            calls[key] === call ? calls.removeValue(forKey: key) : nil
        }
        withExtendedLifetime(ended) {}
    }
}
