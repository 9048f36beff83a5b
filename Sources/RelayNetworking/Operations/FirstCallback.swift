import Relay

/// Returns the first value that a function passes to its callback; later ones are ignored.
func firstCallback<Value: Sendable>(
    of start: (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value {
    await withCheckedContinuation { continuation in
        let waiting = Locked<CheckedContinuation<Value, Never>?>(continuation)
        start { value in
            waiting.withLock { $0.take() }?.resume(returning: value)
        }
    }
}
