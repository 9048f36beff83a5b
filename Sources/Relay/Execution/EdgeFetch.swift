/// Fetches the objects that a derived field has, and keeps them in the store.
///
/// A class because its task and the field's readers share it.
final class EdgeFetch: Sendable {
    /// The query, as the operation of the fragments below; it keeps the objects in the store.
    let owner: OperationDescriptor
    var query: OperationDescriptor { part.query.operation }
    let part: EdgePart
    private var lookup: EdgeLookup { part.lookup }
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
        /// Whether a request waits for others or is on its way.
        var isRequesting = false
        /// Waits for the answer.
        var task: Task<Void, Never>?
        /// Whether to ask the server once more.
        var isWanted = false
        var isForced = false
    }

    init(_ query: EdgeQuery, for object: DataID, _ executor: OperationExecutor) {
        self.object = object
        self.executor = executor
        owner = executor.store.owner(of: query.operation, from: .root, isOfEdge: true)
        part = EdgePart(query: query, lookup: EdgeLookup(query, in: executor.store))
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
                (state.wasComplete, state.answeredIn, state.failure) = (false, nil, nil)
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
        // Otherwise the field has failed, because its function has returned something else.
        guard !lookup.keys.isEmpty else { return }
        let begins = state.withLock { state in
            guard !state.hasEnded else { return false }
            state.isWanted = true
            state.isForced = state.isForced || isForced
            if isForced { state.losses = 0 }
            defer { state.isRequesting = true }
            return !state.isRequesting
        }
        if begins { executor.edgeRequests.add(self, with: executor) }
    }

    /// Returns whether the request that begins now is forced; `nil` if none is wanted any more.
    func takeWish() -> Bool? {
        state.withLock { state in
            guard state.isWanted, !state.hasEnded else {
                state.isRequesting = false
                return nil
            }
            state.isWanted = false
            return take(&state.isForced, false)
        }
    }

    /// Waits for a request that was joined for this fetch.
    func wait(for request: EdgeRequests.Request) {
        let task = Task {
            await receive(request)
            let isWanted = state.withLock { state in
                state.task = nil
                state.isRequesting = state.isWanted && !state.hasEnded
                return state.isRequesting
            }
            if isWanted { executor.edgeRequests.add(self, with: executor) }
        }
        let hasEnded = state.withLock { state in
            // It may be over already.
            if state.isRequesting { state.task = task }
            return state.hasEnded
        }
        if hasEnded { task.cancel() }
    }

    private func receive(_ request: EdgeRequests.Request) async {
        do {
            do {
                _ = try await request.execution.wait()
            } catch let error as ResponseError where request.isForSeveral && error.isOfServer {
                // One of the keys may have failed the others, too.
                try await executor.execute(query: query, cacheConfig: request.cacheConfig)
            }
            let version = executor.store.source.version
            state.withLock { ($0.answeredIn, $0.failure) = (version, nil) }
        } catch {
            let message = "`\(query.request.name)` has failed: \(error)"
            let hasEnded = state.withLock { state in
                state.failure = GraphQLError(message: message)
                return state.hasEnded
            }
            guard !hasEnded else { return }
        }
        readAgain()
    }

    private func readAgain() { executor.store.readAgain(object) }
}

extension ResponseError {
    /// Whether the server has answered, and says why it has no data.
    fileprivate var isOfServer: Bool {
        switch self {
        case .failed, .fieldFailed: true
        default: false
        }
    }
}
