/// The objects of a derived field that only the app has: the store has them, or they don't exist.
struct AppObjects: Sendable {
    /// The operation of the fragments below, whose data begins at each of the objects; they stay in the store
    /// for as long as it lives.
    let owner: OperationDescriptor
    private let named: NamedObjects

    init(_ keys: [RecordKey], of query: EdgeQuery, in store: Store) {
        named = NamedObjects(keys, of: query, in: store)
        var ids = store.intern(keys)
        var owner = store.owner(of: query.operation, fromEach: ids)
        // From now on these are not forgotten, but some may have been before.
        while case let known = store.intern(keys), known != ids {
            ids = known
            owner = store.owner(of: query.operation, fromEach: ids)
        }
        self.owner = owner
    }

    /// Returns the objects in a version; one that doesn't exist is null.
    func objects(in version: RecordSource) -> EdgeObjects {
        let ids = named.ids(in: version)
        let missing = Set(ids.filter { version.borrow($0) == nil })
        let seen = missing.map { SeenRecord($0) }
        if let failed = named.failure(of: ids, in: version, seen + ids.map { SeenRecord($0) }) {
            return failed
        }
        guard !missing.isEmpty else {
            return EdgeObjects(state: .known(.links(LinkList(ids))), seen: [], reached: Array(ids))
        }
        let links = ids.map { missing.contains($0) ? Value.null : .link($0) }
        return EdgeObjects(state: .known(.list(ContiguousArray(links))), seen: seen)
    }
}
