extension RelayEnvironment {
    /// Subscribes to events of the server; each is written into the store and delivered.
    ///
    /// `updater` runs for each event, in the version in which it comes. Of the events that a slow
    /// consumer has not taken yet the newest `bufferSize` are kept. The newest event's objects
    /// stay in the store for as long as the sequence is held. Dropping the sequence ends the
    /// subscription. Of an event that comes in parts, `updater` and the sequence are given the first;
    /// those after it are written into the store, for whoever reads the objects and fragments there.
    ///
    /// The sequence throws what the network throws, and a ``ResponseError`` for an event that is
    /// refused or has no data, which ends it; an `updater` that throws ends it as well.
    public func subscribe<Subscription: GraphQLSubscription>(
        _ subscription: Subscription,
        bufferSize: Int = 256,
        updater: (@Sendable (RecordSourceProxy, Subscription.Output) throws -> Void)? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) -> AsyncThrowingStream<Subscription.Output, any Error> {
        let operation = describe(subscription)
        return AsyncThrowingStream(
            bufferingPolicy: .bufferingNewest(bufferSize)
        ) { continuation in
            let task = Task { [self] in
                let event = Locked<(root: DataID, retained: Disposable)?>(nil)
                do {
                    try await executor.run(operation, cacheConfig) { [self] data in
                        if OperationExecutor.awaitsParts, let root = event.withLock({ $0?.root }) {
                            return try executor.publish(data, operation, root: root)
                        }
                        // Each event has a root of its own, so that events don't overwrite.
                        let root = store.makeLocalID()
                        let retained = store.retain(operation, from: root)
                        let output: Subscription.Output?
                        do {
                            output = try publish(data, operation, root: root, updater: updater)
                        } catch {
                            retained.dispose()
                            throw error
                        }
                        guard let output else {
                            retained.dispose()
                            return false
                        }
                        let previous = event.withLock { take(&$0, (root, retained)) }
                        continuation.yield(output)
                        previous?.retained.dispose()
                        return true
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
                event.withLock { take(&$0, nil) }?.retained.dispose()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
