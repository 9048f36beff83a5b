/// When a ``WebSocketNetwork`` has a connection.
public enum WebSocketConnecting: Sendable, Hashable {
    /// As long as there are operations, and `closingAfter` the last of them.
    case lazily(closingAfter: Duration = .seconds(3))
    /// From the start, for as long as the network exists.
    case eagerly
}

/// How long a ``WebSocketNetwork`` waits.
public struct WebSocketTimeouts: Sendable, Hashable {
    /// For the connection and its handshake.
    public var connect: Duration
    /// For the server's `connection_ack`.
    public var acknowledgement: Duration
    /// For a sign of life before asking for one (`ping`); `nil` never asks.
    public var silence: Duration?
    /// For the answer to a `ping`.
    public var pong: Duration
    /// For the next `ka`, once a server has sent one (`graphql-ws`; AppSync says it itself).
    public var keepAlive: Duration
    /// For AppSync's `start_ack`.
    public var start: Duration
    /// For the server's goodbye.
    public var close: Duration

    /// Timeouts that suit most servers.
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

/// How a ``WebSocketNetwork`` connects again.
///
/// The n-th attempt in a row waits for `delay` times 2ⁿ⁻¹, but no longer than `maximumDelay`, less
/// a random part of up to half of it, so that not all clients of a server come back at once.
/// Attempts are counted anew once a connection has brought a response, or has lasted five seconds.
public struct Reconnection: Sendable, Hashable {
    /// How many attempts in a row may fail until the operations fail; 0 never connects again.
    public var attempts: Int
    /// The first delay.
    public var delay: Duration
    /// The longest delay.
    public var maximumDelay: Duration
    /// How long a connection must last for attempts to be counted anew though it brought nothing.
    var settling = Duration.seconds(5)

    /// By default as the reference client does it: five attempts, after about 1, 2, 4, 8 and 16
    /// seconds.
    ///
    /// `attempts: .max` never gives up.
    public init(
        attempts: Int = 5,
        delay: Duration = .seconds(1),
        maximumDelay: Duration = .seconds(30)
    ) {
        self.attempts = attempts
        self.delay = delay
        self.maximumDelay = maximumDelay
    }

    /// The delay before the attempt of this number, from 1; `random` is between 0 and 1.
    func delay(attempt: Int, random: Double) -> Duration {
        let factor = Double(1 << min(max(attempt - 1, 0), 30))
        let seconds = min(delay / .seconds(1) * factor, maximumDelay / .seconds(1))
        return .seconds(seconds * (1 - random / 2))
    }
}

/// How many responses of an operation may wait to be taken, and what happens to more of them.
public struct EventBuffer: Sendable, Hashable {
    /// What happens when the buffer is full.
    public enum Overflow: Sendable, Hashable {
        /// Nothing more is read from the socket until there is room, so that the server slows down;
        /// all operations of the socket wait. After this time the operation fails with
        /// ``NetworkError/tooManyEvents(limit:at:)``, and the others go on.
        case wait(upTo: Duration)
        /// The operation fails with ``NetworkError/tooManyEvents(limit:at:)``.
        case fail
        /// The oldest one is dropped: for states, of which only the last counts.
        case dropOldest
        /// The new one is dropped.
        case dropNewest
    }

    /// How many may wait, at least 1; with ``Overflow/wait(upTo:)`` those that were read together
    /// with the last are added.
    public var limit: Int
    /// What happens to more.
    public var overflow: Overflow

    /// A buffer; by default of 1,024 responses, which makes the server wait for ten seconds.
    public init(limit: Int = 1024, overflow: Overflow = .wait(upTo: .seconds(10))) {
        self.limit = max(limit, 1)
        self.overflow = overflow
    }
}
