/// Whether an observed query is answered from the store, from the network, or from both.
public enum FetchPolicy: Sendable, Hashable {
    /// Uses the store if it has everything the query selects, and the network otherwise.
    case storeOrNetwork
    /// Delivers the stored data first if it is complete, and always fetches from the network.
    case storeAndNetwork
    /// Always fetches; delivers nothing until the network has answered.
    case networkOnly
    /// Never fetches; delivers nothing while data is missing.
    case storeOnly
}
