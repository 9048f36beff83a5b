extension RelayEnvironment {
    /// Keeps everything that a query selects in the store until the returned value is disposed of.
    ///
    /// Nothing is fetched. After the disposal, the data stays as long as the query is in the
    /// release buffer.
    public func retain<Query: GraphQLQuery>(_ query: Query) -> Disposable {
        let operation = describe(query)
        // Otherwise a field that only retained queries select seems to be a mistake of an updater.
        _ = operation.normalization
        return store.retain(operation, from: .root)
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

    /// Returns when the first of a query's fields outlives its age, by the clock of ``Options/now``.
    ///
    /// It is `nil` if no field of it ages, or not all of its data is in the store. A time in the past means that the data
    /// is stale. An app can fetch in the background before that; see <doc:KeepingDataFresh>.
    public func earliestExpiry<Query: GraphQLQuery>(
        of query: Query
    ) -> ContinuousClock.Instant? {
        let stored = store.examine(describe(query))
        return stored.isComplete ? stored.expiry : nil
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
    /// Once this method has been called, no earlier operation is sent any more, from no queue, poll or
    /// refetch. An operation that another task begins before the data is removed belongs to the previous
    /// session, and throws ``StoreError/reset(definition:)`` without being sent. Operations that observers
    /// begin when they are notified of the reset belong to the new session.
    ///
    /// The network is reset as well: it drops cached answers, cookies and connections, and does not
    /// send earlier requests on behalf of the next user. Nothing else is needed for logging out.
    ///
    /// Queued mutations are removed from their storage. With `keepsQueuedMutations` they stay there, and are sent
    /// when an environment is created for the same account again, or when this one queues another mutation.
    ///
    /// When it returns to code that is isolated to the main actor, no model has data any more, unless
    /// another thread is reading some of them at this moment. From elsewhere, models change in the next
    /// turn of the main actor.
    public func reset(
        keepsQueuedMutations: Bool = false,
        isolation: (any Actor)? = #isolation
    ) {
        // Comes first, because observers may fetch again as soon as the reset notifies them.
        offline.pause()
        executor.end(session: store.session)
        executor.resetNetwork()
        let session = store.reset()
        // Those of another reset's session that began at the same time.
        executor.end(session: session - 1)
        keeper?.erase(store)
        offline.reset(to: session, keepsQueued: keepsQueuedMutations)
        store.showNow(to: isolation)
    }

    /// Returns when everything that was published before this call is in the storage, and would survive that
    /// the device loses power.
    ///
    /// There is no need to call it: changes are written by themselves, soon. Returns at once if the environment
    /// has no ``Options/persistence``.
    ///
    /// - Throws: A ``StorageError`` if the storage can't be used, or the error of ``Persistence/seal``. The
    ///   storage has an earlier version then, and the environment tries again.
    public func persist() async throws {
        do {
            try await offline.persist()
        } catch {
            try await keeper?.persist(store)
            throw error
        }
        try await keeper?.persist(store)
    }
}
