extension Store {
    /// Collects soon, once, however often it is called until then.
    ///
    /// See ``CollectionPace``. The app's clock isn't asked, because an updater may drop the last
    /// reference to an operation's data.
    func scheduleCollection() {
        let (records, released) = possibleGarbage
        let start = pace.withLock {
            $0.request(at: .now, records: records, released: released)
        }
        switch start {
        case .now: scheduleStep()
        case .already: break
        case .after(let duration, let rest):
            Task.detached { [weak self] in
                try? await Task.sleep(for: duration)
                guard let self, pace.withLock({ $0.endRest(rest) }) else { return }
                scheduleStep()
            }
        }
    }

    /// The number of records, and of those that forgotten operations have brought.
    private var possibleGarbage: (records: Int, released: Int) {
        (published.withLock { $0.source.count }, roots.withLock { $0.forgottenRecords })
    }

    private func scheduleStep() {
        options.schedule { [weak self] in
            guard let self else { return }
            let begun = ContinuousClock.now
            let isLast = collectStep()
            let end = ContinuousClock.now
            let isWanted = pace.withLock { pace in
                pace.noteStep(end - begun)
                return isLast && pace.end(at: end)
            }
            if !isLast { scheduleStep() } else if isWanted { scheduleCollection() }
        }
    }

    /// Takes a step of a collection, and begins one first if none is under way.
    ///
    /// Returns whether the collection has ended.
    ///
    /// Writers wait only at the end of the last step, while what has changed during the collection
    /// is marked.
    package func collectStep() -> Bool {
        // The records that stale readers will read are unknown, so everything within their reach
        // would be kept.
        deliver()
        var stale = StaleReaders()
        let begun = log.begin
        // Released after unlocking.
        var finished: GarbageCollection?
        let end = collection.withLock { current -> StepEnd in
            if current == nil { current = begin(begun, &stale) }
            guard let isLast = current?.step() else { return .waiting }
            guard isLast else { return .unfinished }
            finished = take(&current, nil)
            let end = finish(&finished, &stale)
            if case .reset = end { current = begin(begun, &stale) }
            return end
        }
        refresh(stale)
        switch end {
        case .unfinished: return false
        case .waiting: return true
        case .done(let outcome):
            finish(outcome)
            return true
        case .reset:
            log(.storeCollectInterrupt)
            return collection.withLock { $0 == nil }
        }
    }

    /// Drops the records that no root reaches and no live reader has read, now.
    ///
    /// Waits while optimistic updates are in force: what they hide may come back. Takes the place of
    /// a collection in steps that is under way.
    package func collectGarbage() {
        writer.checkThread()
        deliver()
        var stale = StaleReaders()
        let begun = log.begin
        // Released after unlocking.
        var replaced: GarbageCollection?
        var finished: [GarbageCollection?] = []
        let end = collection.withLock { current -> StepEnd in
            var end = StepEnd.reset
            while case .reset = end {
                var new = begin(begun, &stale)
                guard new != nil else { return .waiting }
                if current != nil { replaced = take(&current, nil) }
                new?.markAll()
                end = finish(&new, &stale)
                finished.append(new)
            }
            return end
        }
        refresh(stale)
        if case .done(let outcome) = end { finish(outcome) }
        withExtendedLifetime((replaced, finished)) {}
    }

    // MARK: - Parts

    private struct Outcome {
        let dropped: Int
        let kept: Int
        let begun: Moment?
        var old: RecordSource?
    }

    /// The result of a step.
    private enum StepEnd {
        case unfinished
        /// Optimistic updates are in force.
        case waiting
        /// The store was reset meanwhile.
        case reset
        case done(Outcome)
    }

    private func canCollect(_ state: inout StoreState) -> Bool {
        state.needsCollection = !state.optimisticUpdates.isEmpty
        return state.optimisticUpdates.isEmpty
    }

    /// Begins a collection of the current base; `nil` while optimistic updates are in force.
    ///
    /// Appends the readers that it finds to be stale to `stale`, to be refreshed after unlocking.
    private func begin(
        _ begun: Moment?,
        _ stale: inout StaleReaders
    ) -> GarbageCollection? {
        writer.withLock { state in
            guard canCollect(&state) else { return nil }
            return roots.withLock { roots in
                subscriptions.withLock { subscriptions in
                    markStale(&subscriptions, &stale)
                    roots.noteCollection()
                    // A collection that this one replaces has noted until now.
                    let readings = subscriptions.endNoting()
                    subscriptions.beginNoting()
                    let kept = roots.kept
                    var collection = GarbageCollection(
                        state.base,
                        symbols,
                        roots: roots.all,
                        seen: subscriptions.seen,
                        loaded: kept,
                        unsettled: subscriptions.unsettled,
                        // Any field of a root that was loaded is in use.
                        rootReaders: kept.isEmpty
                            ? subscriptions.operations(reading: .root) : nil,
                        begun: begun
                    )
                    collection.readings.append(readings)
                    return collection
                }
            }
        }
    }

