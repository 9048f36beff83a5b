extension Store {
    /// The number of times that a collection is restarted before it makes writers wait.
    private static let attemptLimit = 3

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
            let isPutOff = pace.withLock { pace in
                pace.noteStep(end - begun)
                return isLast && pace.end(at: end)
            }
            if !isLast { scheduleStep() } else if isPutOff { scheduleCollection() }
        }
    }

    /// Takes a step of a collection, and begins one first if none is under way.
    ///
    /// Returns whether the collection has ended.
    ///
    /// Only the last step makes writers wait. It is short unless the collection was disturbed too
    /// often and can't be put off; see ``CollectionPace``.
    package func collectStep() -> Bool {
        // The records that stale readers will read are unknown, so everything within their reach
        // would be kept.
        deliver()
        var stale = StaleReaders()
        let begun = log.begin
        let end = collection.withLock { current -> StepEnd in
            if current == nil { current = begin(attempt: 0, begun, &stale) }
            guard let isLast = current?.step() else { return .waiting }
            guard isLast, let finished = take(&current, nil) else { return .unfinished }
            let end = finish(finished)
            if case .disturbed = end, finished.attempt + 1 < Self.attemptLimit {
                current = begin(attempt: finished.attempt + 1, finished.begun, &stale)
            }
            return end
        }
        refresh(stale)
        switch end {
        case .unfinished: return false
        case .waiting: return true
        case .done(let outcome):
            finish(outcome)
            return true
        case .disturbed:
            log(.storeCollectInterrupt)
            guard collection.withLock({ $0 == nil }) else { return false }
            let (records, released) = possibleGarbage
            let isPutOff = pace.withLock { $0.putOff(records: records, released: released) }
            if !isPutOff { collectGarbage() }
            return true
        }
    }

    /// Drops the records that no root reaches and no live reader has read, now.
    ///
    /// Waits while optimistic updates are in force: what they hide may come back.
    package func collectGarbage() {
        deliver()
        var stale = StaleReaders()
        let begun = log.begin
        let outcome = writer.withLock { state -> Outcome? in
            guard canCollect(&state) else { return nil }
            var collection = roots.withLock { roots in
                subscriptions.withLock {
                    makeCollection(state, &roots, &$0, attempt: 0, begun, &stale)
                }
            }
            collection.markAll()
            let swept = collection.swept()
            return roots.withLock { roots in
                subscriptions.withLock { subscriptions in
                    if let outcome = install(swept, collection, &state, &roots, &subscriptions) {
                        return outcome
                    }
                    // Records that were retained or read meanwhile may not be marked. In that case
                    // everything is marked again, with writers waiting.
                    var collection = makeCollection(
                        state,
                        &roots,
                        &subscriptions,
                        attempt: 0,
                        begun,
                        &stale
                    )
                    collection.markAll()
                    let swept = collection.swept()
                    return install(swept, collection, &state, &roots, &subscriptions)
                }
            }
        }
        refresh(stale)
        if let outcome { finish(outcome) }
    }

    // MARK: - Parts

    private struct Outcome {
        let dropped: Int
        let kept: Int
        let begun: ContinuousClock.Instant?
        var old: RecordSource?
    }

    /// The result of a step.
    private enum StepEnd {
        case unfinished
        /// Optimistic updates are in force.
        case waiting
        /// Something changed meanwhile.
        case disturbed
        case done(Outcome)
    }

    private func canCollect(_ state: inout StoreState) -> Bool {
        state.needsCollection = !state.optimisticUpdates.isEmpty
        return state.optimisticUpdates.isEmpty
    }

    /// Begins a collection of the current base; `nil` while optimistic updates are in force.
    private func begin(
        attempt: Int,
        _ begun: ContinuousClock.Instant?,
        _ stale: inout StaleReaders
    ) -> GarbageCollection? {
        writer.withLock { state in
            guard canCollect(&state) else { return nil }
            return roots.withLock { roots in
                subscriptions.withLock {
                    makeCollection(state, &roots, &$0, attempt: attempt, begun, &stale)
                }
            }
        }
    }

    /// Appends the readers that it finds to be stale to `stale`, to be refreshed after unlocking.
    private func makeCollection(
        _ state: StoreState,
        _ roots: inout StoreRoots,
        _ subscriptions: inout StoreSubscriptions,
        attempt: Int,
        _ begun: ContinuousClock.Instant?,
        _ stale: inout StaleReaders
    ) -> GarbageCollection {
        markStale(&subscriptions, &stale)
        roots.noteCollection()
        return GarbageCollection(
            state.base,
            roots: roots.all,
            seen: subscriptions.seen,
            loaded: roots.loaded,
            unsettled: subscriptions.unsettled,
            // Any field of a root that was loaded is in use.
            rootReaders: roots.loaded.isEmpty ? subscriptions.operations(reading: .root) : nil,
            revision: .init(state, roots, subscriptions),
            attempt: attempt,
            begun: begun
        )
    }

    /// Publishes what a collection has left, unless something changed while it went on.
    private func finish(_ collection: GarbageCollection) -> StepEnd {
        let swept = collection.swept()
        return writer.withLock { state in
            guard canCollect(&state) else { return .waiting }
            let outcome = roots.withLock { roots in
                subscriptions.withLock { install(swept, collection, &state, &roots, &$0) }
            }
            return outcome.map { .done($0) } ?? .disturbed
        }
    }

    /// Puts the swept records in place; `nil` when something has changed since the collection
    /// began.
    private func install(
        _ swept: RecordSource,
        _ collection: GarbageCollection,
        _ state: inout StoreState,
        _ roots: inout StoreRoots,
        _ subscriptions: inout StoreSubscriptions
    ) -> Outcome? {
        guard collection.revision == .init(state, roots, subscriptions) else { return nil }
        roots.noteCollected()
        var swept = swept
        collection.addWithdrawals(of: state.base, to: &swept)
        let dropped = state.base.count - swept.count
        if dropped > 0 || Self.hasFewerFields(swept, than: state.base) {
            state.finishCollection(swept)
        } else {
            state.finishCollection(swept.invalidations)
        }
        subscriptions.noteRemoval()
        let (old, held) = published.withLock { published in
            let old = take(&published.source, swept)
            published.source.version = old.version
            published.source.collections = old.collections + 1
            return (old, Array(published.held.values) + (published.shown?.held ?? []))
        }
        // After the swap, because the version before may have been taken until then.
        state.forgetNames(symbols, neededBy: held) { needed in
            for root in roots.all { needed.insert(root.dataID) }
            for id in subscriptions.seen { needed.insert(id) }
            for id in heldIdentities.withLock({ Array($0.values.joined()) }) { needed.insert(id) }
        }
        return Outcome(dropped: dropped, kept: swept.count, begun: collection.begun, old: old)
    }

    /// Whether a collection has dropped fields of the root, which happens when it keeps them by key.
    private static func hasFewerFields(_ swept: RecordSource, than base: RecordSource) -> Bool {
        guard let before = base[.root], before.isKeyed, let after = swept[.root] else {
            return false
        }
        return after.keys.count < before.keys.count
    }

    private func finish(_ outcome: consuming Outcome) {
        releaseLater(&outcome.old)
        pace.withLock { $0.noteLeft(outcome.kept) }
        log(
            .storeCollect(droppedRecords: outcome.dropped, keptRecords: outcome.kept),
            since: outcome.begun
        )
    }
}
