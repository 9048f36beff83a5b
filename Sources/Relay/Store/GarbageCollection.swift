/// The search of one collection for the records to keep, in steps.
///
/// The store may change between them.
///
/// It marks one version of the base. When all is marked, and nothing was written, retained or read
/// meanwhile, the unmarked records can be dropped.
struct GarbageCollection {
    /// The state that must not change during the collection.
    struct Revision: Equatable {
        let epoch: Int
        let roots: Int
        let readers: Int

        init(_ state: StoreState, _ roots: StoreRoots, _ subscriptions: StoreSubscriptions) {
            epoch = state.epoch
            self.roots = roots.revision
            readers = subscriptions.revision
        }
    }

    let revision: Revision
    /// The number of times it was restarted because something changed.
    let attempt: Int
    /// When the first attempt began; `nil` without a listener.
    let begun: ContinuousClock.Instant?
    /// The base when the collection began.
    let source: RecordSource
    private var marker: ReferenceMarker
    private var pending: [StoreRoots.Root]
    /// The operations whose fields of the query root are in use; `nil` if not all are known.
    private let rootOperations: [OperationDescriptor]?

    init(
        _ source: RecordSource,
        roots: [StoreRoots.Root],
        seen: some Sequence<DataID>,
        loaded: [DataID] = [],
        unsettled: Set<DataID> = [],
        rootReaders: [OperationDescriptor]? = nil,
        revision: Revision,
        attempt: Int = 0,
        begun: ContinuousClock.Instant? = nil
    ) {
        self.source = source
        self.revision = revision
        self.attempt = attempt
        self.begun = begun
        marker = ReferenceMarker(source: source)
        for id in seen { marker.mark(id) }
        for id in loaded { marker.mark(id) }
        marker.markAll(from: unsettled)
        pending = roots
        rootOperations = rootReaders.map { $0 + roots.map(\.operation) }
    }

    /// Marks the records that one more root reaches.
    ///
    /// Returns whether it was the last root.
    mutating func step() -> Bool {
        if let root = pending.popLast() {
            marker.mark(root.operation.normalization, root: root.dataID)
        }
        return pending.isEmpty
    }

    mutating func markAll() {
        while !step() {}
    }

    /// The source without the records that are not marked.
    func swept() -> RecordSource {
        var swept = source
        swept.removeAll { !marker.isMarked($0) }
        dropDeadLinks(of: &swept)
        dropUnusedFields(of: &swept)
        return swept
    }

    /// Adds to `swept` which records went with optimistic updates since the collection began.
    func addWithdrawals(of base: RecordSource, to swept: inout RecordSource) {
        guard !base.invalidations.records.isEmpty else { return }
        for id in base.invalidations.allWithdrawn
        where base[id] == nil && !source.isWithdrawn(id) {
            swept.invalidations.withdraw(id)
        }
    }

    /// Drops the fields of the query root that were asked with arguments, link to nothing, and
    /// belong to no operation that is kept: a search without results, a count.
    ///
    /// Only once there are so many that the root keeps them by key.
    private func dropUnusedFields(of swept: inout RecordSource) {
        guard var root = swept[.root], root.isKeyed, let rootOperations,
            let symbols = rootOperations.first?.symbols
        else { return }
        var used: Set<FieldKey> = []
        for operation in rootOperations {
            let bound = operation.normalization
            used.formUnion(bound.keys)
            used.formUnion(bound.handleKeys)
        }
        let unused = root.keys.filter { key in
            guard !used.contains(key), symbols.text(key).contains("(") else { return false }
            var links = false
            root[key].forEachLink { _ in links = true }
            return !links
        }
        guard !unused.isEmpty else { return }
        for key in unused { root[key] = .absent }
        swept[.root] = root
    }

    /// Records that keep their fields by key, such as the root, collect a field for each set of
    /// arguments.
    ///
    /// The fields that link to dropped records are dropped too.
    private func dropDeadLinks(of swept: inout RecordSource) {
        guard swept.count < source.count else { return }
        var keyed: [DataID] = []
        swept.forEach { id, record in if record.shape.isKeyed { keyed.append(id) } }
        for id in keyed {
            guard var record = swept[id] else { continue }
            let dead = record.keys.filter { key in
                var isDead = false
                record[key].forEachLink { link in
                    if source[link] != nil, !marker.isMarked(link) { isDead = true }
                }
                return isDead
            }
            guard !dead.isEmpty else { continue }
            for key in dead { record[key] = .absent }
            swept[id] = record
        }
    }
}
