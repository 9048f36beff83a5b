/// A query that is being observed: its newest data, the state of its requests, and the consumers
/// that wait for news.
///
/// A class because the store's notifications, the requests and the consumers share it. Data is
/// compared without the lock, by one thread at a time; that thread also publishes the news that
/// other threads bring in the meantime.
final class QueryObservation<Output: FieldValue>: Sendable {
    typealias State = QueryState<Output>

    let environment: RelayEnvironment
    let operation: OperationDescriptor
    let options: QueryOptions
    private let owner: OperationDescriptor
    private let state = Locked(State())
    private let holdings = Holdings()
    /// Set once, before anything is observed.
    private let age = Locked<AgeWatch?>(nil)

    init(
        _ environment: RelayEnvironment,
        _ operation: OperationDescriptor,
        _ options: QueryOptions
    ) {
        self.environment = environment
        self.operation = operation
        self.options = options
        // Retained before the references of the owner are, so that the query isn't forgotten when
        // the last of them is dropped.
        holdings.hold(environment.store.retain(operation, from: .root))
        owner = environment.store.owner(of: operation, from: .root)
    }

    private var store: Store { environment.store }

    /// Reads from the store, and asks the network if the policy says so.
    func begin() {
        let policy = options.fetchPolicy
        let age = AgeWatch(store) { [store, operation, options] in
            store.staleness(of: operation, maxAge: options.maxAge)
        } notify: { [weak self] in
            self?.checkStaleness()
        } expired: { [weak self] in
            self?.refetchExpired()
        }
        self.age.withLock { $0 = age }
        if policy.readsStoreFirst { store.resolveMissingFields(of: operation) }
        subscribe()
        let stored = policy.readsStoreFirst ? store.examine(operation, maxAge: options.maxAge) : nil
        let isAsking = state.withLock { $0.begin(options, stored) }
        let reset = store.onReset(of: operation.session) { [weak self] in self?.finish(.reset) }
        holdings.hold(reset)
        // A reset before that has notified no observer of this query.
        if operation.session != store.session { return finish(.reset) }
        if policy != .storeOnly {
            let gaps = environment.executor.observeRefetches { [weak self] in
                self?.refetch(after: $0)
            }
            holdings.hold(gaps)
        }
        let invalidations = store.observeInvalidations { [weak self] in
            // Only a response ends it.
            if let self, !state.withLock({ $0.isStale }) { checkStaleness() }
        }
        holdings.hold(invalidations)
        if isAsking {
            ask()
        } else {
            if stored?.isAvailable == true {
                store.log(.fetchFromStore(operation: operation.request.name))
            }
            if state.withLock({ $0.isFollowing }) { followStore() }
            publish()
        }
        if options.isPolling { resumePolling(asksNow: false) }
        if canAge(store.source) { age.check(isQuiet: true) }
        if let logged = store.logObservation(of: operation.request.name) { holdings.hold(logged) }
    }

    private func subscribe() {
        var log = ReadingLog()
        var kept: KeptValues?
        let subscription = store.subscribe(operations: [operation]) { [self] source in
            guard source.session == operation.session else {
                return .init(seen: [], hasChanged: false)
            }
            let snapshot: Snapshot<Output> = kept.reading { kept in
                environment.snapshot(owner, in: source, keeping: &kept)
            }
            if receive(snapshot) { followed(isChange: true) }
            let hasChanged = publish()
            if canAge(source) { checkAge() }
            let events = log.events(of: snapshot.reading, hasChanged: hasChanged)
            return .init(seen: snapshot.reading.seen, hasChanged: hasChanged, events: events)
        }
        holdings.hold(subscription)
    }

    // MARK: - Requests

    /// Asks the network, unless a request is running.
    func ask(isForced: Bool = false) {
        let isNew = state.withLock { $0.beginRequest() }
        publish()
        guard isNew else { return }
        var cacheConfig = options.networkConfig
        if isForced { cacheConfig.force = true }
        // Joined here, so that the request of another observation that ends now is not cancelled.
        let shared = environment.executor.join(operation, cacheConfig)
        let task = Task { await request(shared) }
        let isUnwanted = state.withLock { state in
            state.request = task
            return state.ending != nil
        }
        if isUnwanted { task.cancel() }
    }

    /// Asks the network again if the last request has failed.
    func retry() {
        let hasFailed = state.withLock { state in
            state.status.failure != nil
                || state.published.failure != nil && !state.published.isAwaited
        }
        if hasFailed { ask() }
    }

    /// Asks the network because the server may have newer data.
    ///
    /// The answer to one of the queries in flight may be older than that, and so may one that has just come.
    private func refetch(after inFlight: Set<RequestIdentifier>) {
        let isInFlight = inFlight.contains(operation.identifier)
        state.withLock { state in
            if isInFlight || state.isRequesting { state.needsAnotherRequest = true }
        }
        ask(isForced: true)
    }

    /// Asks the network because the data has outlived its age, if the app wants that.
    private func refetchExpired() {
        guard options.fetchPolicy != .storeOnly, environment.executor.refetches.contains(.expiry)
        else { return }
        ask(isForced: true)
    }

