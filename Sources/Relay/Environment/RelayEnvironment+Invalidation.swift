extension RelayEnvironment {
    /// How far objects are invalidated now, for ``checkInvalidationState(_:)``.
    public func lookupInvalidationState(_ objects: [ObjectKey]) -> InvalidationState {
        store.lookupInvalidationState(objects.map(\.dataID))
    }

    /// Whether one of the objects, or the whole store, was invalidated since `state` was looked up.
    public func checkInvalidationState(_ state: InvalidationState) -> Bool {
        store.checkInvalidationState(state)
    }

    /// An element whenever something is invalidated after which `state` is not as it was when it
    /// was looked up; it ends when it is dropped.
    ///
    /// ```swift
    /// let state = environment.lookupInvalidationState([story.id])
    /// for await _ in environment.observeInvalidation(state) { try await refetch() }
    /// ```
    public func observeInvalidation(_ state: InvalidationState) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let subscription = store.subscribe(toInvalidationOf: state) { continuation.yield() }
            continuation.onTermination = { _ in subscription.dispose() }
        }
    }
}
