/// A time during which events of subscriptions may have been missed: the connection was lost, and
/// is restored now.
///
/// Fetch again any data that must be complete:
///
/// ```swift
/// for await _ in network.gaps { _ = try await environment.fetch(FeedQuery(first: 10)) }
/// ```
public struct SubscriptionGap: Sendable, Hashable {
    /// The names of the subscriptions that continue, in the order in which they were started.
    public var operations: [String]
    /// How long there was no connection.
    public var duration: Duration
}
