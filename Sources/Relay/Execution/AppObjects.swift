/// The objects of a derived field that only the app has: the store has them, or they don't exist.
struct AppObjects: Sendable {
    /// The operation of the fragments below, whose data begins at each of the objects; they stay in the store
    /// for as long as it lives.
    let owner: OperationDescriptor
    /// The identities, also of objects that don't exist; the owner has the store keep them.
    private let ids: ContiguousArray<DataID>
    private let types: [TypeName]
    private let field: String
    private let symbols: Symbols

    /// Creates nothing if the objects are those of the server; waits for a write in progress.
    init?(_ query: EdgeQuery, in store: Store) {
        guard case .ofApp(let keys, let scope, let types) = query.keys else { return nil }
        let names = keys.map { RecordKey(scope: scope, parts: [RecordKey.text($0)]) }
        (ids, owner) = store.owner(of: query.operation, fromEach: names)
        symbols = store.symbols
        self.types = types.map { [symbols] in symbols.typeName($0) }
        field = query.field
    }

    /// Returns the objects in a version; one that doesn't exist is null.
    func objects(in version: RecordSource) -> EdgeObjects {
        var missing: Set<DataID> = []
        for id in ids {
            guard let record = version.borrow(id), !record.isDeleted else {
                missing.insert(id)
                continue
            }
            guard !types.contains(record.typeName) else { continue }
            let type = symbols.text(record.typeName)
            return .failed(
                "`\(field)` is derived as an object of the type `\(type)`",
                ids.map { SeenRecord($0) }
            )
        }
        guard !missing.isEmpty else {
            return EdgeObjects(state: .known(.links(LinkList(ids))), seen: [], reached: Array(ids))
        }
        let links = ids.map { missing.contains($0) ? Value.null : .link($0) }
        return EdgeObjects(
            state: .known(.list(ContiguousArray(links))),
            seen: missing.map { SeenRecord($0) }
        )
    }
}
