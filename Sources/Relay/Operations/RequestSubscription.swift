extension RelayEnvironment {
    /// Subscribes to events of the server; each is written into the store and delivered.
    ///
    /// `updater` runs for each event, in the version in which the event arrives. If the consumer is
    /// slow, the newest `bufferSize` events are kept. The newest event's objects stay in the store
    /// for as long as the sequence is held. Dropping the sequence ends the subscription. If an
    /// event comes in parts, `updater` and the sequence receive the first part; later parts are
    /// only written into the store, where observers of its objects and fragments see them.
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
                do {
                    try await executor.run(
                        Execution(operation),
                        cacheConfig
                    ) { [self] execution, payloads in
                        var event: Disposable?
                        defer { event?.dispose() }
                        while let payload = try await payloads.next() {
                            if execution.awaitsParts {
                                try store.commit(payload, of: &execution)
                                continue
                            }
                            // Each event has a root of its own, so that events don't overwrite.
                            execution.root = store.makeLocalID()
                            let retained = store.retain(operation, from: execution.root)
                            let output: Subscription.Output?
                            do {
                                output = try receive(payload, of: &execution, updater: updater)
                            } catch {
                                retained.dispose()
                                throw error
                            }
                            guard let output else {
                                retained.dispose()
                                continue
                            }
                            let previous = take(&event, retained)
                            continuation.yield(output)
                            previous?.dispose()
                        }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
