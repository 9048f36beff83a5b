extension RelayEnvironment {
    /// Reads a fragment's data, as it is now.
    ///
    /// - Throws: A ``StoreError`` when something that the fragment selects is missing or failed,
    ///   its object was deleted, or the reference is from before ``reset(keepsQueuedMutations:isolation:)``.
    public func read<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>
    ) throws(StoreError) -> Fragment.Output {
        try read(reference, in: store.visibleSource)
    }

    /// Reads a fragment's data for each of several objects, all at one version of the store.
    ///
    /// Objects that were deleted are left out.
    ///
    /// - Throws: A ``StoreError`` when something that the fragment selects is missing or failed,
    ///   or a reference is from before ``reset(keepsQueuedMutations:isolation:)``.
    public func read<Fragment: GraphQLFragment>(
        _ references: [FragmentRef<Fragment>]
    ) throws(StoreError) -> [Fragment.Output] {
        try read(references, in: store.visibleSource)
    }

    func read<Fragment: GraphQLFragment>(
        _ references: [FragmentRef<Fragment>],
        in source: RecordSource
    ) throws(StoreError) -> [Fragment.Output] {
        var outputs: [Fragment.Output] = []
        for reference in references {
            do throws(StoreError) {
                outputs.append(try read(reference, in: source))
            } catch {
                guard case .deleted = error else { throw error }
            }
        }
        return outputs
    }

    func read<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>,
        in source: RecordSource
    ) throws(StoreError) -> Fragment.Output {
        try check(reference.owner, Fragment.artifact, source)
        return try read(
            reference.owner.reader(of: Fragment.artifact, arguments: reference.arguments),
            owner: reference.owner,
            id: reference.dataID,
            in: source
        )
    }

    /// Reads without tracking the records that are read.
    func read<Output: FieldValue>(
        _ bound: BoundReader,
        owner: OperationDescriptor,
        id: DataID,
        in source: RecordSource
    ) throws(StoreError) -> Output {
        var reader = Reader(
            source: source,
            bound: bound,
            owner: owner,
            id: id,
            notesSeen: false
        )
        let output: Output = reader.definition()
        if reader.hasEvents { for event in reader.events { store.logRead(event) } }
        if let failure = reader.failure { throw failure.storeError(bound.artifact.contents.name) }
        return output
    }

    /// Refuses references of other environments and earlier sessions.
    func check(
        _ owner: OperationDescriptor,
        _ artifact: Artifact,
        _ source: RecordSource
    ) throws(StoreError) {
        guard owner.symbols === store.symbols else {
            throw .foreignReference(definition: artifact.name)
        }
        guard owner.session == source.session else {
            throw .reset(definition: artifact.name)
        }
    }

    /// A fragment's data now, and again whenever it has changed.
    ///
    /// Nothing is delivered while data is missing, while an error leaves no value (which is
    /// logged), or after the object was deleted. Only the newest value waits for a slow consumer.
    /// The data stays in the store until the sequence is dropped; it ends when the environment is
    /// reset.
    public func observe<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>
    ) -> AsyncStream<Fragment.Output> {
        // Apart from lists, because most are of one object, and arrays of one cost half as much as
        // reading it.
        typealias Live = LiveFragment<Fragment.Output>
        let owner = reference.owner
        let (live, subscription): (Live, Disposable)
        var hasValue = false
        do throws(StoreError) {
            (live, subscription) = try store.subscribe { source throws(StoreError) -> Live.Begun in
                try check(owner, Fragment.artifact, source)
                let begun = Live.begin(
                    owner.reader(of: Fragment.artifact, arguments: reference.arguments),
                    owner: owner,
                    id: reference.dataID,
                    source
                )
                hasValue = begun.1.hasChanged
                return begun
            }
        } catch {
            if case .foreignReference(let definition) = error {
                store.log(.readForeignReference(definition: definition))
            }
            return AsyncStream(unfolding: { nil })
        }
        if !hasValue { logMissing(reference) }
        let holdings = Holdings()
        let end = { @Sendable [store] in
            live.finish()
            store.disposeLater(holdings)
        }
        holdings.hold(subscription)
        holdings.hold(store.onReset(of: owner.session, end))
        if let logged = store.logObservation(of: Fragment.artifact.name) { holdings.hold(logged) }
        // A reset before that has notified no observer of this fragment.
        if store.session != owner.session { end() }
        // Disposed of with the stream, which alone holds it.
        let life = Disposable { holdings.dispose() }
        return AsyncStream(
            unfolding: {
                let value = await live.next()
                withExtendedLifetime((self, life)) {}
                return value
            },
            onCancel: {
                live.finish(isCancelled: true)
                life.dispose()
            }
        )
    }

    /// Logs that an observed fragment lacks fields of an object.
    func logMissing(
        _ fields: [String],
        of object: DataID,
        _ definition: String,
        _ owner: OperationDescriptor
    ) {
        store.log(
            .readMissing(
                definition: definition,
                object: store.describe(object),
                operation: owner.request.name,
                fields: fields
            )
        )
    }

    /// Logs that an observed fragment lacks fields that no query in flight will bring.
    private func logMissing<Fragment: GraphQLFragment>(_ reference: FragmentRef<Fragment>) {
        guard case .missing(let fields) = state(of: reference) else { return }
        logMissing(fields, of: reference.dataID, Fragment.artifact.name, reference.owner)
    }

    /// A fragment's data for each of several objects now, and again whenever any of them has
    /// changed: one list for all.
    ///
    /// Nothing is delivered while something is missing; objects that were deleted are left out.
    /// Otherwise like ``observe(_:)``.
    public func observe<Fragment: GraphQLFragment>(
        _ references: [FragmentRef<Fragment>]
    ) -> AsyncStream<[Fragment.Output]> {
        let last = Locked<[Fragment.Output]?>(nil)
        return stream(
            of: Fragment.artifact,
            owners: Self.owners(of: references),
            followsStatus: false,
            failure: { _ in nil },
            { status, data in
                guard status.kind == .value, let data,
                    last.withLock({ $0 }).map({ ![Fragment.Output].areSame($0, data) }) ?? true
                else { return nil }
                // Released after unlocking.
                let previous = last.withLock { take(&$0, data) }
                return withExtendedLifetime(previous) { data }
            },
            { ListObservation(self, references, $0) }
        )
    }

    static func seen(_ readings: [Reading]) -> SeenRecords {
        guard readings.count != 1 else { return readings[0].seen }
        var fields: [DataID: FieldSet] = [:]
        for reading in readings {
            for record in reading.seen {
                fields[record.id, default: .none].formUnion(record.fields)
            }
        }
        let ids = fields.keys.sorted { $0.index < $1.index }
        return SeenRecords(ids.lazy.map { SeenRecord($0, fields[$0, default: .all]) })
            .addingParts(of: readings.lazy.map(\.seen))
    }

    func snapshot<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>,
        in source: RecordSource,
        notesSeen: Bool = true
    ) -> Snapshot<Fragment.Output> {
        let owner = reference.owner
        let bound = owner.reader(of: Fragment.artifact, arguments: reference.arguments)
        return Snapshot(
            source: source,
            bound: bound,
            owner: owner,
            id: reference.dataID,
            notesSeen: notesSeen
        )
    }

    /// Reads for a live reader, with the large values that it has read before.
    func snapshot<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>,
        in source: RecordSource,
        notesSeen: Bool,
        holdsSources: Bool,
        keeping kept: inout KeptValues?
    ) -> Snapshot<Fragment.Output> {
        let owner = reference.owner
        return Snapshot(
            source: source,
            bound: owner.reader(of: Fragment.artifact, arguments: reference.arguments),
            owner: owner,
            id: reference.dataID,
            notesSeen: notesSeen,
            holdsSources: holdsSources,
            keeping: &kept
        )
    }
}
