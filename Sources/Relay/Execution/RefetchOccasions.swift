/// The occasions on which observed queries are fetched again, because the server may have newer data.
///
/// A query that is being fetched then is fetched once more afterwards, because that answer may be older. Queries
/// with ``FetchPolicy/storeOnly`` are not fetched.
public struct RefetchOccasions: OptionSet, Sendable, Hashable {
    /// A bit for each occasion.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Events of a subscription may have been missed, because its connection was lost for a while.
    public static let gaps = RefetchOccasions(rawValue: 1)
    /// All queued mutations were sent, after some of them had to wait; see <doc:WorkingOffline>.
    public static let queuedMutations = RefetchOccasions(rawValue: 2)
    /// ``RelayEnvironment/Options/reachability`` says that the network can be reached again.
    public static let reconnect = RefetchOccasions(rawValue: 4)
    /// The app comes back to the foreground.
    ///
    /// On Apple platforms the environment observes the system's notifications. Elsewhere, and for other
    /// occasions, call ``RelayEnvironment/refetchObservedQueries()``.
    public static let foreground = RefetchOccasions(rawValue: 8)

    /// The data of an observed query has outlived its age; see <doc:KeepingDataFresh>.
    ///
    /// Only that query is fetched. It is fetched once each time that its age runs out while it is observed; data
    /// that is stale when it arrives is not fetched again.
    public static let expiry = RefetchOccasions(rawValue: 16)

    /// An occasion that the app has chosen; always in the set.
    static let call = RefetchOccasions([])
}
