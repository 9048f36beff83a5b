extension RelayEnvironment {
    /// Fetches a query once.
    ///
    /// Waits until the network has ended the operation, so that all of its parts are in the store.
    /// An identical query in flight is joined. Errors of single fields come with the data: the
    /// fields are `nil`, and the errors are logged.
    ///
    /// `fetchPolicy` says whether the store may answer instead of the network. Stored data that was
    /// fetched longer than `maxAge` ago, or at an unknown time, is then treated as absent.
    /// See the table in <doc:FetchingData>.
    ///
    /// A call with `replacing` cancels the earlier call with the same key that is still waiting for
    /// the network, which throws `CancellationError`: the app shows only the result of the newest.
    ///
    /// - Throws: The network's error; a ``ResponseError``; a ``StoreError`` if the store was to
    ///   answer and can't; `CancellationError`, which also cancels the request unless another
    ///   caller waits for it.
    @discardableResult
    public nonisolated(nonsending) func fetch<Query: GraphQLQuery>(
        _ query: Query,
        fetchPolicy: FetchPolicy = .networkOnly,
        maxAge: Duration? = nil,
        errorPolicy: ErrorPolicy = .dataWithErrors,
        replacing key: String? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> Query.Output {
        let options = QueryOptions(
            fetchPolicy: fetchPolicy,
            maxAge: maxAge,
            cacheConfig: cacheConfig
        )
        let operation = describe(query)
        let response: GraphQLResponse<Query.Output> = try await ask(operation, options, key)
        return try response.output(of: operation.request.name, errorPolicy)
    }

    /// Fetches a query once, and returns everything that is known about the answer.
    ///
    /// Works like ``fetch(_:fetchPolicy:maxAge:errorPolicy:replacing:cacheConfig:)``, but returns failures
    /// instead of throwing them, and the data even if fields are missing that can be `nil`.
    ///
    /// - Throws: `CancellationError`.
    public nonisolated(nonsending) func response<Query: GraphQLQuery>(
        to query: Query,
        fetchPolicy: FetchPolicy = .networkOnly,
        maxAge: Duration? = nil,
        replacing key: String? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> GraphQLResponse<Query.Output> {
        let options = QueryOptions(
            fetchPolicy: fetchPolicy,
            maxAge: maxAge,
            cacheConfig: cacheConfig
        )
        return try await ask(describe(query), options, key)
    }

    /// Asks the store and the network in the order of the policy.
    ///
    /// The store answers on the caller's actor, because a change of actors takes longer than reading.
    ///
    /// - Throws: `CancellationError`.
    private nonisolated(nonsending) func ask<Output: FieldValue>(
        _ operation: OperationDescriptor,
        _ options: QueryOptions,
        _ key: String?
    ) async throws -> GraphQLResponse<Output> {
        try Task.checkCancellation()
        let policy = options.fetchPolicy
        if policy.readsStoreFirst {
            store.resolveMissingFields(of: operation)
            var (response, stored): (GraphQLResponse<Output>, _) = read(
                operation,
                maxAge: options.maxAge
            )
            // Data that is complete but has no value, because of a null in a non-null position, is
            // worth fetching again.
            if policy == .storeOnly || stored.isAvailable && response.data != nil {
                if let key { executor.replaceableCalls.cancel(key) }
                if stored.isAvailable {
                    store.log(.fetchFromStore(operation: operation.request.name))
                }
                if policy == .storeAndNetwork {
                    response.isLoading = true
                    refresh(operation, options.networkConfig)
                }
                if store.isTurnDue { await store.waitUntilShown() }
                return response
            }
        }
        return try await shown { try await askNetwork(operation, options, key) }
    }

    private func askNetwork<Output: FieldValue>(
        _ operation: OperationDescriptor,
        _ options: QueryOptions,
        _ key: String?
    ) async throws -> GraphQLResponse<Output> {
        do {
            let retained = store.retain(operation, from: .root)
            defer { retained.dispose() }
            let notes = try await load(operation, options.networkConfig, replacing: key)
            return try read(operation, notes)
        } catch {
            if error is CancellationError { throw error }
            if options.fetchPolicy == .networkFirst {
                store.resolveMissingFields(of: operation)
                var (response, stored): (GraphQLResponse<Output>, _) = read(
                    operation,
                    maxAge: options.maxAge
                )
                if stored.isComplete, response.data != nil {
                    response.failure = error
                    return response
                }
            }
            return GraphQLResponse(failure: error)
        }
    }

    /// Has the network answer a query, or joins one in flight.
    private func load(
        _ operation: OperationDescriptor,
        _ cacheConfig: CacheConfig,
        replacing key: String?
    ) async throws -> ServerNotes {
        guard let key else {
            return try await executor.execute(query: operation, cacheConfig: cacheConfig)
        }
        let (call, cancelPrevious) = executor.replaceableCalls.begin(key)
        defer { executor.replaceableCalls.end(call, key) }
        let shared = executor.join(operation, cacheConfig)
        cancelPrevious()
        return try await call.wait(for: shared)
    }

    /// Brings the store up to date in the background; a failure is only logged.
    private func refresh(_ operation: OperationDescriptor, _ cacheConfig: CacheConfig) {
        let retained = store.retain(operation, from: .root)
        Task { [self] in
            defer { retained.dispose() }
            _ = try? await executor.execute(query: operation, cacheConfig: cacheConfig)
        }
    }

    /// Reads the data that the network has brought.
    private func read<Output: FieldValue>(
        _ operation: OperationDescriptor,
        _ notes: ServerNotes
    ) throws(StoreError) -> GraphQLResponse<Output> {
        let source = store.source
        let name = operation.request.name
        guard operation.session == source.session else {
            throw .reset(definition: name)
        }
        let owner = store.owner(of: operation, from: .root)
        let snapshot: Snapshot<Output> = snapshot(owner, root: .root, in: source, notesSeen: false)
        for event in snapshot.reading.events { store.log(event) }
        var response = GraphQLResponse(snapshot, notes, operation: name)
        response.fetched = store.fetchTime(of: operation)
        return response
    }

    /// Reads the stored data of a query.
    private func read<Output: FieldValue>(
        _ operation: OperationDescriptor,
        maxAge: Duration?
    ) -> (GraphQLResponse<Output>, StoredOperation) {
        // Comes first, so that nothing is collected between checking and reading.
        let owner = store.owner(of: operation, from: .root)
        let stored = store.examine(operation, maxAge: maxAge)
        let source = store.source
        let name = operation.request.name
        guard operation.session == source.session else {
            return (GraphQLResponse(failure: StoreError.reset(definition: name)), stored)
        }
        let snapshot: Snapshot<Output> = snapshot(owner, root: .root, in: source, notesSeen: false)
        for event in snapshot.reading.events { store.log(event) }
        return (GraphQLResponse(snapshot, stored, operation: name), stored)
    }
}
