/// The memory of a record: its type, shape and slots, in one allocation.
///
/// A class because copies of a record share it until one of them is changed.
final class RecordMemory: ManagedBuffer<RecordMemory.Header, Value> {
    /// The properties before the slots.
    struct Header {
        var shape: Shape
        var typeName: TypeName
        /// How many slots are in use; a shape has no more than 64.
        var count: UInt8 = 0
        let capacity: UInt8
        var isDeleted = false
    }

    static func make(_ typeName: TypeName, _ shape: Shape, capacity: Int) -> RecordMemory {
        let storage = RecordMemory.create(minimumCapacity: capacity) { _ in
            Header(shape: shape, typeName: typeName, capacity: UInt8(capacity))
        }
        return unsafeDowncast(storage, to: RecordMemory.self)
    }

    deinit {
        withUnsafeMutablePointers { header, slots in
            _ = slots.deinitialize(count: Int(header.pointee.count))
        }
    }
}

/// A record that is owned elsewhere: reading it counts no references.
package struct BorrowedRecord {
    // Pointers because counting references took a third of the time of reading. The creator owns
    // the record, or a source that does, and drops this first.
    let header: UnsafeMutablePointer<RecordMemory.Header>
    let slots: UnsafeMutablePointer<Value>

    @inline(__always)
    init(_ storage: RecordMemory) {
        (header, slots) = storage.withUnsafeMutablePointers { ($0, $1) }
    }

    @inline(__always)
    package var typeName: TypeName { header.pointee.typeName }

    @inline(__always)
    package var isDeleted: Bool { header.pointee.isDeleted }

    @inline(__always)
    var shape: Shape { header.pointee.shape }

    /// Identifies the shape, without counting a reference.
    @inline(__always)
    var shapeIdentifier: ObjectIdentifier { ObjectIdentifier(header.pointee.shape) }

    @inline(__always)
    var count: Int { Int(header.pointee.count) }

    /// The slot of a field, `nil` when there is none; `guess` is looked at first.
    @inline(__always)
    func slot(of key: FieldKey, guess: Int = 0) -> Int? {
        header.pointee.shape.slot(of: key, guess: guess)
    }

    /// The value of a field; `.absent` if it was never fetched.
    @inline(__always)
    package subscript(key: FieldKey) -> Value {
        if let slot = slot(of: key) { return slots[slot] }
        return header.pointee.shape.isKeyed ? keyed(key) : .absent
    }

    /// Calls `body` with every record that a value links to.
    @inline(__always)
    func forEachLink(_ body: (DataID) -> Void) {
        for slot in 0..<count {
            switch slots[slot] {
            case .link(let id): body(id)
            case .links, .list: slots[slot].forEachLink(body)
            case .fields(let fields):
                fields.forEach { _, value in value.pointee?.forEachLink(body) }
            default: break
            }
        }
    }

    /// Calls `body` with the key of each field that has, or once had, a value.
    func forEachKey(_ body: (FieldKey) -> Void) {
        guard shape.isKeyed else { return shape.keys.forEach(body) }
        guard count > 0, case .fields(let fields) = slots[0] else { return }
        fields.forEach { index, _ in body(FieldKey(index: UInt32(index))) }
    }

    /// The value of a field of a record that keeps its fields by key.
    func keyed(_ key: FieldKey) -> Value {
        guard count > 0, case .fields(let fields) = slots[0] else { return .absent }
        return fields[Int(key.index)] ?? .absent
    }
}
