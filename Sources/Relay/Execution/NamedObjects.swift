/// The objects of a derived field that keys name, in versions of the store.
///
/// A class because it keeps the identities that it has found.
final class NamedObjects: Sendable {
    let keys: [RecordKey]
    private let query: EdgeQuery
    private let store: Store
    /// The identities of the objects, also of those that were never met; empty until they are needed.
    private let ids = Locked<ContiguousArray<DataID>>([])

    init(_ keys: [RecordKey], of query: EdgeQuery, in store: Store) {
        (self.keys, self.query, self.store) = (keys, query, store)
    }

    /// Returns the identities; looks again for those that the store may have forgotten since, which waits for a
    /// write in progress.
    func ids(in version: RecordSource) -> ContiguousArray<DataID> {
        let known = ids.withLock { $0 }
        // One that only an optimistic update had may be on the server nevertheless.
        guard known.count != keys.count || !known.allSatisfy({ version.borrow($0) != nil }) else {
            return known
        }
        let new = store.intern(keys)
        // An updater that fails takes its identities back.
        if store.updater == nil { ids.withLock { $0 = new } }
        return new
    }

    /// Returns what is wrong with objects in a version: one has a type that the field can't have.
    func failure(
        of ids: ContiguousArray<DataID>,
        in version: RecordSource,
        _ seen: [SeenRecord]
    ) -> EdgeObjects? {
        guard let condition = query.type else { return nil }
        let type = store.symbols.typeName(condition.type)
        for id in ids {
            guard let record = version.borrow(id), !record.isDeleted,
                record.typeName != query.operation.normalization.unknownType,
                record.typeName != type
            else { continue }
            if condition.kind == .abstract {
                let fact = RecordSource.TypeFact(type: record.typeName, abstractType: type)
                if version.typeFacts[fact] != false { continue }
            }
            let other = store.symbols.text(record.typeName)
            return .failed("`\(query.field)` is derived as an object of the type `\(other)`", seen)
        }
        return nil
    }
}
