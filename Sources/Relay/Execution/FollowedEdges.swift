/// The derived fields with objects that are being observed.
///
/// A class because the readers of a store and the sources share it.
final class FollowedEdges: EdgeSources {
    /// Where a source is: the object with the field, and the query with the keys of the field's objects.
    private struct Place: Hashable {
        let session: Int
        let object: DataID
        let query: RequestIdentifier
    }

    private struct State {
        var known: [Place: Known] = [:]
        var lastNumber = 0
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

    func source(of query: OperationDescriptor, for object: DataID) -> (any EdgeSource)? {
        let place = Place(session: query.session, object: object, query: query.identifier)
        if let known = state.withLock({ $0.known[place]?.edge }) { return known }
        guard let executor = state.withLock({ $0.executor }) else { return nil }
        let fetch = EdgeFetch(query, for: object, executor)
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let new = FollowedEdge(fetch) { [weak self] in self?.remove(number, at: place, $0) }
        return state.withLock { state in
            // Another thread may have been faster.
            if let known = state.known[place]?.edge { return known }
            state.known[place] = Known(number: number, edge: new)
            return new
        }
    }

    func objects(
        of query: OperationDescriptor
    ) -> (ids: ContiguousArray<DataID?>, owner: OperationDescriptor)? {
        guard let store = state.withLock({ $0.executor })?.store else { return nil }
        let ids = store.find(EdgeFetch.keys(of: query.normalization))
        return (ids, store.owner(of: query, from: .root, isOfEdge: true))
    }

    /// Removes a source that nothing reads any more, and ends its fetch.
    ///
    /// That happens elsewhere, because the last reader may go while a lock is held: inside an updater.
    private func remove(_ number: Int, at place: Place, _ fetch: EdgeFetch) {
        let isFirst = state.withLock { state in
            if state.known[place]?.number == number { state.known[place] = nil }
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
    private let fetch: EdgeFetch
    private let remove: @Sendable (EdgeFetch) -> Void

    init(_ fetch: EdgeFetch, remove: @escaping @Sendable (EdgeFetch) -> Void) {
        (self.fetch, self.remove) = (fetch, remove)
    }

    deinit { remove(fetch) }

    var owner: OperationDescriptor { fetch.owner }

    func objects(in version: RecordSource) -> EdgeObjects { fetch.objects(in: version) }

    func begin() { fetch.begin() }
}
