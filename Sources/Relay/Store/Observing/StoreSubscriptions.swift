/// The live readers of a store.
///
/// An index from records to readers makes the cost of a change depend on the records that it
/// touches, and not on the number of subscriptions.
///
/// A reader is refreshed by one thread at a time, without any lock. It is *stale* from the moment a
/// field that it has read changes until its next refresh begins. Which records it reads is known
/// only when the refresh has ended; if the store has notified readers meanwhile (a new *round*),
/// the records that the reader has read for the first time may have changed since, so it is
/// refreshed once more.
struct StoreSubscriptions {
    /// The readers of each record.
    private var index: [DataID: RecordReaders] = [:]
    /// The readers that follow all records.
    private var followers: [Reader] = []
    private(set) var count = 0
    private var lastNumber = 0
    /// How many times readers were marked stale, or records removed.
    private(set) var round = 0
    /// How many readers are stale or being refreshed.
    private var unsettledCount = 0
    /// Whether a reset has emptied the index while readers were stale or being refreshed.
    private var hasForgotten = false
    /// The records that are read while a collection is under way; `nil` while none is.
    private var readings: Readings?

    /// Whether all readers have read the newest version that they were notified of.
    var isSettled: Bool { unsettledCount == 0 }

    /// An entry of the index: a reader, or a part of one that has read the chunk of a list.
    ///
    /// A class because the index holds it several times.
    class Entry: @unchecked Sendable {  // because the lock of the subscriptions protects it.
        /// Grows from each entry to the next; 0 for those that are not in the index.
        fileprivate(set) final var number = 0
        fileprivate final var seen = SeenRecords()

        /// The reader itself, or the reader of the part.
        var reader: Reader? { nil }

        /// Records that a field of it has changed.
        func noteChange() {}

        /// Returns whether a reader must read again because fields of a record have changed since a
        /// version.
        final func isAffected(
            by fields: FieldSet,
            of id: DataID,
            since before: Int,
            _ reader: Reader
        ) -> Bool {
            // A reader that read between the two versions may have seen a third value, so it
            // must read again even if the record is the same as before.
            reader.isRefreshing || reader.version > before || seen.contains(fields, of: id)
        }
    }

    /// A live reader of records.
    ///
    /// A class because the index holds it under each record that it has read. The state for reading is
    /// in a subclass rather than in the context of a closure: when a reader is refreshed nothing of
    /// it is in the processor's cache, and each object that it consists of is another miss.
    class Reader: Entry,
        @unchecked Sendable  // because the lock of the subscriptions protects it.
    {
        /// The parts of it, in the order of its chunks; each has ``Part/seen`` of its own.
        fileprivate final var parts: ContiguousArray<Part> = []
        /// The version of the store that it has read last.
        fileprivate final var version = 0
        /// Whether a field that it has read changed after its last refresh began.
        fileprivate final var isStale = false
        /// Whether a thread is refreshing it.
        fileprivate final var isRefreshing = false

        final override var reader: Reader? { self }

        /// Whether it reads again after each change of the store, whatever it has read.
        var followsAll: Bool { false }

        /// Records, under the lock, that something has changed which versions don't have.
        func noteUnwritten() {}

        /// The operations whose fields it reads; `nil` if that isn't known.
        var operations: [OperationDescriptor]? { nil }

        /// The definition that it reads, for watchers.
        var subject: ReaderSubject {
            let operation = operations?.first
            return ReaderSubject(
                definition: operation?.request.name ?? "",
                object: operation == nil ? nil : .root,
                operation: operation
            )
        }

        /// Reads again, delivers the value if it is different, and returns what was read.
        ///
        /// One thread at a time calls it, without any lock; it may run once more after the reader
        /// was removed. The default reads nothing.
        func refresh(_ source: RecordSource) -> Refreshed {
            Refreshed(seen: [], hasChanged: false)
        }

        fileprivate final var isSettled: Bool { !isStale && !isRefreshing }
    }

    /// A part of a reader, which has read the chunk of a list.
    fileprivate final class Part: Entry,
        @unchecked Sendable  // because the lock of the subscriptions protects it.
    {
        // The reader holds its parts, and an index with parts holds the reader.
        private unowned let owner: Reader
        let part: SeenPart

        init(_ part: SeenPart, of owner: Reader) {
            self.part = part
            self.owner = owner
            super.init()
            seen = part.seen
        }

        override var reader: Reader? { owner }

        override func noteChange() { part.hasChanged = true }
    }

