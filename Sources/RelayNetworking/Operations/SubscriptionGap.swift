/// A time in which events of subscriptions may have been missed: the connection was lost, and is
/// back.
///
/// Fetch again what must be complete:
///
/// ```swift
/// for await _ in network.gaps { _ = try await environment.fetch(FeedQuery(first: 10)) }
/// ```
public struct SubscriptionGap: Sendable, Hashable {
    /// The names of the subscriptions that went on, in the order in which they were started.
    public var operations: [String]
    /// How long there was no connection.
    public var duration: Duration
}
