/// The lock that a writer holds, and the state that it protects.
///
/// A class because all writers share the state. It differs from ``Locked`` in one way: an updater
/// that writes to its own environment would wait for itself, so the program stops with a sentence
/// that names the remedy.
package final class WriterLock: @unchecked Sendable {  // because `lock` protects `state`.
    // Unchecked as in `Locked`.
    @exclusivity(unchecked) private var state: StoreState
    private let lock = Lock()
    private let published: Locked<PublishedVersion>

    init(_ state: StoreState, _ published: Locked<PublishedVersion>) {
        self.state = state
        self.published = published
    }

    /// Runs `body` with the state while holding the lock; not reentrant.
    func withLock<Result, Failure: Error>(
        _ body: (inout StoreState) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if !lock.lockIfAvailable() { wait() }
        defer { lock.unlock() }
        if state.pendingIdentities != nil { state.restoreIdentities() }
        return try body(&state)
    }

    @inline(never)
    private func wait() {
        checkThread()
        lock.lock()
    }

    /// Checks that no updater runs on this thread, which would wait for itself.
    func checkThread() {
        // Only the writer sets `update`, so if it is this thread's now, it stays so.
        let update = published.withLock { $0.update }
        precondition(
            update?.thread != .current,
            "An updater can't write to its own environment, except through the store that it is "
                + "given. Change the records there, or call the environment after the updater has "
                + "returned."
        )
    }
}
