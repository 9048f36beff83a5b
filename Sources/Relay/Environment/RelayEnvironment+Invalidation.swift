extension RelayEnvironment {
    /// Returns the current invalidation state of some objects, for ``isInvalidated(since:)``.
    public func invalidationState(of objects: [ObjectKey]) -> InvalidationState {
        store.invalidationState(of: objects.map(\.dataID))
    }

    /// Returns the current invalidation state of the objects with some keys.
    ///
    /// The store need not know the objects yet. Waits for a write in progress.
    @_disfavoredOverload  // so that an empty list is one of objects
    public func invalidationState(of keys: [RecordKey]) -> InvalidationState {
        store.invalidationState(of: keys)
    }

    /// Returns whether one of the objects, or the whole store, was invalidated after `state` was
    /// looked up.
    public func isInvalidated(since state: InvalidationState) -> Bool {
        store.isInvalidated(since: state)
    }

    /// Returns a stream with an element for each invalidation that affects the objects of `state`.
    ///
    /// ```swift
    /// let state = environment.invalidationState(of: [story.id])
    /// for await _ in environment.observeInvalidation(state) { try await refetch() }
    /// ```
    ///
    /// To stop observing, drop the stream.
    public func observeInvalidation(_ state: InvalidationState) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let subscription = store.subscribe(toInvalidationOf: state) { continuation.yield() }
            continuation.onTermination = { _ in subscription.dispose() }
        }
    }
}