    private func request(_ shared: SharedExecution) async {
        await wait(for: shared)
        if state.withLock({ take(&$0.needsAnotherRequest, false) }) { ask(isForced: true) }
    }

    private func wait(for shared: SharedExecution) async {
        do {
            let notes = try await shared.wait { self.receive($0, isLast: false) }
            receive(notes, isLast: true)
        } catch {
            // Both at once, so that no consumer sees the failure without the stored data.
            let isFollowing = state.withLock { state in
                let previous = state.change { status in
                    status.failure = error
                    status.isLoading = false
                }
                return (previous, state.isFollowing)
            }.1
            if isFollowing { followStore() }
            publish()
        }
    }

    // MARK: - Following the store

    /// Delivers what other requests bring into the store, because the own one has failed, or there is none.
    private func followStore() {
        followed(isChange: false)
        guard state.withLock({ $0.isFollowing && $0.follower == nil }) else { return }
        let observer = store.observePublications { [weak self] _ in
            guard let self, state.withLock({ $0.isFollowing }) else { return }
            if options.fetchPolicy.readsStoreFirst { store.resolveMissingFields(of: operation) }
            followed(isChange: false)
            publish()
        }
        let isUnwanted = state.withLock { state in
            guard state.isFollowing, state.follower == nil else { return true }
            state.follower = observer
            return false
        }
        if isUnwanted { observer.dispose() }
        // For publications in between.
        followed(isChange: false)
    }

    /// Looks at the stored data after a failed request, or without one.
    private func followed(isChange: Bool) {
        // With the store alone, the live reader has read what concerns it.
        if !state.withLock({ $0.isStoreOnly }) { catchUp(with: store.source) }
        let stored = store.examine(operation, maxAge: options.maxAge)
        let ended = state.withLock { state -> Disposable? in
            _ = state.follow(stored, options, isChange: isChange)
            return state.isFollowing ? nil : take(&state.follower, nil)
        }
        ended?.dispose()
    }

    /// Reads a version, unless it or a newer one was read already.
    private func catchUp(with source: RecordSource) {
        guard operation.session == source.session else { return }
        // Another thread may still be about to read this version.
        let isKnown = state.withLock { $0.newest.map { $0.version >= source.version } ?? false }
        if !isKnown { receive(environment.snapshot(owner, root: .root, in: source)) }
    }

    /// Takes note of a payload, or of the end of a request, whose data is in the store.
    private func receive(_ notes: ServerNotes, isLast: Bool) {
        let source = store.source
        guard operation.session == source.session else { return }
        if canAge(source) { checkAge(isQuiet: true) }
        catchUp(with: source)
        let previous = state.withLock { $0.receive(notes, isLast: isLast) }
        withExtendedLifetime(previous) {}
        publish()
        state.withLock { take(&$0.follower, nil) }?.dispose()
    }

    // MARK: - Staleness

    /// Whether published data is stale now.
    private var isDataStale: Bool { store.isStale(operation, maxAge: options.maxAge) }

    /// Publishes that the data has become stale, or is not any more.
    private func checkStaleness() {
        let isStale = isDataStale
        let hasChanged = state.withLock { state in
            state.ending == nil && state.published.data != nil && state.isStale != isStale
        }
        guard hasChanged else { return }
        let previous = state.withLock { $0.change { _ in } }
        withExtendedLifetime(previous) {}
        publish()
    }

    /// Waits for responses that renew the data, while it is stale.
    private func watchRenewals() {
        let (isNeeded, unneeded) = state.withLock { state in
            state.isStale && state.ending == nil
                ? (state.renewals == nil, nil) : (false, take(&state.renewals, nil))
        }
        unneeded?.dispose()
        guard isNeeded else { return }
        let observer = store.observeRenewals { [weak self] in self?.checkStaleness() }
        let unwanted = state.withLock { state -> Disposable? in
            guard state.ending == nil, state.isStale, state.renewals == nil else { return observer }
            state.renewals = observer
            return nil
        }
        unwanted?.dispose()
    }

    /// Whether the data can become stale by its age alone.
    private func canAge(_ source: RecordSource) -> Bool {
        source.hasAges || options.maxAge != nil || store.options.queryCacheExpirationTime != nil
    }

    private func checkAge(isQuiet: Bool = false) {
        age.withLock { $0 }?.check(isQuiet: isQuiet)
    }

    // MARK: - Publishing

    /// Takes a reading, unless a newer one is known.
    ///
    /// Returns whether the last request has failed, so that the data may be delivered now.
    @discardableResult
    private func receive(_ snapshot: Snapshot<Output>) -> Bool {
        // Released after unlocking.
        let (previous, isFollowing) = state.withLock { ($0.receive(snapshot), $0.isFollowing) }
        withExtendedLifetime(previous) {}
        return isFollowing
    }

