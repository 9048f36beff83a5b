/// The records of 64 neighbouring data IDs as a row of a storage has them.
///
/// First the *layouts* of the records: a count, and for each its type, twice the number of its keys plus
/// one if its records keep their fields by key, and the keys. Then eight bytes with a bit for each data ID
/// that has a record. Then the records, in order: twice the position of the layout, plus one for a record
/// that is deleted, and a value for each key. Records that keep their fields by key have the
/// number of these, and each key with its value.
enum RecordBlock {
    /// How many data IDs a block has.
    static let size = EncodedBranch.size

    /// Returns the number of the block with a record.
    static func number(of id: DataID) -> Int64 { Int64(id.index >> 6) }

    /// A layout that the records of a block have.
    private struct Layout {
        let type: TypeName
        let shape: ObjectIdentifier
        let isKeyed: Bool
        /// Whether each key is omitted; empty if none is.
        let omitted: [Bool]
    }

    /// Encodes a block, without the records in `withheld`.
    ///
    /// Returns the contents, the number of records in them, and the types of these; `nil` if there are
    /// none.
    static func encode(
        _ number: Int64,
        of source: RecordSource,
        _ symbols: Symbols,
        omitting omissions: Omissions,
        withheld: Set<DataID>,
        _ used: inout UsedNames
    ) -> (contents: ByteWriter, count: Int, types: [TypeName])? {
        var layouts: [Layout] = []
        var (head, body) = (ByteWriter(), ByteWriter())
        var places: UInt64 = 0
        let start = UInt32(truncatingIfNeeded: number << 6)
        for place in 0..<UInt32(size) {
            let id = DataID(index: start | place)
            guard id != .root, let record = source.borrow(id), !withheld.contains(id) else {
                continue
            }
            places |= 1 << UInt64(place)
            used.ids.insert(id)
            let position =
                layouts.firstIndex {
                    $0.shape == record.shapeIdentifier && $0.type == record.typeName
                } ?? add(record, to: &layouts, &head, symbols, omissions, &used)
            body.write(position << 1 | (record.isDeleted ? 1 : 0))
            write(record, of: id, layouts[position], symbols, omissions, &body, &used)
        }
        guard places != 0 else { return nil }
        var contents = ByteWriter()
        contents.write(layouts.count)
        contents.write(head)
        contents.write(word: places)
        contents.write(body)
        return (contents, places.nonzeroBitCount, layouts.map(\.type))
    }

    private static func add(
        _ record: BorrowedRecord,
        to layouts: inout [Layout],
        _ head: inout ByteWriter,
        _ symbols: Symbols,
        _ omissions: Omissions,
        _ used: inout UsedNames
    ) -> Int {
        let (type, shape) = (record.typeName, record.shape)
        used.types.insert(type)
        let omitted = shape.keys.map { omissions.contains($0, of: type, symbols) }
        let kept = zip(shape.keys, omitted).filter { !$1 }.map(\.0)
        head.write(type.index)
        head.write(kept.count << 1 | (shape.isKeyed ? 1 : 0))
        for key in kept {
            used.keys.insert(key)
            head.write(key.index)
        }
        layouts.append(
            Layout(
                type: type,
                shape: record.shapeIdentifier,
                isKeyed: shape.isKeyed,
                omitted: omitted.contains(true) ? omitted : []
            )
        )
        return layouts.count - 1
    }

    private static func write(
        _ record: BorrowedRecord,
        of id: DataID,
        _ layout: Layout,
        _ symbols: Symbols,
        _ omissions: Omissions,
        _ body: inout ByteWriter,
        _ used: inout UsedNames
    ) {
        guard layout.isKeyed else {
            for slot in 0..<record.count {
                if !layout.omitted.isEmpty, layout.omitted[slot] { continue }
                body.write(record.slots[slot], of: id, &used)
            }
            return
        }
        var keys: [FieldKey] = []
        record.forEachKey { key in
            if !omissions.contains(key, of: layout.type, symbols) { keys.append(key) }
        }
        body.write(keys.count)
        for key in keys {
            used.keys.insert(key)
            body.write(key.index)
            body.write(record[key], of: id, &used)
        }
    }

