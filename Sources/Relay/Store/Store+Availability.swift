extension Store {
    /// Whether an operation can be answered without asking the server.
    ///
    /// In Relay's order: what was invalidated since it was written is stale whether or not it is
    /// complete; then what is incomplete is missing; then what was fetched too long ago is stale.
    package func check(_ operation: OperationDescriptor) -> OperationAvailability {
        let key = StoreRoots.Key(operation: operation.identifier, dataID: .root)
        let now = options.now()
        let (written, isExpired) = roots.withLock { roots in
            let written = roots.written(key)
            return (written, roots.isExpired(written, now: now))
        }
        let source = visibleSource
        if let invalidated = source.invalidations.store, written?.epoch ?? 0 <= invalidated {
            return .stale
        }
        var checker = AvailabilityChecker(source: source, bound: operation.normalization)
        let isComplete = checker.check(root: .root, writtenAt: written?.epoch)
        if checker.hasInvalidated { return .stale }
        if !isComplete { return .missing }
        return isExpired ? .stale : .available(fetched: written?.time)
    }
}
