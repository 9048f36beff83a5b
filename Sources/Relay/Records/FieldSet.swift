/// A set of fields of a record, to find out which changes concern a reader.
///
/// It has 63 bits for all fields, so it may seem to contain a field that was never inserted. It
/// never lacks one that was.
package struct FieldSet: Hashable, Sendable {
    private var bits: UInt64 = existenceBit

    private static let existenceBit: UInt64 = 1 << 63

    /// The set without fields.
    ///
    /// It intersects ``all``, because a reader of no field still depends on whether the record
    /// exists, and on its type.
    package static let existence = FieldSet()

    /// All fields, and whether there is a record at all.
    package static let all = FieldSet(bits: .max)

    /// The set that intersects no other.
    package static let none = FieldSet(bits: 0)

    package init() {}

    private init(bits: UInt64) { self.bits = bits }

    /// Adds a field.
    package mutating func insert(_ key: FieldKey) {
        bits |= 1 << UInt64(key.index % 63)
    }

    /// Adds the fields of another set.
    package mutating func formUnion(_ other: FieldSet) { bits |= other.bits }

    /// Returns whether a field may be in the set.
    package func contains(_ key: FieldKey) -> Bool { bits & (1 << UInt64(key.index % 63)) != 0 }

    /// Returns whether both sets may have a field in common.
    package func intersects(_ other: FieldSet) -> Bool { bits & other.bits != 0 }

    /// Returns whether all fields of another set are in this one.
    package func contains(_ other: FieldSet) -> Bool { other.bits & ~bits == 0 }
}

extension BorrowedRecord {
    /// Returns whether the fields of a set have the same values as in `other`, an earlier version of the
    /// record.
    func hasSameValues(as other: BorrowedRecord, in fields: FieldSet) -> Bool {
        guard header != other.header else { return true }
        guard typeName == other.typeName, isDeleted == other.isDeleted,
            shapeIdentifier == other.shapeIdentifier, !shape.isKeyed
        else { return !self.fields(differingFrom: other).intersects(fields) }
        let keys = shape.keys
        return keys.indices.allSatisfy { slot in
            !fields.contains(keys[slot]) || Value.areSame(slots + slot, other.slots + slot)
        }
    }

    /// The fields whose values differ from those in `other`, an earlier version of the record.
    ///
    /// All fields if one of the two was deleted, or their types differ. Also all for a record that
    /// has its fields by key, because it may have so many that comparing them takes long.
    func fields(differingFrom other: BorrowedRecord) -> FieldSet {
        guard header != other.header else { return .none }
        guard typeName == other.typeName, isDeleted == other.isDeleted,
            !shape.isKeyed, !other.shape.isKeyed
        else { return .all }
        var fields = FieldSet.none
        let (keys, otherKeys) = (shape.keys, other.shape.keys)
        let isSameShape = shape === other.shape
        for slot in keys.indices {
            // The shapes of two versions differ, if at all, by what was added.
            let place = isSameShape ? slot : other.slot(of: keys[slot], guess: slot)
            let isSame =
                if let place { Value.areSame(slots + slot, other.slots + place) } else {
                    slots[slot] == .absent
                }
            if !isSame { fields.insert(keys[slot]) }
        }
        guard !isSameShape else { return fields }
        for slot in otherKeys.indices where self.slot(of: otherKeys[slot], guess: slot) == nil {
            if other.slots[slot] != .absent { fields.insert(otherKeys[slot]) }
        }
        return fields
    }
}

extension Value {
    /// Returns whether two values are equal.
    ///
    /// Most values are shared with the version before. To see that by their bytes takes less time
    /// than comparing them.
    @inline(__always)
    fileprivate static func areSame(
        _ left: UnsafePointer<Value>,
        _ right: UnsafePointer<Value>
    ) -> Bool {
        haveSameBytes(left, right) || left.pointee == right.pointee
    }

    @inline(__always)
    private static func haveSameBytes(
        _ left: UnsafeRawPointer,
        _ right: UnsafeRawPointer
    ) -> Bool {
        let size = MemoryLayout<Value>.size
        for place in stride(from: 0, to: size & ~7, by: 8)
        where left.load(fromByteOffset: place, as: UInt64.self)
            != right.load(fromByteOffset: place, as: UInt64.self)
        {
            return false
        }
        for place in size & ~7..<size
        where left.load(fromByteOffset: place, as: UInt8.self)
            != right.load(fromByteOffset: place, as: UInt8.self)
        {
            return false
        }
        return true
    }
}
