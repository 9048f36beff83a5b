/// Where the data of an observed query comes from.
public enum FetchPolicy: Sendable, Hashable {
    /// From the store when it has everything the query selects, else from the network.
    case storeOrNetwork
    /// From the store at once when it has everything, and from the network in any case.
    case storeAndNetwork
    /// From the network; nothing is delivered before it has answered.
    case networkOnly
    /// From the store; nothing is delivered while something is missing.
    case storeOnly
}
