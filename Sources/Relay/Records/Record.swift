/// The fields of one object of the graph.
package struct Record: @unchecked Sendable {  // because storage that is shared never changes.
    private var storage: RecordMemory

    /// A record without fields, and with room for some.
    package init(typeName: TypeName, empty: Shape, capacity: Int = 0) {
        storage = .make(typeName, empty, capacity: capacity)
    }

    /// A record of `shape`, whose slots `fill` initialises, all of them.
    @inline(__always)
    init(typeName: TypeName, shape: Shape, fill: (UnsafeMutablePointer<Value>) -> Void) {
        storage = .make(typeName, shape, capacity: shape.keys.count)
        let record = borrowed
        fill(record.slots)
        record.header.pointee.count = record.header.pointee.capacity
    }

    // A pointer because values are moved, which counts no references.

    /// A record of `shape` with `count` values, 64 at most, which are moved out of `values`.
    init(typeName: TypeName, shape: Shape, moving values: UnsafeMutablePointer<Value>, count: Int) {
        storage = .make(typeName, shape, capacity: count)
        let record = borrowed
        record.slots.moveInitialize(from: values, count: count)
        record.header.pointee.count = record.header.pointee.capacity
    }

    /// Marks a record as deleted that was just made.
    mutating func markDeleted() {
        makeUnique()
        borrowed.header.pointee.isDeleted = true
    }

    /// The shape of a deleted record.
    package static func deleted(_ typeName: TypeName, empty: Shape) -> Record {
        let record = Record(typeName: typeName, empty: empty)
        record.borrowed.header.pointee.isDeleted = true
        return record
    }

    /// A borrowed view of the record, valid for as long as the record is referenced elsewhere.
    @inline(__always)
    package var borrowed: BorrowedRecord { BorrowedRecord(storage) }

    /// Whether the object is known to be deleted.
    package var isDeleted: Bool { borrowed.isDeleted }

    /// The name of the object's type.
    package var typeName: TypeName {
        get { borrowed.typeName }
        set {
            guard newValue != typeName else { return }
            makeUnique()
            borrowed.header.pointee.typeName = newValue
        }
    }

    package var shape: Shape { borrowed.shape }

    /// Whether the record keeps its fields by key, in place of a shape.
    package var isKeyed: Bool { shape.isKeyed }

    /// How many slots there are.
    package var slotCount: Int { borrowed.count }

    /// The value of a field; `.absent` if it was never fetched, or to forget it.
    ///
    /// Only the writer assigns.
    package subscript(key: FieldKey) -> Value {
        @inline(__always)
        get { borrowed[key] }
        set {
            if let slot = shape.slot(of: key) {
                makeUnique()
                borrowed.slots[slot] = newValue
            } else if shape.isKeyed {
                makeUnique()
                setKeyed(key, newValue)
            } else if newValue != .absent {
                add(key, newValue)
            }
        }
    }

    private func setKeyed(_ key: FieldKey, _ value: Value) {
        let record = borrowed
        guard case .fields(var fields) = take(&record.slots[0], .absent) else { return }
        fields[Int(key.index)] = value == .absent ? nil : value
        record.slots[0] = .fields(fields)
    }

    private mutating func add(_ key: FieldKey, _ value: Value) {
        let count = borrowed.count
        guard count < Shape.limit else { return addKeyed(key, value) }
        let shape = self.shape.adding(key)
        if count == borrowed.header.pointee.capacity || !isKnownUniquelyReferenced(&storage) {
            storage = copy(capacity: min(Shape.limit, count < 4 ? 4 : count * 2))
        }
        let record = borrowed
        (record.slots + count).initialize(to: value)
        record.header.pointee.count += 1
        record.header.pointee.shape = shape
    }

    private mutating func addKeyed(_ key: FieldKey, _ value: Value) {
        var fields = RadixArray<ValueLeaf>()
        let record = borrowed
        for (slot, key) in shape.keys.enumerated() where record.slots[slot] != .absent {
            fields[Int(key.index)] = record.slots[slot]
        }
        fields[Int(key.index)] = value
        let keyed = RecordMemory.make(typeName, .keyed, capacity: 1)
        let new = BorrowedRecord(keyed)
        new.slots.initialize(to: .fields(fields))
        new.header.pointee.count = 1
        storage = keyed
    }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = copy(capacity: borrowed.count) }
    }

    private func copy(capacity: Int) -> RecordMemory {
        let old = borrowed
        let storage = RecordMemory.make(typeName, shape, capacity: capacity)
        let new = BorrowedRecord(storage)
        new.slots.initialize(from: old.slots, count: old.count)
        new.header.pointee.count = old.header.pointee.count
        new.header.pointee.isDeleted = old.isDeleted
        return storage
    }
}

extension Record: Equatable {
    /// Whether both are of the same type and hold the same values, wherever they keep them.
    package static func == (left: Record, right: Record) -> Bool {
        guard left.typeName == right.typeName, left.isDeleted == right.isDeleted else {
            return false
        }
        return left.storage === right.storage
            || left.keys.allSatisfy { left[$0] == right[$0] }
                && right.keys.allSatisfy { left[$0] == right[$0] }
    }

    /// The keys of the fields that have, or once had, a value.
    package var keys: ContiguousArray<FieldKey> {
        guard shape.isKeyed else { return shape.keys }
        var keys = ContiguousArray<FieldKey>()
        borrowed.forEachKey { keys.append($0) }
        return keys
    }
}
