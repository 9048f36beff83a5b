import Relay

/// A state whose changes other tasks can wait for.
///
/// A class because it has identity: tasks that change it share it with tasks that wait.
final class Watched<State: Sendable>: Sendable {
    private struct Content {
        var state: State
        /// Grows with each change.
        var revision = 0
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
        var lastWaiter = 0
        /// The tasks that are about to wait, and whether each was told not to.
        var beginning: [Int: Bool] = [:]
    }

    private let content: Locked<Content>

    init(_ state: State) {
        content = Locked(Content(state: state))
    }

    /// The state and the number of its revision.
    var current: (state: State, revision: Int) {
        content.withLock { ($0.state, $0.revision) }
    }

    /// Changes the state, and resumes the tasks that wait for a change.
    @discardableResult
    func change<Result>(_ body: (inout State) -> Result) -> Result {
        let (result, waiters) = content.withLock { content in
            let result = body(&content.state)
            content.revision += 1
            let waiters = content.waiters
            content.waiters = [:]
            return (result, waiters)
        }
        for waiter in waiters.values { waiter.resume() }
        return result
    }

    /// Waits until `find` returns a value for a state.
    ///
    /// `find` is called without any lock.
    ///
    /// The limit grows with the load of the machine, see ``sleepUnderLoad(for:)``.
    ///
    /// - Returns: The value; `nil` when the limit has passed or the task was cancelled.
    func wait<Found>(
        within limit: Duration,
        for find: (State) -> Found?
    ) async -> Found? {
        if let found = find(current.state) { return found }
        let isOver = Locked(false)
        let timer = Task { [weak self] in
            try await sleepUnderLoad(for: limit)
            isOver.withLock { $0 = true }
            // A change that changes nothing resumes the task below.
            self?.change { _ in }
        }
        defer { timer.cancel() }
        while true {
            let (state, revision) = current
            if let found = find(state) { return found }
            if Task.isCancelled || isOver.withLock({ $0 }) { return nil }
            await waitForChange(after: revision)
        }
    }

    private func waitForChange(after revision: Int) async {
        let id = content.withLock { content in
            content.lastWaiter += 1
            content.beginning[content.lastWaiter] = false
            return content.lastWaiter
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = content.withLock { content in
                    let isCancelled = content.beginning.removeValue(forKey: id) ?? true
                    if content.revision > revision || isCancelled { return true }
                    content.waiters[id] = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            giveUp(id)
        }
    }

    private func giveUp(_ id: Int) {
        let waiter = content.withLock { content in
            let waiter = content.waiters.removeValue(forKey: id)
            if content.beginning[id] != nil { content.beginning[id] = true }
            return waiter
        }
        waiter?.resume()
    }
}