    /// The result of reading again.
    struct Refreshed {
        let seen: SeenRecords
        let hasChanged: Bool
        /// The events to log about the reading.
        var events: [LogEvent] = []
    }

    /// An index that is not in use any more.
    struct Forgotten {
        fileprivate let index: [DataID: RecordReaders]
    }

    /// The records that live readers have read.
    var seen: some Sequence<DataID> { index.keys }

    /// The operations whose fields of `id` readers have read; `nil` if not all are known.
    func operations(reading id: DataID) -> [OperationDescriptor]? {
        var operations: [OperationDescriptor]? = []
        index[id]?.forEach { entry in
            guard let reader = entry.reader else { return }
            if let read = reader.operations { operations? += read } else { operations = nil }
        }
        return operations
    }

    /// The records that readers had read before they became stale: by links from these they may
    /// reach records that are not in ``seen``.
    var unsettled: Set<DataID> {
        guard unsettledCount > 0 else { return [] }
        // Of the earlier records the root alone is also in the store after a reset.
        var ids: Set<DataID> = hasForgotten ? [.root] : []
        for readers in index.values {
            readers.forEach { entry in
                guard let reader = entry.reader, !reader.isSettled else { return }
                ids.formUnion(entry.seen.lazy.map(\.id))
            }
        }
        return ids
    }

    /// Adds a reader that has read `seen` in `version`, at or after `round`.
    ///
    /// Returns whether records may have changed since; the reader is stale then.
    mutating func add(
        _ reader: Reader,
        seen: SeenRecords,
        since round: Int,
        version: Int
    ) -> Bool {
        count += 1
        lastNumber += 1
        reader.number = lastNumber
        reader.version = version
        reader.seen = seen.trimmed
        for record in seen { note(reader, record.id) }
        if reader.followsAll { followers.append(reader) }
        let hasMissedRounds = round != self.round
        _ = replaceParts(of: reader, by: seen.parts, haveMissedRounds: hasMissedRounds)
        if hasMissedRounds { markStale(reader) }
        return reader.isStale
    }

    /// All readers that have read records, in the order in which they subscribed.
    private var readers: [Reader] {
        var readers = followers
        readers.reserveCapacity(index.count)
        for others in index.values {
            others.forEach { entry in if let reader = entry.reader { readers.append(reader) } }
        }
        return Self.distinct(readers)
    }

    /// All readers, with their numbers and what they have read last.
    var allReadings: [(reader: Reader, number: Int, seen: SeenRecords, version: Int)] {
        readers.map { ($0, $0.number, $0.seen, $0.version) }
    }

    /// The number of a reader; 0 if it was removed.
    func number(of reader: Reader) -> Int { reader.number }

    /// Removes a reader; the caller holds it until after the lock, because it may hold others.
    ///
    /// Returns its number; 0 if it was removed before.
    @discardableResult
    mutating func remove(_ reader: Reader) -> Int {
        guard reader.number != 0 else { return 0 }
        let number = reader.number
        count -= 1
        if !reader.isSettled { unsettledCount -= 1 }
        for record in reader.seen { forget(reader, record.id) }
        if reader.followsAll { followers.removeAll { $0 === reader } }
        _ = replaceParts(of: reader, by: nil, haveMissedRounds: false)
        reader.number = 0
        reader.seen = []
        return number
    }

    private mutating func note(_ entry: Entry, _ id: DataID) {
        if index[id]?.insert(entry) == nil {
            index[id] = .one(entry)
            readings?.ids.append(id)
        }
        if id == .root, let reader = entry.reader { readings?.noteRootReader(reader) }
    }

    private mutating func forget(_ entry: Entry, _ id: DataID) {
        if index[id]?.remove(entry) == true { index[id] = nil }
    }

