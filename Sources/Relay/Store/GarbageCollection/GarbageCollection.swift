/// The search of one collection for the records to keep, in steps.
///
/// The store may change between them. A collection marks one version of the base, operation by operation, and
/// finds what is unmarked in it. When that is done it catches up with what has changed meanwhile:
/// only what was written, retained or read since is marked from. A record that became unreachable
/// meanwhile stays until the next collection.
struct GarbageCollection {
    /// The changes since the version that a collection has marked.
    struct Changes {
        /// The newest version of the base.
        let base: RecordSource
        /// The operations that were retained.
        var roots: [StoreRoots.Root] = []
        /// The records that readers have read which no reader had read before.
        var read: ContiguousArray<DataID> = []
        /// The operations of the readers that have begun to read the query root; `nil` if not all
        /// are known.
        var rootReaders: [OperationDescriptor]? = []
        /// The records that stale readers have read, and the version in which they read them.
        var unsettled: [(seen: SeenRecords, version: Int)] = []
    }

    /// When it began; `nil` without a listener.
    let begun: Moment?
    /// The base when it began.
    private let first: RecordSource
    /// The version of the base that is marked.
    private(set) var source: RecordSource
    /// The versions between the two, which are released with the collection: without any lock.
    private var earlier: [RecordSource] = []
    private var marker: ReferenceMarker
    /// The roots until the first step, because it takes a while to group them, and writers wait for the
    /// beginning.
    private var roots: [StoreRoots.Root]
    /// The operations that are not marked yet, with their roots.
    private var pending: [Group] = []
    /// The records that readers had read which were stale when it began.
    private var unsettled: Set<DataID>
    /// The records that an app has loaded.
    private let loaded: StoreRoots.Loaded
    private let symbols: Symbols
    /// The operations whose fields of the query root are in use; `nil` if not all are known.
    private var rootOperations: [OperationDescriptor]?
    /// The marked records, once they are known.
    private var kept: RecordSource?
    /// The fields to drop from records that keep their fields by key: those that link to unmarked
    /// records, and those of the query root that are not in use.
    private var deadFields: [(id: DataID, keys: [FieldKey])] = []
    private var unusedFields: [FieldKey] = []
    /// Whether it has dropped fields.
    private(set) var hasDroppedFields = false
    /// The readings that were noted for it, or for a collection that it replaces, to be released
    /// without any lock.
    var readings: [StoreSubscriptions.Readings?] = []

    init(
        _ source: RecordSource,
        _ symbols: Symbols,
        roots: [StoreRoots.Root],
        seen: some Sequence<DataID>,
        loaded: StoreRoots.Loaded = .init(),
        unsettled: Set<DataID> = [],
        rootReaders: [OperationDescriptor]? = nil,
        begun: Moment? = nil
    ) {
        first = source
        self.source = source
        self.unsettled = unsettled
        self.begun = begun
        marker = ReferenceMarker(source: source)
        for id in seen { marker.mark(id) }
        self.loaded = loaded
        marker.markAll(from: loaded.records)
        self.roots = roots
        self.symbols = symbols
        rootOperations = rootReaders.map { $0 + roots.map(\.operation) }
        markLoadedRoot()
    }

    /// Marks what the loaded fields of the query root reach.
    private mutating func markLoadedRoot() {
        guard !loaded.isEmpty, let root = source[.root] else { return }
        marker.mark(.root)
        var reached: [DataID] = []
        for key in loaded.rootFields { root[key].forEachLink { reached.append($0) } }
        marker.markAll(from: reached)
    }

    /// An operation, and the records where its data begins.
    private typealias Group = (operation: OperationDescriptor, roots: [DataID])

    /// Returns roots by operation: the objects that a search finds are roots of one.
    private static func grouped(_ roots: [StoreRoots.Root]) -> [Group] {
        var groups: [Group] = []
        var places: [ObjectIdentifier: Int] = [:]
        for root in roots {
            let artifact = ObjectIdentifier(root.operation.artifact)
            // Most operations have one root, so that it is enough to look at the last of their kind.
            if let place = places[artifact],
                groups[place].operation.identifier == root.operation.identifier
            {
                groups[place].roots.append(root.dataID)
            } else {
                places[artifact] = groups.count
                groups.append((root.operation, [root.dataID]))
            }
        }
        return groups
    }

    /// Marks the records that one more operation reaches.
    ///
    /// Returns whether it was the last one.
    mutating func step() -> Bool {
        if !roots.isEmpty { pending = Self.grouped(take(&roots, [])) }
        if let group = pending.popLast() {
            marker.mark(group.operation.normalization, roots: group.roots)
        }
        return pending.isEmpty
    }

    mutating func markAll() {
        while !step() {}
    }

    /// The version that is marked, without the records and fields to drop.
    @discardableResult
    mutating func swept() -> RecordSource {
        if let kept { return kept }
        marker.markAll(from: unsettled)
        var swept = source
        swept.removeAll { !marker.isMarked($0) }
        findDeadFields(in: swept)
        findUnusedFields(in: swept)
        dropFields(from: &swept)
        kept = swept
        return swept
    }

    // MARK: - Catching up

    /// Returns whether so little has changed that writers may wait while it is marked.
    func isLittle(_ changes: Changes) -> Bool {
        // An operation may reach many records.
        guard changes.roots.isEmpty, changes.read.count <= Self.few else { return false }
        var count = 0
        changes.base.forEachDifference(from: source) { _ in count += 1 }
        return count <= Self.few
    }

