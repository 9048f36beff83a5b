/// The records of an environment, all versions of them that anybody holds, and who reads them.
///
/// A class because it is the one place where an environment's data changes.
///
/// Locks, in the order in which they may be taken: `writer` (held while a payload is normalised
/// or an updater runs), `roots`, `subscriptions` (held while readers of changed records read
/// anew), `changes`, `published` (held to copy or swap one value). Nothing is called that takes an
/// earlier one, and none is held across `await`.
package final class Store: Sendable {
    package let symbols = Symbols()
    let writer: Locked<StoreState>
    let published = Locked(RecordSource())
    let roots: Locked<StoreRoots>
    let subscriptions = Locked(StoreSubscriptions())
    private let changes = Locked<ContiguousArray<DataID>>([])
    let isCollectionScheduled = Locked(false)
    package let log: @Sendable (LogEvent) -> Void
    /// Runs work soon, elsewhere.
    let schedule: @Sendable (@escaping @Sendable () -> Void) -> Void

    package init(
        releaseBufferSize: Int = 10,
        schedule: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { work in
            Task.detached { work() }
        },
        log: @escaping @Sendable (LogEvent) -> Void = { _ in }
    ) {
        self.schedule = schedule
        writer = Locked(StoreState())
        roots = Locked(StoreRoots(bufferSize: releaseBufferSize))
        self.log = log
    }

    /// The newest version; never waits for a writer.
    package var source: RecordSource {
        published.withLock { $0 }
    }

    // MARK: - Writing

    /// Changes the base, and takes off an optimistic update in the same version.
    ///
    /// - Throws: What `body` throws; nothing is changed then, and the layer stays.
    package func publish<Result>(
        removingLayer layer: Int? = nil,
        _ body: (inout StoreTransaction) throws -> Result
    ) throws -> Result {
        var failures: [any Error] = []
        var old: RecordSource?
        var changedCount = 0
        var leavesGarbage = false
        let result = try writer.withLock { state in
            let (result, changed) = try state.changeBase(symbols, body)
            state.layers.removeAll { $0.id == layer }
            (old, changedCount) = swap(&state, changed) { failures.append($1) }
            leavesGarbage = state.layers.isEmpty && state.needsCollection
            return result
        }
        finish(old, changedCount, failures)
        if leavesGarbage { scheduleCollection() }
        return result
    }

    /// Lays an optimistic update over the base, and any base to come, until it is removed.
    ///
    /// - Throws: What `apply` throws the first time; the store is then as before.
    package func addLayer(
        _ apply: @escaping (inout StoreTransaction) throws -> Void
    ) throws -> Int {
        var failures: [any Error] = []
        var own: (any Error)?
        var old: RecordSource?
        var changedCount = 0
        let id = writer.withLock { state in
            let id = state.addLayer(apply)
            (old, changedCount) = swap(&state, []) { layer, error in
                if layer == id { own = error } else { failures.append(error) }
            }
            return id
        }
        finish(old, changedCount, failures)
        if let own { throw own }
        return id
    }

    /// Takes off an optimistic update; others stay.
    package func removeLayer(_ id: Int) {
        var failures: [any Error] = []
        var old: RecordSource?
        var changedCount = 0
        var leavesGarbage = false
        writer.withLock { state in
            guard state.layers.contains(where: { $0.id == id }) else { return }
            state.layers.removeAll { $0.id == id }
            (old, changedCount) = swap(&state, []) { failures.append($1) }
            leavesGarbage = state.layers.isEmpty && state.needsCollection
        }
        finish(old, changedCount, failures)
        if leavesGarbage { scheduleCollection() }
    }

    /// A record that nothing else stands for: the root of a mutation or of an event.
    package func makeLocalID() -> DataID {
        writer.withLock { $0.identities.makeLocal() }
    }

    /// The text that names a record: the server's id, or the place of an object without one.
    package func describe(_ id: DataID) -> String {
        writer.withLock { $0.identities.describe(id, symbols) }
    }

    /// Publishes base and layers; the version that this replaces, to be released outside the
    /// lock, and how many records are different.
    private func swap(
        _ state: inout StoreState,
        _ changed: ContiguousArray<DataID>,
        _ failed: (Int, any Error) -> Void
    ) -> (RecordSource?, Int) {
        var changed = changed
        var view = state.base
        if !state.layers.isEmpty || !state.overlaid.isEmpty {
            let overlay = state.overlay(symbols, failed)
            view = overlay.view
            changed += overlay.changed
        }
        guard !changed.isEmpty else { return (nil, 0) }
        let old = published.withLock { published in
            let old = published
            published = view
            return old
        }
        changes.withLock { $0 += changed }
        return (old, changed.count)
    }

    private func finish(_ old: RecordSource?, _ changed: Int, _ failures: [any Error]) {
        for failure in failures { log(.optimisticFail(message: String(describing: failure))) }
        guard old != nil else { return }
        log(.storePublish(changedRecords: changed))
        deliver()
    }

    // MARK: - Reading

    /// Reads and goes on reading whenever something that was read has changed.
    ///
    /// `refresh` is called first at once, then for each version that concerns it, in order, one
    /// call at a time; it must not call the store. There is no gap between the calls: no version
    /// is missed.
    package func subscribe<Output: FieldValue>(
        _ read: @escaping (RecordSource) -> Snapshot<Output>,
        _ refresh: @escaping (Snapshot<Output>) -> Bool
    ) -> Disposable {
        subscribe { source in
            let snapshot = read(source)
            let hasChanged = refresh(snapshot)
            return .init(seen: snapshot.seen, hasChanged: hasChanged, events: snapshot.events)
        }
    }

    /// The same for readers that read several definitions at once.
    func subscribe(
        _ refresh: @escaping (RecordSource) -> StoreSubscriptions.Refreshed
    ) -> Disposable {
        let (id, events) = subscriptions.withLock { subscriptions in
            let first = refresh(source)
            return (subscriptions.add(seen: first.seen, refresh: refresh), first.events)
        }
        for event in events { log(event) }
        return Disposable { [weak self] in
            _ = self?.subscriptions.withLock { $0.remove(id) }
        }
    }

    private func deliver() {
        logNotification(notifyReaders())
    }

    /// Lets the readers of what has changed read anew; how many did, and how many saw a change.
    func notifyReaders() -> StoreSubscriptions.Notified? {
        subscriptions.withLock { subscriptions in
            let changed = changes.withLock { take(&$0, []) }
            guard !changed.isEmpty, !subscriptions.isEmpty else { return nil }
            return subscriptions.notify(changed: changed, source: source)
        }
    }

    func logNotification(_ notified: StoreSubscriptions.Notified?) {
        guard let notified, notified.reread > 0 else { return }
        log(.storeNotify(reread: notified.reread, changed: notified.changed))
        for event in notified.events { log(event) }
    }
}
