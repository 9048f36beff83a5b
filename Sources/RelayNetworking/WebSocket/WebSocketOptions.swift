/// When a ``WebSocketNetwork`` keeps a connection open.
public enum WebSocketConnecting: Sendable, Hashable {
    /// While there are operations, and for `closingAfter` after the last one.
    case lazily(closingAfter: Duration = .seconds(3))
    /// From the start, as long as the network exists.
    case eagerly
}

/// The time limits of a ``WebSocketNetwork``.
public struct WebSocketTimeouts: Sendable, Hashable {
    /// The limit for opening the connection, including the handshake.
    public var connect: Duration
    /// The limit for the server's `connection_ack`.
    public var acknowledgement: Duration
    /// The time without a message after which the server is pinged; `nil` never pings.
    public var silence: Duration?
    /// The limit for the answer to a `ping`.
    public var pong: Duration
    /// The limit for the next `ka`, once a server has sent one (`graphql-ws`; AppSync announces its
    /// own).
    public var keepAlive: Duration
    /// The limit for AppSync's `start_ack`.
    public var start: Duration
    /// The limit for the server's close frame.
    public var close: Duration

    /// Creates limits.
    ///
    /// The defaults are suitable for most servers.
    public init(
        connect: Duration = .seconds(15),
        acknowledgement: Duration = .seconds(10),
        silence: Duration? = .seconds(30),
        pong: Duration = .seconds(10),
        keepAlive: Duration = .seconds(60),
        start: Duration = .seconds(15),
        close: Duration = .seconds(2)
    ) {
        self.connect = connect
        self.acknowledgement = acknowledgement
        self.silence = silence
        self.pong = pong
        self.keepAlive = keepAlive
        self.start = start
        self.close = close
    }
}

/// How a ``WebSocketNetwork`` reconnects.
///
/// The n-th attempt in a row is made after `delay` times 2ⁿ⁻¹, at most `maximumDelay`, minus a
/// random part of up to half of it, so that not all clients reconnect at the same time. The count
/// starts again once a connection has delivered a response or lasted five seconds.
public struct Reconnection: Sendable, Hashable {
    /// How many attempts in a row may fail before the operations fail; 0 never reconnects.
    public var attempts: Int
    /// The first delay.
    public var delay: Duration
    /// The longest delay.
    public var maximumDelay: Duration
    /// How long a connection without a response must last for the count to start again.
    var settling = Duration.seconds(5)

    /// Creates a policy.
    ///
    /// By default it is that of the reference client: five attempts, after about 1, 2, 4, 8 and 16
    /// seconds.
    ///
    /// With `attempts: .max` the network never gives up.
    public init(
        attempts: Int = 5,
        delay: Duration = .seconds(1),
        maximumDelay: Duration = .seconds(30)
    ) {
        self.attempts = attempts
        self.delay = delay
        self.maximumDelay = maximumDelay
    }

    /// Returns the delay before an attempt, counted from 1.
    ///
    /// `random` is between 0 and 1.
    func delay(attempt: Int, random: Double) -> Duration {
        let factor = Double(1 << min(max(attempt - 1, 0), 30))
        let seconds = min(delay / .seconds(1) * factor, maximumDelay / .seconds(1))
        return .seconds(seconds * (1 - random / 2))
    }
}

/// How many responses of an operation may be buffered, and what happens beyond that.
public struct EventBuffer: Sendable, Hashable {
    /// The behavior when the buffer is full.
    public enum Overflow: Sendable, Hashable {
        /// Pauses reading from the socket until there is room, which slows the server down.
        ///
        /// All operations of the socket wait. After the given time, the operation fails with
        /// ``NetworkError/tooManyEvents(limit:at:)`` and the others continue.
        case wait(upTo: Duration)
        /// The operation fails with ``NetworkError/tooManyEvents(limit:at:)``.
        case fail
        /// The oldest response is dropped, for data where only the latest value matters.
        case dropOldest
        /// The new response is dropped.
        case dropNewest
    }

    /// The maximum number of buffered responses, at least 1.
    ///
    /// With ``Overflow/wait(upTo:)``, responses that were read together with the last one are added
    /// to them.
    public var limit: Int
    /// The behavior when the buffer is full.
    public var overflow: Overflow

    /// Creates a buffer.
    ///
    /// By default it holds 1,024 responses, and makes the server wait for up to ten seconds.
    public init(limit: Int = 1024, overflow: Overflow = .wait(upTo: .seconds(10))) {
        self.limit = max(limit, 1)
        self.overflow = overflow
    }
}
