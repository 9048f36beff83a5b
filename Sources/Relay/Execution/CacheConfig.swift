/// The caller's options for the network and its caches.
public struct CacheConfig: Sendable, Hashable {
    /// Whether to ignore cached responses; always true for mutations.
    public var force: Bool
    /// How long after the end of a request an observed query is requested again; `nil` for never.
    ///
    /// It must be greater than zero. Queries that are fetched once aren't requested again.
    public var poll: Duration?
    /// Whether the operation waits until the network can be reached, instead of failing.
    ///
    /// It waits as long as ``RelayEnvironment/Options/reachability`` says; without one, it doesn't.
    /// Queries with ``FetchPolicy/networkFirst`` never wait.
    public var waitsForNetwork: Bool
    /// Values of the caller's for the network and its interceptors.
    public var metadata: JSONObject
    /// An id of this execution, which its log events carry too.
    ///
    /// When the caller gives none, the environment sets one before it calls the ``Network``. Callers
    /// that join a query in flight share the id of the first.
    public var transactionID: String?
    /// Receives the gaps of a subscription; `nil` for other operations.
    package internal(set) var gapReporter: GapReporter?
    /// Learns for whom a query is sent; `nil` for other operations.
    ///
    /// It takes no part in equality, so that networks and interceptors can compare the caller's options.
    package var senderReport: SenderReport? {
        get { sender.value }
        set { sender.value = newValue }
    }
    private var sender = Uncompared<SenderReport>()
    /// Whether the operation must not be sent twice, not even with an idempotency key.
    package internal(set) var isSentOnce = false
    /// Learns that the status of a response is that of a failure; `nil` if nothing asks for it.
    package internal(set) var failureReport: FailureReport?
    /// Receives the maximum age of the response; `nil` if the environment ignores it.
    package internal(set) var responseAge: ResponseAge?

    /// A configuration; by default nothing is asked for.
    public init(
        force: Bool = false,
        poll: Duration? = nil,
        waitsForNetwork: Bool = false,
        metadata: JSONObject = JSONObject(),
        transactionID: String? = nil
    ) {
        self.force = force
        self.poll = poll
        self.waitsForNetwork = waitsForNetwork
        self.metadata = metadata
        self.transactionID = transactionID
    }

    /// Reports that events of this subscription may have been missed.
    ///
    /// A ``Network`` that restores lost connections calls it once the server sends events again, with
    /// the time that there was no connection. The environment logs
    /// ``LogEvent/subscriptionGap(operation:transactionID:)``, and fetches observed queries again if
    /// ``RelayEnvironment/Options/refetches`` has ``RefetchOccasions/gaps``. For queries and mutations nothing
    /// happens.
    public func reportGap(_ duration: Duration) {
        if let gapReporter { GapReporter.report(duration, to: [gapReporter]) }
    }

    /// Reports that the response is that of a request which has failed, as its status says, such as 503.
    ///
    /// A ``Network`` that passes on the errors in such a response calls it before. A mutation with
    /// ``OfflinePolicy/queue(key:deadline:delivery:)`` is then sent again if that makes sense, and doesn't count
    /// as rejected. For other operations nothing happens.
    public func reportFailure(_ outcome: DeliveryOutcome) {
        failureReport?.report(outcome)
    }

    /// Reports for how long the response to this query is fresh, such as the `max-age` of its
    /// `Cache-Control` header without its `Age`.
    ///
    /// A ``Network`` calls it before it passes on the response. Parts of a second count as a whole one; zero
    /// means that the data is stale at once. Without ``RelayEnvironment/Options/followsCacheControl``, and
    /// for mutations and subscriptions, nothing happens.
    public func reportMaxAge(_ duration: Duration) {
        responseAge?.report(duration)
    }
}

/// A value that takes no part in the equality of the value around it.
private struct Uncompared<Value: Sendable>: Sendable, Hashable {
    var value: Value?

    static func == (a: Self, b: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
