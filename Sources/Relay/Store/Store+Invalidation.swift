extension Store {
    /// How far the records are invalidated now.
    package func lookupInvalidationState(_ ids: [DataID]) -> InvalidationState {
        InvalidationState(ids, source.invalidations, HeldIdentities(ids, in: heldIdentities))
    }

    /// Whether something of `state` has been invalidated since.
    package func checkInvalidationState(_ state: InvalidationState) -> Bool {
        state.isInvalidated(by: source.invalidations)
    }

    /// Calls `told` whenever something is invalidated after which `state` is not as it was, and at
    /// once when it isn't already; it must not call the store.
    package func subscribe(
        toInvalidationOf state: InvalidationState,
        _ told: @escaping () -> Void
    ) -> Disposable {
        let id = invalidations.withLock { waiters in
            if state.isInvalidated(by: source.invalidations) { told() }
            return waiters.add(state, told)
        }
        return Disposable { [weak self] in
            _ = self?.invalidations.withLock { $0.remove(id) }
        }
    }

    func tellOfInvalidations() {
        invalidations.withLock { waiters in
            guard !waiters.isEmpty else { return }
            let current = source.invalidations
            waiters.tell { $0.isInvalidated(by: current) }
        }
    }
}
