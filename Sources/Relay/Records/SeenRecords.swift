/// A record that was read, and the fields of it that were.
package struct SeenRecord: Hashable, Sendable {
    package let id: DataID
    package var fields: FieldSet

    package init(_ id: DataID, _ fields: FieldSet = .all) {
        self.id = id
        self.fields = fields
    }
}

/// The records that were read, without repetitions and in ascending order of their ids.
///
/// Those that were read for kept chunks of long lists are in ``parts`` instead, so that a change of one
/// chunk costs nothing for the others. A record can be in several parts.
///
/// One or two records, as most readers read, are stored in place: an array would be one more
/// allocation for each read, and one more cache miss for each reader of a change.
package struct SeenRecords: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable {
    /// All records if they are more than two; otherwise empty.
    private var many: ContiguousArray<SeenRecord> = []
    private var first = SeenRecord.none
    private var second = SeenRecord.none
    /// How many are stored in place.
    private var few = 0
    /// The records that were read for the chunks of long lists, which are not among these; `nil` if
    /// no chunk is kept.
    var parts: SeenParts?

    package init() {}

    package init(arrayLiteral records: SeenRecord...) { self.init(records) }

    package init(_ records: some Sequence<SeenRecord>) {
        for record in records { append(record) }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { many.isEmpty ? few : many.count }

    package subscript(position: Int) -> SeenRecord {
        guard many.isEmpty else { return many[position] }
        return position == 0 ? first : second
    }

    /// Adds a record, or fields of the last one; its id must not be less than that of the last.
    mutating func add(_ id: DataID, _ fields: FieldSet) {
        if !many.isEmpty, many[many.count - 1].id == id {
            many[many.count - 1].fields.formUnion(fields)
        } else if few == 1, first.id == id {
            first.fields.formUnion(fields)
        } else if few == 2, second.id == id {
            second.fields.formUnion(fields)
        } else {
            append(SeenRecord(id, fields))
        }
    }

    private mutating func append(_ record: SeenRecord) {
        switch few {
        case 0 where many.isEmpty:
            first = record
            few = 1
        case 1:
            second = record
            few = 2
        case 2:
            // Others usually follow.
            many.reserveCapacity(8)
            many.append(first)
            many.append(second)
            many.append(record)
            (first, second, few) = (.none, .none, 0)
        default:
            many.append(record)
        }
    }

    /// Returns these records and another one, or more fields of one of these.
    func adding(_ record: SeenRecord) -> SeenRecords {
        var records = Array(self)
        let place = records.firstIndex { $0.id.index >= record.id.index } ?? records.count
        if place < records.count, records[place].id == record.id {
            records[place].fields.formUnion(record.fields)
        } else {
            records.insert(record, at: place)
        }
        var result = SeenRecords(records)
        result.parts = parts
        return result
    }

    /// Adds the parts of others.
    mutating func addParts(of others: some Sequence<SeenRecords>) {
        var all = parts?.all ?? []
        for other in others { if let parts = other.parts { all += parts.all } }
        if !all.isEmpty { parts = SeenParts(all) }
    }

    /// A copy without room for more records.
    var trimmed: SeenRecords {
        guard !many.isEmpty else { return self }
        var copy = self
        copy.many = []
        copy.many.reserveCapacity(many.count)
        copy.many += many
        return copy
    }

    /// Returns whether one of the fields of a record was read.
    func contains(_ fields: FieldSet, of id: DataID) -> Bool {
        guard !many.isEmpty else {
            return few > 0 && first.id == id && first.fields.intersects(fields)
                || few > 1 && second.id == id && second.fields.intersects(fields)
        }
        var (low, high) = (0, many.count)
        while low < high {
            let middle = (low + high) / 2
            if many[middle].id.index < id.index { low = middle + 1 } else { high = middle }
        }
        return low < many.count && many[low].id == id && many[low].fields.intersects(fields)
    }
}

extension SeenRecord {
    /// The content of an unused place.
    fileprivate static let none = SeenRecord(.root, .none)
}
