extension Store {
    /// What there is to do after unlocking.
    private struct Aftermath {
        /// The optimistic updates that failed.
        var failures: [(layer: Int, error: any Error)] = []
        /// How many records are different; `nil` when nothing was published.
        var changedCount: Int?
        /// What has been replaced, to be released outside the lock.
        var garbage: (base: RecordSource, view: RecordSource)?
        /// Optimistic updates that may have been taken off: their closures are released outside the
        /// lock, because they may hold objects of the app's.
        var layers: [StoreState.Layer] = []
        var leavesGarbage = false
        var hasInvalidations = false
        var isOverCeiling = false
        /// What updaters had logged.
        var events: [LogEvent] = []
    }

    /// After this many changed records it takes long to release those before.
    private static let manyRecords = 1_000

    /// Changes the base, and takes off an optimistic update in the same version.
    ///
    /// `operation` is whose response this is; it counts as written now. With `keepsUnretained` a query
    /// that isn't retained goes to the release buffer.
    ///
    /// - Throws: What `body` throws; ``StoreError/reset(definition:)`` when the store was reset
    ///   since `operation` was described; `CancellationError` when `permit` was revoked. Nothing
    ///   is changed then, and the layer stays.
    package func publish<Result>(
        for operation: OperationDescriptor? = nil,
        removingLayer layer: Int? = nil,
        keepsUnretained: Bool = false,
        permit: WritePermit? = nil,
        _ body: (inout StoreTransaction) throws -> Result
    ) throws -> Result {
        var after = Aftermath()
        // Asked for before locking, because the clock may be the app's.
        let now = operation.map { _ in options.now() }
        let result = try writer.withLock { state in
            try Self.check(operation, state)
            let before = state.contents
            after.layers = before.layers
            do {
                let (result, change) = try state.changeBase(symbols, body)
                _ = state.removeLayer(layer)
                try install(&state, change, permit, &after)
                note(operation, change, epoch: state.epoch, now, keepsUnretained: keepsUnretained)
                after.garbage?.base = before.base
                after.hasInvalidations = change.hasInvalidations
                after.events = change.events
                after.isOverCeiling = isOverCeiling(state)
                return result
            } catch {
                state.contents = before
                throw error
            }
        }
        finish(&after)
        return result
    }

    /// Lays an optimistic update over the base, and any base to come, until it is removed.
    ///
    /// - Throws: What `apply` throws the first time, and ``StoreError/reset(definition:)`` when
    ///   the store was reset since `operation` was described; the store is then as before.
    package func addLayer(
        for operation: OperationDescriptor? = nil,
        _ apply: @escaping (inout StoreTransaction) throws -> Void
    ) throws -> Int {
        var after = Aftermath()
        var own: (any Error)?
        let id = try writer.withLock { state in
            try Self.check(operation, state)
            let id = state.addLayer(apply)
            after.layers = state.layers
            try install(&state, StoreState.Change(), nil, &after, newLayer: id)
            let position = after.failures.firstIndex { $0.layer == id }
            own = position.map { after.failures.remove(at: $0).error }
            return id
        }
        finish(&after)
        if let own { throw own }
        return id
    }

    /// Takes off an optimistic update; others stay.
    package func removeLayer(_ id: Int) {
        var after = Aftermath()
        writer.withLock { state in
            after.layers = state.layers
            guard state.removeLayer(id) else { return }
            // Without a permit there is nobody to forbid it.
            try? install(&state, StoreState.Change(), nil, &after)
        }
        finish(&after)
    }

    private static func check(_ operation: OperationDescriptor?, _ state: StoreState) throws {
        guard let operation, operation.session != state.session else { return }
        throw StoreError.reset(definition: operation.request.name)
    }

    /// Publishes base and layers.
    private func install(
        _ state: inout StoreState,
        _ change: StoreState.Change,
        _ permit: WritePermit?,
        _ after: inout Aftermath,
        newLayer: Int? = nil
    ) throws {
        var changed = change.changed
        var view = state.base
        if !state.layers.isEmpty || !state.contents.overlaid.isEmpty {
            let overlay = state.overlay(symbols, source) { layer, events in
                // Later, when the update is applied again, they are no news.
                if layer == newLayer { after.events = events }
            } failed: {
                after.failures.append(($0, $1))
            }
            view = overlay.view
            changed += overlay.changed
        }
        let isDifferent = !changed.isEmpty || change.hasInvalidations
        if isDifferent { view.version = state.nextVersion() }
        func swap() -> RecordSource? {
            isDifferent ? published.withLock { take(&$0.source, view) } : nil
        }
        let old = if let permit { try permit.use(swap) } else { swap() }
        after.leavesGarbage = state.layers.isEmpty && state.needsCollection
        guard let old else { return }
        after.garbage = (RecordSource(), old)
        after.changedCount = changed.count
        changes.withLock { $0.add(&changed) }
    }

    /// Notes that an operation's data has come.
    private func note(
        _ operation: OperationDescriptor?,
        _ change: StoreState.Change,
        epoch: Int,
        _ now: ContinuousClock.Instant?,
        keepsUnretained: Bool
    ) {
        guard let operation, let now, let root = change.writtenRoot else { return }
        roots.withLock { roots in
            // Whoever retains nothing doesn't ask when it came, and a key takes long to hash.
            guard keepsUnretained || !roots.isEmpty else { return }
            roots.note(
                StoreRoots.Written(epoch: epoch, time: now),
                for: StoreRoots.Root(operation: operation, dataID: root),
                keepsUnretained: keepsUnretained
            )
        }
    }

    private func finish(_ after: inout Aftermath) {
        for failure in after.failures {
            log(.optimisticFail(message: describeForLog(failure.error)))
        }
        if let changed = after.changedCount {
            if changed > Self.manyRecords { releaseLater(&after.garbage) }
            log(.storePublish(changedRecords: changed))
            deliver()
        }
        for event in after.events { log(event) }
        if after.hasInvalidations {
            log(.storeInvalidate)
            notifyOfInvalidations()
        }
        if after.leavesGarbage { scheduleCollection() }
        if after.isOverCeiling { scheduleMeasuring() }
    }
}
