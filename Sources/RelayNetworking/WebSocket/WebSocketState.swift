extension WebSocketNetwork {
    /// The state of a ``WebSocketNetwork``.
    public enum State: Sendable {
        /// There is no connection, and none is needed.
        case idle
        /// A connection is being opened.
        case connecting
        /// The server has acknowledged the connection.
        case connected
        /// The connection was lost, or could not be opened, because of `error`.
        ///
        /// The given attempt, counted from the last connection that lasted five seconds, is made after
        /// `delay`.
        case waiting(attempt: Int, delay: Duration, error: any Error)
        /// ``WebSocketNetwork/pause()`` was called.
        case paused
    }
}
