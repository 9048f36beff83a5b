/// The state that the writer lock protects: the records, and the optimistic updates over them.
struct StoreState {
    var contents = Contents()
    var identities = Identities()
    private(set) var emptyShape = Shape.makeEmpty()
    /// Returns the identities that an earlier run of the app has kept; `nil` once they were read.
    private(set) var pendingIdentities: (@Sendable () -> Identities)?
    /// How often identities and storage keys were forgotten.
    private(set) var forgettings = 0
    /// Whether garbage was left because optimistic updates were in force.
    var needsCollection = false
    /// How often the store was reset.
    private(set) var session = 0
    /// How often the base was written.
    private(set) var epoch = 0
    /// How much memory the records take.
    var memory = MeasuredMemory()
    /// With more identities than this it is worth looking for those that nothing needs, and with
    /// more storage keys.
    private var identityLimit: Int
    private var keyLimit: Int
    /// How many of either are never worth it.
    private let fewNames: Int
    /// The keys that objects had before the server gave them others, as long as updates are in force.
    var exchangedKeys = ExchangedKeys()
    /// The lists that follow their filters.
    var followedLists = FollowedLists()
    /// The objects with other keys than in the last keepsake.
    var renamed = NumberSet<DataID>()
    /// The optimistic update that was added last.
    private(set) var lastUpdate: OptimisticUpdate.ID = 0
    /// How many versions were published.
    private var version = 0
    /// The handlers that updaters ask for fields without a value.
    private let missingFieldHandlers: [any MissingFieldHandler]
    /// Where updaters that run are noted.
    private let published: Locked<PublishedVersion>

    init(
        _ options: StoreOptions,
        _ published: Locked<PublishedVersion>,
        _ saved: SavedStore? = nil
    ) {
        fewNames = options.fewNames
        missingFieldHandlers = options.missingFieldHandlers
        self.published = published
        identityLimit = fewNames
        keyLimit = fewNames
        guard let saved else { return }
        contents.base = saved.base
        epoch = saved.epoch
        pendingIdentities = saved.identities
        identityLimit += 2 * saved.base.count
        keyLimit += max(saved.symbols.keyCount, saved.base.count / 16)
    }

    /// Reads the identities that an earlier run of the app has kept, before the first writer needs them.
    mutating func restoreIdentities() {
        guard let restore = take(&pendingIdentities, nil) else { return }
        identities = restore()
    }

    /// The records that a commit replaces as a whole.
    struct Contents: Sendable {
        /// The records as the server has told, and local updates have made them.
        var base = RecordSource()
        var optimisticUpdates = OptimisticUpdates()
    }

    typealias UpdateInForce = OptimisticUpdates.UpdateInForce

    var base: RecordSource { contents.base }
    var optimisticUpdates: [UpdateInForce] { contents.optimisticUpdates.all }

    /// Returns the contents, and leaves none of the optimistic updates here.
    ///
    /// A copy of their list would take the longer the more there are. The caller must put the contents back.
    mutating func takeContents() -> Contents {
        Contents(
            base: base,
            optimisticUpdates: take(&contents.optimisticUpdates, OptimisticUpdates())
        )
    }

    mutating func nextVersion() -> Int {
        version += 1
        return version
    }

    mutating func identify(_ update: OptimisticUpdate) -> UpdateInForce {
        lastUpdate += 1
        return UpdateInForce(id: lastUpdate, update: update)
    }

    /// Checks that the store was not reset since an operation was described.
    ///
    /// - Throws: ``StoreError/reset(definition:)``.
    func checkSession(of operation: OperationDescriptor?) throws(StoreError) {
        guard let operation, operation.session != session else { return }
        throw .reset(definition: operation.request.name)
    }

    // MARK: - Transactions

    /// Begins to change a copy of the base.
    ///
    /// The caller must ``end(_:)`` the transaction, whatever becomes of it.
    mutating func beginTransaction(_ symbols: Symbols) -> StoreTransaction {
        makeTransaction(base, symbols, updateCount: contents.optimisticUpdates.ownCount)
    }

    /// Takes back the identities of a transaction; those that a refused response has brought do no
    /// harm, and others may be in use.
    mutating func end(_ transaction: inout StoreTransaction) {
        // Swapped, because assigning counts references; `identities` is a placeholder meanwhile.
        swap(&identities, &transaction.identities)
    }

    /// Has lists follow the objects that a transaction has changed.
    ///
    /// Called before ``end(_:)``, because it may make edges.
    mutating func followChanges(of transaction: inout StoreTransaction) {
        let lacks = transaction.follow(followedLists, since: base)
        followedLists.note(lacks, among: transaction.changed)
    }

