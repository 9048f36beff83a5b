extension Store {
    /// Reads and goes on reading whenever something that was read has changed.
    ///
    /// `refresh` is called first at once, then for each version that concerns it, in order, one
    /// call at a time; it must not call the store. There is no gap between the calls: no version
    /// is missed.
    package func subscribe<Output: FieldValue>(
        _ read: @escaping (RecordSource) -> Snapshot<Output>,
        _ refresh: @escaping (Snapshot<Output>) -> Bool
    ) -> Disposable {
        var log = ReadingLog()
        return subscribe { source in
            let snapshot = read(source)
            let hasChanged = refresh(snapshot)
            let events = log.events(of: snapshot.reading, hasChanged: hasChanged)
            return .init(seen: snapshot.reading.seen, hasChanged: hasChanged, events: events)
        }
    }

    /// The same for readers that read several definitions at once.
    func subscribe(
        _ refresh: @escaping (RecordSource) -> StoreSubscriptions.Refreshed
    ) -> Disposable {
        let reader = ClosureReader(refresh)
        return subscribe { (reader, reader.refresh($0)) }.subscription
    }

    /// The same for a reader that `begin` makes while it reads for the first time.
    func subscribe<Reader: StoreSubscriptions.Reader, Failure: Error>(
        _ begin: (RecordSource) throws(Failure) -> (Reader, StoreSubscriptions.Refreshed)
    ) throws(Failure) -> (reader: Reader, subscription: Disposable) {
        let (reader, first) = try subscriptions.withLock { subscriptions throws(Failure) in
            let (reader, first) = try begin(source)
            subscriptions.add(reader, seen: first.seen)
            return (reader, first)
        }
        for event in first.events { log(event) }
        return (reader, end(of: reader))
    }

    private func end(of reader: StoreSubscriptions.Reader) -> Disposable {
        Disposable { [weak self] in self?.subscriptions.withLock { $0.remove(reader) } }
    }

    func deliver() {
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

/// A reader that is a function.
private final class ClosureReader: StoreSubscriptions.Reader,
    @unchecked Sendable  // because `body` is called with the subscriptions' lock held.
{
    private let body: (RecordSource) -> StoreSubscriptions.Refreshed

    init(_ body: @escaping (RecordSource) -> StoreSubscriptions.Refreshed) {
        self.body = body
    }

    override func refresh(_ source: RecordSource) -> StoreSubscriptions.Refreshed {
        body(source)
    }
}
