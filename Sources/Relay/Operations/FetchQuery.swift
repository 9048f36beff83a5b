extension RelayEnvironment {
    /// Fetches a query once.
    ///
    /// Waits until the network has ended the operation, so that all of its parts are there. An
    /// identical query in flight is joined. Errors of single fields come with the data: the
    /// fields are `nil`, and the log tells of the errors.
    ///
    /// - Throws: What the network throws; a ``ResponseError``; `CancellationError`, which also
    ///   cancels the request unless somebody else waits for it.
    public func fetch<Query: GraphQLQuery>(
        _ query: Query,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> Query.Output {
        let operation = describe(query)
        let retained = store.retain(operation, from: .root)
        defer { retained.dispose() }
        try await executor.execute(query: operation, cacheConfig: cacheConfig)
        let source = store.source
        guard operation.session == source.invalidations.session else {
            throw StoreError.reset(definition: operation.request.name)
        }
        let result: Snapshot<Query.Output> = snapshot(operation, root: .root, in: source)
        for event in result.reading.events { store.log(event) }
        return try result.getResponse(operation.request.name)
    }

    /// Reads a query's own data from the store, as it is now.
    ///
    /// - Throws: A ``StoreError`` when something is missing or failed. What the fragments below
    ///   the query select is not looked at.
    public func read<Query: GraphQLQuery>(_ query: Query) throws(StoreError) -> Query.Output {
        let operation = describe(query)
        let bound = operation.reader(of: operation.artifact, arguments: nil)
        return try read(bound, owner: operation, id: .root, in: store.source)
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
        return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let holdings = Holdings()
            continuation.onTermination = { _ in holdings.dispose() }
            let observer = QueryObserver<Query.Output>(continuation)
            holdings.hold(store.retain(operation, from: .root))
            let subscription = store.subscribe {
                self.snapshot(operation, root: .root, in: $0)
            } _: { snapshot in
                observer.receive(snapshot)
            }
            holdings.hold(subscription)
            // What is there but has no value, for a null where none can be, is worth asking again.
            let isAvailable = observer.hasValue && isAvailable(operation)
            if fetchPolicy == .storeOnly || fetchPolicy != .networkOnly && isAvailable {
                observer.open()
            }
            switch fetchPolicy {
            case .storeOnly: break
            case .storeOrNetwork where isAvailable: break
            case .storeOrNetwork, .storeAndNetwork, .networkOnly:
                let task = Task { [executor] in
                    do {
                        try await executor.execute(query: operation, cacheConfig: cacheConfig) {
                            observer.open()
                        }
                        try observer.finishFetch(operation.request.name)
                    } catch {
                        continuation.finish(throwing: error)
                    }
                }
                holdings.hold(Disposable { task.cancel() })
            }
            let reset = StoreError.reset(definition: operation.request.name)
            holdings.hold(store.onReset { continuation.finish(throwing: reset) })
            // Who has reset before that told nobody here.
            if operation.session != store.session { continuation.finish(throwing: reset) }
        }
    }

    func isAvailable(_ operation: OperationDescriptor) -> Bool {
        if case .available = store.check(operation) { true } else { false }
    }
}

/// What an observed query has been told, and what of it was handed on.
///
/// A class because the store and the request in flight both tell it.
private final class QueryObserver<Output: FieldValue>: Sendable {
    private struct State {
        /// Whether values may be handed on: the store had everything, or the network answered.
        var isOpen = false
        var newest: Snapshot<Output>?
        var delivered: Output?
    }

    private let state = Locked(State())
    private let continuation: AsyncThrowingStream<Output, any Error>.Continuation

    init(_ continuation: AsyncThrowingStream<Output, any Error>.Continuation) {
        self.continuation = continuation
    }

    /// Takes a new result; whether a value was handed on.
    func receive(_ snapshot: Snapshot<Output>) -> Bool {
        state.withLock { state in
            state.newest = snapshot
            return deliver(&state)
        }
    }

    var hasValue: Bool {
        state.withLock { $0.newest.map { $0.failure == nil } ?? false }
    }

    func open() {
        state.withLock { state in
            state.isOpen = true
            _ = deliver(&state)
        }
    }

    /// The network has answered: there must be a value now.
    func finishFetch(_ operation: String) throws(ResponseError) {
        let newest = state.withLock { state in
            state.isOpen = true
            _ = deliver(&state)
            return state.newest
        }
        _ = try newest?.getResponse(operation)
    }

    private func deliver(_ state: inout State) -> Bool {
        guard state.isOpen, let output = state.newest?.value else { return false }
        if let delivered = state.delivered, Output.areSame(delivered, output) { return false }
        state.delivered = output
        continuation.yield(output)
        return true
    }
}
