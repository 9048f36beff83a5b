public import Observation

/// A query for a screen: its data, which follows every change of the store, and the state of its
/// request.
///
/// ```swift
/// let feed = QueryModel(FeedQuery(first: 10), in: environment)
/// feed.data         // there at once, if the store has it
/// feed.phase        // loading, refreshing, failed, …
/// ```
///
/// Creating a model has no effect. When one of its properties is read for the first time, it reads
/// the store, and asks the network if the fetch policy says so. When the model is deallocated, its
/// request is cancelled, and its data may be removed from the store.
///
/// The data stays while a refresh is running, and if one fails. With another ``query``, it stays
/// until the new data has arrived.
///
/// All models of an environment change in the same turn of the main actor, to the data of the same
/// version of the store.
///
/// A class because it has identity: views observe it.
@MainActor
public final class QueryModel<Query: GraphQLQuery>: Observable {
    private var inputs: QueryInputs
    private var preloaded: LiveQuery<Query>?
    /// The query in place of the preloaded one, which a reset has ended.
    private var restarted: LiveQuery<Query>?
    /// The variables of the query, once they were needed.
    private var variables: VariableData?
    private var state: ModelState<Query.Output>?
    private var listener: ModelListener<Query>?
    private var hasBegun = false
    private var isPollingPaused = false
    private var transaction: ((() -> Void) -> Void)?

    /// Creates a model of a query; without one it is empty.
    ///
    /// `fetchPolicy` says whether the store or the network answers, and `maxAge` after what age stored
    /// data is fetched again; see <doc:FetchingData>. By default, the query's own data is shown before
    /// that of all fragments is there; see ``RenderPolicy``. `cacheConfig` has options for the network,
    /// such as an interval for polling.
    public init(
        _ query: Query? = nil,
        in environment: RelayEnvironment? = nil,
        fetchPolicy: FetchPolicy = .storeOrNetwork,
        renderPolicy: RenderPolicy = .partial,
        maxAge: Duration? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) {
        inputs = QueryInputs(
            environment: environment,
            query: query,
            options: QueryOptions(
                fetchPolicy: fetchPolicy,
                renderPolicy: renderPolicy,
                maxAge: maxAge,
                cacheConfig: cacheConfig
            )
        )
    }

    /// Creates a model of a query that was preloaded, for example when its screen was opened.
    ///
    /// ```swift
    /// let live = environment.preload(StoryQuery(id: id))    // on tap
    /// let story = QueryModel(live)                          // on the screen
    /// ```
    public init(_ preloaded: LiveQuery<Query>) {
        inputs = QueryInputs(
            environment: preloaded.observation.environment,
            options: preloaded.observation.options
        )
        self.preloaded = preloaded
    }

    deinit {
        listener?.end()
    }

    // MARK: - Inputs

    /// The query with its variables; `nil` for a preloaded query, until another one is set.
    ///
    /// With other variables, the data of the old ones stays until the new data has arrived. A request
    /// for the old ones is cancelled. Setting a query with the same variables does nothing.
    public var query: Query? {
        get {
            state?.properties.access(\.inputs)
            return inputs.query as? Query
        }
        set { update(newValue, in: inputs.environment) }
    }

    /// The environment that has the data.
    ///
    /// With another one, the data of the old one is dropped at once.
    public var environment: RelayEnvironment? {
        get {
            state?.properties.access(\.inputs)
            return inputs.environment
        }
        set { if newValue !== inputs.environment { update(inputs.query as? Query, in: newValue) } }
    }

    private func update(_ query: Query?, in environment: RelayEnvironment?) {
        guard setInputs(query, in: environment, inputs.options) else { return }
        if state != nil { begin() }
        state?.properties.change([\.inputs]) {}
    }

    /// Changes the inputs for a view that is about to read the model; other observers are notified in the
    /// next turn.
    package func configure(
        _ query: Query?,
        in environment: RelayEnvironment?,
        fetchPolicy: FetchPolicy,
        renderPolicy: RenderPolicy,
        maxAge: Duration?,
        cacheConfig: CacheConfig,
        transaction: ((() -> Void) -> Void)?
    ) {
        self.transaction = transaction
        state?.transaction = transaction
        let options = QueryOptions(
            fetchPolicy: fetchPolicy,
            renderPolicy: renderPolicy,
            maxAge: maxAge,
            cacheConfig: cacheConfig
        )
        if setInputs(query, in: environment, options) { notifyLater() }
    }

    private func notifyLater() {
        state?.properties.notifyLater([\.inputs]) { [weak self] in
            if let self, !hasBegun { begin() }
        }
    }

    /// Takes over a preloaded query for a view that is about to read the model.
    package func configure(
        _ preloaded: LiveQuery<Query>,
        transaction: ((() -> Void) -> Void)?
    ) {
        self.transaction = transaction
        state?.transaction = transaction
        guard self.preloaded !== preloaded else { return }
        let environment = preloaded.observation.environment
        if environment !== inputs.environment { dropsData = true }
        inputs = QueryInputs(environment: environment, options: preloaded.observation.options)
        self.preloaded = preloaded
        restarted = nil
        variables = nil
        hasBegun = false
        notifyLater()
    }

    private func setInputs(
        _ query: Query?,
        in environment: RelayEnvironment?,
        _ options: QueryOptions
    ) -> Bool {
        let known = variables ?? inputs.query?.variables
        variables = query?.variables
        let isSame =
            environment === inputs.environment && variables == known
            && (query != nil || inputs.query == nil && preloaded == nil)
        // Other options are used when the query is next observed.
        inputs.options = options
        guard !isSame else { return false }
        if environment !== inputs.environment { dropsData = true }
        inputs.environment = environment
        inputs.query = query
        (preloaded, restarted) = (nil, nil)
        hasBegun = false
        return true
    }

