extension Store {
    /// Reads once, and again whenever something that was read has changed.
    ///
    /// Calls `deliver` at once with the first result, then with the result of each refresh: one call
    /// at a time, in the order of the versions. The newest version is always delivered; versions
    /// that follow each other quickly may be delivered as one. Both closures are called without any
    /// lock, so they may call the store, and one more call may be under way when disposing of the
    /// subscription returns.
    ///
    /// `operations` are those whose fields `read` reads, if that is known.
    package func subscribe<Output: FieldValue>(
        operations: [OperationDescriptor]? = nil,
        _ read: @escaping (RecordSource) -> Snapshot<Output>,
        _ deliver: @escaping (Snapshot<Output>) -> Bool
    ) -> Disposable {
        var log = ReadingLog()
        return subscribe(operations: operations) { source in
            let snapshot = read(source)
            let hasChanged = deliver(snapshot)
            let events = log.events(of: snapshot.reading, hasChanged: hasChanged)
            return .init(seen: snapshot.reading.seen, hasChanged: hasChanged, events: events)
        }
    }

    /// Subscribes a reader that reads several definitions at once.
    func subscribe(
        operations: [OperationDescriptor]? = nil,
        _ refresh: @escaping (RecordSource) -> StoreSubscriptions.Refreshed
    ) -> Disposable {
        let reader = ClosureReader(operations, refresh)
        return subscribe { (reader, reader.refresh($0)) }.subscription
    }

    /// Subscribes a reader that `begin` creates by reading for the first time.
    func subscribe<Reader: StoreSubscriptions.Reader, Failure: Error>(
        _ begin: (RecordSource) throws(Failure) -> (Reader, StoreSubscriptions.Refreshed)
    ) throws(Failure) -> (reader: Reader, subscription: Disposable) {
        let round = subscriptions.withLock { $0.round }
        let source = source
        let (reader, first) = try begin(source)
        let isStale = subscriptions.withLock {
            $0.add(reader, seen: first.seen, since: round, version: source.version)
        }
        for event in first.events { logRead(event) }
        watch(reader, first, source.version)
        if isStale { refresh([reader]) }
        return (reader, end(of: reader))
    }

    private func end(of reader: StoreSubscriptions.Reader) -> Disposable {
        Disposable { [weak self] in
            guard let self else { return }
            let number = subscriptions.withLock { $0.remove(reader) }
            if number > 0 { watchers.forEach { $0.watchEnd(ofReader: number) } }
        }
    }

    /// Tells watchers what a reader has read.
    @inline(__always)
    private func watch(
        _ reader: StoreSubscriptions.Reader,
        _ refreshed: StoreSubscriptions.Refreshed,
        _ version: Int
    ) {
        guard watchers.isWatched else { return }
        let number = subscriptions.withLock { $0.number(of: reader) }
        guard number > 0 else { return }
        let reading = WatchedReading(
            reader: number,
            subject: reader.subject,
            seen: refreshed.seen,
            version: version,
            hasChanged: refreshed.hasChanged
        )
        watchers.forEach { $0.watch(reading) }
    }

    /// Refreshes the readers of all records that have changed since this was last called.
    ///
    /// `transactionID` is that of the execution that published the last change.
    func deliver(from transactionID: String? = nil) {
        // Without ``StaleReaders``: to make them takes longer than to find one reader.
        var changes = PublishedChanges()
        let readers = subscriptions.withLock { subscriptions in
            changes = self.changes.withLock { take(&$0, PublishedChanges()) }
            return changes.isEmpty ? [] : subscriptions.markStale(changes)
        }
        release(&changes)
        refresh(readers, transactionID)
    }

    /// Refreshes all readers, because everything has changed in `version`.
    func deliverReset(to version: Int) {
        // The changes before concern no reader any more.
        let changes = changes.withLock { take(&$0, PublishedChanges()) }
        let stale = subscriptions.withLock { $0.markAllStale(before: version) }
        refresh(stale.readers)
        withExtendedLifetime((changes, stale.forgotten)) {}
    }

    /// Readers to be refreshed after unlocking, and the changes that made them stale.
    struct StaleReaders: ~Copyable {
        /// In the order in which they subscribed.
        fileprivate var readers: [StoreSubscriptions.Reader] = []
        /// Held until after unlocking, because releasing a version may take long.
        fileprivate var changes: [PublishedChanges] = []

