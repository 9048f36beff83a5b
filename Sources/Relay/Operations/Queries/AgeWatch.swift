/// Watches for the moment at which observed data outlives its age, and for a response that renews it.
///
/// A class because its tasks and its owner share it.
final class AgeWatch: Sendable {
    private let store: Store
    private let expiry: @Sendable () -> ContinuousClock.Instant?
    private let notify: @Sendable () -> Void
    private let expired: @Sendable () -> Void
    private let state = Locked(State())

    /// The longest sleep before the time is looked at again.
    private static let longestSleep = Duration.seconds(86_400)

    private struct State {
        var isExpired = false
        var isOver = false
        /// When the data expires; kept after the task has woken.
        var deadline: ContinuousClock.Instant?
        var task: Task<Void, Never>?
        /// Waits for renewals while the data is expired.
        var renewals: Disposable?
    }

    /// Creates a watch, which calls `notify` without any lock when the data has expired, or was
    /// renewed after that.
    ///
    /// `expiry` returns when the data of the newest version expires; `nil` if it does not. `expired` is called after
    /// `notify` when the data has expired while it was watched.
    init(
        _ store: Store,
        expiry: @escaping @Sendable () -> ContinuousClock.Instant?,
        notify: @escaping @Sendable () -> Void,
        expired: @escaping @Sendable () -> Void = {}
    ) {
        self.store = store
        self.expiry = expiry
        self.notify = notify
        self.expired = expired
    }

    /// Looks when the data outlives its age, and waits for that.
    ///
    /// `isQuiet` if the caller notifies.
    func check(isQuiet: Bool = false) {
        let now = store.options.now()
        let expiry = expiry()
        let isExpired = expiry.map { $0 <= now } ?? false
        let deadline = isExpired ? nil : expiry
        let isWatched = state.withLock { !$0.isOver && $0.isExpired == isExpired }
        if isWatched, isExpired { return }
        let task = deadline.map { wait(for: min($0 - now, Self.longestSleep)) }
        let renewals =
            isExpired ? store.observeRenewals { [weak self] in self?.check() } : nil
        // Cancelled and released after unlocking.
        let (unwanted, hasChanged) = state.withLock { state -> (State, Bool) in
            var new = State()
            (new.deadline, new.task, new.renewals) = (deadline, task, renewals)
            let isWaiting = state.task != nil && state.deadline == deadline
            if state.isOver || isWaiting { return (new, false) }
            new.isExpired = isExpired
            let previous = take(&state, new)
            return (previous, previous.isExpired != isExpired)
        }
        unwanted.task?.cancel()
        unwanted.renewals?.dispose()
        guard hasChanged else { return }
        if !isQuiet { notify() }
        guard isExpired else { return }
        if let watched = unwanted.deadline, watched <= now { expired() }
        // A response may have come before renewals were observed.
        check()
    }

    private func wait(for duration: Duration) -> Task<Void, Never> {
        let sleep = store.options.sleep
        return Task { [weak self] in
            guard (try? await sleep(duration)) != nil, !Task.isCancelled else { return }
            self?.wake()
        }
    }

    private func wake() {
        // The task that has slept is over.
        let task = state.withLock { take(&$0.task, nil) }
        withExtendedLifetime(task) {}
        check()
    }

    /// Ends the watch.
    func end() {
        let state = state.withLock { state in
            var over = State()
            over.isOver = true
            return take(&state, over)
        }
        state.task?.cancel()
        state.renewals?.dispose()
    }
}
