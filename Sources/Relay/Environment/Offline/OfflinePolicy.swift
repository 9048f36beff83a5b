/// The fate of a mutation while the server can't be reached.
///
/// A property of each mutation, and not of the app: that a comment can wait until tomorrow doesn't mean that
/// a payment can. See <doc:WorkingOffline>.
public enum OfflinePolicy: Sendable, Hashable {
    /// It fails with the error of the network.
    case fail
    /// It is sent when ``RelayEnvironment/Options/reachability`` says that the network can be reached, in
    /// this run of the app, as with ``CacheConfig/waitsForNetwork``.
    case wait
    /// It is written to the storage, and sent as soon as the network allows, also by later runs of the app.
    ///
    /// Mutations with the same `key` are sent one after the other, in the order of the calls; those with
    /// different keys don't wait for each other. Without a key, it is that of the ``MutationQueue``, and
    /// otherwise one that all such mutations share. After the `deadline` it isn't sent any more.
    case queue(key: String? = nil, deadline: Duration? = nil, delivery: Delivery = .atLeastOnce)

    /// How often the server may receive a mutation, when it is not known whether it has executed it.
    public enum Delivery: Sendable, Hashable {
        /// It is sent again with the same idempotency key, by which the server can tell.
        case atLeastOnce
        /// It is not sent again, but is one of the failed mutations, with
        /// ``QueuedMutation/Failure/unknownOutcome``.
        case atMostOnce
    }
}
