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

    /// The value of a field; `.absent` when nothing is known of it, or to forget it.
    ///
    /// Only the writer assigns.
    package subscript(key: FieldKey) -> Value {
        @inline(__always)
        get {
            shape.slot(of: key).map { slots[$0] } ?? .absent
        }
        set {
            if let slot = shape.slot(of: key) {
                slots[slot] = newValue
            } else if newValue != .absent {
                shape = shape.adding(key)
                slots.append(newValue)
            }
        }
    }
}

extension Record: Equatable {
    /// Whether both are of the same type and hold the same values, in whatever slots.
    package static func == (left: Record, right: Record) -> Bool {
        guard left.typeName == right.typeName, left.isDeleted == right.isDeleted else {
            return false
        }
        if left.shape === right.shape { return left.slots == right.slots }
        return left.shape.keys.allSatisfy { left[$0] == right[$0] }
            && right.shape.keys.allSatisfy { left[$0] == right[$0] }
    }
}
