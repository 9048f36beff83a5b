/// Looks for the objects of a derived field in versions of the store.
///
/// A class because it keeps the identities that it has found.
final class EdgeLookup: Sendable {
    private let query: EdgeQuery
    private let bound: BoundNormalization
    /// The position of the query's only field; `nil` if its arguments don't name objects.
    private let position: Int?
    let keys: [RecordKey]
    private let store: Store
    /// The identities of the objects, also of those that were never met; empty until they are needed.
    private let ids = Locked<ContiguousArray<DataID>>([])

    init(_ query: EdgeQuery, in store: Store) {
        self.query = query
        self.store = store
        let bound = query.operation.normalization
        self.bound = bound
        let object = bound.object(.root, type: bound.unknownType)
        position = bound.plan.objects[object].fields.first { bound.plan.lookups[$0] != nil }
        keys = position.map { Self.keys(of: $0, bound) } ?? []
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

    /// How much of the objects a reader needs.
    enum Need {
        /// Any data of each, for a single read, which says itself what is missing.
        case any
        /// All selected data.
        case all
        /// Whatever there is, because the query was answered just now.
        case answer
    }

    /// The query's field.
    var field: FieldKey? { field(in: bound) }

    /// Returns the field of the same query with other variables.
    func field(in bound: BoundNormalization) -> FieldKey? {
        position.map { bound.key(bound.plan.fields[$0]) }
    }

    /// Returns the objects in a version.
    ///
    /// One that the store doesn't have is null if the query was answered, and awaited otherwise.
    func objects(in version: RecordSource, _ need: Need) -> EdgeObjects {
        guard let position, let level = bound.plan.fields[position].level.index, !keys.isEmpty,
            let key = field
        else {
            return .failed("`\(query.field)` is derived as something else than keys", [])
        }
        var fields = FieldSet.existence
        fields.insert(key)
        // Others may bring the answer, too.
        let root = SeenRecord(.root, fields)
        let answer = version.borrow(.root)?[key] ?? .absent
        let ids = known(in: version)
        var missing = Set(ids.filter { !has($0, version) })
        if need == .answer {
            // The server has said that these are gone, although the store has some of their data.
            var linked: Set<DataID> = []
            answer.forEachLink { linked.insert($0) }
            let checker = AvailabilityChecker(source: version, bound: bound)
            let lost = ids.filter {
                !linked.contains($0) && !checker.isAvailable(.link($0), at: level)
            }
            missing.formUnion(lost)
        }
        if !missing.isEmpty {
            let seen = [root] + ids.map { SeenRecord($0) }
            switch answer {
            case .absent where need != .answer: return EdgeObjects(state: .awaited, seen: seen)
            case .error(let errors): return .failed(errors, seen)
            case .list(let values):
                if query.isSingle, case .error(let errors)? = values.first {
                    return .failed(errors, seen)
                }
            default: break
            }
        }
        if let other = otherType(of: ids, in: version) {
            return .failed(
                "`\(query.field)` is derived as an object of the type `\(other)`",
                [root]
            )
        }
        var reached: [DataID]?
        if need == .all {
            var checker = AvailabilityChecker(source: version, bound: bound)
            let present = missing.isEmpty ? ids : ids.filter { !missing.contains($0) }
            let (isComplete, records) = checker.reach(.links(LinkList(present)), at: level)
            if !isComplete {
                let seen = [root] + records.map { SeenRecord($0) }
                return EdgeObjects(state: .awaited, seen: seen)
            }
            reached = records
        }
        guard !missing.isEmpty else {
            return EdgeObjects(
                state: .known(.links(LinkList(ids))),
                seen: [root],
                reached: reached
            )
        }
        let links = ids.map { missing.contains($0) ? Value.null : .link($0) }
        return EdgeObjects(
            state: .known(.list(ContiguousArray(links))),
            seen: [root] + missing.map { SeenRecord($0) }
        )
    }

    /// Returns the identities; looks again for those that the store may have forgotten since, which waits for a
    /// write in progress.
    private func known(in version: RecordSource) -> ContiguousArray<DataID> {
        let known = ids.withLock { $0 }
        guard known.count != keys.count || !known.allSatisfy({ has($0, version) }) else {
            return known
        }
        let new = store.intern(keys)
        // An updater that fails takes its identities back.
        if store.updater == nil { ids.withLock { $0 = new } }
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

extension EdgeObjects {
    /// Objects that could not be fetched.
    fileprivate static func failed(_ errors: [GraphQLError], _ seen: [SeenRecord]) -> EdgeObjects {
        failed(errors.first?.message ?? "the server reports an error", seen)
    }

    static func failed(_ message: String, _ seen: [SeenRecord]) -> EdgeObjects {
        EdgeObjects(state: .failed(GraphQLError(message: message)), seen: seen)
    }
}
