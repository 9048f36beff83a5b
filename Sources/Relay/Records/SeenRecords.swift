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
    /// All records if they are more than two and not packed; otherwise empty.
    private var many: ContiguousArray<SeenRecord> = []
    /// All records if they are many and won't be changed any more.
    private var packed: PackedRecords?
    // The first two records, apart so that they take less memory than two of ``SeenRecord``.
    private var firstID = DataID.root
    private var secondID = DataID.root
    private var firstFields = FieldSet.none
    private var secondFields = FieldSet.none
    /// How many are stored in place.
    private var few: UInt8 = 0
    /// The records that were read for the chunks of long lists, which are not among these; `nil` if
    /// no chunk is kept.
    var parts: SeenParts?

    package init() {}

    package init(arrayLiteral records: SeenRecord...) { self.init(records) }

    package init(_ records: some Sequence<SeenRecord>) {
        for record in records { append(record) }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int {
        if let packed { return packed.ids.count }
        return many.isEmpty ? Int(few) : many.count
    }

    package subscript(position: Int) -> SeenRecord {
        if let packed { return packed[position] }
        guard many.isEmpty else { return many[position] }
        return position == 0
            ? SeenRecord(firstID, firstFields) : SeenRecord(secondID, secondFields)
    }

    /// Adds a record, or fields of the last one; its id must not be less than that of the last.
    mutating func add(_ id: DataID, _ fields: FieldSet) {
        if packed != nil { self = SeenRecords(unpacking: self) }
        if !many.isEmpty, many[many.count - 1].id == id {
            many[many.count - 1].fields.formUnion(fields)
        } else if few == 1, firstID == id {
            firstFields.formUnion(fields)
        } else if few == 2, secondID == id {
            secondFields.formUnion(fields)
        } else {
            append(SeenRecord(id, fields))
        }
    }

    private init(unpacking other: SeenRecords) {
        self.init(Array(other))
        parts = other.parts
    }

    private mutating func append(_ record: SeenRecord) {
        switch few {
        case 0 where many.isEmpty:
            (firstID, firstFields) = (record.id, record.fields)
            few = 1
        case 1:
            (secondID, secondFields) = (record.id, record.fields)
            few = 2
        case 2:
            // Others usually follow.
            many.reserveCapacity(8)
            many.append(SeenRecord(firstID, firstFields))
            many.append(SeenRecord(secondID, secondFields))
            many.append(record)
            few = 0
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

    /// A copy without room for more records, to be kept.
    var trimmed: SeenRecords {
        guard !many.isEmpty else { return self }
        var copy = self
        copy.many = []
        if many.count >= PackedRecords.least, let packed = PackedRecords(many) {
            copy.packed = packed
        } else {
            copy.many.reserveCapacity(many.count)
            copy.many += many
        }
        return copy
    }

    /// Returns whether one of the fields of a record was read.
    func contains(_ fields: FieldSet, of id: DataID) -> Bool {
        if let packed { return packed.contains(fields, of: id) }
        guard !many.isEmpty else {
            return few > 0 && firstID == id && firstFields.intersects(fields)
                || few > 1 && secondID == id && secondFields.intersects(fields)
        }
        let position = many.firstPosition { $0.id.index >= id.index }
        return position < many.count && many[position].id == id
            && many[position].fields.intersects(fields)
    }
}

extension SeenRecords {
    package static func == (left: SeenRecords, right: SeenRecords) -> Bool {
        guard left.parts == right.parts, left.few == right.few else { return false }
        // Most readers read one or two records, and are compared after each reading.
        guard left.few > 0 else { return left.elementsEqual(right) }
        return left.firstID == right.firstID && left.firstFields == right.firstFields
            && (left.few == 1
                || left.secondID == right.secondID && left.secondFields == right.secondFields)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
        for record in self { hasher.combine(record) }
    }
}

/// Many records in little memory: lists read the same few sets of fields of all their objects.
///
/// A class so that it takes one word in each ``SeenRecords``: most have no more than two records.
private final class PackedRecords: Sendable {
    /// The least number of records that are packed.
    static let least = 16

    let ids: ContiguousArray<DataID>
    /// The position in `sets` for each record.
    private let positions: ContiguousArray<UInt8>
    private let sets: ContiguousArray<FieldSet>

    /// Packs records; returns `nil` if the sets of their fields are too many.
    init?(_ records: ContiguousArray<SeenRecord>) {
        var known: [FieldSet: UInt8] = [:]
        var sets = ContiguousArray<FieldSet>()
        var positions = ContiguousArray<UInt8>()
        positions.reserveCapacity(records.count)
        // The records of a list often alternate between two sets.
        var last: (FieldSet, UInt8)?
        var beforeLast: (FieldSet, UInt8)?
        for record in records {
            if let last, last.0 == record.fields {
                positions.append(last.1)
                continue
            }
            let position: UInt8
            if let beforeLast, beforeLast.0 == record.fields {
                position = beforeLast.1
            } else if let found = known[record.fields] {
                position = found
            } else {
                guard let new = UInt8(exactly: sets.count) else { return nil }
                sets.append(record.fields)
                known[record.fields] = new
                position = new
            }
            (last, beforeLast) = ((record.fields, position), last)
            positions.append(position)
        }
        ids = ContiguousArray(records.lazy.map(\.id))
        (self.positions, self.sets) = (positions, sets)
    }

    subscript(position: Int) -> SeenRecord {
        SeenRecord(ids[position], sets[Int(positions[position])])
    }

    func contains(_ fields: FieldSet, of id: DataID) -> Bool {
        let position = ids.firstPosition { $0.index >= id.index }
        return position < ids.count && ids[position] == id
            && sets[Int(positions[position])].intersects(fields)
    }
}

extension ContiguousArray {
    /// Returns the position of the first element that meets a condition which all after it meet too.
    @inline(__always)
    fileprivate func firstPosition(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
