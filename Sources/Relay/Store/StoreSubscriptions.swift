/// Who reads which records: an index from records to readers, so that a change costs what it
/// touches and not what is subscribed.
struct StoreSubscriptions {
    /// A reader that wants to know when what it read changes.
    struct Reader {
        /// Reads anew, delivers what differs, and says what was read.
        let refresh: (RecordSource) -> Refreshed
        fileprivate(set) var seen: ContiguousArray<DataID>
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

    private var readers: [Int: Reader] = [:]
    /// The readers of each record, in ascending order.
    private var index: [DataID: [Int]] = [:]
    private var nextID = 0
    /// Changes whenever readers have read other records than before.
    private(set) var revision = 0

    var isEmpty: Bool { readers.isEmpty }

    var count: Int { readers.count }

    /// The records that live readers have read.
    var seen: some Sequence<DataID> { index.keys }

    mutating func add(
        seen: ContiguousArray<DataID>,
        refresh: @escaping (RecordSource) -> Refreshed
    ) -> Int {
        nextID += 1
        revision += 1
        readers[nextID] = Reader(refresh: refresh, seen: seen)
        for id in seen { note(nextID, id) }
        return nextID
    }

    /// Removes a reader; the caller releases it outside the lock, because it may hold others.
    mutating func remove(_ reader: Int) -> Reader? {
        guard let removed = readers.removeValue(forKey: reader) else { return nil }
        for id in removed.seen { forget(reader, id) }
        return removed
    }

    private mutating func note(_ reader: Int, _ id: DataID) {
        index[id, default: []].insertSorted(reader)
    }

    private mutating func forget(_ reader: Int, _ id: DataID) {
        index[id]?.removeSorted(reader)
        if index[id]?.isEmpty == true { index[id] = nil }
    }

    /// Lets the readers of `changed` read anew, those that came first first.
    mutating func notify(
        changed: ContiguousArray<DataID>,
        source: RecordSource
    ) -> Notified {
        let affected = readers(of: changed)
        var notified = Notified(reread: affected.count)
        for id in affected {
            guard let reader = readers[id] else { continue }
            let refreshed = reader.refresh(source)
            if refreshed.hasChanged { notified.changed += 1 }
            if !refreshed.events.isEmpty { notified.events += refreshed.events }
            guard refreshed.seen != reader.seen else { continue }
            revision += 1
            readers[id]?.seen = refreshed.seen
            for old in Set(reader.seen).subtracting(refreshed.seen) { forget(id, old) }
            for new in Set(refreshed.seen).subtracting(reader.seen) {
                note(id, new)
            }
        }
        return notified
    }

    private func readers(of changed: ContiguousArray<DataID>) -> [Int] {
        var affected: [Int] = []
        if changed.count <= index.count {
            for id in changed { if let readers = index[id] { affected += readers } }
        } else {
            // A large response changes more records than anybody reads.
            let changed = Set(changed)
            for (id, readers) in index where changed.contains(id) { affected += readers }
        }
        guard affected.count > 1 else { return affected }
        affected.sort()
        var distinct: [Int] = []
        for reader in affected where distinct.last != reader { distinct.append(reader) }
        return distinct
    }
}

// In order because a record that many read, as the root, else costs each that leaves a look at all.
extension [Int] {
    fileprivate mutating func insertSorted(_ element: Int) {
        // The newest reader has the greatest number.
        guard let last, last > element else { return append(element) }
        insert(element, at: position(of: element))
    }

    fileprivate mutating func removeSorted(_ element: Int) {
        let position = position(of: element)
        if position < count, self[position] == element { remove(at: position) }
    }

    /// Where an element stands, or would.
    private func position(of element: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
