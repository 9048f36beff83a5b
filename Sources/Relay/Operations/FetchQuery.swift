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
    /// - Throws: The network's error; a ``ResponseError``; a ``StoreError`` if the store was to
    ///   answer and can't; `CancellationError`, which also cancels the request unless another
    ///   caller waits for it.
    @discardableResult
    public func fetch<Query: GraphQLQuery>(
        _ query: Query,
        fetchPolicy: FetchPolicy = .networkOnly,
        maxAge: Duration? = nil,
        errorPolicy: ErrorPolicy = .dataWithErrors,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> Query.Output {
        let operation = describe(query)
        let response: GraphQLResponse<Query.Output> = try await ask(
            operation,
            fetchPolicy,
            maxAge: maxAge,
            cacheConfig
        )
        return try response.output(of: operation.request.name, errorPolicy)
    }

    /// Fetches a query once, and returns everything that is known about the answer.
    ///
    /// Works like ``fetch(_:fetchPolicy:maxAge:errorPolicy:cacheConfig:)``, but returns failures
    /// instead of throwing them, and the data even if fields are missing that can be `nil`.
    ///
    /// - Throws: `CancellationError`.
    public func response<Query: GraphQLQuery>(
        to query: Query,
        fetchPolicy: FetchPolicy = .networkOnly,
        maxAge: Duration? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> GraphQLResponse<Query.Output> {
        try await ask(describe(query), fetchPolicy, maxAge: maxAge, cacheConfig)
    }

    /// Asks the store and the network in the order of `policy`.
    ///
    /// - Throws: `CancellationError`.
    private func ask<Output: FieldValue>(
        _ operation: OperationDescriptor,
        _ policy: FetchPolicy,
        maxAge: Duration?,
        _ cacheConfig: CacheConfig
    ) async throws -> GraphQLResponse<Output> {
        try Task.checkCancellation()
        if policy.readsStoreFirst {
            store.resolveMissingFields(of: operation)
            var (response, stored): (GraphQLResponse<Output>, _) = read(operation, maxAge: maxAge)
            if policy == .storeOnly { return response }
            // Data that is complete but has no value, because of a null in a non-null position, is
            // worth fetching again.
            if stored.isAvailable, response.data != nil {
                if policy == .storeAndNetwork {
                    response.isLoading = true
                    Task { await refresh(operation, cacheConfig) }
                }
                return response
            }
        }
        do {
            let retained = store.retain(operation, from: .root)
            defer { retained.dispose() }
            let notes = try await executor.execute(query: operation, cacheConfig: cacheConfig)
            return try read(operation, notes)
        } catch {
            if error is CancellationError { throw error }
            if policy == .networkFirst {
                store.resolveMissingFields(of: operation)
                var (response, stored): (GraphQLResponse<Output>, _) = read(
                    operation,
                    maxAge: maxAge
                )
                if stored.isComplete, response.data != nil {
                    response.failure = error
                    return response
                }
            }
            return GraphQLResponse(failure: error)
        }
    }

    /// Brings the store up to date; a failure is only logged.
    private func refresh(_ operation: OperationDescriptor, _ cacheConfig: CacheConfig) async {
        let retained = store.retain(operation, from: .root)
        defer { retained.dispose() }
        _ = try? await executor.execute(query: operation, cacheConfig: cacheConfig)
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
