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
    // The first two records, apart so that they take less memory than two of ``SeenRecord``.
    private var firstID = DataID.root
    private var secondID = DataID.root
    private var firstFields = FieldSet.none
    private var secondFields = FieldSet.none
    /// How many are stored in place.
    private var few: UInt8 = 0
    /// More than two records, and the parts; `nil` if there are neither.
    private var rest: Rest?

    /// The records that don't fit in place, and the parts.
    ///
    /// A class so that copies of most ``SeenRecords`` count one reference.
    private final class Rest: Sendable {
        /// All records if they are more than two and not packed; otherwise empty.
        let many: ContiguousArray<SeenRecord>
        /// All records if they are many and kept.
        let packed: PackedRecords?
        let parts: SeenParts?

        init(_ many: ContiguousArray<SeenRecord>, _ packed: PackedRecords?, _ parts: SeenParts?) {
            (self.many, self.packed, self.parts) = (many, packed, parts)
        }

        var count: Int { packed?.ids.count ?? many.count }
    }

    package init() {}

    package init(arrayLiteral records: SeenRecord...) { self.init(records) }

    /// Creates records from those that were read, in ascending order of their ids.
    ///
    /// Several elements that follow each other may be of one record.
    package init(_ records: some Sequence<SeenRecord>, parts: SeenParts? = nil) {
        var collector = Collector()
        for record in records { collector.add(record.id, record.fields) }
        self = collector.finish(parts)
    }

    /// Collects records in ascending order of their ids.
    struct Collector {
        private var few = SeenRecords()
        /// All records if they are more than two; otherwise empty.
        private var many: ContiguousArray<SeenRecord> = []

        /// Adds a record, or fields of the last one.
        @inline(__always)
        mutating func add(_ id: DataID, _ fields: FieldSet) {
            switch few.few {
            case 0: (few.firstID, few.firstFields, few.few) = (id, fields, 1)
            case 1 where few.firstID == id: few.firstFields.formUnion(fields)
            case 1: (few.secondID, few.secondFields, few.few) = (id, fields, 2)
            case _ where !many.isEmpty: addToMany(id, fields)
            case _ where few.secondID == id: few.secondFields.formUnion(fields)
            default: addToMany(id, fields)
            }
        }

        private mutating func addToMany(_ id: DataID, _ fields: FieldSet) {
            if many.isEmpty {
                // Others usually follow.
                many.reserveCapacity(8)
                many += few
            }
            if many[many.count - 1].id == id {
                many[many.count - 1].fields.formUnion(fields)
            } else {
                many.append(SeenRecord(id, fields))
            }
        }

        @inline(__always)
        consuming func finish(_ parts: SeenParts?) -> SeenRecords {
            guard !many.isEmpty || parts != nil else { return few }
            var records = many.isEmpty ? few : SeenRecords()
            records.rest = Rest(many, nil, parts)
            return records
        }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { few > 0 ? Int(few) : rest?.count ?? 0 }

    package subscript(position: Int) -> SeenRecord {
        if few == 0, let rest { return rest.packed?[position] ?? rest.many[position] }
        return position == 0
            ? SeenRecord(firstID, firstFields) : SeenRecord(secondID, secondFields)
    }

    /// The records that were read for the chunks of long lists, which are not among these; `nil` if
    /// no chunk is kept.
    var parts: SeenParts? { rest?.parts }

    /// Calls `body` with these records and those of the parts, some perhaps several times.
    package func forEachWithParts(_ body: (SeenRecord) -> Void) {
        forEach(body)
        for part in parts?.all ?? [] { part.seen.forEach(body) }
    }

    /// Returns these records and another one, or more fields of one of these.
    func adding(_ record: SeenRecord) -> SeenRecords {
        var records = Array(self)
        let place = records.firstIndex { $0.id.index >= record.id.index } ?? records.count
        records.insert(record, at: place)
        return SeenRecords(records, parts: parts)
    }

    /// Returns these records with the parts of others in addition.
    func addingParts(of others: some Sequence<SeenRecords>) -> SeenRecords {
        var all = parts?.all ?? []
        for other in others { if let parts = other.parts { all += parts.all } }
        guard !all.isEmpty else { return self }
        var copy = self
        copy.rest = Rest(rest?.many ?? [], rest?.packed, SeenParts(all))
        return copy
    }

    /// A copy without room for more records, to be kept.
    var trimmed: SeenRecords {
        guard let rest, !rest.many.isEmpty else { return self }
        var copy = self
        if rest.many.count >= PackedRecords.least, let packed = PackedRecords(rest.many) {
            copy.rest = Rest([], packed, rest.parts)
        } else {
            var many: ContiguousArray<SeenRecord> = []
            many.reserveCapacity(rest.many.count)
            many += rest.many
            copy.rest = Rest(many, nil, rest.parts)
        }
        return copy
    }

    /// Returns whether one of the fields of a record was read.
    func contains(_ fields: FieldSet, of id: DataID) -> Bool {
        if few > 0 {
            return firstID == id && firstFields.intersects(fields)
                || few > 1 && secondID == id && secondFields.intersects(fields)
        }
        guard let rest else { return false }
        if let packed = rest.packed { return packed.contains(fields, of: id) }
        let position = rest.many.firstPosition { $0.id.index >= id.index }
        return position < rest.many.count && rest.many[position].id == id
            && rest.many[position].fields.intersects(fields)
    }
}

extension SeenRecords {
    package static func == (left: SeenRecords, right: SeenRecords) -> Bool {
        guard left.few == right.few else { return false }
        if left.rest !== right.rest, left.parts != right.parts { return false }
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
