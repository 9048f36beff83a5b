extension RelayEnvironment {
    /// A query's data, and again whenever it has changed.
    ///
    /// Only the newest value waits for a slow consumer. The data stays in the store until the
    /// sequence is dropped; dropping it also cancels the request. `renderPolicy` says how much must
    /// be in the store before data is delivered, and `maxAge` how old it may be.
    ///
    /// The sequence throws what ``fetch(_:fetchPolicy:maxAge:errorPolicy:replacing:cacheConfig:)`` throws if
    /// no value has been delivered, and ``StoreError/reset(definition:)`` when the environment is
    /// reset. When a later request fails, the sequence doesn't end, and the failure is only logged:
    /// ``observeResponses(to:fetchPolicy:renderPolicy:maxAge:cacheConfig:)`` delivers it.
    public func observe<Query: GraphQLQuery>(
        _ query: Query,
        fetchPolicy: FetchPolicy = .storeOrNetwork,
        renderPolicy: RenderPolicy = .full,
        maxAge: Duration? = nil,
        errorPolicy: ErrorPolicy = .dataWithErrors,
        cacheConfig: CacheConfig = CacheConfig()
    ) -> AsyncThrowingStream<Query.Output, any Error> {
        let options = QueryOptions(
            fetchPolicy: fetchPolicy,
            renderPolicy: renderPolicy,
            maxAge: maxAge,
            cacheConfig: cacheConfig
        )
        let values = QueryValues(LiveQuery(self, query, options), errorPolicy)
        return AsyncThrowingStream(unfolding: { try await values.next() })
    }

    /// A query's data with the state of its requests, and again whenever either has changed.
    ///
    /// The request, if `fetchPolicy` asks for one, starts at once. By default the query's own data
    /// is delivered as soon as its own selections are in the store, even while the data of fragments
    /// below is still on its way.
    public func observeResponses<Query: GraphQLQuery>(
        to query: Query,
        fetchPolicy: FetchPolicy = .storeOrNetwork,
        renderPolicy: RenderPolicy = .partial,
        maxAge: Duration? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) -> LiveQuery<Query> {
        let options = QueryOptions(
            fetchPolicy: fetchPolicy,
            renderPolicy: renderPolicy,
            maxAge: maxAge,
            cacheConfig: cacheConfig
        )
        return LiveQuery(self, query, options)
    }
}

/// The values of a live query, without the state of its requests.
///
/// A class because the closure of a stream keeps the state of its iteration.
private final class QueryValues<Query: GraphQLQuery>: Sendable {
    private struct State {
        var number = 0
        var dataNumber = 0
        var isOver = false
    }

    private let query: LiveQuery<Query>
    private let errorPolicy: ErrorPolicy
    private let state = Locked(State())

    init(_ query: LiveQuery<Query>, _ errorPolicy: ErrorPolicy) {
        self.query = query
        self.errorPolicy = errorPolicy
    }

    /// Waits for the next value.
    ///
    /// - Throws: Why there is none, once.
    func next() async throws -> Query.Output? {
        var last = state.withLock { $0 }
        defer { state.withLock { [last] in $0 = last } }
        let observation = query.observation
        while !last.isOver {
            guard let published = await observation.next(after: last.number) else { return nil }
            last.number = published.number
            do {
                if observation.ending == .reset {
                    throw StoreError.reset(definition: observation.operation.request.name)
                }
                guard let data = try value(published, isFirst: last.dataNumber == 0),
                    published.dataNumber > last.dataNumber
                else { continue }
                last.dataNumber = published.dataNumber
                return data
            } catch {
                last.isOver = true
                query.end()
                throw error
            }
        }
        return nil
    }

    /// Returns the complete data, if there is any.
    ///
    /// - Throws: Why there will be no first value, and the errors beside the data if the policy asks
    ///   for that.
    private func value(
        _ published: QueryState<Query.Output>.Published,
        isFirst: Bool
    ) throws -> Query.Output? {
        let (status, name) = (published.status, query.observation.operation.request.name)
        let errors = status.isAnswered ? status.notes.errors : published.reported
        if errorPolicy == .throwErrors, !errors.isEmpty, published.data != nil {
            throw ResponseError.partial(operation: name, errors)
        }
        if let data = published.data, !published.isDataPartial { return data }
        guard isFirst, !status.isLoading else { return nil }
        if let failure = status.failure { throw failure }
        // Live fields without a value are loading, not missing.
        if status.isAnswered, !published.isAwaited, let failure = published.failure {
            throw failure.responseError(name)
        }
        return nil
    }
}
