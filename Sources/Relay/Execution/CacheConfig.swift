/// What the caller of an operation asks of caches on the way to the server.
///
/// The environment hands it to the ``Network`` unread but for `force`.
public struct CacheConfig: Sendable, Hashable {
    /// Whether caches of responses must be passed by; always true for mutations.
    public var force: Bool
    /// How often a network that polls should ask again; `nil` for once.
    public var poll: Duration?
    /// What the caller wants the network to know.
    public var metadata: JSONObject
    /// An id under which a network can report the progress of this execution.
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
