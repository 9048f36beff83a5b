extension RelayEnvironment {
    /// Keeps everything that a query selects in the store until the returned value is disposed of.
    ///
    /// Nothing is fetched. After the disposal, the data stays as long as the query is in the
    /// release buffer.
    public func retain<Query: GraphQLQuery>(_ query: Query) -> Disposable {
        store.retain(describe(query), from: .root)
    }

    /// Returns whether the data of a query, including that of its fragments, is in the store.
    ///
    /// Objects that the arguments of fields name by their keys are looked up, see
    /// <doc:IdentifyingObjects>.
    public func check<Query: GraphQLQuery>(_ query: Query) -> OperationAvailability {
        let operation = describe(query)
        store.resolveMissingFields(of: operation)
        return store.check(operation)
    }

    /// Collects garbage now: removes every record that no retained operation, operation in flight
    /// or observer needs.
    public func collectGarbage() {
        store.collectGarbage()
    }

    /// Removes all data that is not in use, including the release buffer.
    ///
    /// Call it when the system warns of low memory.
    public func releaseMemory() {
        store.releaseMemory()
    }

    /// Removes all data and ends all operations.
    ///
    /// Call it when a user logs out.
    ///
    /// Operations in flight are cancelled and throw ``StoreError/reset(definition:)``. Optimistic
    /// updates are rolled back. Sequences of observed queries throw the same error, and sequences
    /// of fragments finish. Once this method has returned, no earlier operation can write to the
    /// store, and references obtained before it can no longer be read.
    ///
    /// The network is reset as well: it drops cached answers, cookies and connections, and does not
    /// send earlier requests on behalf of the next user. Nothing else is needed for logging out.
    public func reset() {
        // Comes first, because observers may fetch again as soon as the reset notifies them.
        executor.endSession()
        store.reset()
        // Ends operations that started in between: they belong to the store's previous session.
        executor.endAll()
    }
}
