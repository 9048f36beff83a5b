#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

extension RelayEnvironment {
    /// Subscribes to events of the server; each is written into the store and delivered.
    ///
    /// `updater` runs for each event, in the version in which the event arrives. A slow consumer gets all
    /// events; with `bufferSize`, at most so many wait for it, the newest, and
    /// ``LogEvent/subscriptionDrop(operation:transactionID:)`` is logged for each one that is dropped.
    /// The store has the data of all events. The newest event's objects stay in the store
    /// for as long as the sequence is held. Dropping the sequence ends the subscription. If an
    /// event comes in parts, `updater` and the sequence receive the first part; later parts are
    /// only written into the store, where observers of its objects and fragments see them.
    ///
    /// The sequence throws what the network throws, and a ``ResponseError`` for an event that is
    /// refused or has no data, which ends it; an `updater` that throws ends it as well.
    public func subscribe<Subscription: GraphQLSubscription>(
        _ subscription: Subscription,
        bufferSize: Int? = nil,
        updater: (@Sendable (RecordSourceProxy, Subscription.Output) throws -> Void)? = nil,
        errorPolicy: ErrorPolicy = .dataWithErrors,
        cacheConfig: CacheConfig = CacheConfig()
    ) -> AsyncThrowingStream<Subscription.Output, any Error> {
        let name = Subscription.artifact.name
        return events(subscription, bufferSize, updater, cacheConfig) { response in
            try response.output(of: name, errorPolicy)
        }
    }

    /// Subscribes to events of the server, and delivers everything that is known about each.
    ///
    /// Works like ``subscribe(_:bufferSize:updater:errorPolicy:cacheConfig:)``, but an event with
    /// errors or missing fields doesn't end the sequence: its data is `nil` if a field is missing
    /// that can't be, or the server has sent errors alone. `updater` runs only for events with complete data.
    ///
    /// The sequence throws what the network throws, and a ``ResponseError`` for an event that is
    /// refused, which ends it; an `updater` that throws ends it as well.
    public func responses<Subscription: GraphQLSubscription>(
        to subscription: Subscription,
        bufferSize: Int? = nil,
        updater: (@Sendable (RecordSourceProxy, Subscription.Output) throws -> Void)? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) -> AsyncThrowingStream<GraphQLResponse<Subscription.Output>, any Error> {
        events(subscription, bufferSize, updater, cacheConfig) { $0 }
    }

    /// Subscribes, and delivers of each event what `element` returns.
    private func events<Subscription: GraphQLSubscription, Element: Sendable>(
        _ subscription: Subscription,
        _ bufferSize: Int?,
        _ updater: (@Sendable (RecordSourceProxy, Subscription.Output) throws -> Void)?,
        _ cacheConfig: CacheConfig,
        _ element: @escaping @Sendable (GraphQLResponse<Subscription.Output>) throws -> Element
    ) -> AsyncThrowingStream<Element, any Error> {
        let operation = describe(subscription)
        return AsyncThrowingStream(
            bufferingPolicy: bufferSize.map { .bufferingNewest(max(0, $0)) } ?? .unbounded
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
                            store.endEvent(of: &execution)
                            // Each event has a root of its own, so that events don't overwrite.
                            execution.root = store.makeLocalID()
                            let retained = store.retain(operation, from: execution.root)
                            let delivered: Element?
                            do {
                                let response: GraphQLResponse<Subscription.Output>?
                                response = try receiveEvent(payload, of: &execution, updater)
                                delivered = try response.map(element)
                            } catch {
                                retained.dispose()
                                throw error
                            }
                            guard let delivered else {
                                retained.dispose()
                                continue
                            }
                            let previous = take(&event, retained)
                            let result = continuation.yield(delivered)
                            previous?.dispose()
                            if case .dropped = result {
                                store.log(
                                    .subscriptionDrop(
                                        operation: operation.request.name,
                                        transactionID: execution.transactionID ?? ""
                                    )
                                )
                            }
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

    private func receiveEvent<Output: FieldValue>(
        _ payload: Data,
        of execution: inout Execution,
        _ updater: ((RecordSourceProxy, Output) throws -> Void)?
    ) throws -> GraphQLResponse<Output>? {
        let received: ReceivedPayload<Output>?
        do {
            received = try receive(payload, of: &execution, updater: updater)
        } catch let failure as ResponseError where failure.isOfServer {
            // Other events may follow.
            return GraphQLResponse(failure: failure)
        }
        guard let received else { return nil }
        var notes = ServerNotes()
        notes.add(received.envelope, awaitsParts: execution.awaitsParts)
        let name = execution.operation.request.name
        var response = GraphQLResponse(received.snapshot, notes, operation: name)
        response.fetched = store.options.now()
        return response
    }
}

extension ResponseError {
    /// Whether the server has answered with errors alone.
    fileprivate var isOfServer: Bool {
        if case .failed = self { true } else { false }
    }
}
