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
        let updater = updater
        let source = visibleSource
        if let invalidated = source.invalidations.store, written?.epoch ?? 0 <= invalidated {
            return .stale
        }
        // The records of a running updater have no version.
        let known =
            updater == nil
            ? availability.withLock {
                $0.answer(key, source, writtenAt: written?.epoch)
            } : nil
        let answer = known ?? check(operation, source, writtenAt: written?.epoch)
        if known == nil, updater == nil {
            availability.withLock { $0.note(answer, for: key, source) }
        }
        if answer.hasInvalidated { return .stale }
        if !answer.isComplete { return .missing }
        return isExpired ? .stale : .available(fetched: written?.time)
    }

    private func check(
        _ operation: OperationDescriptor,
        _ source: RecordSource,
        writtenAt epoch: Int?
    ) -> KnownAvailability.Answer {
        var checker = AvailabilityChecker(source: source, bound: operation.normalization)
        let isComplete = checker.check(root: .root, writtenAt: epoch)
        return .init(
            isComplete: isComplete,
            hasInvalidated: checker.hasInvalidated,
            epoch: epoch
        )
    }
}
