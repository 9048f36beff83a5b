extension RelayEnvironment {
    /// Keeps all that a query selects in the store until the result is disposed of.
    ///
    /// Nothing is fetched. Afterwards the data stays while the release buffer has room.
    public func retain<Query: GraphQLQuery>(_ query: Query) -> Disposable {
        store.retain(describe(query), from: .root)
    }

    /// What the store has of a query, the fragments it spreads included.
    public func check<Query: GraphQLQuery>(_ query: Query) -> OperationAvailability {
        store.check(describe(query))
    }

    /// Drops now what nothing keeps: no retained operation, none in flight, nobody who observes.
    public func collectGarbage() {
        store.collectGarbage()
    }

    /// Drops all that is not in use, also what was kept in case it is asked for again.
    ///
    /// To be called when the system asks for memory.
    public func releaseMemory() {
        store.releaseMemory()
    }

    /// Forgets everything, for a user who logs out.
    ///
    /// Operations in flight end with ``StoreError/reset(definition:)``, and their requests are
    /// cancelled; optimistic updates are taken back. Sequences of observed queries end with the
    /// same error, those of fragments just end. When this returns, nothing that was begun before
    /// can write into the store any more, and references from before can't be read.
    ///
    /// The network is reset too: cached answers, cookies and connections are gone, and what was
    /// begun before is not sent for the next user. So this is all that a log-out calls.
    public func reset() {
        // First, because readers that are told of the reset may fetch again at once.
        executor.endSession()
        store.reset()
        // Those that began in between belong to the old session of the store.
        executor.endAll()
    }
}
