/// The operations that the garbage collector starts from, and when each was written.
///
/// These are the retained operations, operations whose results the app holds references to, and the
/// most recently released ones.
struct StoreRoots {
    /// An operation, and the record where its data begins.
    struct Root {
        let operation: OperationDescriptor
        let dataID: DataID

        var key: Key { Key(operation: operation.identifier, dataID: dataID) }
    }

    /// Identifies a root.
    struct Key: Hashable {
        let operation: RequestIdentifier
        let dataID: DataID
        // Kept, because hashing variables takes long, and removing a key from a dictionary hashes
        // those beside it.
        private let hash: Int

        init(operation: RequestIdentifier, dataID: DataID) {
            (self.operation, self.dataID) = (operation, dataID)
            var hasher = Hasher()
            hasher.combine(operation)
            hasher.combine(dataID)
            hash = hasher.finalize()
        }

        static func == (left: Key, right: Key) -> Bool {
            left.hash == right.hash && left.dataID == right.dataID
                && left.operation == right.operation
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    /// When an operation's data was written.
    struct Written {
        let epoch: Int
        let time: Moment
        /// The number of records that its largest response has changed.
        var records = 0
    }

    private struct Retention {
        let key: Key
        let isReference: Bool
    }

    private struct Entry {
        let root: Root
        /// How often it is retained, by references too; 0 in the release buffer.
        var count = 0
        /// How many times it is retained by references.
        var references = 0
        var written: Written?
        /// Whether the operation fetches the objects of a derived field.
        var isOfEdge = false
        /// How many collections had begun, or caught up with new roots, when it was added.
        let firstCollection: Int

        mutating func note(_ new: Written) {
            let records = max(new.records, written?.records ?? 0)
            written = new
            written?.records = records
        }
    }

    private var entries: [Key: Entry] = [:]
    /// The retained roots.
    private var retained: [Int: Retention] = [:]
    /// How many times operations of each artifact are retained.
    private var retainedArtifacts: [ObjectIdentifier: Int] = [:]
    /// How many of them references retain.
    private var referenceCount = 0
    /// How many collections have begun, or caught up with new roots.
    private var collections = 0
    /// The number of records that operations have written which were forgotten since the last
    /// collection.
    private(set) var forgottenRecords = 0
    /// The release buffer, oldest first.
    private var released: [Key] = []
    /// Queries that were written without being retained, oldest first, and are not in the release
    /// buffer yet.
    ///
    /// They are added to it when the roots are next looked at: a key takes long to hash, and of a
    /// burst of payloads most leave the buffer again.
    private var unbuffered: [(root: Root, written: Written)] = []
    /// The records that an app has loaded, which stay until the next reset.
    var loaded = Loaded()
    /// The operations that earlier runs of the app have kept, and that were not written in this one.
    private var recalled: [RecalledOperation.Key: RecalledOperation] = [:]
    /// Their keys, the ones that were used last at the end.
    private var recalledOrder: [RecalledOperation.Key] = []

    /// The records that an app has loaded, kept with everything that they reach.
    struct Loaded: Sendable {
        /// The records, without the query root.
        var records: [DataID] = []
        /// The fields of the query root; those that come later are collected like others.
        var rootFields: [FieldKey] = []

        var isEmpty: Bool { records.isEmpty && rootFields.isEmpty }
    }

    /// The records that an app has loaded, and the fields of operations of earlier runs.
    var kept: Loaded {
        var kept = loaded
        for operation in recalled.values { kept.rootFields += operation.rootFields }
        return kept
    }

    private var nextID = 0
    /// Whether any operation fetches the objects of a derived field.
    private var hasEdges = false
    private let bufferSize: Int
    private let expirationTime: Duration?
    /// Mutations and events that have ended since they last were a reason to collect.
    private var spentCount = 0

    /// The maximum number of queries that are not in the release buffer yet.
    private static let unbufferedLimit = 128
    /// The number of mutations and events after which a collection pays off.
    private static let spentLimit = 10

    init(_ options: StoreOptions) {
        bufferSize = max(0, options.releaseBufferSize, options.keptOperations)
        expirationTime = options.queryCacheExpirationTime
    }

    // MARK: - Earlier and later runs

    /// Adds the operations that earlier runs have kept, the ones that were used last at the end.
    mutating func recall(_ operations: [RecalledOperation]) {
        for operation in operations where recalled[operation.key] == nil {
            recalled[operation.key] = operation
            recalledOrder.append(operation.key)
        }
    }

    /// The operations of earlier runs.
    var allRecalled: [RecalledOperation] { recalledOrder.compactMap { recalled[$0] } }

    /// Forgets an operation of an earlier run, because another entry has taken its place.
    private mutating func forgetRecalled(_ root: Root) {
        guard let key = recallKey(of: root) else { return }
        recalled[key] = nil
        recalledOrder.removeAll { $0 == key }
    }

    /// Records that an operation of an earlier run was written, which has no other entry.
    private mutating func noteRecalled(_ written: Written, for root: Root) {
        if let key = recallKey(of: root) { recalled[key]?.written = written }
    }

    /// The key of an operation of an earlier run; `nil` for others.
    private func recallKey(of root: Root) -> RecalledOperation.Key? {
        guard !recalled.isEmpty, root.dataID == .root, let key = root.operation.recallKey,
            recalled[key] != nil
        else { return nil }
        return key
    }

    /// Forgets half of the operations that are not in use, those of earlier runs first.
    ///
    /// Returns whether there were any.
    mutating func dropHalfOfUnused() -> Bool {
        fillBuffer()
        let count = (recalledOrder.count + released.count + 1) / 2
        guard count > 0 else { return false }
        for key in recalledOrder.prefix(count) { recalled[key] = nil }
        let rest = count - min(count, recalledOrder.count)
        recalledOrder.removeFirst(count - rest)
        drop(rest)
        return true
    }

    /// A query that was written in this run.
    struct WrittenQuery {
        let operation: OperationDescriptor
        let written: Written
        let isInUse: Bool
        /// Whether it fetches the objects of a derived field.
        let isOfEdge: Bool
    }

    /// The queries that were written in this run, the ones that were released last at the end, and then
    /// those in use.
    var allWritten: [WrittenQuery] {
        mutating get {
            fillBuffer()
            let used = entries.values.filter { $0.count > 0 }
            return (released.compactMap { entries[$0] } + used).compactMap { entry in
                guard entry.root.dataID == .root, let written = entry.written else { return nil }
                return WrittenQuery(
                    operation: entry.root.operation,
                    written: written,
                    isInUse: entry.count > 0,
                    isOfEdge: entry.isOfEdge
                )
            }
        }
    }

    var isEmpty: Bool { entries.isEmpty && unbuffered.isEmpty && recalled.isEmpty }

    /// How many times operations are retained other than by references.
    var retainedCount: Int { retained.count - referenceCount }

    var all: [Root] {
        mutating get {
            fillBuffer()
            return entries.values.map(\.root)
        }
    }

    /// Returns the roots that were added since a collection began, or since this was last called,
    /// some perhaps for the second time.
    mutating func takeAdded() -> [Root] {
        fillBuffer()
        let added = entries.values.filter { $0.firstCollection == collections }.map(\.root)
        // The collection keeps their data from now on.
        if !added.isEmpty { noteCollection() }
        return added
    }

    /// The roots with how often each is retained.
    var counted: [Counted] {
        mutating get {
            fillBuffer()
            return entries.values.map {
                Counted(root: $0.root, count: $0.count - $0.references, references: $0.references)
            }
        }
    }

    /// A root, and how often it is retained: by references, and otherwise.
    ///
    /// It is in the release buffer if both are 0.
    struct Counted {
        let root: Root
        let count: Int
        let references: Int
    }

    /// Records that a collection begins.
    mutating func noteCollection() { collections += 1 }

    /// Counts forgotten records from zero again, after a collection.
    mutating func noteCollected() { forgottenRecords = 0 }

    /// Retains a root; `isReference` if references to its results do, and `isOfEdge` if it fetches the objects
    /// of a derived field.
    mutating func retain(
        _ root: Root,
        isReference: Bool = false,
        isOfEdge: Bool = false
    ) -> Int {
        fillBuffer()
        nextID += 1
        let key = root.key
        retained[nextID] = Retention(key: key, isReference: isReference)
        retainedArtifacts[key.operation.artifact, default: 0] += 1
        if isReference { referenceCount += 1 }
        if entries[key] == nil {
            entries[key] = Entry(root: root, firstCollection: collections)
        }
        entries[key]?.count += 1
        if isReference { entries[key]?.references += 1 }
        if isOfEdge {
            entries[key]?.isOfEdge = true
            hasEdges = true
        }
        released.removeAll { $0 == key }
        return nextID
    }

    /// Moves a query that is not retained any more to the release buffer, unless it is too old or
    /// was never fetched.
    ///
    /// Returns whether this leaves garbage.
    ///
    /// Mutations and events are released at once, because they can't be requested again. `now` is
    /// `nil` if the age doesn't matter.
    mutating func release(_ id: Int, now: ContinuousClock.Instant?) -> Bool {
        fillBuffer()
        guard let retention = retained.removeValue(forKey: id) else { return false }
        if retention.isReference { referenceCount -= 1 }
        let key = retention.key
        let others = retainedArtifacts[key.operation.artifact, default: 1] - 1
        retainedArtifacts[key.operation.artifact] = others == 0 ? nil : others
        guard var entry = entries[key] else { return false }
        entry.count -= 1
        if retention.isReference { entry.references -= 1 }
        entries[key] = entry
        guard entry.count == 0 else { return false }
        guard entry.root.operation.request.operationKind == .query else {
            forget(key)
            spentCount += 1
            guard spentCount >= Self.spentLimit else { return false }
            spentCount = 0
            return true
        }
        if retention.isReference, entry.written == nil {
            // It was only read from the store. Its data was garbage before, unless a collection has
            // kept it in the meantime.
            forget(key)
            return entry.firstCollection != collections
        }
        if let now, isExpired(entry.written, now: now) {
            forget(key)
            return true
        }
        return buffer(key)
    }

    /// Adds a root to the release buffer; returns whether that pushes others out.
    private mutating func buffer(_ key: Key) -> Bool {
        released.append(key)
        guard released.count > bufferSize else { return false }
        let surplus = surplus(over: bufferSize)
        drop(surplus)
        return surplus > 0
    }

    /// Returns how many released operations are too many, where `limit` may be kept.
    ///
    /// Queries of derived fields stay for as long as those of the views that show these.
    private func surplus(over limit: Int) -> Int {
        guard hasEdges else { return max(0, released.count - limit) }
        var surplus = max(0, released.count - limit * Self.edgesOfQuery)
        var count = released[surplus...].count { entries[$0]?.isOfEdge != true }
        while count > limit {
            if entries[released[surplus]]?.isOfEdge != true { count -= 1 }
            surplus += 1
        }
        return surplus
    }

    /// How many queries of derived fields are buffered for each other one, at most.
    static let edgesOfQuery = 16

    /// Empties the release buffer, except for the last operations.
    ///
    /// Returns whether it had others.
    mutating func forgetReleased(butLast kept: Int) -> Bool {
        fillBuffer()
        let surplus = surplus(over: kept)
        drop(surplus)
        return surplus > 0
    }

    private mutating func drop(_ count: Int) {
        for key in released.prefix(count) { forget(key) }
        released.removeFirst(count)
    }

    private mutating func forget(_ key: Key) {
        forgottenRecords += entries.removeValue(forKey: key)?.written?.records ?? 0
    }

    // MARK: - Times

    /// Records that an operation's data was written.
    ///
    /// With `keepsUnretained` an operation that isn't retained goes to the release buffer, as if it
    /// had just been released. Operations that this pushes out of the buffer are left to the next
    /// collection, because a burst of payloads should not cause a collection each.
    mutating func note(_ written: Written, for root: Root, keepsUnretained: Bool) {
        guard keepsUnretained, bufferSize > 0 else {
            fillBuffer()
            let key = root.key
            if entries[key] == nil { return noteRecalled(written, for: root) }
            entries[key]?.note(written)
            forgetRecalled(root)
            return
        }
        forgetRecalled(root)
        unbuffered.append((root, written))
        if unbuffered.count > max(Self.unbufferedLimit, 2 * bufferSize) { fillBuffer() }
    }

    /// Adds what was written without being retained to the release buffer.
    private mutating func fillBuffer() {
        guard !unbuffered.isEmpty else { return }
        var known = Set<Key>(minimumCapacity: bufferSize)
        var staying: [(key: Key, entry: Entry)] = []
        staying.reserveCapacity(bufferSize)
        // A burst of payloads often is of one artifact.
        var unretained: ObjectIdentifier?
        for index in unbuffered.indices.reversed() {
            if staying.count == bufferSize {
                // Those before would be pushed out again, so that only retained operations matter.
                // They are found without hashing variables, which takes long.
                if retainedArtifacts.isEmpty { break }
                let artifact = ObjectIdentifier(unbuffered[index].root.operation.artifact)
                if artifact == unretained { continue }
                if retainedArtifacts[artifact] == nil {
                    unretained = artifact
                    continue
                }
            }
            let (root, written) = unbuffered[index]
            let key = root.key
            guard known.insert(key).inserted else { continue }
            if let entry = entries[key], entry.count > 0 {
                entries[key]?.note(written)
            } else if staying.count < bufferSize {
                let entry = Entry(
                    root: root,
                    written: written,
                    isOfEdge: entries[key]?.isOfEdge ?? false,
                    firstCollection: collections
                )
                staying.append((key, entry))
            }
        }
        unbuffered.removeAll(keepingCapacity: true)
        for (key, entry) in staying.reversed() {
            if entries.updateValue(entry, forKey: key) != nil {
                released.removeAll { $0 == key }
            }
            _ = buffer(key)
        }
    }

    /// When an operation was written, in this run or an earlier one.
    mutating func written(_ key: Key, _ operation: OperationDescriptor) -> Written? {
        fillBuffer()
        if let written = entries[key]?.written { return written }
        guard !recalled.isEmpty, let key = operation.recallKey, let known = recalled[key] else {
            return nil
        }
        recalledOrder.removeAll { $0 == key }
        recalledOrder.append(key)
        return known.written
    }

    func isExpired(_ written: Written?, now: ContinuousClock.Instant) -> Bool {
        guard let expirationTime, let written else { return false }
        return written.time.instant.advanced(by: expirationTime) <= now
    }

    /// Forgets what was written and released; what is retained stays so, of an empty store.
    mutating func reset() {
        unbuffered = []
        loaded = Loaded()
        (recalled, recalledOrder) = ([:], [])
        drop(released.count)
        for key in Array(entries.keys) { entries[key]?.written = nil }
    }
}