        fileprivate var isEmpty: Bool { readers.isEmpty && changes.isEmpty }
    }

    /// Marks the readers of changed fields stale, and adds them to `stale`.
    ///
    /// The caller must ``refresh(_:)`` them after unlocking.
    func markStale(_ subscriptions: inout StoreSubscriptions, _ stale: inout StaleReaders) {
        mark(changes.withLock { take(&$0, PublishedChanges()) }, in: &subscriptions, &stale)
    }

    private func mark(
        _ changes: PublishedChanges,
        in subscriptions: inout StoreSubscriptions,
        _ stale: inout StaleReaders
    ) {
        guard !changes.isEmpty else { return }
        stale.readers += subscriptions.markStale(changes)
        stale.changes.append(changes)
    }

    /// Refreshes readers that were stale when their changes were noted.
    func refresh(_ stale: consuming StaleReaders) {
        for index in stale.changes.indices { release(&stale.changes[index]) }
        refresh(stale.readers)
    }

    /// Releases the version before changes whose readers are marked as stale, without any lock.
    ///
    /// Not the version after, because that is the current one: the background task might be its last
    /// owner.
    private func release(_ changes: inout PublishedChanges) {
        var before = changes.takeBefore()
        if changes.ids.count > Self.manyRecords { releaseLater(&before) }
    }

    /// Refreshes those of the readers that are still stale, on this thread and without any lock.
    ///
    /// A reader that another thread is refreshing is left to that thread, which reads once more
    /// when the reader became stale meanwhile.
    func refresh(_ readers: [StoreSubscriptions.Reader], _ transactionID: String? = nil) {
        guard !readers.isEmpty else { return }
        let begun = log.begin
        var (reread, changed) = (0, 0)
        var events: [LogEvent] = []
        var others = StaleReaders()
        for reader in readers {
            var claim = subscriptions.withLock { $0.beginRefresh(of: reader) }
            while var claimed = claim {
                let source =
                    claimed.keepsParts ? beginReading(reader, &claimed, &others) : self.source
                let refreshed = reader.refresh(source)
                claim = subscriptions.withLock {
                    $0.endRefresh(
                        of: reader,
                        seen: refreshed.seen,
                        since: claimed,
                        version: source.version
                    )
                }
                reread += 1
                watch(reader, refreshed, source.version)
                if refreshed.hasChanged { changed += 1 }
                if !refreshed.events.isEmpty { events += refreshed.events }
            }
        }
        // Those that nothing reads any more may have been the last that were not settled.
        guard reread > 0 else { return settleScreen() }
        if log.isActive {
            log(.storeNotify(reread: reread, changed: changed), of: transactionID, since: begun)
            for event in events { log(event, of: transactionID) }
        }
        settleScreen()
        if !others.isEmpty { refresh(others) }
    }

    /// Returns the newest version for a reader that keeps chunks of lists, and marks those of its
    /// chunks that have changed up to that version.
    ///
    /// Adds the readers whose records have changed in the meantime to `others`.
    private func beginReading(
        _ reader: StoreSubscriptions.Reader,
        _ claim: inout StoreSubscriptions.Claim,
        _ others: inout StaleReaders
    ) -> RecordSource {
        subscriptions.withLock { subscriptions in
            // Both at once: a version is published, and its changes added, under this lock.
            let (source, changes) = changes.withLock { changes in
                (self.source, take(&changes, PublishedChanges()))
            }
            mark(changes, in: &subscriptions, &others)
            subscriptions.beginReading(reader, &claim)
            return source
        }
    }

    /// Has one reader read again, because something other than a record has changed.
    func refresh(_ reader: StoreSubscriptions.Reader) {
        subscriptions.withLock { $0.markStale(reader) }
        refresh([reader])
    }
}

/// A reader that is a function.
private final class ClosureReader: StoreSubscriptions.Reader,
    @unchecked Sendable  // because one thread at a time refreshes a reader.
{
    private let body: (RecordSource) -> StoreSubscriptions.Refreshed
    private let known: [OperationDescriptor]?

    init(
        _ operations: [OperationDescriptor]?,
        _ body: @escaping (RecordSource) -> StoreSubscriptions.Refreshed
    ) {
        self.body = body
        known = operations
    }

    override var operations: [OperationDescriptor]? { known }

    override func refresh(_ source: RecordSource) -> StoreSubscriptions.Refreshed {
        body(source)
    }
}