    /// The number of records that are marked in less than a millisecond.
    private static let few = 1_000

    /// Marks what has changed, and what it newly reaches; ``swept()`` is of the newest version then.
    mutating func catchUp(with changes: Changes) {
        var swept = swept()
        let (marked, before) = (marker.marks, source)
        let written = marker.update(to: changes.base)
        for id in changes.read { marker.mark(id) }
        for group in Self.grouped(changes.roots) {
            marker.mark(group.operation.normalization, roots: group.roots)
        }
        for (seen, version) in changes.unsettled {
            let ids = seen.lazy.map(\.id)
            if version < first.version {
                marker.markAll(from: ids)
            } else {
                // The reader has also read the records that they linked to then.
                marker.markAll(fromChangesOf: ids, since: first)
            }
        }
        noteOperations(changes)
        // Kept, because releasing a version may take long, and writers may be waiting.
        earlier.append(before)
        source = changes.base
        markLoadedRoot()
        var restored: [DataID] = []
        marker.marks.forEachNumber(notIn: marked) { restored.append(DataID(index: $0)) }
        guard !written.isEmpty || !restored.isEmpty || !source.hasSameNotes(as: before) else {
            return
        }
        for id in written { swept[id] = marker.isMarked(id) ? source[id] : nil }
        for id in restored { swept[id] = source[id] }
        // Their fields may link to records that were restored.
        for (id, _) in deadFields where marker.isMarked(id) { swept[id] = source[id] }
        if !unusedFields.isEmpty, marker.isMarked(.root) { swept[.root] = source[.root] }
        // Records that came meanwhile may be garbage already.
        for id in written { findDeadFields(of: id, in: swept, since: before) }
        swept.takeNotes(of: source)
        dropFields(from: &swept)
        if let before = take(&kept, swept) { earlier.append(before) }
    }

    /// Keeps the fields of the query root that operations have begun to use.
    private mutating func noteOperations(_ changes: Changes) {
        guard !unusedFields.isEmpty else { return }
        guard let readers = changes.rootReaders else {
            unusedFields = []
            return
        }
        let used = Self.fields(of: readers + changes.roots.map(\.operation))
        if !used.isEmpty { unusedFields.removeAll { used.contains($0) } }
    }

    // MARK: - Fields

    /// Records that keep their fields by key, such as the root, collect a field for each set of
    /// arguments.
    ///
    /// The fields that link to dropped records are dropped too.
    private mutating func findDeadFields(in swept: RecordSource) {
        guard swept.count < source.count else { return }
        var keyed: [DataID] = []
        swept.forEach { id, record in if record.shape.isKeyed { keyed.append(id) } }
        for id in keyed { findDeadFields(of: id, in: swept, since: nil) }
    }

    /// Finds the dead ones among the fields of a record that differ from an earlier version.
    ///
    /// Only the server's: from lists of the app, readers leave out the objects that are gone.
    private mutating func findDeadFields(
        of id: DataID,
        in swept: RecordSource,
        since before: RecordSource?
    ) {
        guard let record = swept[id], record.isKeyed else { return }
        let old = before?[id]
        let dead = record.keys.filter { key in
            record[key] != old?[key] && isDead(record[key])
                && symbols.owner(of: key, of: record.typeName) == .server
        }
        if !dead.isEmpty { deadFields.append((id, dead)) }
    }

    private func isDead(_ value: Value) -> Bool {
        var isDead = false
        value.forEachLink { link in
            if !marker.isMarked(link), source.borrow(link) != nil { isDead = true }
        }
        return isDead
    }

    /// Finds the server's fields of the query root that were asked with arguments, link to nothing, and
    /// belong to no operation that is kept: a search without results, a count.
    ///
    /// Only once there are so many that the root keeps them by key.
    private mutating func findUnusedFields(in swept: RecordSource) {
        guard let root = swept[.root], root.isKeyed, let rootOperations else { return }
        let used = Self.fields(of: rootOperations)
        unusedFields = root.keys.filter { key in
            guard !used.contains(key), symbols.text(key).contains("("), !Self.links(root[key])
            else { return false }
            // The app can't fetch its own again.
            return symbols.owner(of: key, of: root.typeName) == .server
        }
    }

    private static func fields(of operations: [OperationDescriptor]) -> Set<FieldKey> {
        var fields: Set<FieldKey> = []
        for operation in operations {
            let bound = operation.normalization
            fields.formUnion(bound.keys)
            fields.formUnion(bound.handleKeys)
        }
        return fields
    }

    private static func links(_ value: Value) -> Bool {
        var links = false
        value.forEachLink { _ in links = true }
        return links
    }

    /// Drops the fields that were found, unless they link to other records since.
    private mutating func dropFields(from swept: inout RecordSource) {
        var hasDropped = false
        for (id, keys) in deadFields {
            let isDropped = drop(keys, of: id, from: &swept) { isDead($0) }
            hasDropped = hasDropped || isDropped
        }
        let isDropped = drop(unusedFields, of: .root, from: &swept) { !Self.links($0) }
        hasDroppedFields = hasDropped || isDropped
    }

    private func drop(
        _ keys: [FieldKey],
        of id: DataID,
        from swept: inout RecordSource,
        where isDropped: (Value) -> Bool
    ) -> Bool {
        guard !keys.isEmpty, var record = swept[id], record.isKeyed else { return false }
        let dropped = keys.filter { isDropped(record[$0]) }
        guard !dropped.isEmpty else { return false }
        for key in dropped { record[key] = .absent }
        swept[id] = record
        return true
    }
}