    /// Publishes the newest data and status.
    ///
    /// Returns whether this thread has published data that differs.
    @discardableResult
    private func publish() -> Bool {
        // Also without listeners: one that is added meanwhile must not be left behind.
        store.beginModelWork()
        defer { store.endModelWork() }
        var (hasNewData, hasPublished) = (false, false)
        while let turn = state.withLock({ $0.beginTurn() }) {
            let isDifferent =
                turn.candidate.map { value in
                    turn.data.map { !Output.areSame($0, value) } ?? true
                } ?? false
            hasNewData = hasNewData || isDifferent
            let isStale = (turn.candidate ?? turn.data) != nil && isDataStale
            let (before, waiters, listeners, now) = state.withLock { state in
                let (before, waiters) = state.end(turn, isDifferent: isDifferent, isStale: isStale)
                hasPublished = hasPublished || state.published.number > before.number
                let listeners = state.listeners
                return (before, waiters, listeners, listeners.isEmpty ? nil : state.published)
            }
            withExtendedLifetime(before) {
                for waiter in waiters { waiter.resume() }
            }
            if let now, now.number > before.number {
                for listener in listeners { listener.receive(now) }
            }
        }
        if hasPublished {
            // The same data may have been renewed, and that of fragments may have come.
            if canAge(store.source) { checkAge(isQuiet: true) }
            watchRenewals()
            // It may have changed since that was asked.
            checkStaleness()
        }
        return hasNewData
    }

    // MARK: - Consuming

    /// Calls a listener whenever something is published from now on.
    ///
    /// Returns the current state.
    func add(_ listener: any QueryListener<Output>) -> State.Published {
        state.withLock { state in
            state.listeners.append(listener)
            return state.published
        }
    }

    func remove(_ listener: any QueryListener<Output>) {
        // Released after unlocking.
        let removed = state.withLock { state in
            let position = state.listeners.firstIndex { $0 === listener }
            return position.map { state.listeners.remove(at: $0) }
        }
        withExtendedLifetime(removed) {}
    }

    /// The published state.
    var published: State.Published { state.withLock { $0.published } }

    /// Why the observation is over; `nil` if it is not.
    var ending: LiveQueryEnding? { state.withLock { $0.ending } }

    /// Returns the newest state as soon as its number is greater than `number`; `nil` if there will
    /// be none, or the task is cancelled.
    func next(after number: Int) async -> State.Published? {
        while !Task.isCancelled {
            let (published, isOver) = state.withLock { ($0.published, $0.ending != nil) }
            if published.number > number { return published }
            if isOver { return nil }
            await wait(after: number)
        }
        return nil
    }

    /// Waits until no request is running, or the task is cancelled.
    func settle() async {
        var number = 0
        while let published = await next(after: number) {
            if !state.withLock({ $0.isRequesting }), !published.status.isLoading { return }
            number = published.number
        }
    }

    private func wait(after number: Int) async {
        let id = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if state.published.number > number || state.ending != nil
                        || state.cancelledWaiters.contains(id)
                    {
                        return true
                    }
                    state.waiters[id] = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                state.cancelledWaiters.insert(id)
                return state.waiters.removeValue(forKey: id)
            }
            waiter?.resume()
        }
        _ = state.withLock { $0.cancelledWaiters.remove(id) }
    }

    // MARK: - Polling and ending

    /// Asks the network again and again, in the interval of the options.
    func resumePolling(asksNow: Bool) {
        guard let interval = options.cacheConfig.poll, options.isPolling else { return }
        let isIdle = state.withLock { $0.poller == nil && $0.ending == nil }
        guard isIdle else { return }
        let task = Task { [self] in
            if asksNow { ask(isForced: true) }
            while !Task.isCancelled {
                await settle()
                do { try await store.options.sleep(interval) } catch { return }
                if !Task.isCancelled { ask(isForced: true) }
            }
        }
        let isUnwanted = state.withLock { state in
            guard state.poller == nil, state.ending == nil else { return true }
            state.poller = task
            return false
        }
        if isUnwanted { task.cancel() }
    }

    func pausePolling() {
        state.withLock { take(&$0.poller, nil) }?.cancel()
    }

    /// Ends the observation and its request.
    ///
    /// After a reset there is no data any more.
    func finish(_ ending: LiveQueryEnding) {
        let name = operation.request.name
        guard let end = state.withLock({ $0.close(ending, operation: name) }) else { return }
        end.request?.cancel()
        end.poller?.cancel()
        end.follower?.dispose()
        end.renewals?.dispose()
        age.withLock { $0 }?.end()
        holdings.dispose()
        for waiter in end.waiters { waiter.resume() }
        let (listeners, published) = state.withLock { ($0.listeners, $0.published) }
        guard !listeners.isEmpty else { return }
        store.beginModelWork()
        for listener in listeners { listener.receive(published) }
        store.endModelWork()
    }
}

/// A model that shows an observed query.
///
/// It is called without any lock, on the thread that publishes, which has begun work for models.
protocol QueryListener<Output>: AnyObject, Sendable {
    associatedtype Output: FieldValue
    /// Takes a published state; one with a lower number may arrive late.
    func receive(_ published: QueryState<Output>.Published)
}
