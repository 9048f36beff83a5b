/// Whether a query is answered from the store, from the network, or from both.
public enum FetchPolicy: Sendable, Hashable {
    /// Uses the store if it has everything the query selects, and the network otherwise.
    case storeOrNetwork
    /// Uses the store first if it has everything, and always asks the network as well.
    ///
    /// An observed query delivers both. A query that is fetched once returns the stored data, and
    /// the store is brought up to date in the background.
    case storeAndNetwork
    /// Always asks the network; delivers nothing until it has answered.
    case networkOnly
    /// Asks the network, and uses the store if the request fails and the store has everything.
    ///
    /// The data may be stale then.
    case networkFirst
    /// Never asks the network.
    case storeOnly

    /// Whether stored data may be used before the network has answered.
    var readsStoreFirst: Bool {
        switch self {
        case .storeOrNetwork, .storeAndNetwork, .storeOnly: true
        case .networkOnly, .networkFirst: false
        }
    }
}
