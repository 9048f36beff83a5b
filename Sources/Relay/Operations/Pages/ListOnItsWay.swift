extension RelayEnvironment {
    /// Waits while the query of a list is in flight and has not brought the list, or not its end.
    ///
    /// A streamed list, for example, begins with its first rows, and its `pageInfo` comes last.
    ///
    /// - Throws: A ``StoreError`` if the reference comes from another environment or session, or
    ///   `CancellationError`.
    func waitForList<Fragment: RefetchableFragment>(of request: RefetchRequest<Fragment>)
        async throws
    {
        let owner = request.reference.owner
        let isOnItsWay: @Sendable () throws -> Bool = { [self] in
            let source = store.source
            try check(owner, Fragment.artifact, source)
            return executor.isInFlight(owner) && !request.connectionState(in: source).hasEnd
        }
        guard try isOnItsWay() else { return }
        let (changes, continuation) = AsyncStream<Void>.makeStream(
            bufferingPolicy: .bufferingNewest(1)
        )
        let holdings = Holdings()
        defer { holdings.dispose() }
        let changed: @Sendable () -> Void = { continuation.yield() }
        holdings.hold(
            store.subscribe(operations: [owner]) { [self] source in
                changed()
                guard source.session == owner.session else {
                    return .init(seen: [], hasChanged: false)
                }
                let reading = snapshot(request.reference, in: source).reading
                return .init(seen: reading.seen, hasChanged: false)
            }
        )
        holdings.hold(executor.observeFlights(of: owner, changed))
        holdings.hold(store.onReset(of: owner.session, changed))
        for await _ in changes {
            guard try isOnItsWay() else { return }
        }
        try Task.checkCancellation()
    }
}

extension ConnectionState {
    /// Whether the store has the list and knows where it ends.
    ///
    /// Until a streamed list has its `pageInfo`, there are no cursors.
    fileprivate var hasEnd: Bool {
        list != nil && (hasNextPage || hasPreviousPage || startCursor != nil || endCursor != nil)
    }
}
