/// Looks for the objects of a derived field in versions of the store.
final class EdgeLookup: Sendable {
    private let query: EdgeQuery
    private let bound: BoundNormalization
    /// The position of the query's only field; `nil` if its arguments don't name objects.
    private let field: Int?
    private let keys: [RecordKey]
    private let store: Store
    /// The identities of the objects, also of those that were never met.
    private let ids: Locked<ContiguousArray<DataID>>

    /// Creates the lookup; waits for a write in progress.
    init(_ query: EdgeQuery, in store: Store) {
        self.query = query
        self.store = store
        let bound = query.operation.normalization
        self.bound = bound
        let object = bound.object(.root, type: bound.unknownType)
        field = bound.plan.objects[object].fields.first { bound.plan.lookups[$0] != nil }
        keys = field.map { Self.keys(of: $0, bound) } ?? []
        ids = Locked(store.intern(keys))
    }

    /// Returns the keys in the arguments of a field; none if they aren't scalars.
    private static func keys(of index: Int, _ bound: BoundNormalization) -> [RecordKey] {
        guard let lookup = bound.plan.lookups[index] else { return [] }
        let field = bound.plan.fields[index]
        let arguments = bound.plan.keys[field.key].arguments.compactMap { argument in
            argument.value.resolve(bound.variables).map { (argument.name, $0) }
        }
        let keys = lookup.keys(JSONObject(arguments), isList: field.listDepth > 0) ?? []
        return keys.map { RecordKey(scope: lookup.scope, parts: $0.map(RecordKey.text)) }
    }

    /// Returns the objects in a version.
    ///
    /// One that the store doesn't have is null if the query was answered, and awaited otherwise. If `needsAll`
    /// says so, all are awaited while something is missing that is selected of them.
    func objects(in version: RecordSource, needsAll: Bool) -> EdgeObjects {
        guard let field, let level = bound.plan.fields[field].level.index, !keys.isEmpty else {
            return failed("`\(query.field)` is derived as something else than keys", [])
        }
        let key = bound.key(bound.plan.fields[field])
        var fields = FieldSet.existence
        fields.insert(key)
        // Others may bring the answer, too.
        let root = SeenRecord(.root, fields)
        let answer = version.borrow(.root)?[key] ?? .absent
        let ids = known(in: version)
        let missing = ids.filter { !has($0, version) }
        if !missing.isEmpty {
            let seen = [root] + ids.map { SeenRecord($0) }
            switch answer {
            case .absent: return EdgeObjects(state: .awaited, seen: seen)
            case .error(let errors):
                let message = errors.first?.message ?? "the server reports an error"
                return failed(message, seen)
            default: break
            }
        }
        if let other = otherType(of: ids, in: version) {
            return failed("`\(query.field)` is derived as an object of the type `\(other)`", [root])
        }
        let present = missing.isEmpty ? ids : ids.filter { has($0, version) }
        if needsAll {
            var checker = AvailabilityChecker(source: version, bound: bound)
            let (isComplete, records) = checker.reach(.links(LinkList(present)), at: level)
            if !isComplete {
                let seen = [root] + records.map { SeenRecord($0) }
                return EdgeObjects(state: .awaited, seen: seen)
            }
        }
        guard !missing.isEmpty else {
            return EdgeObjects(state: .known(.links(LinkList(ids))), seen: [root])
        }
        let links = ids.map { has($0, version) ? Value.link($0) : .null }
        return EdgeObjects(
            state: .known(.list(ContiguousArray(links))),
            seen: [root] + missing.map { SeenRecord($0) }
        )
    }

    private func failed(_ message: String, _ seen: [SeenRecord]) -> EdgeObjects {
        EdgeObjects(state: .failed(GraphQLError(message: message)), seen: seen)
    }

    /// Returns the identities; looks again for those that the store may have forgotten since.
    private func known(in version: RecordSource) -> ContiguousArray<DataID> {
        let known = ids.withLock { $0 }
        guard !known.allSatisfy({ has($0, version) }) else { return known }
        let new = store.intern(keys)
        ids.withLock { $0 = new }
        return new
    }

    /// Returns whether a version has an object, or knows that it was deleted.
    ///
    /// One that only an optimistic update had may be on the server nevertheless.
    private func has(_ id: DataID, _ version: RecordSource) -> Bool { version.borrow(id) != nil }

    /// Returns the type of an object that the field can't have.
    private func otherType(
        of ids: ContiguousArray<DataID>,
        in version: RecordSource
    ) -> String? {
        guard let condition = query.type else { return nil }
        let type = store.symbols.typeName(condition.type)
        for id in ids {
            guard let record = version.borrow(id), !record.isDeleted,
                record.typeName != bound.unknownType, record.typeName != type
            else { continue }
            if condition.kind == .abstract {
                let fact = RecordSource.TypeFact(type: record.typeName, abstractType: type)
                if version.typeFacts[fact] != false { continue }
            }
            return store.symbols.text(record.typeName)
        }
        return nil
    }
}
