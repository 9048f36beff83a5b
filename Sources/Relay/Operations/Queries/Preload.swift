extension RelayEnvironment {
    /// Starts to load a query for a screen that will appear soon.
    ///
    /// The request, if one is needed, starts at once. Keep the returned live query and pass it to the
    /// screen: its data stays in the store for as long as it exists, and dropping it cancels the
    /// request.
    ///
    /// ```swift
    /// let feed = environment.preload(FeedQuery(first: 10))    // on tap
    /// for await response in feed { … }                        // on the screen
    /// ```
    ///
    /// A screen that observes or fetches the same query with ``FetchPolicy/storeOrNetwork`` meanwhile
    /// joins the request, or finds its data in the store.
    public func preload<Query: GraphQLQuery>(
        _ query: Query,
        fetchPolicy: FetchPolicy = .storeOrNetwork,
        maxAge: Duration? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) -> LiveQuery<Query> {
        observeResponses(
            to: query,
            fetchPolicy: fetchPolicy,
            maxAge: maxAge,
            cacheConfig: cacheConfig
        )
    }

    /// Starts to load everything that a screen needs, before the screen exists.
    ///
    /// Pass the result to the screen. Dropping it cancels the requests and releases the data.
    public func preload<Screen: EntryPoint>(_ screen: Screen) -> Screen.Preloaded {
        screen.preload(in: self)
    }
}

/// A screen before it exists: its parameters, and the queries that it needs.
///
/// ```swift
/// struct StoryScreen: EntryPoint {
///     let id: ID
///
///     func preload(in environment: RelayEnvironment) -> LiveQuery<StoryQuery> {
///         environment.preload(StoryQuery(id: id))
///     }
/// }
///
/// let story = environment.preload(StoryScreen(id: id))    // on tap
/// ```
///
/// A screen with several queries, or with parts that are entry points themselves, returns a struct
/// or a tuple of them.
public protocol EntryPoint: Sendable {
    /// The live queries that the screen takes.
    associatedtype Preloaded: Sendable

    /// Starts the requests with ``RelayEnvironment/preload(_:fetchPolicy:maxAge:cacheConfig:)``, and
    /// returns the live queries.
    func preload(in environment: RelayEnvironment) -> Preloaded
}
