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
        let (id, events) = subscriptions.withLock { subscriptions in
            let first = refresh(source)
            return (subscriptions.add(seen: first.seen, refresh: refresh), first.events)
        }
        for event in events { log(event) }
        return Disposable { [weak self] in
            _ = self?.subscriptions.withLock { $0.remove(id) }
        }
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