    mutating func makeTransaction(
        _ source: RecordSource,
        _ symbols: Symbols,
        applying update: OptimisticUpdate.ID? = nil,
        updateCount: Int
    ) -> StoreTransaction {
        StoreTransaction(
            source: source,
            identities: take(&identities, .placeholder),
            symbols: symbols,
            emptyShape: emptyShape,
            nextEpoch: epoch + 1,
            optimisticUpdateCount: updateCount,
            missingFieldHandlers: missingFieldHandlers,
            exchangedKeys: exchangedKeys,
            published: published,
            optimisticUpdate: update
        )
    }

    /// Records that the base was replaced, by a response of `bytes` bytes.
    mutating func noteWrite(bytes: Int) {
        epoch += 1
        memory.receive(bytes)
    }

    // MARK: - Collection

    /// Puts `swept` in the place of the base, with as few records.
    mutating func finishCollection(_ swept: RecordSource) {
        let count = base.collections + 1
        contents.base = swept
        contents.base.collections = count
        epoch += 1
    }

    /// Forgets the invalidations that a collection has forgotten, though it left all records.
    mutating func finishCollection(_ invalidations: Invalidations) {
        contents.base.invalidations = invalidations
    }

    /// Forgets the identities that no record, link, root or reader needs, and the storage keys that
    /// no record, place or reader does, when there are many.
    ///
    /// Those in the versions `held` stay, and the keys `kept`. `insertNeeded` adds the identities that roots, readers and
    /// others need.
    mutating func forgetNames(
        _ symbols: Symbols,
        neededBy held: [RecordSource],
        keeping kept: [FieldKey],
        _ insertNeeded: (inout NumberSet<DataID>) -> Void
    ) {
        guard identities.usedCount > identityLimit || symbols.keyCount > keyLimit else { return }
        var needed = NumberSet<DataID>(endIndex: identities.count)
        insertNeeded(&needed)
        var keys = NumberSet<FieldKey>()
        Self.insertNames(of: base, &needed, &keys)
        for source in held { Self.insertNames(of: source, &needed, &keys) }
        for key in kept { keys.insert(key) }
        forgettings += 1
        identities.keep(needed)
        identities.forEachPlaceKey { keys.insert($0) }
        symbols.forget(allBut: keys)
        limitNames(symbols)
        // Unused shapes are gone with this; the others are found again.
        emptyShape = Shape.makeEmpty()
    }

    /// Adds the identities and storage keys of all records.
    private static func insertNames(
        of source: RecordSource,
        _ needed: inout NumberSet<DataID>,
        _ keys: inout NumberSet<FieldKey>
    ) {
        for id in source.invalidations.allWithdrawn { needed.insert(id) }
        source.freshnessTable?.forEachKey { keys.insert($0) }
        for mark in source.invalidations.records.values {
            for key in mark.fields.keys { keys.insert(key) }
        }
        var last: ObjectIdentifier?
        source.forEach { id, record in
            needed.insert(id)
            record.forEachLink { needed.insert($0) }
            // Most records of one kind are adjacent.
            guard last != record.shapeIdentifier || record.shape.isKeyed else { return }
            record.forEachKey { keys.insert($0) }
            record.shape.forgetTransitions()
            last = record.shapeIdentifier
        }
    }

    /// Sets the limits for the next cleanup of names: twice as many identities and keys as are
    /// left.
    ///
    /// For keys at least a sixteenth of the number of records, because each cleanup visits all
    /// records.
    private mutating func limitNames(_ symbols: Symbols) {
        identityLimit = 2 * identities.usedCount + fewNames
        keyLimit = max(2 * symbols.keyCount, base.count / 16) + fewNames
    }

    /// Fills the records and identities after a reset.
    mutating func fill(
        _ symbols: Symbols,
        _ body: (inout RecordSource, inout Identities, Shape) -> Void
    ) {
        body(&contents.base, &identities, emptyShape)
        limitNames(symbols)
    }

    /// Begins a new session without any records.
    ///
    /// Returns the previous contents, to be released elsewhere.
    mutating func reset(_ symbols: Symbols) -> (contents: Contents, identities: Identities) {
        session += 1
        epoch += 1
        needsCollection = false
        memory.clear()
        emptyShape = Shape.makeEmpty()
        exchangedKeys = ExchangedKeys()
        followedLists = FollowedLists()
        renamed = NumberSet()
        let oldIdentities = identities.forgetAll()
        symbols.forget(allBut: NumberSet())
        let old = take(&contents, Contents())
        limitNames(symbols)
        contents.base.session = session
        contents.base.version = nextVersion()
        return (old, oldIdentities)
    }
}
