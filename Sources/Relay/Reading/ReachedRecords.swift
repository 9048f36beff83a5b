/// A set of records that a walk has visited.
protocol VisitedSet {
    /// Adds a record.
    ///
    /// Returns whether it is new.
    mutating func insert(_ id: DataID) -> Bool
}

extension NumberSet: VisitedSet where Element == DataID {}

/// The records that a walk has visited at one level, in as little memory as possible: a collection
/// keeps those of all levels of all operations.
struct ReachedRecords: VisitedSet {
    private enum Storage {
        /// In ascending order.
        case few(ContiguousArray<UInt32>)
        case many(NumberSet<DataID>)
    }

    private var storage: Storage

    init(_ records: NumberSet<DataID>) {
        let count = records.count
        guard Self.areFew(count, upTo: records.byteCount) else {
            storage = .many(records)
            return
        }
        var few: ContiguousArray<UInt32> = []
        few.reserveCapacity(count)
        records.forEachNumber { few.append($0) }
        storage = .few(few)
    }

    /// Returns whether `count` numbers take less memory than a set of `bytes` bytes.
    private static func areFew(_ count: Int, upTo bytes: Int) -> Bool {
        count * MemoryLayout<UInt32>.stride <= bytes
    }

    func contains(_ id: DataID) -> Bool {
        switch storage {
        case .few(let few):
            let position = Self.position(of: id.index, in: few)
            return position < few.count && few[position] == id.index
        case .many(let records): return records.contains(id)
        }
    }

    mutating func insert(_ id: DataID) -> Bool {
        // Cleared, so that changing a set doesn't copy it.
        switch take(&storage, .few([])) {
        case .few(var few):
            let position = Self.position(of: id.index, in: few)
            let isNew = position == few.count || few[position] != id.index
            if isNew { few.insert(id.index, at: position) }
            let bytes = Int(truncatingIfNeeded: few.last ?? 0) / 8
            storage =
                few.count < 64 || Self.areFew(few.count, upTo: bytes)
                ? .few(few) : .many(NumberSet(few.lazy.map { DataID(index: $0) }))
            return isNew
        case .many(var records):
            let isNew = records.insert(id)
            storage = .many(records)
            return isNew
        }
    }

    /// Returns the position of a number, or the position at which to insert it.
    private static func position(of number: UInt32, in numbers: ContiguousArray<UInt32>) -> Int {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
