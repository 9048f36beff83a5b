/// A state that is reached only while its lock is held.
///
/// A class because the state has identity: all who hold it share it.
package final class Locked<State>: @unchecked Sendable {  // because `lock` protects `state`.
    // Unchecked because the lock excludes what the check is for, and the check costs twice as much.
    @exclusivity(unchecked) private var state: State
    private let lock = Lock()

    package init(_ state: State) {
        self.state = state
    }

    /// Runs `body` with the state while holding the lock; not reentrant.
    package func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
}
