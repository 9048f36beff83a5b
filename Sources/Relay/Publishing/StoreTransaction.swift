/// A private copy of the records that is being changed, with its findings.
package struct StoreTransaction {
    package var source: RecordSource
    package var identities: Identities
    package let symbols: Symbols
    package let emptyShape: Shape
    /// The records that an optimistic update has looked at; `nil` for other changes.
    let footprint: Footprint?
    /// The number of identities when the transaction began.
    private let identityCount: Int
    /// The records that were changed, with repetitions.
    package var changed: ContiguousArray<DataID> = []
    /// The fields whose handlers are due.
    package var fieldPayloads: [FieldPayload] = []
    /// The lists of the response that follow their filters.
    package var followedLists: [FollowedList] = []
    /// The objects that have changed since the query was sent that the response answers, if it has lists that follow their
    /// filters.
    var later = LaterRows()
    /// The pages that were added to lists; `nil` if they are not recorded.
    package var mergedPages: [MergedPage]?
    /// The pages of connections that servers may stream.
    var streamedPages: [StreamedPage] = []
    /// Those of the response whose part is written.
    var openPages: [StreamedPage] = []
    /// Whether pages replace the rows of their lists, wherever they begin.
    package var replacesPages = false
    /// The list that a page is added to; `nil` for other changes.
    var extendedList: PagedList?
    /// The events to log once the transaction is published.
    package var events: [LogEvent] = []
    /// Whether this will be undone; then nothing is invalidated.
    var isOptimistic: Bool { optimisticUpdate != nil }
    /// The epoch in which it will be published.
    private let nextEpoch: Int
    /// The keys that objects had before the server gave them others.
    let exchangedKeys: ExchangedKeys
    /// The optimistic update that is being applied; `nil` for other changes.
    let optimisticUpdate: OptimisticUpdate.ID?
    /// How many optimistic updates are in force.
    let optimisticUpdateCount: Int
    /// The app's handlers for fields without a value.
    let missingFieldHandlers: [any MissingFieldHandler]
    /// When the changes were received; `nil` if nothing ages, and for changes that will be undone.
    var receipt: Receipt?
    private let published: Locked<PublishedVersion>
    /// Where a response's data was written.
    private(set) var writtenRoot: DataID?
    private(set) var responseBytes = 0
    private var invalidated: Set<DataID> = []
    private var invalidatedFields: [DataID: Set<FieldKey>] = [:]
    private var invalidatesStore = false

    init(
        source: RecordSource,
        identities: Identities,
        symbols: Symbols,
        emptyShape: Shape,
        nextEpoch: Int,
        optimisticUpdateCount: Int,
        missingFieldHandlers: [any MissingFieldHandler],
        exchangedKeys: ExchangedKeys,
        published: Locked<PublishedVersion>,
        optimisticUpdate: OptimisticUpdate.ID?
    ) {
        self.source = source
        identityCount = identities.count
        self.identities = identities
        self.symbols = symbols
        self.emptyShape = emptyShape
        self.nextEpoch = nextEpoch
        self.optimisticUpdateCount = optimisticUpdateCount
        self.missingFieldHandlers = missingFieldHandlers
        self.published = published
        self.exchangedKeys = exchangedKeys
        self.optimisticUpdate = optimisticUpdate
        footprint = optimisticUpdate == nil ? nil : Footprint()
    }

    // MARK: - Updaters

    /// The records as they would be published now.
    var visibleSource: RecordSource {
        footprint?.noteAll()
        var copy = self
        _ = copy.noteInvalidations(epoch: nextEpoch)
        return copy.source
    }

    /// Registers an updater as running on this thread, until ``end()``.
    package func begin(_ updater: any Updater) {
        let update = RunningUpdate(thread: .current, updater: updater)
        published.withLock { $0.update = update }
    }

    /// Ends the updater's run.
    package func end() {
        // Released after the lock.
        _ = published.withLock { take(&$0.update, nil) }
    }

    /// Returns whether the transaction has created the identity, so that no record from before links
    /// to it.
    func isNew(_ id: DataID) -> Bool { Int(id.index) >= identityCount }

    // MARK: - Invalidation

    /// Has all operations asked for again that were written until now.
    package mutating func invalidateStore() {
        invalidatesStore = !isOptimistic
    }

    /// Has the operations asked for again that were written until now and reach the record.
    package mutating func invalidate(_ id: DataID) {
        guard !isOptimistic else { return }
        invalidated.insert(id)
    }

    /// Has the operations asked for again that were written until now and select one of the fields
    /// of the record.
    package mutating func invalidate(_ fields: some Sequence<FieldKey>, of id: DataID) {
        guard !isOptimistic else { return }
        for field in fields { invalidatedFields[id, default: []].insert(field) }
    }

    /// Writes the invalidations into the records.
    ///
    /// Returns which records were invalidated, or `nil` if nothing was.
    mutating func noteInvalidations(epoch: Int) -> InvalidatedRecords? {
        guard invalidatesStore || !invalidated.isEmpty || !invalidatedFields.isEmpty else {
            return nil
        }
        if invalidatesStore { source.invalidations.store = epoch }
        var ids: [DataID] = []
        for id in invalidated where source[id]?.isDeleted == false {
            source.invalidations.invalidate(id, at: epoch)
            ids.append(id)
        }
        for (id, fields) in invalidatedFields where source[id]?.isDeleted == false {
            for field in fields { source.invalidations.invalidate(field, of: id, at: epoch) }
            ids.append(id)
        }
        return invalidatesStore ? .all : .some(ids)
    }

    // MARK: - Responses

    // A pointer because the response is read in place, once.

    /// Writes a payload of a response: its data into the record `root`, its later parts where
    /// `delivery` knows that they belong.
    ///
    /// `delivery` is `nil` unless parts are to come, before as after.
    ///
    /// - Throws: A ``ResponseError``. The caller must then drop `delivery` and the transaction,
    ///   except for its identities.
    package mutating func normalize(
        _ bytes: UnsafeRawBufferPointer,
        _ bound: BoundNormalization,
        root: DataID,
        _ delivery: inout IncrementalDelivery?
    ) throws -> ResponseEnvelope {
        let before = source
        var normalizer = Normalizer(
            bytes,
            bound: bound,
            symbols: symbols,
            emptyShape: emptyShape,
            identities: take(&identities, .placeholder),
            source: take(&source, RecordSource()),
            receipt: receipt
        )
        defer {
            // Swapped, because copying counts the references in both.
            swap(&identities, &normalizer.identities)
            swap(&source, &normalizer.source)
            bound.leave(take(&normalizer.lessons, .none))
        }
        normalizer.identities.makeRoom(forResponseOf: bytes.count)
        let rootType = normalizer.source[root]?.typeName ?? symbols.typeName("")
        let envelope = try normalizer.readPayload(into: root, type: rootType, &delivery)
        if let footprint { normalizer.visited.forEachVisited { footprint.note($0) } }
        responseBytes += bytes.count
        if envelope.hasData { writtenRoot = root }
        var written = normalizer.changedIDs
        if !envelope.errors.isEmpty || normalizer.order.isReordered {
            // Errors are attached after nulls were written in their positions, and a second reading
            // overwrites the first. Both may have restored the previous value.
            written.removeAll { normalizer.source[$0] == before[$0] }
        }
        written += Self.taught(normalizer.source, before: before)
        changed.add(&written)
        events += normalizer.findings.events
        fieldPayloads += normalizer.fieldPayloads
        return envelope
    }

    /// Records that a payload of `bytes` bytes was written.
    mutating func noteRead(bytes: Int) { responseBytes += bytes }

    /// The records of types about which a new fact was learned.
    ///
    /// Their readers may have waited for it.
    ///
    /// This looks at all records, which is seldom: a type is learned once.
    static func taught(
        _ source: RecordSource,
        before: RecordSource
    ) -> ContiguousArray<DataID> {
        guard source.hasOtherTypeFacts(than: before) else { return [] }
        let types = Set(
            source.typeFacts.filter { before.typeFacts[$0.key] != $0.value }.map(\.key.type)
        )
        var taught = ContiguousArray<DataID>()
        source.forEach { id, record in if types.contains(record.typeName) { taught.append(id) } }
        return taught
    }
}
