extension RelayEnvironment {
    /// Fetches a query once.
    ///
    /// Waits until the network has ended the operation, so that all of its parts are in the store.
    /// An identical query in flight is joined. Errors of single fields come with the data: the
    /// fields are `nil`, and the errors are logged.
    ///
    /// - Throws: The network's error; a ``ResponseError``; `CancellationError`, which also cancels
    ///   the request unless another caller waits for it.
    public func fetch<Query: GraphQLQuery>(
        _ query: Query,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> Query.Output {
        let operation = describe(query)
        let retained = store.retain(operation, from: .root)
        defer { retained.dispose() }
        try await executor.execute(query: operation, cacheConfig: cacheConfig)
        let source = store.source
        guard operation.session == source.session else {
            throw StoreError.reset(definition: operation.request.name)
        }
        let owner = store.owner(of: operation, from: .root)
        let result: Snapshot<Query.Output> = snapshot(owner, root: .root, in: source)
        for event in result.reading.events { store.log(event) }
        return try result.getResponse(operation.request.name)
    }

    /// Reads a query's own data from the store, as it is now.
    ///
    /// - Throws: A ``StoreError`` when something is missing or failed. The data of fragments below
    ///   the query is not checked.
    public func read<Query: GraphQLQuery>(_ query: Query) throws(StoreError) -> Query.Output {
        store.resolveMissingFields(of: describe(query))
        return try read(query, in: store.visibleSource)
    }

    func read<Query: GraphQLQuery>(
        _ query: Query,
        in source: RecordSource
    ) throws(StoreError) -> Query.Output {
        let operation = describe(query)
        guard operation.session == source.session else {
            throw .reset(definition: operation.request.name)
        }
        let owner = store.owner(of: operation, from: .root)
        let bound = owner.reader(of: owner.artifact, arguments: nil)
        return try read(bound, owner: owner, id: .root, in: source)
    }

    /// A query's data, and again whenever it has changed.
    ///
    /// Only the newest value waits for a slow consumer. The data stays in the store until the
    /// sequence is dropped; dropping it also cancels the request. The sequence throws what
    /// ``fetch(_:cacheConfig:)`` throws, ``StoreError/reset(definition:)`` when the environment is
    /// reset, and never ends otherwise.
    public func observe<Query: GraphQLQuery>(
        _ query: Query,
        fetchPolicy: FetchPolicy = .storeOrNetwork,
        cacheConfig: CacheConfig = CacheConfig()
    ) -> AsyncThrowingStream<Query.Output, any Error> {
        let operation = describe(query)
        if fetchPolicy != .networkOnly { store.resolveMissingFields(of: operation) }
        return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let holdings = Holdings()
            continuation.onTermination = { _ in holdings.dispose() }
            let observer = QueryObserver<Query.Output>(continuation)
            holdings.hold(store.retain(operation, from: .root))
            let owner = store.owner(of: operation, from: .root)
            let subscription = store.subscribe(operations: [operation]) {
                self.snapshot(owner, root: .root, in: $0)
            } _: { snapshot in
                observer.receive(snapshot)
            }
            holdings.hold(subscription)
            // Data that is complete but has no value, because of a null in a non-null position, is
            // worth fetching again.
            let isAvailable = observer.hasValue && isAvailable(operation)
            if fetchPolicy == .storeOnly || fetchPolicy != .networkOnly && isAvailable {
                observer.open()
            }
            switch fetchPolicy {
            case .storeOnly: break
            case .storeOrNetwork where isAvailable: break
            case .storeOrNetwork, .storeAndNetwork, .networkOnly:
                let task = Task { [self] in
                    do {
                        try await executor.execute(query: operation, cacheConfig: cacheConfig) {
                            self.update(observer, owner)
                            observer.open()
                        }
                        self.update(observer, owner)
                        observer.open()
                        try observer.checkValue(operation.request.name)
                    } catch {
                        continuation.finish(throwing: error)
                    }
                }
                holdings.hold(Disposable { task.cancel() })
            }
            let reset = StoreError.reset(definition: operation.request.name)
            holdings.hold(store.onReset { continuation.finish(throwing: reset) })
            // A reset before that has notified no observer of this query.
            if operation.session != store.session { continuation.finish(throwing: reset) }
        }
    }

    /// Reads once more where another thread is still about to: what the network has just answered
    /// must be there.
    private func update<Output: FieldValue>(
        _ observer: QueryObserver<Output>,
        _ owner: OperationDescriptor
    ) {
        let source = store.source
        guard observer.version < source.version else { return }
        _ = observer.receive(snapshot(owner, root: .root, in: source))
    }

    func isAvailable(_ operation: OperationDescriptor) -> Bool {
        if case .available = store.check(operation) { true } else { false }
    }
}

/// The results of an observed query, and which of them was delivered.
///
/// A class because the store's notifications and the request in flight share it. Results are
/// compared and yielded without the lock, by one thread at a time; what other threads bring
/// meanwhile is delivered by that thread.
private final class QueryObserver<Output: FieldValue>: Sendable {
    private struct State {
        /// Whether values may be delivered: the store had everything, or the network answered.
        var isOpen = false
        var newest: Snapshot<Output>?
        var delivered: Output?
        /// Whether `newest` is yet to be compared with what was delivered.
        var isNew = false
        var isDelivering = false
    }

    private let state = Locked(State())
    private let continuation: AsyncThrowingStream<Output, any Error>.Continuation

    init(_ continuation: AsyncThrowingStream<Output, any Error>.Continuation) {
        self.continuation = continuation
    }

    /// Takes a result, unless it is of an older version than another one.
    ///
    /// Returns whether a value was delivered.
    func receive(_ snapshot: Snapshot<Output>) -> Bool {
        let previous = state.withLock { state -> Snapshot<Output>? in
            if let newest = state.newest, newest.version > snapshot.version { return nil }
            state.isNew = true
            return take(&state.newest, snapshot)
        }
        return withExtendedLifetime(previous) { deliver() }
    }

    var hasValue: Bool {
        state.withLock { $0.newest.map { $0.failure == nil } ?? false }
    }

    /// The version of the newest result; -1 before the first.
    var version: Int {
        state.withLock { $0.newest?.version ?? -1 }
    }

    /// Delivers the newest value, and those to come.
    func open() {
        state.withLock { $0.isOpen = true }
        _ = deliver()
    }

    /// Throws why there is no value, once the network has answered.
    func checkValue(_ operation: String) throws(ResponseError) {
        _ = try state.withLock { $0.newest }?.getResponse(operation)
    }

    /// Returns whether a value was delivered by this thread.
    private func deliver() -> Bool {
        var hasDelivered = false
        while let (value, delivered) = beginDelivery() {
            let isDifferent = delivered.map { !Output.areSame($0, value) } ?? true
            if isDifferent {
                continuation.yield(value)
                hasDelivered = true
            }
            _ = state.withLock { state in
                state.isDelivering = false
                return take(&state.delivered, value)
            }
        }
        return hasDelivered
    }

    private func beginDelivery() -> (value: Output, delivered: Output?)? {
        state.withLock { state in
            guard state.isOpen, state.isNew, !state.isDelivering else { return nil }
            state.isNew = false
            guard let value = state.newest?.value else { return nil }
            state.isDelivering = true
            return (value, state.delivered)
        }
    }
}
