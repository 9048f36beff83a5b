/// Who reads which records: an index from records to readers, so that a change costs what it
/// touches and not what is subscribed.
struct StoreSubscriptions {
    /// The readers of each record.
    private var index: [DataID: Readers] = [:]
    private(set) var count = 0
    private var lastNumber = 0
    /// Changes whenever readers have read other records than before.
    private(set) var revision = 0

    /// Somebody who wants to know when what was read has changed.
    ///
    /// A class because the index has it under each record that it has read. What reading takes
    /// stands in a subclass rather than in the context of a closure: of a reader that is told
    /// nothing is near, and each object that it is made of is another wait for the memory.
    class Reader: @unchecked Sendable {  // because the lock of the subscriptions protects it.
        /// Grows from each reader to the next; 0 for those that are not subscribed.
        fileprivate final var number = 0
        fileprivate final var seen: ContiguousArray<DataID> = []

        /// Reads anew, delivers what differs, and says what was read; here, nothing.
        func refresh(_ source: RecordSource) -> Refreshed {
            Refreshed(seen: [], hasChanged: false)
        }

        /// Copies the ids, because where they were gathered is room for more.
        fileprivate final func note(_ ids: ContiguousArray<DataID>) {
            seen = []
            seen.reserveCapacity(ids.count)
            seen += ids
        }
    }

    /// What came of reading anew.
    struct Refreshed {
        let seen: ContiguousArray<DataID>
        let hasChanged: Bool
        /// What there is to tell of what was read.
        var events: [LogEvent] = []
    }

    /// What came of telling readers.
    struct Notified {
        /// How many read anew, and how many of them saw something new.
        var reread = 0
        var changed = 0
        var events: [LogEvent] = []
    }

    var isEmpty: Bool { count == 0 }

    /// The records that live readers have read.
    var seen: some Sequence<DataID> { index.keys }

    /// Adds a reader that has read `seen` just now.
    mutating func add(_ reader: Reader, seen: ContiguousArray<DataID>) {
        count += 1
        revision += 1
        lastNumber += 1
        reader.number = lastNumber
        reader.note(seen)
        for id in seen { note(reader, id) }
    }

    /// Removes a reader; the caller holds it until after the lock, because it may hold others.
    mutating func remove(_ reader: Reader) {
        guard reader.number != 0 else { return }
        count -= 1
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

    /// Lets the readers of `changed` read anew, those that came first first.
    mutating func notify(
        changed: ContiguousArray<DataID>,
        source: RecordSource
    ) -> Notified {
        let affected = readers(of: changed)
        var notified = Notified(reread: affected.count)
        for reader in affected {
            let refreshed = reader.refresh(source)
            if refreshed.hasChanged { notified.changed += 1 }
            if !refreshed.events.isEmpty { notified.events += refreshed.events }
            guard refreshed.seen != reader.seen else { continue }
            revision += 1
            let before = reader.seen
            reader.note(refreshed.seen)
            for old in Set(before).subtracting(refreshed.seen) { forget(reader, old) }
            for new in Set(refreshed.seen).subtracting(before) { note(reader, new) }
        }
        return notified
    }

    private func readers(of changed: ContiguousArray<DataID>) -> [Reader] {
        var affected: [Reader] = []
        if changed.count <= index.count {
            for id in changed { index[id]?.append(to: &affected) }
        } else {
            // A large response changes more records than anybody reads.
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

    /// Removes a reader; whether none is left.
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

    /// Where a reader stands, or would.
    private func position(of reader: Element) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].number < reader.number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
