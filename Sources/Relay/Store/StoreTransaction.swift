/// Records that are being changed: a private copy of the source, and what goes with it.
package struct StoreTransaction {
    package var source: RecordSource
    package var identities: Identities
    package let symbols: Symbols
    package let emptyShape: Shape
    /// The records that were changed, with repetitions.
    package var changed: ContiguousArray<DataID> = []
    /// What the handlers of the fields that were written are to be told.
    package var fieldPayloads: [FieldPayload] = []
    /// What there is to tell once it is published.
    package var events: [LogEvent] = []
    /// Whether this will be undone; then nothing is invalidated.
    let isOptimistic: Bool
    /// The epoch in which it will be published.
    private let nextEpoch: Int
    /// How many optimistic updates are in force.
    let optimisticUpdateCount: Int
    private let published: Locked<Store.Published>
    /// Where a response's data was written.
    private(set) var writtenRoot: DataID?
    private(set) var responseBytes = 0
    private var invalidated: Set<DataID> = []
    private var invalidatesStore = false

    init(
        source: RecordSource,
        identities: Identities,
        symbols: Symbols,
        emptyShape: Shape,
        nextEpoch: Int,
        optimisticUpdateCount: Int,
        published: Locked<Store.Published>,
        isOptimistic: Bool
    ) {
        self.source = source
        self.identities = identities
        self.symbols = symbols
        self.emptyShape = emptyShape
        self.nextEpoch = nextEpoch
        self.optimisticUpdateCount = optimisticUpdateCount
        self.published = published
        self.isOptimistic = isOptimistic
    }

    // MARK: - Updaters

    /// The records as they would be published now.
    var visibleSource: RecordSource {
        var copy = self
        _ = copy.noteInvalidations(epoch: nextEpoch)
        return copy.source
    }

    /// Notes that an updater runs on this thread, until ``end()``.
    package func begin(_ updater: any Updater) {
        let update = RunningUpdate(thread: .current, updater: updater)
        published.withLock { $0.update = update }
    }

    /// Notes that the updater has returned.
    package func end() {
        // Released after the lock.
        _ = published.withLock { take(&$0.update, nil) }
    }

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

    /// Notes in the records what was invalidated; whether there was anything.
    mutating func noteInvalidations(epoch: Int) -> Bool {
        guard invalidatesStore || !invalidated.isEmpty else { return false }
        if invalidatesStore { source.invalidations.store = epoch }
        for id in invalidated where source[id]?.isDeleted == false {
            source.invalidations.records[id] = epoch
        }
        return true
    }

    // MARK: - Responses

    // A pointer because the response is read in place, once.

    /// Writes a response's data into the record `root`.
    ///
    /// - Throws: A ``ResponseError``; the transaction is then to be dropped, but for its
    ///   identities.
    package mutating func normalize(
        _ bytes: UnsafeRawBufferPointer,
        _ bound: BoundNormalization,
        root: DataID
    ) throws -> (envelope: ResponseEnvelope, missing: [String]) {
        var delivery: IncrementalDelivery?
        return try normalize(bytes, bound, root: root, &delivery)
    }

    /// Writes a payload of a response that may come in parts; those go where `delivery` knows that
    /// they belong, which is `nil` unless there are more to come.
    ///
    /// - Throws: A ``ResponseError``; the transaction, but for its identities, and `delivery` are
    ///   then to be dropped.
    package mutating func normalize(
        _ bytes: UnsafeRawBufferPointer,
        _ bound: BoundNormalization,
        root: DataID,
        _ delivery: inout IncrementalDelivery?
    ) throws -> (envelope: ResponseEnvelope, missing: [String]) {
        let before = source
        var normalizer = Normalizer(
            bytes,
            bound: bound,
            symbols: symbols,
            emptyShape: emptyShape,
            identities: take(&identities, .placeholder),
            source: take(&source, RecordSource())
        )
        defer {
            identities = normalizer.identities
            source = normalizer.source
            bound.leave(normalizer.lessons)
        }
        normalizer.identities.makeRoom(forResponseOf: bytes.count)
        let rootType = normalizer.source[root]?.typeName ?? symbols.typeName("")
        let envelope = try normalizer.readResponse(into: root, type: rootType, &delivery)
        responseBytes += bytes.count
        if envelope.hasData { writtenRoot = root }
        var written = normalizer.changedIDs
        if !envelope.errors.isEmpty || normalizer.isReordered {
            // Errors are attached after the nulls in their places, and what is read again is
            // written over what was there; both may have been there before.
            written.removeAll { normalizer.source[$0] == before[$0] }
        }
        written += Self.taught(normalizer.source, before: before)
        changed.add(&written)
        events += normalizer.events
        fieldPayloads += normalizer.fieldPayloads
        return (envelope, normalizer.missing)
    }

    /// The records of types of which something new is known: their readers may have waited for it.
    ///
    /// This looks at all records, which is seldom: a type is learned once.
    private static func taught(
        _ source: RecordSource,
        before: RecordSource
    ) -> ContiguousArray<DataID> {
        guard source.typeFacts != before.typeFacts else { return [] }
        let types = Set(
            source.typeFacts.filter { before.typeFacts[$0.key] != $0.value }.map(\.key.type)
        )
        var taught = ContiguousArray<DataID>()
        source.forEach { id, record in if types.contains(record.typeName) { taught.append(id) } }
        return taught
    }
}
