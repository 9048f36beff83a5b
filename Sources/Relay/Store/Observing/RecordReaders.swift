/// The readers of one record, in the order in which they came.
///
/// In order because a record that many read, as the root, else costs each that leaves a look at all.
enum RecordReaders {
    // Apart, because most records have one, and an array is another place in memory.
    case one(StoreSubscriptions.Entry)
    case many([StoreSubscriptions.Entry])

    func forEach(_ body: (StoreSubscriptions.Entry) -> Void) {
        switch self {
        case .one(let entry): body(entry)
        case .many(let entries): entries.forEach(body)
        }
    }

    /// Appends the readers that have read a changed field of the record to `affected`, and marks the
    /// parts that have.
    func append(
        to affected: inout [StoreSubscriptions.Reader],
        of id: DataID,
        _ changes: PublishedChanges
    ) {
        // One reader often reads many of the records that change together.
        if case .one(let entry) = self, entry === affected.last { return }
        let fields = changes.concernsTypes ? .all : changes.fields(of: id)
        let before = changes.before?.version ?? 0
        func append(
            _ entry: StoreSubscriptions.Entry,
            _ affected: inout [StoreSubscriptions.Reader]
        ) {
            guard let reader = entry.reader,
                entry.isAffected(by: fields, of: id, since: before, reader)
            else { return }
            entry.noteChange()
            affected.append(reader)
        }
        switch self {
        case .one(let entry): append(entry, &affected)
        case .many(let entries):
            for entry in entries { append(entry, &affected) }
        }
    }

    /// Adds an entry that is not there.
    mutating func insert(_ new: StoreSubscriptions.Entry) {
        switch self {
        case .one(let other):
            self = .many(new.number < other.number ? [new, other] : [other, new])
        case .many(var entries):
            // Cleared, so that changing the array doesn't copy it.
            self = .many([])
            entries.insert(new, at: entries.position(of: new))
            self = .many(entries)
        }
    }

    /// Removes an entry.
    ///
    /// Returns whether none is left.
    mutating func remove(_ entry: StoreSubscriptions.Entry) -> Bool {
        switch self {
        case .one(let other): return other === entry
        case .many(var entries):
            self = .many([])
            let position = entries.position(of: entry)
            if position < entries.count, entries[position] === entry {
                entries.remove(at: position)
            }
            self = .many(entries)
            return entries.isEmpty
        }
    }
}

extension [StoreSubscriptions.Entry] {
    /// Returns the position of an entry, or the position at which to insert it.
    fileprivate func position(of entry: StoreSubscriptions.Entry) -> Int {
        // The newest entry has the greatest number.
        guard let last, last.number >= entry.number else { return count }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].number < entry.number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
