/// The live readers of a store: an index from records to readers, so that a change costs what it
/// touches and not what is subscribed.
///
/// A reader is refreshed by one thread at a time, without any lock. It is *stale* from the moment a
/// record that it has read changes until its next refresh begins. Which records it reads is known
/// only when the refresh has ended; if the store has notified readers meanwhile (a new *round*),
/// the records that the reader has read for the first time may have changed since, so it is
/// refreshed once more.
struct StoreSubscriptions {
    /// The readers of each record.
    private var index: [DataID: Readers] = [:]
    private(set) var count = 0
    private var lastNumber = 0
    /// Changes whenever readers have read other records than before.
    private(set) var revision = 0
    /// How many times readers were marked stale, or records removed.
    private(set) var round = 0
    /// How many readers are stale or being refreshed.
    private var unsettledCount = 0

    /// A live reader of records.
    ///
    /// A class because the index holds it under each record that it has read. The state for reading is
    /// in a subclass rather than in the context of a closure: when a reader is refreshed nothing of
    /// it is in the processor's cache, and each object that it consists of is another miss.
    class Reader: @unchecked Sendable {  // because the lock of the subscriptions protects it.
        /// Grows from each reader to the next; 0 for those that are not subscribed.
        fileprivate final var number = 0
        fileprivate final var seen: ContiguousArray<DataID> = []
        /// Whether a record that it has read changed after its last refresh began.
        fileprivate final var isStale = false
        /// Whether a thread is refreshing it.
        fileprivate final var isRefreshing = false

        /// The operations whose fields it reads; `nil` if that isn't known.
        var operations: [OperationDescriptor]? { nil }

        /// Reads again, delivers the value if it is different, and returns what was read.
        ///
        /// One thread at a time calls it, without any lock; it may run once more after the reader
        /// was removed. The default reads nothing.
        func refresh(_ source: RecordSource) -> Refreshed {
            Refreshed(seen: [], hasChanged: false)
        }

        fileprivate final var isSettled: Bool { !isStale && !isRefreshing }

        /// Copies the ids, because the array in which they were gathered has room for more.
        fileprivate final func note(_ ids: ContiguousArray<DataID>) {
            seen = []
            seen.reserveCapacity(ids.count)
            seen += ids
        }
    }

    /// The result of reading again.
    struct Refreshed {
        let seen: ContiguousArray<DataID>
        let hasChanged: Bool
        /// The events to log about the reading.
        var events: [LogEvent] = []
    }

    /// The records that live readers have read.
    var seen: some Sequence<DataID> { index.keys }

    /// The operations whose fields of `id` readers have read; `nil` if not all are known.
    func operations(reading id: DataID) -> [OperationDescriptor]? {
        var operations: [OperationDescriptor]? = []
        index[id]?.forEach { reader in
            if let read = reader.operations { operations? += read } else { operations = nil }
        }
        return operations
    }

    /// The records that readers had read before they became stale: by links from these they may
    /// reach records that are not in ``seen``.
    var unsettled: Set<DataID> {
        guard unsettledCount > 0 else { return [] }
        var ids: Set<DataID> = []
        for readers in index.values {
            readers.forEach { if !$0.isSettled { ids.formUnion($0.seen) } }
        }
        return ids
    }

    /// Adds a reader that has read `seen` at or after `round`.
    ///
    /// Returns whether records may have changed since; the reader is stale then.
    mutating func add(
        _ reader: Reader,
        seen: ContiguousArray<DataID>,
        since round: Int
    ) -> Bool {
        count += 1
        revision += 1
        lastNumber += 1
        reader.number = lastNumber
        reader.note(seen)
        for id in seen { note(reader, id) }
        if round != self.round { markStale(reader) }
        return reader.isStale
    }

    /// Removes a reader; the caller holds it until after the lock, because it may hold others.
    mutating func remove(_ reader: Reader) {
        guard reader.number != 0 else { return }
        count -= 1
        if !reader.isSettled { unsettledCount -= 1 }
        for id in reader.seen { forget(reader, id) }
        reader.number = 0
        reader.seen = []
    }

    private mutating func note(_ reader: Reader, _ id: DataID) {
        if index[id]?.insert(reader) == nil { index[id] = .one(reader) }
    }

    private mutating func forget(_ reader: Reader, _ id: DataID) {
        if index[id]?.remove(reader) == true { index[id] = nil }
    }

    // MARK: - Refreshing

