/// How models read, and how their changes reach the main actor.
extension Store {
    /// Begins the first read of a model: no turn comes before ``endModelWork()``.
    ///
    /// Returns the version that the other models show, and whether there is no newer one.
    func beginModelRead() -> (version: RecordSource, isNewest: Bool) {
        screen.withLock { screen in
            screen.beginWork()
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
        screen.withLock { $0.endWork(count) }
        settleScreen()
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
        while let jobs = screen.withLock({ $0.takeJobs() }) {
            for job in jobs { job.run() }
            // Once for all of them, because it takes locks that the main actor waits for.
            let ended = jobs.count { $0.endsWork }
            if ended > 0 { endModelWork(ended) }
        }
    }

    /// Records that a publication has notified all readers.
    func noteAnnouncement() {
        published.withLock { $0.shown?.noteAnnouncement() }
        settleScreen()
    }

    /// Schedules a turn of the main actor if values were gathered, and all are of the newest version.
    func settleScreen() {
        guard published.withLock({ $0.shown?.isAnnounced ?? false }) else { return }
        var replaced: (RecordSource?, Any?)
        var waiters: [Screen.Waiter] = []
        let schedules = subscriptions.withLock { subscriptions in
            guard subscriptions.isSettled else { return false }
            return screen.withLock { screen in
                guard !screen.isBusy else { return false }
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

    /// Shows everything that is ready.
    @MainActor
    private func turn() {
        var previous: RecordSource?
        let changes = screen.withLock { screen in
            let changes = screen.turn()
            if changes.shown != nil {
                previous = published.withLock { $0.shown?.turn(newest: $0.source) } ?? nil
            }
            return changes
        }
        if previous != nil { releaseLater(&previous) }
        for show in changes.shown ?? [] { show() }
        for waiter in changes.waiters { waiter.resume() }
    }
}
