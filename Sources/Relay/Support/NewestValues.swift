/// Streams of a value that changes, in which only the newest element waits for a slow consumer.
///
/// A class because it has identity: its streams belong to it.
final class NewestValues<Value: Sendable>: Sendable {
    private typealias Observer = AsyncStream<Value>.Continuation

    private struct State {
        var observers: [Int: Observer] = [:]
        var lastObserver = 0
        /// How often the value has changed.
        var version = 0
        /// Whether a thread is delivering.
        var isDelivering = false
        var hasFinished = false
    }

    private let state = Locked(State())

    /// Returns the value now, and whenever it has changed.
    func observe(_ read: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = state.withLock { state -> Int? in
                guard !state.hasFinished else { return nil }
                state.lastObserver += 1
                state.observers[state.lastObserver] = continuation
                state.version += 1
                return state.lastObserver
            }
            guard let id else { return continuation.finish() }
            continuation.onTermination = { [weak self] _ in
                _ = self?.state.withLock { $0.observers.removeValue(forKey: id) }
            }
            deliver(read)
        }
    }

    /// Records that the value has changed; `read` returns it.
    func noteChange(_ read: () -> Value) {
        state.withLock { $0.version += 1 }
        deliver(read)
    }

    /// Ends all streams.
    func finish() {
        let observers = state.withLock { state in
            state.hasFinished = true
            return take(&state.observers, [:])
        }
        for observer in observers.values { observer.finish() }
    }

    /// Yields the value as it is now to all observers, one thread at a time, so that the last element is the
    /// newest.
    private func deliver(_ read: () -> Value) {
        var delivered = -1
        while true {
            let (version, observers) = state.withLock { state in
                guard !state.observers.isEmpty, !(state.isDelivering && delivered < 0),
                    state.version != delivered
                else {
                    if delivered >= 0 { state.isDelivering = false }
                    return (-1, [Observer]())
                }
                state.isDelivering = true
                return (state.version, Array(state.observers.values))
            }
            guard version >= 0 else { return }
            delivered = version
            let value = read()
            for observer in observers { observer.yield(value) }
        }
    }
}
