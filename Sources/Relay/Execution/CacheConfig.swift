/// The caller's options for the network and its caches.
public struct CacheConfig: Sendable, Hashable {
    /// Whether to ignore cached responses; always true for mutations.
    public var force: Bool
    /// How often a network that polls asks again; `nil` for once.
    public var poll: Duration?
    /// Values of the caller's for the network and its interceptors.
    public var metadata: JSONObject
    /// An id of this execution, which its log events carry too.
    ///
    /// When the caller gives none, the environment sets one before it calls the ``Network``. Callers
    /// that join a query in flight share the id of the first.
    public var transactionID: String?

    /// A configuration; by default nothing is asked for.
    public init(
        force: Bool = false,
        poll: Duration? = nil,
        metadata: JSONObject = [:],
        transactionID: String? = nil
    ) {
        self.force = force
        self.poll = poll
        self.metadata = metadata
        self.transactionID = transactionID
    }
}
