extension Store {
    /// Whether an operation can be answered without asking the server.
    ///
    /// In Relay's order: what was invalidated since it was written is stale whether or not it is
    /// complete; then what is incomplete is missing; then what was fetched too long ago is stale.
    package func check(_ operation: OperationDescriptor) -> OperationAvailability {
        examine(operation).availability
    }

    /// Looks up the state of an operation's data in the store.
    ///
    /// Data that was fetched longer than `maxAge` ago is too old, as is data of an unknown age.
    func examine(_ operation: OperationDescriptor, maxAge: Duration? = nil) -> StoredOperation {
        let key = StoreRoots.Key(operation: operation.identifier, dataID: .root)
        let (written, _, isTooOld) = age(of: operation, key, maxAge: maxAge)
        let updater = updater
        let source = visibleSource
        // The records of a running updater have no version.
        let known =
            updater == nil
            ? availability.withLock {
                $0.answer(key, source, writtenAt: written?.epoch)
            } : nil
        let answer = known ?? check(operation, source, writtenAt: written?.epoch)
        if known == nil, updater == nil {
            availability.withLock { $0.note(answer, for: key, source) }
            if answer.isComplete {
                followKeptLists(of: operation, key, writtenAt: written?.epoch)
            }
        }
        return StoredOperation(
            isComplete: answer.isComplete,
            isInvalidated: answer.hasInvalidated || isInvalidated(written, in: source),
            isTooOld: isTooOld,
            expiry: answer.expiry,
            isExpired: answer.expiry.map { $0 <= options.now() } ?? false,
            fetched: written?.time.instant
        )
    }

    /// Returns whether an operation's data has been invalidated or is too old.
    ///
    /// Its records are only looked at if some record of the store was invalidated, or can age.
    func isStale(_ operation: OperationDescriptor, maxAge: Duration?) -> Bool {
        let key = StoreRoots.Key(operation: operation.identifier, dataID: .root)
        let (written, _, isTooOld) = age(of: operation, key, maxAge: maxAge)
        let source = visibleSource
        if isTooOld || isInvalidated(written, in: source) { return true }
        guard source.hasAges || !source.invalidations.records.isEmpty else { return false }
        let stored = examine(operation)
        return stored.isInvalidated || stored.isExpired
    }

    /// Returns when an operation's data becomes stale by its age; `nil` for never.
    ///
    /// Its records are only looked at if some record of the store can age.
    func staleness(
        of operation: OperationDescriptor,
        maxAge: Duration?
    ) -> ContinuousClock.Instant? {
        let key = StoreRoots.Key(operation: operation.identifier, dataID: .root)
        let end = age(of: operation, key, maxAge: maxAge).end
        let expiry = visibleSource.hasAges ? examine(operation).expiry : nil
        return [end, expiry].compactMap { $0 }.min()
    }

    /// When an operation was written last; `nil` if that is unknown.
    func fetchTime(of operation: OperationDescriptor) -> ContinuousClock.Instant? {
        let key = StoreRoots.Key(operation: operation.identifier, dataID: .root)
        return roots.withLock { $0.written(key, operation) }?.time.instant
    }

    /// Returns when an operation was written, and when that is too long ago.
    private func age(
        of operation: OperationDescriptor,
        _ key: StoreRoots.Key,
        maxAge: Duration?
    ) -> (written: StoreRoots.Written?, end: ContinuousClock.Instant?, isTooOld: Bool) {
        let written = roots.withLock { $0.written(key, operation) }
        guard let age = [maxAge, options.queryCacheExpirationTime].compactMap({ $0 }).min() else {
            return (written, nil, false)
        }
        guard let written else { return (nil, nil, maxAge != nil) }
        let end = written.time.instant.advanced(by: age)
        return (written, end, end <= options.now())
    }

    /// Returns whether the whole store was invalidated after an operation was written.
    private func isInvalidated(_ written: StoreRoots.Written?, in source: RecordSource) -> Bool {
        guard let invalidated = source.invalidations.store else { return false }
        return written?.epoch ?? 0 <= invalidated
    }

    private func check(
        _ operation: OperationDescriptor,
        _ source: RecordSource,
        writtenAt epoch: Int?
    ) -> KnownAvailability.Answer {
        var checker = AvailabilityChecker(
            source: source,
            bound: operation.normalization,
            comparesForms: savedEpoch.map { epoch ?? 0 <= $0 } ?? false
        )
        let isComplete = checker.check(root: .root, writtenAt: epoch)
        return .init(
            isComplete: isComplete,
            hasInvalidated: checker.hasInvalidated,
            epoch: epoch,
            expiry: checker.expiry
        )
    }
}
