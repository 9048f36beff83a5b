extension Store {
    /// How far the records are invalidated now.
    package func invalidationState(of ids: [DataID]) -> InvalidationState {
        InvalidationState(ids, visibleSource, HeldIdentities(ids, in: heldIdentities))
    }

    /// How far the records of objects are invalidated now.
    ///
    /// Objects that the store doesn't know get an identity.
    package func invalidationState(of keys: [RecordKey]) -> InvalidationState {
        let source = visibleSource
        func identify(_ identities: inout Identities) -> [DataID] {
            keys.map { key in
                let known = identities.find(named: key, symbols, previous: { _ in nil }) {
                    source[$0] != nil
                }
                return known ?? identities.intern(key, symbols)
            }
        }
        if let updater {
            let ids = updater.change { identify(&$0.identities) }
            return invalidationState(of: ids)
        }
        return writer.withLock { state in
            let ids = identify(&state.identities)
            // Held before unlocking, because the next writer may forget what nothing needs.
            return InvalidationState(ids, self.source, HeldIdentities(ids, in: heldIdentities))
        }
    }

    /// Whether something of `state` has been invalidated since.
    package func isInvalidated(since state: InvalidationState) -> Bool {
        state.isInvalidated(by: visibleSource)
    }

    /// Calls `notify` whenever something is invalidated after which `state` is not as it was, and
    /// at once when it isn't already.
    ///
    /// It is called without any lock, and may be called once more while disposing of the
    /// subscription returns.
    package func subscribe(
        toInvalidationOf state: InvalidationState,
        _ notify: @escaping () -> Void
    ) -> Disposable {
        let id = invalidations.withLock { $0.add(state, notify) }
        if state.isInvalidated(by: source) { notify() }
        return Disposable { [weak self] in
            _ = self?.invalidations.withLock { $0.remove(id) }
        }
    }

    /// Calls `action` without any lock whenever something has been invalidated, until the result is disposed of.
    func observeInvalidations(_ action: @escaping @Sendable () -> Void) -> Disposable {
        let id = invalidations.withLock { $0.add(action) }
        return Disposable { [weak self] in
            // Released after unlocking.
            _ = self?.invalidations.withLock { $0.removeObserver(id) }
        }
    }

    /// Notifies the waiters of the invalidated records.
    func notify(of invalidated: InvalidatedRecords) {
        let current = source
        let (waiters, observers) = invalidations.withLock {
            ($0.waiters(for: invalidated), $0.observers)
        }
        for waiter in waiters where waiter.subject.isInvalidated(by: current) { waiter.notify() }
        for observer in observers { observer.notify() }
    }
}
