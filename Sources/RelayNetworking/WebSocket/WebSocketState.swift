/// How a ``WebSocketNetwork`` stands with its server.
public enum WebSocketState: Sendable {
    /// There is no connection, and none is needed.
    case idle
    /// A connection is being opened.
    case connecting
    /// The server has acknowledged the connection.
    case connected
    /// The connection was lost, or could not be opened, because of `error`; the attempt of this
    /// number in a row begins after `delay`.
    case waiting(attempt: Int, delay: Duration, error: any Error)
    /// ``WebSocketNetwork/pause()`` was called.
    case paused
}

/// A time in which events may have been missed: the connection was gone, and is back.
///
/// Fetch again what must be complete:
///
/// ```swift
/// for await _ in network.gaps { try await environment.fetch(FeedQuery(first: 10)) }
/// ```
public struct WebSocketGap: Sendable, Hashable {
    /// The names of the subscriptions that went on, in the order in which they were begun.
    public var operations: [String]
    /// How long there was no connection.
    public var duration: Duration
}
