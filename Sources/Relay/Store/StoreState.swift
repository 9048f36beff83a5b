/// What the writer lock protects: the truth from the server, and what is laid over it.
struct StoreState {
    var contents = Contents()
    var identities = Identities()
    private(set) var emptyShape = Shape.makeEmpty()
    /// Whether garbage was left because layers were in force.
    var needsCollection = false
    /// How often the store was reset.
    private(set) var session = 0
    /// How often the base was written.
    private(set) var epoch = 0
    /// The size of the responses that were written since records were last measured, in bytes.
    var unmeasuredBytes = 0
    /// How many bytes the records took when they were last measured.
    var measuredBytes = 0
    /// With more identities than this it is worth looking for those that nothing needs, and with
    /// more storage keys.
    private var identityLimit: Int
    private var keyLimit: Int
    /// How many of either are never worth it.
    private let fewNames: Int
    private var nextLayer = 0
    /// How many versions were published.
    private var version = 0
    /// Where updaters that run are noted.
    private let published: Locked<Store.Published>

    init(fewNames: Int, _ published: Locked<Store.Published>) {
        self.fewNames = fewNames
        self.published = published
        identityLimit = fewNames
        keyLimit = fewNames
    }

    /// What a failed attempt to publish leaves as it was.
    struct Contents {
        /// The records as the server has told, and local updates have made them.
        var base = RecordSource()
        /// Optimistic updates in the order in which they were made.
        var layers: [Layer] = []
        /// The records that the layers changed when they were last laid over the base.
        var overlaid: ContiguousArray<DataID> = []
    }

    /// An optimistic update, made anew whenever the base has changed.
    struct Layer {
        let id: Int
        let apply: (inout StoreTransaction) throws -> Void
    }

    /// What a transaction came to, beside records.
    struct Change {
        var changed: ContiguousArray<DataID> = []
        var hasInvalidations = false
        /// Where a response's data was written.
        var writtenRoot: DataID?
        /// The events to log once it is published.
        var events: [LogEvent] = []
    }

    var base: RecordSource { contents.base }
    var layers: [Layer] { contents.layers }

    mutating func nextVersion() -> Int {
        version += 1
        return version
    }

    mutating func addLayer(_ apply: @escaping (inout StoreTransaction) throws -> Void) -> Int {
        nextLayer += 1
        contents.layers.append(Layer(id: nextLayer, apply: apply))
        return nextLayer
    }

    /// Takes off a layer; whether it was there.
    mutating func removeLayer(_ id: Int?) -> Bool {
        guard let position = contents.layers.firstIndex(where: { $0.id == id }) else {
            return false
        }
        contents.layers.remove(at: position)
        return true
    }

    /// Runs `body` on a copy of the base; when it throws, the base stays as it was.
    mutating func changeBase<Result>(
        _ symbols: Symbols,
        _ body: (inout StoreTransaction) throws -> Result
    ) rethrows -> (result: Result, change: Change) {
        var transaction = makeTransaction(
            contents.base,
            symbols,
            isOptimistic: false,
            layerCount: layers.count
        )
        // Identities that a refused response has brought do no harm, and others may be in use.
        defer { identities = transaction.identities }
        let result = try body(&transaction)
        epoch += 1
        unmeasuredBytes += transaction.responseBytes
        var change = Change(
            changed: transaction.changed,
            writtenRoot: transaction.writtenRoot,
            events: transaction.events
        )
        change.hasInvalidations = transaction.noteInvalidations(epoch: epoch)
        contents.base = transaction.source
        return (result, change)
    }

    /// The caller puts the transaction's identities back when it is done.
    private mutating func makeTransaction(
        _ source: RecordSource,
        _ symbols: Symbols,
        isOptimistic: Bool,
        layerCount: Int
    ) -> StoreTransaction {
        StoreTransaction(
            source: source,
            identities: take(&identities, .placeholder),
            symbols: symbols,
            emptyShape: emptyShape,
            nextEpoch: epoch + 1,
            optimisticUpdateCount: layerCount,
            published: published,
            isOptimistic: isOptimistic
        )
    }

