/// Follows what happens in a store, to record it.
///
/// It is called on the thread on which something happens, without any lock, so it should return quickly.
package protocol StoreWatcher: AnyObject, Sendable {
    /// A version was published; its readers are notified afterwards.
    func watch(_ version: WatchedVersion)
    /// A live reader has read.
    func watch(_ reading: WatchedReading)
    /// A live reader has ended.
    func watchEnd(ofReader number: Int)
    /// The network is asked to execute an operation.
    func watch(_ request: WatchedRequest)
}

/// An operation that the network executes.
package struct WatchedRequest: Sendable {
    package let operation: OperationDescriptor
    package let transactionID: String
    package let begun: ContinuousClock.Instant
}

/// A version of a store, and the cause of it.
///
/// A class because the names of its records stay known until the last reference is released.
package final class WatchedVersion: Sendable {
    /// The version as readers see it.
    package let source: RecordSource
    /// The records without optimistic updates.
    package let base: RecordSource
    /// The response that was written; `nil` for local and optimistic updates.
    package let response: (operation: String, transactionID: String?)?
    /// The records that were invalidated; `nil` if none was.
    package let invalidated: InvalidatedRecords?
    /// Whether the store was reset.
    package let isReset: Bool
    private let hold: VersionHold

    fileprivate init(_ publication: borrowing Publication, _ hold: consuming VersionHold) {
        source = publication.source
        base = publication.base
        response = publication.response.map { ($0.operation, $0.transactionID) }
        invalidated = publication.invalidated
        isReset = publication.isReset
        self.hold = hold
    }

    /// A version without a cause.
    fileprivate init(_ source: RecordSource, base: RecordSource, _ hold: consuming VersionHold) {
        (self.source, self.base) = (source, base)
        (response, invalidated, isReset) = (nil, nil, false)
        self.hold = hold
    }
}

/// The records and fields that a live reader has read.
package struct WatchedReading: Sendable {
    /// The number of the reader, which no other one of the store has.
    package let reader: Int
    /// The definition that it reads.
    package let subject: ReaderSubject
    /// The records and fields that it has read.
    package let seen: SeenRecords
    /// The version that it has read.
    package let version: Int
    /// Whether it has delivered a new value.
    package let hasChanged: Bool
}

/// The definition that a live reader reads.
package struct ReaderSubject: Sendable {
    /// The name of the fragment or operation.
    package var definition = ""
    /// The record at which it begins; `nil` for several.
    package var object: DataID?
    /// The operation in which the fragment was spread, or the operation itself.
    package var operation: OperationDescriptor?
}

/// An operation from which the garbage collector starts.
package struct WatchedRoot: Sendable {
    package let operation: OperationDescriptor
    /// The record at which its data begins.
    package let record: DataID
    /// How often it is retained or in flight.
    package let retained: Int
    /// How many references to its data the app has.
    package let references: Int
}

/// Everything from which the garbage collector starts, besides the records that live readers read.
package struct WatchedRoots: Sendable {
    package let operations: [WatchedRoot]
    /// The operations of an earlier run, and the fields of the query root that they select.
    package let recalled: [(name: String, variables: JSONObject, fields: [FieldKey])]
    /// Whether the records of an inspection were loaded.
    package let isLoaded: Bool
}

/// The watchers of a store.
///
/// A class because all parts of an environment share it. Without a watcher it costs a look at a flag.
package final class StoreWatchers: Sendable {
    private let watchers = Locked<[any StoreWatcher]>([])
    private let areThere = Flag(false)

    /// Whether there are any.
    var isWatched: Bool { areThere.isSet }

    /// Adds a watcher until the result is disposed of; it may be called once more meanwhile.
    package func add(_ watcher: any StoreWatcher) -> Disposable {
        watchers.withLock { watchers in
            // Never changed in place; see ``EventLog``.
            watchers = watchers + [watcher]
            areThere.set(true)
        }
        return Disposable { [weak self, weak watcher] in
            guard let self else { return }
            // Released after unlocking.
            _ = watchers.withLock { watchers in
                let removed = watchers.filter { $0 === watcher }
                watchers = watchers.filter { $0 !== watcher }
                areThere.set(!watchers.isEmpty)
                return removed
            }
        }
    }

    /// Calls `body` with each watcher, without the lock.
    func forEach(_ body: (any StoreWatcher) -> Void) {
        guard isWatched else { return }
        for watcher in watchers.withLock({ $0 }) { body(watcher) }
    }
}

extension Store {
    /// Tells watchers of a publication.
    func watch(_ publication: borrowing Publication) {
        guard watchers.isWatched else { return }
        let hold = VersionHold(publication.source, in: published)
        let version = WatchedVersion(publication, hold)
        watchers.forEach { $0.watch(version) }
    }

    /// The newest version, for a watcher that begins.
    package func watchedVersion() -> WatchedVersion {
        // In an updater, which holds the writer, the changes so far.
        if let updater {
            let source = updater.transaction.visibleSource
            return WatchedVersion(source, base: source, VersionHold(source, in: published))
        }
        // Both at once, so that they are of one version.
        return writer.withLock { state in
            let source = source
            return WatchedVersion(source, base: state.base, VersionHold(source, in: published))
        }
    }

    /// Everything from which the garbage collector starts.
    package var watchedRoots: WatchedRoots {
        let (counted, recalled, isLoaded) = roots.withLock {
            ($0.counted, $0.allRecalled, !$0.loaded.isEmpty)
        }
        return WatchedRoots(
            operations: counted.map {
                WatchedRoot(
                    operation: $0.root.operation,
                    record: $0.root.dataID,
                    retained: $0.count,
                    references: $0.references
                )
            },
            recalled: recalled.map { ($0.key.name, $0.key.variables, $0.rootFields) },
            isLoaded: isLoaded
        )
    }

    /// The last reading of each live reader, for a watcher that begins.
    package var watchedReadings: [WatchedReading] {
        subscriptions.withLock { $0.allReadings }.map { reader, number, seen, version in
            WatchedReading(
                reader: number,
                subject: reader.subject,
                seen: seen,
                version: version,
                hasChanged: false
            )
        }
    }

    /// The texts that name records, in their order.
    ///
    /// The writer waits for a few at a time.
    package func describe(_ ids: [DataID]) -> [String] {
        var names: [String] = []
        names.reserveCapacity(ids.count)
        let texts = symbols.texts
        for start in stride(from: 0, to: ids.count, by: 64) {
            writer.withLock { state in
                for id in ids[start..<min(start + 64, ids.count)] {
                    names.append(state.identities.describe(id, texts))
                }
            }
        }
        return names
    }
}

extension Value {
    /// The value as an inspection shows it; links are `{"__ref": name}`.
    package func inspected(_ name: (DataID) -> String) -> JSONValue {
        switch plain {
        case .link(let id): ["__ref": .string(name(id))]
        case .links(let ids): ["__refs": .array(ids.map { .string(name($0)) })]
        case .list(let values): .array(values.map { $0.inspected(name) })
        case .error(let errors): ["__errors": .array(errors.map { .string($0.message) })]
        case .json(let value) where LoadedRecords.isAmbiguous(value): ["__json": value]
        default: json ?? .null
        }
    }
}
