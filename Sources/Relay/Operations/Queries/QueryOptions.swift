/// How a query is observed.
struct QueryOptions: Sendable {
    var fetchPolicy = FetchPolicy.storeOrNetwork
    var renderPolicy = RenderPolicy.full
    var maxAge: Duration?
    var cacheConfig = CacheConfig()

    /// The options for the network.
    ///
    /// With `networkFirst`, the store answers when the network can't be reached.
    var networkConfig: CacheConfig {
        var config = cacheConfig
        if fetchPolicy == .networkFirst { config.waitsForNetwork = false }
        return config
    }

    /// Whether the network is asked again and again.
    var isPolling: Bool {
        fetchPolicy != .storeOnly && cacheConfig.poll.map { $0 > .zero } ?? false
    }
}
