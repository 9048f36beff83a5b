/// The derived fields with objects that are being observed.
///
/// A class because the readers of a store and the sources share it.
final class FollowedEdges: EdgeSources {
    /// Where a source is: the object with the field, and the query with the keys of the field's objects.
    private struct Place: Hashable {
        let session: Int
        let object: DataID
        let query: RequestIdentifier
        /// The keys of objects of the app, which are not among the query's variables.
        var ofApp: [JSONValue] = []
    }

    private struct State {
        var known: [Place: Known] = [:]
        var lastNumber = 0
        /// The fetches that begin.
        var begun: [EdgeFetch] = []
        /// The fetches of sources that nothing reads any more.
        var ended: [EdgeFetch] = []
        weak var executor: OperationExecutor?
    }

    private struct Known {
        let number: Int
        weak var edge: FollowedEdge?
    }

    private let state = Locked(State())

    /// Has sources use the network and the store of an executor, which it doesn't keep.
    func connect(_ executor: OperationExecutor) {
        state.withLock { $0.executor = executor }
    }

    func source(of query: EdgeQuery, for object: DataID) -> (any EdgeSource)? {
        let operation = query.operation
        var place = Place(
            session: operation.session,
            object: object,
            query: operation.identifier
        )
        if case .ofApp(let keys, _, _) = query.keys { place.ofApp = keys }
        let (known, executor) = state.withLock { ($0.known[place]?.edge, $0.executor) }
        if let known { return known }
        guard let executor else { return nil }
        let content: FollowedEdge.Content =
            if let found = AppObjects(query, in: executor.store) {
                .ofApp(found)
            } else {
                .fetched(EdgeFetch(query, for: object, executor))
            }
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let new = FollowedEdge(content, self) { [weak self, place] in
            self?.remove(number, at: place, $0)
        }
        return state.withLock { state in
            // Another thread may have been faster.
            if let known = state.known[place]?.edge { return known }
            state.known[place] = Known(number: number, edge: new)
            return new
        }
    }

    func objects(
        of query: EdgeQuery,
        in version: RecordSource,
        isOnce: Bool
    ) -> (objects: EdgeObjects, owner: OperationDescriptor)? {
        guard let store = state.withLock({ $0.executor })?.store else { return nil }
        if let found = AppObjects(query, in: store) {
            return (found.objects(in: version), found.owner)
        }
        let owner = store.owner(of: query.operation, from: .root, isOfEdge: true)
        let objects = EdgeLookup(query, in: store).objects(in: version, .any)
        if isOnce, case .known = objects.state {
            // Links the objects, so that they stay for as long as there are references.
            store.resolveMissingFields(of: query.operation)
        }
        return (objects, owner)
    }

    /// Begins fetches together, because views with many rows begin many at a time.
    ///
    /// Elsewhere, because a reader must not write.
    fileprivate func begin(_ fetch: EdgeFetch) {
        let isFirst = state.withLock { state in
            state.begun.append(fetch)
            return state.begun.count == 1
        }
        guard isFirst else { return }
        Task { [weak self] in
            await Task.yield()
            guard let self else { return }
            let (begun, executor) = state.withLock { (take(&$0.begun, []), $0.executor) }
            executor?.store.resolveMissingFields(of: begun.map(\.query))
            for fetch in begun { fetch.begin() }
        }
    }

    /// Removes a source that nothing reads any more, and ends its fetch.
    ///
    /// That happens elsewhere, because the last reader may go while a lock is held: inside an updater.
    private func remove(_ number: Int, at place: Place, _ content: FollowedEdge.Content) {
        let isFirst = state.withLock { state in
            if state.known[place]?.number == number { state.known[place] = nil }
            guard case .fetched(let fetch) = content else { return false }
            state.ended.append(fetch)
            return state.ended.count == 1
        }
        guard isFirst else { return }
        Task.detached {
            for fetch in self.state.withLock({ take(&$0.ended, []) }) { fetch.end() }
        }
    }
}

/// The objects of a derived field that is being observed.
///
/// A class because it has identity: the objects are fetched for as long as something refers to it.
final class FollowedEdge: EdgeSource {
    enum Content: Sendable {
        case fetched(EdgeFetch)
        case ofApp(AppObjects)
    }

    private let content: Content
    private let edges: FollowedEdges
    private let remove: @Sendable (Content) -> Void
    private let hasBegun = Locked(false)

    init(
        _ content: Content,
        _ edges: FollowedEdges,
        remove: @escaping @Sendable (Content) -> Void
    ) {
        (self.content, self.edges, self.remove) = (content, edges, remove)
    }

    deinit { remove(content) }

    var owner: OperationDescriptor {
        switch content {
        case .fetched(let fetch): fetch.owner
        case .ofApp(let objects): objects.owner
        }
    }

    func objects(in version: RecordSource) -> EdgeObjects {
        switch content {
        case .fetched(let fetch): fetch.objects(in: version)
        case .ofApp(let objects): objects.objects(in: version)
        }
    }

    func begin() {
        guard case .fetched(let fetch) = content else { return }
        let begins = hasBegun.withLock { hasBegun in
            defer { hasBegun = true }
            return !hasBegun
        }
        if begins { edges.begin(fetch) }
    }
}