    // MARK: - Decoding

    /// Reads the records of a block by their places in it.
    static func decode(
        _ reader: inout ByteReader,
        _ number: Int64,
        _ known: KnownNames,
        _ shapes: StoredShapes
    ) throws(DamagedRow) -> ContiguousArray<Record?> {
        var layouts: ContiguousArray<(type: TypeName, shape: Shape)> = []
        for _ in 0..<(try reader.count()) {
            let type = try reader.type(known)
            let count = try reader.number()
            var keys = ContiguousArray<FieldKey>()
            guard count >> 1 <= UInt64(Shape.limit) else { throw DamagedRow() }
            for _ in 0..<(count >> 1) { keys.append(try reader.key(known)) }
            let isKeyed = count & 1 == 1
            guard isKeyed == false || keys.isEmpty else { throw DamagedRow() }
            layouts.append((type, isKeyed ? .keyed : try shapes.shape(keys)))
        }
        let places = try reader.word()
        guard number >= 0, number <= Int64(UInt32.max >> 6) else { throw DamagedRow() }
        let start = UInt32(truncatingIfNeeded: number) << 6
        var records = ContiguousArray<Record?>(repeating: nil, count: size)
        // A pointer because the values of one record after the other are moved out of it.
        let values = UnsafeMutablePointer<Value>.allocate(capacity: Shape.limit)
        defer { values.deallocate() }
        for place in 0..<size where places & 1 << UInt64(place) != 0 {
            let head = try reader.number()
            guard head >> 1 < UInt64(layouts.count) else { throw DamagedRow() }
            let (type, shape) = layouts[Int(truncatingIfNeeded: head >> 1)]
            let id = DataID(index: start | UInt32(place))
            var record = try decode(&reader, id, type, shape, known, values)
            if head & 1 == 1 { record.markDeleted() }
            records[place] = record
        }
        return records
    }

    private static func decode(
        _ reader: inout ByteReader,
        _ id: DataID,
        _ type: TypeName,
        _ shape: Shape,
        _ known: KnownNames,
        _ values: UnsafeMutablePointer<Value>
    ) throws(DamagedRow) -> Record {
        guard shape.isKeyed else {
            let count = shape.keys.count
            var made = 0
            do throws(DamagedRow) {
                while made < count {
                    (values + made).initialize(to: try reader.value(of: id, known))
                    made += 1
                }
            } catch {
                values.deinitialize(count: made)
                throw error
            }
            return Record(typeName: type, shape: shape, moving: values, count: count)
        }
        var fields = RadixArray<ValueLeaf>()
        for _ in 0..<(try reader.count()) {
            let key = try reader.key(known)
            fields[Int(key.index)] = try reader.value(of: id, known)
        }
        values.initialize(to: .fields(fields))
        return Record(typeName: type, shape: shape, moving: values, count: 1)
    }
}

/// The shapes of decoded records, each made once.
///
/// A class because all threads that decode records share them. They are not those that the writer derives
/// from the empty one: only the writer may touch these.
final class StoredShapes: Sendable {
    private let shapes = Locked<[ContiguousArray<FieldKey>: Shape]>([:])

    /// Returns the shape with these keys.
    ///
    /// - Throws: ``DamagedRow`` if a key comes twice.
    func shape(_ keys: ContiguousArray<FieldKey>) throws(DamagedRow) -> Shape {
        let shape = shapes.withLock { shapes -> Shape? in
            if let shape = shapes[keys] { return shape }
            guard Set(keys).count == keys.count else { return nil }
            let shape = Shape.make(keys)
            shapes[keys] = shape
            return shape
        }
        guard let shape else { throw DamagedRow() }
        return shape
    }
}
