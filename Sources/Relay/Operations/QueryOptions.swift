/// How a query is observed.
struct QueryOptions: Sendable {
    var fetchPolicy = FetchPolicy.storeOrNetwork
    var renderPolicy = RenderPolicy.full
    var maxAge: Duration?
    var cacheConfig = CacheConfig()

    /// Whether the network is asked again and again.
    var isPolling: Bool {
        fetchPolicy != .storeOnly && cacheConfig.poll.map { $0 > .zero } ?? false
    }
}
