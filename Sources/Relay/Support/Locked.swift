/// A state that is accessible only while its lock is held.
///
/// A class because the state has identity: all owners share it.
package final class Locked<State>: @unchecked Sendable {  // because `lock` protects `state`.
    // Unchecked because the lock already prevents conflicting access, and the check would double
    // the cost.
    @exclusivity(unchecked) private var state: State
    private let lock = Lock()

    package init(_ state: State) {
        self.state = state
    }

    /// Calls `body` with the state while holding the lock.
    ///
    /// It is not reentrant.
    package func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
}
