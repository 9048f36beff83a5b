extension RelayEnvironment {
    /// Returns all events from now on: requests, writes, notifications, optimistic updates, pages and
    /// collections, with their durations and counts.
    ///
    /// ```swift
    /// for await logged in environment.events() {
    ///     if case .networkComplete(let operation, _, let bytes, _) = logged.event {
    ///         print(operation, bytes, logged.duration ?? .zero)
    ///     }
    /// }
    /// ```
    ///
    /// If the consumer is slow, the newest `bufferSize` events are kept. The sequence ends when the
    /// environment is released; drop it to stop listening. Without a listener, events
    /// cost nothing.
    public func events(bufferSize: Int = 1_000) -> AsyncStream<LoggedEvent> {
        AsyncStream(bufferingPolicy: .bufferingNewest(bufferSize)) { continuation in
            let listener = EventLog.Listener {
                continuation.yield($0)
            } end: {
                continuation.finish()
            }
            let subscription = store.log.add(listener)
            continuation.onTermination = { _ in subscription.dispose() }
        }
    }

    /// Calls `receive` with each event from now on, until the result is disposed of.
    ///
    /// It is called at once, on whichever thread the event happens, so it should return quickly. The
    /// environment may be used in it. One more call may be under way when disposing returns.
    public func observeEvents(
        _ receive: @escaping @Sendable (LoggedEvent) -> Void
    ) -> Disposable {
        store.log.add(EventLog.Listener(receive: receive))
    }
}