    /// Replaces the parts of a reader; those that it has already stay as they are.
    ///
    /// New ones that have missed rounds count as changed. Returns whether there are new ones.
    private mutating func replaceParts(
        of reader: Reader,
        by new: SeenParts?,
        haveMissedRounds: Bool
    ) -> Bool {
        guard new != nil || !reader.parts.isEmpty else { return false }
        let new = new?.all ?? []
        let (oldCount, shorter) = (reader.parts.count, min(reader.parts.count, new.count))
        var start = 0
        while start < shorter, reader.parts[start].part === new[start] { start += 1 }
        var end = 0
        while end < shorter - start,
            reader.parts[oldCount - 1 - end].part === new[new.count - 1 - end]
        {
            end += 1
        }
        var before: [ObjectIdentifier: Part] = [:]
        for part in reader.parts[start..<oldCount - end] {
            before[ObjectIdentifier(part.part)] = part
        }
        let parts = ContiguousArray(
            new[start..<new.count - end].map { part in
                before.removeValue(forKey: ObjectIdentifier(part)) ?? Part(part, of: reader)
            }
        )
        reader.parts.replaceSubrange(start..<oldCount - end, with: parts)
        for part in before.values {
            for record in part.seen { forget(part, record.id) }
        }
        var hasNew = false
        for part in parts where part.number == 0 {
            hasNew = true
            lastNumber += 1
            part.number = lastNumber
            part.part.hasChanged = haveMissedRounds
            for record in part.seen { note(part, record.id) }
        }
        return hasNew
    }

    // MARK: - Refreshing

    /// Begins a round: marks the readers of changed fields stale, and returns them in the order in
    /// which they subscribed.
    mutating func markStale(_ changes: PublishedChanges) -> [Reader] {
        round += 1
        if unsettledCount == 0 { hasForgotten = false }
        guard count > 0 else { return [] }
        let readers = readers(of: changes)
        for reader in readers { markStale(reader) }
        return readers
    }

    /// Begins a round after a reset: marks all readers stale, and returns them in the order in which
    /// they subscribed.
    ///
    /// Everything that readers have read before `version` is gone, so the index forgets it at once
    /// rather than reader by reader. The caller releases what it has forgotten after unlocking.
    mutating func markAllStale(before version: Int) -> (readers: [Reader], forgotten: Forgotten) {
        round += 1
        let readers = readers
        let forgotten = take(&index, [:])
        hasForgotten = true
        for reader in readers {
            markStale(reader)
            if reader.version < version {
                reader.seen = []
                reader.parts = []
            } else {
                for record in reader.seen { note(reader, record.id) }
                for part in reader.parts {
                    part.noteChange()
                    for record in part.seen { note(part, record.id) }
                }
            }
        }
        return (readers, Forgotten(index: forgotten))
    }

    /// Has a reader read again, because something other than a record has changed.
    mutating func markStale(_ reader: Reader) {
        guard reader.number > 0 else { return }
        if reader.isSettled { unsettledCount += 1 }
        reader.isStale = true
        readings?.noteStale(reader)
    }

    /// Begins a round without a change: records were removed that a reader which is being added may
    /// have read.
    mutating func noteRemoval() {
        round += 1
    }

    /// A reader that this thread refreshes.
    struct Claim {
        /// The round in which its refresh begins.
        fileprivate(set) var round: Int
        /// Whether it keeps chunks of lists; see ``beginReading(_:_:)``.
        let keepsParts: Bool
    }

    /// Claims a stale reader for this thread.
    ///
    /// Returns `nil` when it isn't stale any more, was removed, or another thread is refreshing it.
    mutating func beginRefresh(of reader: Reader) -> Claim? {
        guard reader.number != 0, reader.isStale, !reader.isRefreshing else { return nil }
        reader.isStale = false
        reader.isRefreshing = true
        return Claim(round: round, keepsParts: !reader.parts.isEmpty)
    }

    /// Has a claimed reader read those parts again that have changed.
    ///
    /// All changes up to the version that it will read have been marked, and no others, so the parts
    /// that it keeps are of that version as well.
    mutating func beginReading(_ reader: Reader, _ claim: inout Claim) {
        claim.round = round
        reader.isStale = false
        for part in reader.parts where part.part.hasChanged {
            part.part.hasChanged = false
            part.part.isOutdated = true
        }
    }

    /// Updates the index with the records that a claimed reader has read in `version`.
    ///
    /// Returns the claim for refreshing it once more; `nil` when it is up to date.
    mutating func endRefresh(
        of reader: Reader,
        seen: SeenRecords,
        since claim: Claim,
        version: Int
    ) -> Claim? {
        guard reader.number != 0 else { return nil }
        reader.version = version
        let hasMissedRounds = claim.round != round
        if reader.followsAll, hasMissedRounds {
            // Objects that it has read may be gone.
            reader.isStale = true
            readings?.noteStale(reader)
        }
        if seen != reader.seen, update(reader, seen, hasMissedRounds), hasMissedRounds {
            reader.isStale = true
            readings?.noteStale(reader)
        }
        reader.isRefreshing = reader.isStale
        if reader.isStale {
            reader.isStale = false
            return Claim(round: round, keepsParts: !reader.parts.isEmpty)
        }
        unsettledCount -= 1
        return nil
    }