    /// Begins a round: marks the readers of `changed` stale, and returns them in the order in which
    /// they subscribed.
    mutating func markStale(_ changed: ContiguousArray<DataID>) -> [Reader] {
        round += 1
        guard count > 0 else { return [] }
        let readers = readers(of: changed)
        for reader in readers { markStale(reader) }
        return readers
    }

    private mutating func markStale(_ reader: Reader) {
        if reader.isSettled { unsettledCount += 1 }
        reader.isStale = true
    }

    /// Begins a round without a change: records were removed that a reader which is being added may
    /// have read.
    mutating func noteRemoval() {
        round += 1
    }

    /// Claims a stale reader for this thread.
    ///
    /// Returns the round in which its refresh begins; `nil` when it isn't stale any more, was
    /// removed, or another thread is refreshing it.
    mutating func beginRefresh(of reader: Reader) -> Int? {
        guard reader.number != 0, reader.isStale, !reader.isRefreshing else { return nil }
        reader.isStale = false
        reader.isRefreshing = true
        return round
    }

    /// Updates the index with the records that a claimed reader has read.
    ///
    /// Returns the round in which it must be refreshed once more, for which it stays claimed; `nil`
    /// when it is up to date.
    mutating func endRefresh(
        of reader: Reader,
        seen: ContiguousArray<DataID>,
        since begun: Int
    ) -> Int? {
        guard reader.number != 0 else { return nil }
        if seen != reader.seen {
            revision += 1
            let before = Set(reader.seen)
            let after = Set(seen)
            reader.note(seen)
            for old in before.subtracting(after) { forget(reader, old) }
            let new = after.subtracting(before)
            for id in new { note(reader, id) }
            if !new.isEmpty, begun != round { reader.isStale = true }
        }
        reader.isRefreshing = reader.isStale
        if reader.isStale {
            reader.isStale = false
            return round
        }
        unsettledCount -= 1
        return nil
    }

    private func readers(of changed: ContiguousArray<DataID>) -> [Reader] {
        var affected: [Reader] = []
        if changed.count <= index.count {
            for id in changed { index[id]?.append(to: &affected) }
        } else {
            // A large response may change more records than are being read.
            let changed = Set(changed)
            for (id, readers) in index where changed.contains(id) { readers.append(to: &affected) }
        }
        guard affected.count > 1 else { return affected }
        affected.sort { $0.number < $1.number }
        var distinct: [Reader] = []
        for reader in affected where distinct.last !== reader { distinct.append(reader) }
        return distinct
    }
}

/// The readers of one record, in the order in which they came.
///
/// In order because a record that many read, as the root, else costs each that leaves a look at all.
private enum Readers {
    // Apart, because most records have one, and an array is another place in memory.
    case one(StoreSubscriptions.Reader)
    case many([StoreSubscriptions.Reader])

    func append(to readers: inout [StoreSubscriptions.Reader]) {
        switch self {
        case .one(let reader): readers.append(reader)
        case .many(let others): readers += others
        }
    }

    func forEach(_ body: (StoreSubscriptions.Reader) -> Void) {
        switch self {
        case .one(let reader): body(reader)
        case .many(let readers): readers.forEach(body)
        }
    }

    mutating func insert(_ reader: StoreSubscriptions.Reader) {
        switch self {
        case .one(let other):
            self = .many(other.number < reader.number ? [other, reader] : [reader, other])
        case .many(var readers):
            // So that they have one owner while they are changed.
            self = .many([])
            readers.insertSorted(reader)
            self = .many(readers)
        }
    }

    /// Removes a reader.
    ///
    /// Returns whether none is left.
    mutating func remove(_ reader: StoreSubscriptions.Reader) -> Bool {
        switch self {
        case .one(let other): return other === reader
        case .many(var readers):
            self = .many([])
            readers.removeSorted(reader)
            self = .many(readers)
            return readers.isEmpty
        }
    }
}

extension [StoreSubscriptions.Reader] {
    fileprivate mutating func insertSorted(_ reader: Element) {
        // The newest reader has the greatest number.
        guard let last, last.number > reader.number else { return append(reader) }
        insert(reader, at: position(of: reader))
    }

    fileprivate mutating func removeSorted(_ reader: Element) {
        let position = position(of: reader)
        if position < count, self[position] === reader { remove(at: position) }
    }

    /// Returns the position of a reader, or the position at which to insert it.
    private func position(of reader: Element) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].number < reader.number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
