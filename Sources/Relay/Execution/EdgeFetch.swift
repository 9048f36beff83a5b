/// Fetches the objects that a derived field has, and keeps them in the store.
///
/// A class because its task and the field's readers share it.
final class EdgeFetch: Sendable {
    /// The query, as the operation of the fragments below; it keeps the objects in the store.
    let owner: OperationDescriptor
    private let query: OperationDescriptor
    private let bound: BoundNormalization
    private let keys: [RecordKey]
    /// The object with the field, whose readers read again.
    private let object: DataID
    private let executor: OperationExecutor
    private let state = Locked(State())
    private let holdings = Holdings()

    private enum Status: Equatable {
        /// Something is missing, and being fetched.
        case isMissing
        /// The store has had all that is selected of the objects.
        case isKnown
        case hasFailed(GraphQLError)
    }

    private struct State {
        var status = Status.isMissing
        var hasBegun = false
        var hasEnded = false
        var task: Task<Void, Never>?
    }

    init(_ query: OperationDescriptor, for object: DataID, _ executor: OperationExecutor) {
        self.query = query
        self.object = object
        self.executor = executor
        owner = executor.store.owner(of: query, from: .root, isOfEdge: true)
        bound = query.normalization
        keys = Self.keys(of: bound)
    }

    /// Returns the keys in the arguments of a query's only field.
    static func keys(of bound: BoundNormalization) -> [RecordKey] {
        guard let index = rootField(of: bound), let lookup = bound.plan.lookups[index] else {
            return []
        }
        let field = bound.plan.fields[index]
        let arguments = bound.plan.keys[field.key].arguments.compactMap { argument in
            argument.value.resolve(bound.variables).map { (argument.name, $0) }
        }
        let keys = lookup.keys(JSONObject(arguments), isList: field.listDepth > 0) ?? []
        return keys.map { RecordKey(scope: lookup.scope, parts: $0.map(RecordKey.text)) }
    }

    private static func rootField(of bound: BoundNormalization) -> Int? {
        let object = bound.object(.root, type: bound.unknownType)
        return bound.plan.objects[object].fields.first { bound.plan.lookups[$0] != nil }
    }

    // MARK: - Reading

    func objects(in version: RecordSource) -> EdgeObjects {
        let status = state.withLock { $0.status }
        if status == .isKnown { return known(in: version) }
        let ids = executor.store.intern(keys)
        let (areComplete, records) = reach(ids, in: version)
        if areComplete {
            state.withLock { $0.status = .isKnown }
            return .known(ContiguousArray(ids.map { $0 }))
        }
        if case .hasFailed(let error) = status { return .failed(error, records: records) }
        return .awaited(records: records)
    }

    /// Returns the objects to which the query's field links or, until it does, those with the keys.
    private func known(in version: RecordSource) -> EdgeObjects {
        switch linked(in: version) {
        case .link(let id): return .known([id])
        case .links(let ids) where ids.all.count == keys.count:
            return .known(ContiguousArray(ids.all.map { $0 }))
        case .list(let values) where values.count == keys.count:
            let links = values.map { value -> DataID? in
                if case .link(let id) = value { id } else { nil }
            }
            return .known(ContiguousArray(links))
        case .null: return .known(ContiguousArray(repeating: nil, count: keys.count))
        case .error(let errors):
            let error = errors.first ?? GraphQLError(message: "an error without a message")
            return .failed(error, records: [])
        default: return .known(ContiguousArray(executor.store.intern(keys).map { $0 }))
        }
    }

    /// The value of the query's field.
    private func linked(in version: RecordSource) -> Value {
        guard let index = Self.rootField(of: bound), let root = version.borrow(.root) else {
            return .absent
        }
        return root[bound.key(bound.plan.fields[index])]
    }

    /// Returns whether a version has all that is selected of objects, and the records that were looked at.
    private func reach(
        _ ids: ContiguousArray<DataID>,
        in version: RecordSource
    ) -> (isComplete: Bool, records: [DataID]) {
        guard let index = Self.rootField(of: bound),
            let level = bound.plan.fields[index].level.index
        else { return (false, []) }
        var checker = AvailabilityChecker(source: version, bound: bound)
        return checker.reach(.links(LinkList(ids)), at: level)
    }

    // MARK: - Fetching

    /// Fetches what is missing, unless that has begun.
    func begin() {
        let begins = state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        if begins { run { await $0.follow() } }
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

    /// Does work after the work before.
    private func run(_ work: @escaping @Sendable (EdgeFetch) async -> Void) {
        state.withLock { state in
            guard !state.hasEnded else { return }
            let before = state.task
            state.task = Task { [self] in
                await before?.value
                if !Task.isCancelled { await work(self) }
            }
        }
    }

    private func follow() async {
        let store = executor.store
        // Links the objects that the store has, so that they stay.
        store.resolveMissingFields(of: query)
        let refetches = executor.observeRefetches { [weak self] _ in
            self?.run { await $0.fetch(isForced: true) }
        }
        holdings.hold(refetches)
        if store.examine(query).isAvailable {
            note(.isKnown)
        } else {
            await fetch(isForced: false)
        }
    }

    private func fetch(isForced: Bool) async {
        var cacheConfig = CacheConfig()
        cacheConfig.force = isForced
        do {
            try await executor.execute(query: query, cacheConfig: cacheConfig)
            note(.isKnown)
        } catch {
            guard !Task.isCancelled else { return }
            let message = "`\(query.request.name)` has failed: \(error)"
            note(.hasFailed(GraphQLError(message: message)))
        }
    }

    /// Takes note of a result, and has the readers of the field read again.
    private func note(_ status: Status) {
        let isNew = state.withLock { state in
            // Objects that were shown stay.
            guard state.status != status, state.status != .isKnown else { return false }
            state.status = status
            return true
        }
        if isNew { executor.store.readAgain(object) }
    }
}
