/// The fields of one object of the graph.
package struct Record: Sendable {
    package var typeName: TypeName
    package private(set) var shape: Shape
    package private(set) var slots: ContiguousArray<Value>
    /// Whether this stands for an object that is known not to exist any more.
    package let isDeleted: Bool

    /// A record without fields.
    package init(typeName: TypeName, empty: Shape) {
        self.typeName = typeName
        shape = empty
        slots = []
        isDeleted = false
    }

    /// A record with values for all keys of `shape`, in their order.
    package init(typeName: TypeName, shape: Shape, slots: ContiguousArray<Value>) {
        self.typeName = typeName
        self.shape = shape
        self.slots = slots
        isDeleted = false
    }

    private init(deleted typeName: TypeName, empty: Shape) {
        self.typeName = typeName
        shape = empty
        slots = []
        isDeleted = true
    }

    /// What stands in the place of a deleted record.
    package static func deleted(_ typeName: TypeName, empty: Shape) -> Record {
        Record(deleted: typeName, empty: empty)
    }

    /// Whether the record keeps its fields by key, in place of a shape.
    package var isKeyed: Bool { shape === Shape.keyed }

    /// The value of a field; `.absent` when nothing is known of it, or to forget it.
    ///
    /// Only the writer assigns.
    package subscript(key: FieldKey) -> Value {
        @inline(__always)
        get {
            if let slot = shape.slot(of: key) { return slots[slot] }
            return isKeyed ? keyed(key) : .absent
        }
        set {
            if let slot = shape.slot(of: key) {
                slots[slot] = newValue
            } else if isKeyed {
                setKeyed(key, newValue)
            } else if newValue != .absent {
                add(key, newValue)
            }
        }
    }

    private func keyed(_ key: FieldKey) -> Value {
        guard case .fields(let fields)? = slots.first else { return .absent }
        return fields[Int(key.index)] ?? .absent
    }

    private mutating func setKeyed(_ key: FieldKey, _ value: Value) {
        guard case .fields(var fields)? = slots.popLast() else { return }
        fields[Int(key.index)] = value == .absent ? nil : value
        slots.append(.fields(fields))
    }

    private mutating func add(_ key: FieldKey, _ value: Value) {
        guard shape.keys.count == Shape.limit else {
            shape = shape.adding(key)
            slots.append(value)
            return
        }
        var fields = RadixArray<Value>()
        for (slot, key) in shape.keys.enumerated() where slots[slot] != .absent {
            fields[Int(key.index)] = slots[slot]
        }
        fields[Int(key.index)] = value
        shape = Shape.keyed
        slots = [.fields(fields)]
    }
}

extension Record: Equatable {
    /// Whether both are of the same type and hold the same values, wherever they keep them.
    package static func == (left: Record, right: Record) -> Bool {
        guard left.typeName == right.typeName, left.isDeleted == right.isDeleted else {
            return false
        }
        return left.keys.allSatisfy { left[$0] == right[$0] }
            && right.keys.allSatisfy { left[$0] == right[$0] }
    }

    /// The keys of the fields of which something is, or once was, known.
    package var keys: ContiguousArray<FieldKey> {
        guard case .fields(let fields)? = slots.first else { return shape.keys }
        let indexes = (0..<fields.endIndex).filter { fields[$0] != nil }
        return ContiguousArray(indexes.map { FieldKey(index: UInt32($0)) })
    }
}