    /// Replaces what a reader has read.
    ///
    /// Returns whether it has read fields for the first time.
    private mutating func update(
        _ reader: Reader,
        _ seen: SeenRecords,
        _ hasMissedRounds: Bool
    ) -> Bool {
        let before = reader.seen
        reader.seen = seen.trimmed
        var (old, new) = (0, 0)
        var hasNew = replaceParts(
            of: reader,
            by: seen.parts,
            haveMissedRounds: hasMissedRounds
        )
        while old < before.count || new < seen.count {
            let isGone =
                new == seen.count
                || old < before.count && before[old].id.index < seen[new].id.index
            if isGone {
                forget(reader, before[old].id)
                old += 1
            } else if old < before.count, before[old].id == seen[new].id {
                if !before[old].fields.contains(seen[new].fields) { hasNew = true }
                old += 1
                new += 1
            } else {
                note(reader, seen[new].id)
                new += 1
                hasNew = true
            }
        }
        return hasNew
    }

    // MARK: - Collections

    /// The records and operations that readers read while a collection was under way.
    ///
    /// It holds readers, so it is released after unlocking.
    struct Readings {
        /// The records that no reader had read before.
        fileprivate(set) var ids: ContiguousArray<DataID> = []
        /// The operations of readers that have begun to read the root; `nil` if not all are known.
        fileprivate(set) var rootReaders: [OperationDescriptor]? = []
        /// The readers that have become stale.
        private var stale: [ObjectIdentifier: Reader] = [:]

        fileprivate mutating func noteStale(_ reader: Reader) {
            stale[ObjectIdentifier(reader)] = reader
        }

        fileprivate mutating func noteRootReader(_ reader: Reader) {
            if let operations = reader.operations {
                rootReaders? += operations
            } else {
                rootReaders = nil
            }
        }

        fileprivate mutating func takeIDs() -> ContiguousArray<DataID> { take(&ids, []) }

        /// The records that stale readers have read, and the version in which they read them.
        fileprivate var unsettled: [(seen: SeenRecords, version: Int)] {
            var unsettled: [(seen: SeenRecords, version: Int)] = []
            for reader in stale.values where !reader.isSettled && reader.number != 0 {
                unsettled.append((reader.seen, reader.version))
                unsettled += reader.parts.map { ($0.seen, reader.version) }
            }
            return unsettled
        }
    }

    /// Whether a collection is under way.
    var isNoting: Bool { readings != nil }

    /// Begins to note what is read, for a collection that has marked what was read until now.
    mutating func beginNoting() { readings = Readings() }

    /// Ends noting.
    ///
    /// Returns the notes, to be released after unlocking.
    mutating func endNoting() -> Readings? { take(&readings, nil) }

    /// Adds what was read since this was last called to the changes that a collection marks.
    mutating func addReadings(to changes: inout GarbageCollection.Changes) {
        changes.read = readings?.takeIDs() ?? []
        changes.rootReaders = readings?.rootReaders ?? nil
        addUnsettled(to: &changes)
    }

    /// Replaces the records that readers had read which have become stale since a collection began.
    func addUnsettled(to changes: inout GarbageCollection.Changes) {
        changes.unsettled = unsettledCount == 0 ? [] : readings?.unsettled ?? []
    }

    private func readers(of changes: PublishedChanges) -> [Reader] {
        var affected = followers
        if changes.before == nil { for reader in followers { reader.noteUnwritten() } }
        if changes.ids.count <= index.count {
            for id in changes.ids {
                if let readers = index[id] { readers.append(to: &affected, of: id, changes) }
            }
        } else {
            // A large response may change more records than are being read.
            let changed = Set(changes.ids)
            for (id, readers) in index where changed.contains(id) {
                readers.append(to: &affected, of: id, changes)
            }
        }
        return Self.distinct(affected)
    }

    private static func distinct(_ affected: [Reader]) -> [Reader] {
        guard affected.count > 1 else { return affected }
        // Numbers, because sorting references counts them, and looks at each reader several times.
        var places = ContiguousArray(affected.indices.map { (affected[$0].number, $0) })
        places.sort { $0.0 < $1.0 }
        var distinct: [Reader] = []
        distinct.reserveCapacity(affected.count)
        var last = 0
        for (number, index) in places where number != last {
            distinct.append(affected[index])
            last = number
        }
        return distinct
    }
}
