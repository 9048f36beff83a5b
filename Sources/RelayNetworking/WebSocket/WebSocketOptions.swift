extension WebSocketNetwork {
    /// When a ``WebSocketNetwork`` keeps a connection open.
    public enum Connecting: Sendable, Hashable {
        /// While there are operations, and for `closingAfter` after the last one.
        ///
        /// With zero or less, the connection is closed at once.
        case lazily(closingAfter: Duration = .seconds(3))
        /// From the start, as long as the network exists.
        ///
        /// After a failure for which reconnecting is pointless, the connection is opened again for the next
        /// operation.
        case eagerly
    }
}

extension WebSocketNetwork {
    /// The time limits of a ``WebSocketNetwork``.
    ///
    /// A limit of zero or less has passed at once, so the connection fails. A limit of more than 34 years
    /// counts as 34 years.
    public struct Timeouts: Sendable, Hashable {
        /// The limit for opening the connection, including the handshake.
        ///
        /// The closures for the connection's payload and headers have the same limit, before it is opened.
        public var connect: Duration
        /// The limit for the server's `connection_ack`.
        public var acknowledgement: Duration
        /// The time without a byte from the server after which it is pinged, at least 10 milliseconds;
        /// `nil` never pings.
        public var silence: Duration?
        /// The limit for the answer to a `ping`.
        public var pong: Duration
        /// The limit for the next `ka`, once a server has sent one (`graphql-ws`; AppSync announces its
        /// own).
        public var keepAlive: Duration
        /// The limit for AppSync's `start_ack`, and before it for the authorization of the operation.
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

        /// The limits that are used for these values.
        var waitable: Timeouts {
            Timeouts(
                connect: connect.waitable,
                acknowledgement: acknowledgement.waitable,
                silence: silence.map { max($0.waitable, .milliseconds(10)) },
                pong: pong.waitable,
                keepAlive: keepAlive.waitable,
                start: start.waitable,
                close: close.waitable
            )
        }
    }
}

/// How a ``WebSocketNetwork`` reconnects.
///
/// The n-th attempt in a row is made after `delay` times 2ⁿ⁻¹, at most `maximumDelay`, minus a
/// random part of up to half of it, so that not all clients reconnect at the same time. The delay
/// starts again once a connection has lasted five seconds. The operations fail after ``attempts``
/// connections in a row that have neither delivered a response nor lasted five seconds.
public struct Reconnection: Sendable, Hashable {
    /// How many attempts in a row may fail before the operations fail; 0 or less never reconnects.
    public var attempts: Int
    /// The first delay; 0 or less reconnects at once.
    public var delay: Duration
    /// The longest delay; 0 or less always reconnects at once.
    public var maximumDelay: Duration
    /// How long a connection must last for the delay to start again.
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
        let seconds = min(
            delay.waitable / .seconds(1) * factor,
            maximumDelay.waitable / .seconds(1)
        )
        return .seconds(seconds * (1 - random / 2))
    }
}

extension WebSocketNetwork {
    /// How many responses of an operation may be buffered, and what happens beyond that.
    public struct EventBuffer: Sendable, Hashable {
        /// The behavior when the buffer is full.
        public enum Overflow: Sendable, Hashable {
            /// Pauses reading from the socket until there is room, which slows the server down.
            ///
            /// All operations of the socket wait. After the given time, the operation fails with
            /// ``NetworkError/tooManyEvents(limit:at:)`` and the others continue. With zero or less, it
            /// fails at once.
            case wait(upTo: Duration)
            /// The operation fails with ``NetworkError/tooManyEvents(limit:at:)``.
            case fail
            /// The oldest response is dropped, for data where only the latest value matters.
            case dropOldest
            /// The new response is dropped.
            case dropNewest
        }

        /// The maximum number of buffered responses.
        ///
        /// A number below 1 counts as 1. With ``Overflow/wait(upTo:)``, responses that were read together with the last one are added
        /// to them.
        public var limit: Int {
            didSet { limit = max(limit, 1) }
        }
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
}
