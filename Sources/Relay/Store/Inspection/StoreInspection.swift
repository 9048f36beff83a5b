/// A version of the store, for inspection.
///
/// ```
/// print(environment.inspect())
/// // root
/// //   node(id:"4"): → "4"
/// // "4" Story
/// //   author: → "7"
/// //   title: "Hello"
/// ```
///
/// It holds what servers have sent, so it doesn't belong into logs that leave the device. While it
/// is held the next write copies the table of identities, so it is not for every frame.
public struct StoreInspection: Sendable {
    /// Counts of the store's contents.
    public let statistics: Statistics
    /// The state of the storage that keeps the store; `nil` if there is none.
    public internal(set) var storage: Storage?
    /// The mutations that wait to be sent or have failed, oldest first.
    public internal(set) var queuedMutations: [QueuedMutation] = []
    let source: RecordSource
    let base: RecordSource
    let identities: Identities
    let symbols: SymbolTexts
    /// The roots, in the order in which the chains are looked for.
    let roots: [StoreRoots.Counted]
    /// The records that live readers have read.
    let seen: Set<DataID>
    /// The records that were loaded.
    let loaded: Set<DataID>
    /// The operations of earlier runs whose data is kept.
    let recalled: [RecalledOperation]
    /// The time of the inspection.
    let now: ContinuousClock.Instant

    /// Returns the name of a record: a server's id in quotes, or the path to a record without an id.
    func name(_ id: DataID) -> String { identities.describe(id, symbols) }

    func find(_ key: RecordKey) -> DataID? {
        // A copy, because a key is written behind the others to be looked up.
        var identities = identities
        return identities.find(key) { symbols.typeName($0) }
    }

    /// The records by name, in the order of the names' bytes.
    var sorted: [(name: String, id: DataID, record: Record)] {
        var all: [(name: String, id: DataID, record: Record)] = []
        source.forEachID { id in
            if let record = source[id] { all.append((name(id), id, record)) }
        }
        return all.sorted { $0.name.precedesInBytes($1.name) }
    }

    /// The fields of a record by their storage keys, in the order of the keys' bytes.
    func fields(_ record: Record) -> [(key: FieldKey, name: String, value: Value)] {
        record.keys
            .filter { record[$0] != .absent }
            .map { ($0, symbols.text($0), record[$0].plain) }
            .sorted { $0.1.precedesInBytes($1.1) }
    }
}

extension StoreInspection {
    /// How much there is in a store.
    public struct Statistics: Sendable, Hashable {
        /// How many records there are, deleted ones included.
        public let records: Int
        /// How many of them are deleted.
        public let deletedRecords: Int
        /// How many different lists of fields records have.
        public let shapes: Int
        /// How many objects and places have numbers, also those without a record.
        public let identities: Int
        /// How many storage keys are known, also those of fields that no record has.
        public let storageKeys: Int
        /// The number of readers that are notified of changes.
        public let subscriptions: Int
        /// How many operations are retained, or in flight.
        public let retainedOperations: Int
        /// How many others are kept because the app has references to their data.
        public let referencedOperations: Int
        /// How many operations are in the release buffer.
        public let releasedOperations: Int
        /// How many optimistic updates are in force.
        public let optimisticUpdates: Int
        /// How many bytes the records take, estimated from their values.
        public let bytes: Int
    }

    /// The state of a storage that keeps the store between two runs of the app.
    public struct Storage: Sendable, Hashable {
        /// How many bytes its contents take; `nil` if it can't be read.
        public let bytes: Int?
        /// The operations whose data it has, with their variables, the one that was fetched last at the end.
        public let operations: [String]
        /// Whether it has the newest version of the records.
        public let isCurrent: Bool
        /// The reason why it can't be used; `nil` if all is well.
        public let failure: String?
    }
}

extension Store {
    /// The newest version, with its identities and symbols.
    package func inspect() -> StoreInspection {
        // Read before locking, because the app may supply the clock.
        let now = options.now()
        if let transaction = updater?.transaction {
            let source = transaction.visibleSource
            return inspect(
                source,
                base: source,
                transaction.identities,
                optimisticUpdates: transaction.optimisticUpdateCount,
                now
            )
        }
        return writer.withLock { state in
            inspect(
                source,
                base: state.base,
                state.identities,
                optimisticUpdates: state.contents.optimisticUpdates.ownCount,
                now
            )
        }
    }

    private func inspect(
        _ source: RecordSource,
        base: RecordSource,
        _ identities: Identities,
        optimisticUpdates: Int,
        _ now: ContinuousClock.Instant
    ) -> StoreInspection {
        let (roots, loaded, recalled) = roots.withLock {
            (
                $0.counted, Set($0.loaded.records + ($0.loaded.isEmpty ? [] : [.root])),
                $0.allRecalled
            )
        }
        let (seen, readers) = subscriptions.withLock { (Set($0.seen), $0.count) }
        var (deleted, shapes) = (0, Set<ObjectIdentifier>())
        source.forEachID { id in
            guard let record = source[id] else { return }
            if record.isDeleted { deleted += 1 }
            shapes.insert(ObjectIdentifier(record.shape))
        }
        return StoreInspection(
            statistics: StoreInspection.Statistics(
                records: source.count,
                deletedRecords: deleted,
                shapes: shapes.count,
                identities: identities.usedCount,
                storageKeys: symbols.keyCount,
                subscriptions: readers,
                retainedOperations: roots.count { $0.count > 0 },
                referencedOperations: roots.count { $0.count == 0 && $0.references > 0 },
                releasedOperations: roots.count { $0.count == 0 && $0.references == 0 },
                optimisticUpdates: optimisticUpdates,
                bytes: source.estimatedBytes
            ),
            source: source,
            base: base,
            identities: identities,
            symbols: symbols.texts,
            roots: roots.sorted {
                $0.root.description.precedesInBytes($1.root.description)
            },
            seen: seen,
            loaded: loaded,
            recalled: recalled,
            now: now
        )
    }
}