    /// Has a collection that has marked everything catch up with what has changed meanwhile, and
    /// publishes what it has left.
    ///
    /// If much has changed, it marks that without the writer's lock first. Only what changes
    /// during that is marked while writers wait.
    private func finish(
        _ collection: inout GarbageCollection?,
        _ stale: inout StaleReaders
    ) -> StepEnd {
        guard var current = take(&collection, nil) else { return .waiting }
        // Outside of the lock, because it takes the longest.
        current.swept()
        var end: StepEnd?
        for round in 1... {
            let changes = tryToFinish(
                &current,
                isLast: round == Self.roundLimit,
                &stale,
                &end
            )
            guard let changes, end == nil else { break }
            current.catchUp(with: changes)
        }
        collection = current
        return end ?? .waiting
    }

    /// The number of times that a collection catches up before it makes writers wait however much
    /// has changed.
    private static let roundLimit = 4

    /// Publishes what a collection has left, if it can catch up soon.
    ///
    /// Returns what it must catch up with first otherwise.
    private func tryToFinish(
        _ collection: inout GarbageCollection,
        isLast: Bool,
        _ stale: inout StaleReaders,
        _ end: inout StepEnd?
    ) -> GarbageCollection.Changes? {
        writer.withLock { state in
            let isSame = state.session == collection.source.session
            guard canCollect(&state), isSame else {
                end = isSame ? .waiting : .reset
                collection.readings.append(subscriptions.withLock { $0.endNoting() })
                return nil
            }
            return roots.withLock { roots in
                subscriptions.withLock { subscriptions in
                    var changes = GarbageCollection.Changes(
                        base: state.base,
                        roots: roots.takeAdded()
                    )
                    subscriptions.addReadings(to: &changes)
                    guard isLast || collection.isLittle(changes) else { return changes }
                    // Only now, because their readers are not refreshed until the lock is free.
                    markStale(&subscriptions, &stale)
                    subscriptions.addUnsettled(to: &changes)
                    collection.catchUp(with: changes)
                    collection.readings.append(subscriptions.endNoting())
                    end = .done(install(&collection, &state, &roots, &subscriptions))
                    return nil
                }
            }
        }
    }

    /// Puts the swept records in place.
    private func install(
        _ collection: inout GarbageCollection,
        _ state: inout StoreState,
        _ roots: inout StoreRoots,
        _ subscriptions: inout StoreSubscriptions
    ) -> Outcome {
        roots.noteCollected()
        let swept = collection.swept()
        let dropped = state.base.count - swept.count
        if dropped > 0 || collection.hasDroppedFields {
            state.finishCollection(swept)
        } else {
            state.finishCollection(swept.invalidations)
        }
        state.followedLists.forgetLists(without: state.base)
        if !state.followedLists.isEmpty {
            let operations = roots.all.map(\.operation.request.name)
            state.followedLists.forgetSelections(ofAllBut: Set(operations))
        }
        subscriptions.noteRemoval()
        let (old, held) = published.withLock { published in
            let old = take(&published.source, swept)
            published.source.version = old.version
            published.source.collections = old.collections + 1
            return (old, Array(published.held.values) + (published.shown?.held ?? []))
        }
        // After the swap, because the version before may have been taken until then.
        let (changedFields, changedObjects) = laterWrites.withLock { (Array($0.keys), $0.ids) }
        let fields = roots.kept.rootFields + changedFields
        state.forgetNames(symbols, neededBy: held, keeping: fields) { needed in
            for root in roots.all { needed.insert(root.dataID) }
            for id in subscriptions.seen { needed.insert(id) }
            for id in changedObjects { needed.insert(id) }
            for id in heldIdentities.withLock({ Array($0.values.joined()) }) { needed.insert(id) }
        }
        return Outcome(dropped: dropped, kept: swept.count, begun: collection.begun, old: old)
    }

    private func finish(_ outcome: consuming Outcome) {
        releaseLater(&outcome.old)
        pace.withLock { $0.noteLeft(outcome.kept) }
        log(
            .storeCollect(droppedRecords: outcome.dropped, keptRecords: outcome.kept),
            since: outcome.begun
        )
        options.noteWrite?()
    }
}
