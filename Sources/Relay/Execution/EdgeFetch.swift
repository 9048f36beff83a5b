/// Fetches the objects that a derived field has, and keeps them in the store.
///
/// A class because its task and the field's readers share it.
final class EdgeFetch: Sendable {
    /// The query, as the operation of the fragments below; it keeps the objects in the store.
    let owner: OperationDescriptor
    let query: OperationDescriptor
    private let lookup: EdgeLookup
    /// The object with the field, whose readers read again.
    private let object: DataID
    private let executor: OperationExecutor
    private let state = Locked(State())
    private let holdings = Holdings()

    private struct State {
        /// Whether the store has had all selected data of the objects, since it was fetched last.
        var wasComplete = false
        /// Whether the server was asked, and the answer is in the store.
        var isAnswered = false
        /// How the last request has failed.
        var failure: GraphQLError?
        var hasEnded = false
        /// Fetches, until nothing more is wanted.
        var task: Task<Void, Never>?
        /// Whether to ask the server once more.
        var isWanted = false
        var isForced = false
    }

    init(_ query: EdgeQuery, for object: DataID, _ executor: OperationExecutor) {
        self.query = query.operation
        self.object = object
        self.executor = executor
        owner = executor.store.owner(of: query.operation, from: .root, isOfEdge: true)
        lookup = EdgeLookup(query, in: executor.store)
    }

    /// Returns the objects in a version.
    ///
    /// They are fetched again if the store has had them, and lacks something now.
    func objects(in version: RecordSource) -> EdgeObjects {
        let objects = lookup.objects(in: version, needsAll: true)
        guard case .awaited = objects.state else {
            state.withLock { state in
                guard case .known = objects.state else { return }
                (state.wasComplete, state.failure) = (true, nil)
            }
            return objects
        }
        let (failure, isAnswered, isLost) = state.withLock { state in
            let isLost = state.wasComplete
            if isLost { (state.wasComplete, state.isAnswered) = (false, false) }
            return (state.failure, state.isAnswered, isLost)
        }
        if isLost { fetch(isForced: false) }
        if let failure { return EdgeObjects(state: .failed(failure), seen: objects.seen) }
        guard isAnswered else { return objects }
        // The server has said no more, so what is missing isn't on its way.
        let partial = lookup.objects(in: version, needsAll: false)
        return EdgeObjects(state: partial.state, seen: partial.seen + objects.seen)
    }

    // MARK: - Fetching

    /// Begins to follow the objects; the query's field links to those that the store has.
    func begin() {
        let refetches = executor.observeRefetches { [weak self] _ in
            self?.fetch(isForced: true)
        }
        holdings.hold(refetches)
        let store = executor.store
        if case .known = lookup.objects(in: store.source, needsAll: true).state,
            store.examine(query).isAvailable
        {
            return
        }
        fetch(isForced: false)
    }

    /// Ends what is running; nothing reads the field any more.
    func end() {
        let task = state.withLock { state in
            state.hasEnded = true
            return take(&state.task, nil)
        }
        task?.cancel()
        holdings.dispose()
    }

    /// Asks the server, now or after the request that is running.
    private func fetch(isForced: Bool) {
        state.withLock { state in
            guard !state.hasEnded else { return }
            state.isWanted = true
            state.isForced = state.isForced || isForced
            guard state.task == nil else { return }
            state.task = Task { [self] in
                while let isForced = next() { await ask(isForced: isForced) }
            }
        }
    }

    /// Returns whether the next request is forced; `nil` if none is wanted.
    private func next() -> Bool? {
        state.withLock { state in
            guard state.isWanted, !state.hasEnded else {
                state.task = nil
                return nil
            }
            state.isWanted = false
            return take(&state.isForced, false)
        }
    }

    private func ask(isForced: Bool) async {
        var cacheConfig = CacheConfig()
        cacheConfig.force = isForced
        do {
            try await executor.execute(query: query, cacheConfig: cacheConfig)
            state.withLock { ($0.isAnswered, $0.failure) = (true, nil) }
        } catch {
            guard !Task.isCancelled else { return }
            let message = "`\(query.request.name)` has failed: \(error)"
            state.withLock { $0.failure = GraphQLError(message: message) }
        }
        readAgain()
    }

    private func readAgain() { executor.store.readAgain(object) }
}