    /// Lays all layers over the base; one that throws is taken off, and no other.
    ///
    /// `applied` is called with each of the others and the events of its updaters.
    mutating func overlay(
        _ symbols: Symbols,
        _ previous: RecordSource,
        applied: (Int, [LogEvent]) -> Void,
        failed: (Int, any Error) -> Void
    ) -> (view: RecordSource, changed: ContiguousArray<DataID>) {
        let before = contents.overlaid
        var overlaid: ContiguousArray<DataID> = []
        var view = contents.base
        let layerCount = layers.count
        // Taken out, because what is removed must not be looked at meanwhile.
        var layers = take(&contents.layers, [])
        layers.removeAll { layer in
            var transaction = makeTransaction(
                view,
                symbols,
                isOptimistic: true,
                layerCount: layerCount
            )
            defer { identities = transaction.identities }
            do {
                try layer.apply(&transaction)
            } catch {
                failed(layer.id, error)
                return true
            }
            applied(layer.id, transaction.events)
            view = transaction.source
            overlaid += transaction.changed
            return false
        }
        contents.layers = layers
        contents.overlaid = overlaid
        withdraw(before, from: previous, &view)
        return (view, before + overlaid)
    }

    /// Notes the objects that only optimistic updates had created, and that are gone from `view`.
    private mutating func withdraw(
        _ ids: ContiguousArray<DataID>,
        from previous: RecordSource,
        _ view: inout RecordSource
    ) {
        for id in ids where view[id] == nil && previous[id]?.isDeleted == false {
            switch identities.origin(of: id) {
            // Nobody refers to these.
            case .root, .local, .forgotten: continue
            case .short, .server, .path: break
            }
            contents.base.invalidations.withdraw(id)
            view.invalidations.withdraw(id)
        }
    }

    /// Puts `swept` in the place of the base, with as few records.
    mutating func finishCollection(_ swept: RecordSource) {
        contents.base = swept
        epoch += 1
    }

    /// Forgets the invalidations that a collection has forgotten, though it left all records.
    mutating func finishCollection(_ invalidations: Invalidations) {
        contents.base.invalidations = invalidations
    }

    /// Forgets the identities that no record, link, root or reader needs, and the storage keys that
    /// no record, place or reader does, when there are many.
    ///
    /// `insertNeeded` adds those that roots, readers and others need.
    mutating func forgetNames(
        _ symbols: Symbols,
        _ insertNeeded: (inout NumberSet<DataID>) -> Void
    ) {
        guard identities.usedCount > identityLimit || symbols.keyCount > keyLimit else { return }
        var needed = NumberSet<DataID>(endIndex: identities.count)
        insertNeeded(&needed)
        for id in base.invalidations.allWithdrawn { needed.insert(id) }
        var keys = NumberSet<FieldKey>()
        var shape: Shape?
        base.forEach { id, record in
            needed.insert(id)
            record.forEachLink { needed.insert($0) }
            // Records of one kind mostly stand together.
            guard record.shape.isKeyed || record.shape !== shape else { return }
            record.forEachKey { keys.insert($0) }
            record.shape.forgetTransitions()
            shape = record.shape
        }
        identities.keep { needed.contains($0) }
        identities.forEachPlaceKey { keys.insert($0) }
        symbols.forget(allBut: keys)
        limitNames(symbols)
        // Shapes that records once had go with them; the others are found anew.
        emptyShape = Shape.makeEmpty()
    }

    /// Has names looked for again when there are more than twice as many as are left; and when those
    /// of fields may take a thirtieth of what the records do, all of which are looked at for them.
    private mutating func limitNames(_ symbols: Symbols) {
        identityLimit = 2 * identities.usedCount + fewNames
        keyLimit = max(2 * symbols.keyCount, base.count / 16) + fewNames
    }

    /// Begins a new session without any records; what was there, to be released elsewhere.
    mutating func reset(_ symbols: Symbols) -> Contents {
        session += 1
        epoch += 1
        needsCollection = false
        unmeasuredBytes = 0
        measuredBytes = 0
        emptyShape = Shape.makeEmpty()
        identities.forgetAll()
        symbols.forget(allBut: NumberSet())
        let old = take(&contents, Contents())
        limitNames(symbols)
        contents.base.invalidations.session = session
        contents.base.version = nextVersion()
        return old
    }
}
