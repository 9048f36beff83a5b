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
        /// The version that has the server's answer; `nil` if it wasn't asked.
        var answeredIn: Int?
        /// The newest version that was looked at.
        var newest = 0
        /// How often the objects were lost since they were asked for otherwise.
        var losses = 0
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

    /// How often objects that are lost are fetched again.
    ///
    /// Limited, because two queries could take them from each other again and again.
    private static let mostLosses = 3

    /// Returns the objects in a version.
    ///
    /// They are fetched again if the store has had them, and lacks something now.
    func objects(in version: RecordSource) -> EdgeObjects {
        let objects = lookup.objects(in: version, .all)
        let (isNew, isAnswered) = state.withLock { state in
            let isNew = version.version >= state.newest
            if isNew { state.newest = version.version }
            return (isNew, state.answeredIn.map { version.version >= $0 } ?? false)
        }
        guard case .awaited = objects.state else {
            guard case .known = objects.state, isNew else { return objects }
            state.withLock { ($0.wasComplete, $0.failure) = (true, nil) }
            return objects
        }
        let (failure, isLost) = state.withLock { state in
            let isLost = isNew && state.wasComplete && state.losses < Self.mostLosses
            if isLost {
                (state.wasComplete, state.answeredIn) = (false, nil)
                state.losses += 1
            }
            return (state.failure, isLost)
        }
        if isLost { fetch(isForced: false) }
        if let failure { return EdgeObjects(state: .failed(failure), seen: objects.seen) }
        guard isAnswered, !isLost else { return objects }
        // The server has said no more, so what is missing isn't on its way.
        let answer = lookup.objects(in: version, .answer)
        return EdgeObjects(state: answer.state, seen: answer.seen + objects.seen)
    }

    // MARK: - Fetching

    /// Begins to follow the objects; the query's field links to those that the store has.
    func begin() {
        let refetches = executor.observeRefetches { [weak self] _ in
            self?.fetch(isForced: true)
        }
        holdings.hold(refetches)
        let store = executor.store
        if case .known = lookup.objects(in: store.source, .all).state,
            store.examine(query).isAvailable
        {
            // A reader of an earlier version may have found less.
            let wasComplete = state.withLock { take(&$0.wasComplete, true) }
            if !wasComplete { readAgain() }
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
            if isForced { state.losses = 0 }
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
            let version = executor.store.source.version
            state.withLock { ($0.answeredIn, $0.failure) = (version, nil) }
        } catch {
            guard !Task.isCancelled else { return }
            let message = "`\(query.request.name)` has failed: \(error)"
            state.withLock { $0.failure = GraphQLError(message: message) }
        }
        readAgain()
    }

    private func readAgain() { executor.store.readAgain(object) }
}
