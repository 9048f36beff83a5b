#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How models read, and how their changes reach the main actor.
extension Store {
    /// Begins the first read of a model: no turn comes before ``endModelWork()``.
    ///
    /// Returns the version that the other models show, and whether there is no newer one.
    func beginModelRead() -> (version: RecordSource, isNewest: Bool) {
        screen.withLock { screen in
            screen.beginRead()
            return published.withLock { published in
                if published.shown == nil { published.shown = ShownVersions() }
                let shown = published.shown?.current
                return (shown ?? published.source, shown == nil)
            }
        }
    }

    /// Begins work on a model's value outside of the store's readers.
    func beginModelWork() {
        screen.withLock { $0.beginWork() }
    }

    /// Ends a piece of work; what was gathered may then be shown.
    func endModelWork() { endModelWork(1) }

    private func endModelWork(_ count: Int) {
        let isBusy = screen.withLock { screen in
            screen.endWork(count)
            return screen.isBusy(besides: 0)
        }
        // Otherwise the last work that ends does it.
        if !isBusy { settleScreen() }
    }

    /// Gathers a value for a model.
    ///
    /// The caller is a reader that is being refreshed, or calls ``endModelWork()`` afterwards.
    func gather(
        for model: AnyObject,
        number: Int = 0,
        _ show: @escaping Screen.Show
    ) {
        let replaced = screen.withLock { $0.gather(ObjectIdentifier(model), number, show) }
        withExtendedLifetime(replaced) {}
    }

    /// Calls `show` when the present session ends, in the turn in which all models show that, for a model that
    /// doesn't follow the store.
    @MainActor
    func showReset(
        in model: some AnyObject & Sendable,
        _ show: @escaping Screen.Show
    ) -> Disposable {
        let session = session
        // There are turns once a model has read.
        _ = beginModelRead()
        defer { doModelWork(endsWork: true) {} }
        let watch = onReset(of: session) { [weak self, weak model] in
            if let model { self?.gather(for: model, show) }
        }
        // A reset before that has not notified this model.
        if session != self.session { Task { show() } }
        return watch
    }

    /// Does work for a model on a background task, after the work that was added before.
    ///
    /// So the main actor never waits for the lock of the subscriptions, which is held while a large
    /// response looks for its readers. The task begins after the main actor's present job: while a
    /// view reads its models, a second thread on the same records would make each read twice as
    /// slow. With `endsWork`, the work ends with ``endModelWork()``.
    func doModelWork(endsWork: Bool = false, _ job: @escaping @Sendable () -> Void) {
        guard screen.withLock({ $0.add(.init(run: job, endsWork: endsWork)) }) else { return }
        Task { @MainActor [self] in
            Task.detached(priority: .userInitiated) { [self] in workForModels() }
        }
    }

    private func workForModels() {
        while let jobs = screen.withLock({ $0.takeJobs() }) { perform(jobs) }
    }

    private func perform(_ jobs: [Screen.Job]) {
        for job in jobs { job.run() }
        // Once for all of them, because it takes locks that the main actor waits for.
        let ended = jobs.count { $0.endsWork }
        if ended > 0 { endModelWork(ended) }
    }

    /// Records that a publication has notified all readers.
    func noteAnnouncement() {
        published.withLock { $0.shown?.noteAnnouncement() }
        settleScreen()
    }

    /// Schedules a turn of the main actor if values were gathered, and all are of the newest version.
    ///
    /// `begun` is how many models on this thread have begun work that the turn may precede.
    func settleScreen(begun: Int = 0) {
        guard published.withLock({ $0.shown?.isAnnounced ?? false }) else { return }
        var replaced: (RecordSource?, Any?)
        var waiters: [Screen.Waiter] = []
        let schedules = subscriptions.withLock { subscriptions in
            guard subscriptions.isSettled else { return false }
            return screen.withLock { screen in
                guard !screen.isBusy(besides: begun) else { return false }
                return published.withLock { published in
                    guard published.shown?.isAnnounced ?? false else { return false }
                    if screen.hasNothingToShow {
                        replaced.0 = published.shown?.catchUp()
                        waiters = screen.takeWaiters()
                        return false
                    }
                    let schedules: Bool
                    (schedules, replaced.1) = screen.makeReady()
                    replaced.0 = published.shown?.schedule(published.source)
                    return schedules
                }
            }
        }
        withExtendedLifetime(replaced.1) {}
        if replaced.0 != nil { releaseLater(&replaced.0) }
        if schedules { Task { @MainActor in turn() } }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until the models show everything that has been published.
    ///
    /// Without it, a request could end before the main actor's turn in which its data is shown.
    func waitUntilShown() async {
        await withCheckedContinuation { waiter in
            let hasModels = published.withLock { $0.shown != nil }
            guard hasModels else { return waiter.resume() }
            screen.withLock { $0.wait(waiter) }
            settleScreen()
        }
    }

    /// Whether a turn of the main actor has yet to show what was published.
    var isTurnDue: Bool { published.withLock { $0.shown?.current != nil } }

    /// Whether models have something to show: another version, or another state of the same one.
    private var hasMoreToShow: Bool {
        isTurnDue || screen.withLock { !$0.hasNothingToShow }
    }

    /// Shows a change that the main actor itself has made, before it returns to the caller.
    ///
    /// The work that models have left for the background task is done first. If another thread is
    /// reading, this waits for it, a frame at most, because models of two versions would be on screen
    /// otherwise. The next turn shows what is still being read then, and everything if models are
    /// being changed right now.
    @MainActor
    func showNow(begun: Int = 0) {
        guard hasMoreToShow else { return }
        let end = ContinuousClock.now + Self.longestWait
        while true {
            perform(screen.withLock { $0.takeWaitingJobs() })
            settleScreen(begun: begun)
            turn(begun: begun)
            let canWait = hasMoreToShow && !screen.withLock { $0.isShowing }
            guard canWait, ContinuousClock.now < end else { return }
            _ = sched_yield()
        }
    }

    /// Shows what a caller with this isolation has changed, if that is the main actor.
    func showNow(to isolation: (any Actor)?) {
        guard isolation === MainActor.shared else { return }
        MainActor.assumeIsolated { showNow() }
    }

    /// About as long as a frame.
    private static let longestWait = Duration.milliseconds(16)

    /// Returns the newest version for a model that has begun to read, and to which the version on
    /// screen is not enough.
    ///
    /// The other models show that version too, as after ``showNow()``.
    @MainActor
    func bringTurnForward() -> RecordSource {
        showNow(begun: 1)
        return source
    }

    /// Shows everything that is ready.
    @MainActor
    private func turn(begun: Int = 0) {
        var previous: RecordSource?
        let changes = screen.withLock { screen in
            let changes = screen.turn(begun: begun)
            if changes.shown != nil {
                previous = published.withLock { $0.shown?.turn(newest: $0.source) } ?? nil
            }
            return changes
        }
        if previous != nil { releaseLater(&previous) }
        if let shown = changes.shown {
            for show in shown { show() }
            screen.withLock { $0.endTurn() }
        }
        for waiter in changes.waiters { waiter.resume() }
        if changes.isPutOff { settleScreen() }
    }
}
