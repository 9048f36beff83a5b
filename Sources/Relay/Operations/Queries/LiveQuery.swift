/// A query with its data, which is kept up to date for as long as the live query exists.
///
/// A sequence of responses: the current one, and another whenever the data or the state of a request
/// changes. Only the newest response waits for a slow consumer. A failed request doesn't end it: the
/// data stays, and the response has the failure.
///
/// ```swift
/// let feed = environment.observeResponses(to: FeedQuery(first: 10))
/// for await response in feed {
///     show(response.data, isLoading: response.isLoading, failure: response.failure)
/// }
/// ```
///
/// Several tasks may iterate the same live query; each gets all news. When the task of an iteration
/// is cancelled, only that iteration ends.
///
/// A class because it has identity: it keeps its data in the store, and its requests running, until
/// its last reference is gone.
public final class LiveQuery<Query: GraphQLQuery>: AsyncSequence, Sendable {
    /// Everything that is known about the query.
    public typealias Element = GraphQLResponse<Query.Output>

    let observation: QueryObservation<Query.Output>
    private let query: Query

    init(_ environment: RelayEnvironment, _ query: Query, _ options: QueryOptions) {
        self.query = query
        let operation = environment.describe(query)
        observation = QueryObservation(environment, operation, options)
        observation.begin()
    }

    deinit {
        observation.finish(.ended)
    }

    /// Observes the same query once more, for instance after a reset.
    func another() -> LiveQuery { LiveQuery(observation.environment, query, observation.options) }

    /// Observes the same query in the store alone, without a request.
    func inStoreOnly() -> LiveQuery {
        var options = observation.options
        options.fetchPolicy = .storeOnly
        options.cacheConfig = CacheConfig()
        return LiveQuery(observation.environment, query, options)
    }

    /// The newest response.
    public var response: Element { observation.response(observation.published) }

    /// Why the sequence has ended; `nil` if it has not.
    public var ending: LiveQueryEnding? { observation.ending }

    /// Asks the network again, if the last request failed and no request is running.
    public func retry() {
        observation.retry()
    }

    /// Asks the network, whatever the store has; joins the request that is running, if any.
    ///
    /// The old data stays until the new data is there. Caches of the network are bypassed.
    public func refetch() {
        observation.ask(isForced: true)
    }

    /// Waits until no request is running, and returns the newest response.
    ///
    /// Returns at once if the task is cancelled.
    ///
    /// ```swift
    /// feed.refetch()
    /// let response = await feed.settled()
    /// ```
    public func settled() async -> Element {
        await observation.settle()
        return response
    }

    /// Stops asking the network in the interval of ``CacheConfig/poll``, such as while the app is in
    /// the background.
    ///
    /// A running request is not cancelled.
    public func pausePolling() {
        observation.pausePolling()
    }

    /// Asks the network now, and then in the interval of ``CacheConfig/poll`` again.
    ///
    /// Does nothing unless polling was paused.
    public func resumePolling() {
        observation.resumePolling(asksNow: true)
    }

    /// Ends the sequence and its request, as if the last reference were gone.
    public func end() {
        observation.finish(.ended)
    }

    /// Iterates over the responses, beginning with the current one.
    public func makeAsyncIterator() -> Iterator {
        Iterator(query: self)
    }

    /// An iteration over the responses of a live query.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let query: LiveQuery
        private var number = 0

        fileprivate init(query: LiveQuery) {
            self.query = query
        }

        /// Waits for the next response; `nil` when the live query has ended or the task is cancelled.
        public mutating func next() async -> Element? {
            guard let published = await query.observation.next(after: number) else { return nil }
            number = published.number
            return query.observation.response(published)
        }
    }
}

/// Why a live query has ended.
public enum LiveQueryEnding: Sendable, Hashable {
    /// It was ended by the app, or its last reference is gone.
    case ended
    /// The environment was reset. The last response has no data, and the failure
    /// ``StoreError/reset(definition:)``.
    case reset
}

extension QueryObservation {
    /// The response for a published state.
    func response(_ published: State.Published) -> GraphQLResponse<Output> {
        let status = published.status
        let name = operation.request.name
        var response = GraphQLResponse(
            data: published.data,
            source: status.isAnswered ? .network : .store
        )
        response.missing = published.missing
        response.errors = status.isAnswered ? status.notes.errors : published.reported
        response.extensions = status.notes.extensions
        response.isLoading = status.isLoading || published.isAwaited
        response.isPartial = status.isPartial || !published.missing.isEmpty
        response.failure = status.failure
        if response.failure == nil, published.data == nil || !published.isDataPartial {
            response.failure = failure(published, operation: name)
        }
        if ending != .reset {
            response.fetched = environment.store.fetchTime(of: operation)
            response.isStale =
                published.data != nil
                && environment.store.isStale(operation, maxAge: options.maxAge)
        }
        return response
    }

    /// Why the newest reading has no value, unless that is because a request is still to bring it.
    func failure(_ published: State.Published, operation: String) -> (any Error)? {
        switch published.failure {
        case nil: nil
        case .missing where published.isAwaited: nil
        case .missing where published.status.isLoading: nil
        case let failure? where published.status.isAnswered && !published.status.wasRead:
            failure.responseError(operation)
        case .missing: nil
        case let failure?: failure.storeError(operation)
        }
    }
}