    /// Whether the shown data is that of another environment.
    private var dropsData = false

    // MARK: - Values

    /// The query's own data; `nil` if there is none.
    public var data: Query.Output? { read(\.data).data }

    /// Whether there is data, it is loading, or the request has failed.
    public var phase: ModelPhase { read(\.phase).contents.phase }

    /// Whether a request is running.
    public var isLoading: Bool { read(\.isLoading).contents.isLoading }

    /// Whether the data was invalidated, or is too old.
    public var isStale: Bool { read(\.isStale).contents.isStale }

    /// Whether something that the query selects, such as the data of a fragment, is missing.
    public var isPartial: Bool { read(\.isPartial).contents.isPartial }

    /// Whether the data is that of the previous variables.
    ///
    /// It follows the store's changes, too.
    public var isPrevious: Bool { read(\.isPrevious).contents.isPrevious }

    /// How the last request has failed, or why there is no data; `nil` if there is no failure.
    public var error: (any Error)? { read(\.error).contents.error }

    /// The errors that the server has sent beside the data.
    public var errors: [GraphQLError] { read(\.errors).contents.errors }

    /// The data now, and again whenever it has changed.
    ///
    /// The sequence ends when the model is deallocated. Only the newest value waits for a slow
    /// consumer.
    public var values: AsyncStream<Query.Output> {
        read(\.data).makeStream()
    }

    // MARK: - Requests

    /// Asks the network again, and returns when the request has ended and its data is shown.
    ///
    /// The data stays until the new data has arrived. A running request is joined. With another ``query``
    /// meanwhile, it returns at once.
    ///
    /// ```swift
    /// List { … }.refreshable { await model.refresh() }
    /// ```
    public func refresh() async {
        guard let observation = beginRefresh() else { return }
        await observation.settle()
        await observation.environment.store.waitUntilShown()
    }

    /// Begins a request, and returns its observation, which ends when the model shows another query.
    private func beginRefresh() -> QueryObservation<Query.Output>? {
        let live = observed()
        live?.refetch()
        return live?.observation
    }

    /// Asks the network again if the last request has failed.
    public func retry() {
        guard let live = observed() else { return }
        live.retry()
    }

    /// Stops asking the network in the interval of ``CacheConfig/poll``, for example while the app is in
    /// the background.
    ///
    /// It stays paused with other variables, until ``resumePolling()``.
    public func pausePolling() {
        isPollingPaused = true
        listener?.live.pausePolling()
    }

    /// Asks the network now, and then in the interval of ``CacheConfig/poll`` again.
    ///
    /// Does nothing unless polling was paused.
    public func resumePolling() {
        isPollingPaused = false
        listener?.live.resumePolling()
    }

    /// The live query; begins another one after a reset.
    private func observed() -> LiveQuery<Query>? {
        if let listener, listener.live.ending == .reset {
            if preloaded != nil { restarted = listener.live.another() }
            hasBegun = false
        }
        if !hasBegun { begin() }
        return listener?.live
    }

    // MARK: - Reading

    private var live: ModelState<Query.Output> {
        if let state { return state }
        let new = ModelState<Query.Output>()
        new.transaction = transaction
        state = new
        return new
    }

    /// Returns the state, and records that a property was read.
    private func read(_ property: ModelProperties.Property) -> ModelState<Query.Output> {
        let state = live
        if !hasBegun { begin(isSilent: true) }
        state.properties.access(property)
        return state
    }

    private func begin(isSilent: Bool = false) {
        hasBegun = true
        // Ended at last, so that a request which the new query shares is not cancelled.
        let before = take(&listener, nil)
        defer { before?.end() }
        let state = live
        state.source = nil
        if take(&dropsData, false) {
            state.previous = nil
            state.show(.init(), data: nil, isSilent: isSilent)
        }
        guard let environment = inputs.environment else {
            return state.showNoEnvironment(isSilent: isSilent)
        }
        let query = inputs.query as? Query
        let version = beginReading(query, in: environment)
        guard
            let live = restarted ?? preloaded
                ?? query.map({ LiveQuery(environment, $0, inputs.options) })
        else {
            environment.store.doModelWork(endsWork: true) {}
            state.previous = nil
            state.show(.init(), data: nil, isSilent: isSilent)
            return
        }
        if isPollingPaused { live.pausePolling() }
        let listener = ModelListener(live, state)
        self.listener = listener
        state.source = listener
        listener.begin(version, isSilent: isSilent)
        if let before { followPrevious(before) }
        environment.store.doModelWork(endsWork: true) {}
    }

    /// Returns the version that other models show, in which the lists of the query follow their filters.
    private func beginReading(_ query: Query?, in environment: RelayEnvironment) -> RecordSource {
        let store = environment.store
        var hasFollowed = false
        if let query, store.mayHaveKeptLists(of: Query.artifact) {
            hasFollowed = store.followKeptLists(of: environment.describe(query))
        }
        let (version, isNewest) = store.beginModelRead()
        return hasFollowed && !isNewest ? store.bringTurnForward() : version
    }

    /// Follows the data of earlier variables while it is shown, without a request.
    private func followPrevious(_ before: ModelListener<Query>) {
        let state = live
        // With several changes of the variables, the first query is the one whose data is shown.
        guard state.contents.isPrevious, state.previous == nil else { return }
        let listener = ModelListener(before.live.inStoreOnly(), state)
        state.previous = (listener, listener.beginPrevious())
    }
}

/// The inputs of a query model.
///
/// Not generic, because looking up a generic type takes as long as the rest of creating a model.
private struct QueryInputs {
    var environment: RelayEnvironment?
    var query: (any GraphQLQuery)?
    var options: QueryOptions
}
