/// The fields that a check looks for in records, found out once for each type at a level.
///
/// Which fields apply to an object depends on its type, and where they are in a record depends on the
/// record's shape. Most records of a list have both in common with the one before, so that a record
/// costs a comparison, and a look at each of its slots.
struct CheckedFields {
    /// A field that every record must have.
    struct Field {
        let key: FieldKey
        /// The level of the objects that it links to; none for other fields.
        let level: OptionalPlanIndex<NormalizationPlan.Level>
        /// Whether a handler stores it.
        let isHandle: Bool
        /// Whether a handler stores what it has in another field, too.
        let hasHandle: Bool
        /// The position in the plan.
        let index: Int
        /// The slot in records of the object's shape; -1 for none.
        fileprivate var position: Int32 = -1

        /// The slot in records of the object's shape; `nil` if they have none, or keep their fields
        /// by key.
        @inline(__always)
        var slot: Int? { position < 0 ? nil : Int(position) }
    }

    /// The selected fields of all records of one type at a level.
    struct Object {
        /// The object of the plan.
        let object: PlanIndex<NormalizationPlan.Object>
        /// Whether the store doesn't know for one of the fields if it applies to the type.
        let isUncertain: Bool
        /// Positions among all fields.
        let fields: Range<Int>
        /// The shape of the record that was looked at last.
        fileprivate var shape: ObjectIdentifier?
    }

    private struct Key: Hashable {
        let level: PlanIndex<NormalizationPlan.Level>
        let type: TypeName
    }

    private let bound: BoundNormalization
    private let typeFacts: [RecordSource.TypeFact: Bool]
    private var fields: ContiguousArray<Field> = []
    private var objects: ContiguousArray<Object> = []
    private var positions: [Key: Int] = [:]
    private var last: (key: Key, position: Int)?

    init(_ bound: BoundNormalization, typeFacts: [RecordSource.TypeFact: Bool]) {
        self.bound = bound
        self.typeFacts = typeFacts
    }

    @inline(__always)
    subscript(object: Int) -> Object { objects[object] }

    /// A field of an object, with its slot in the record that ``object(_:of:)`` was given last.
    @inline(__always)
    subscript(field index: Int) -> Field { fields[index] }

    /// Returns the position of the object for a record at a level.
    @inline(__always)
    mutating func object(
        _ level: PlanIndex<NormalizationPlan.Level>,
        of record: BorrowedRecord
    ) -> Int {
        let key = Key(level: level, type: record.typeName)
        let object: Int
        if let last, last.key == key {
            object = last.position
        } else {
            object = find(key)
            last = (key, object)
        }
        if objects[object].shape != record.shapeIdentifier { findSlots(object, record) }
        return object
    }

    private mutating func find(_ key: Key) -> Int {
        if let known = positions[key] { return known }
        let object = bound.object(key.level, type: key.type)
        let start = fields.count
        var isUncertain = false
        for index in bound.plan.objects[object].fields {
            let field = bound.plan.fields[index]
            guard !field.isClient, bound.includes(field) else { continue }
            switch applies(field, to: key.type) {
            case nil: isUncertain = true
            case false?: break
            case true?:
                let level = bound.level(of: index) { abstractType in
                    typeFacts[.init(type: key.type, abstractType: abstractType)] == true
                }
                let handles = bound.linkedHandleKeys(field)
                add(bound.key(field), level, index, hasHandle: !handles.isEmpty)
                for key in handles { add(key, level, index, isHandle: true) }
            }
        }
        positions[key] = objects.count
        objects.append(
            Object(object: object, isUncertain: isUncertain, fields: start..<fields.count)
        )
        return objects.count - 1
    }

    private mutating func add(
        _ key: FieldKey,
        _ level: OptionalPlanIndex<NormalizationPlan.Level>,
        _ index: Int,
        isHandle: Bool = false,
        hasHandle: Bool = false
    ) {
        fields.append(
            Field(
                key: key,
                level: level,
                isHandle: isHandle,
                hasHandle: hasHandle,
                index: index
            )
        )
    }

    /// Looks up where a record, and all others of its shape, have the fields of an object.
    private mutating func findSlots(_ object: Int, _ record: BorrowedRecord) {
        objects[object].shape = record.shapeIdentifier
        // The fields of a response are usually in the order of the plan.
        var guess = 0
        for index in objects[object].fields {
            let slot = record.slot(of: fields[index].key, guess: guess)
            fields[index].position = Int32(truncatingIfNeeded: slot ?? -1)
            if let slot { guess = slot + 1 }
        }
    }

    /// Returns whether a field applies to a type; `nil` if that is unknown.
    private func applies(_ field: NormalizationPlan.Field, to type: TypeName) -> Bool? {
        // The type is part of the record and not stored as a value.
        if case .typename = field.role { return type == bound.unknownType ? nil : false }
        let test = bound.typeTest(field)
        guard !test.isEmpty else { return true }
        let verdicts = test.map { isAll($0, type) }
        if verdicts.contains(true) {
            if case .discriminator = field.role { return false }
            return true
        }
        return verdicts.contains(nil) ? nil : false
    }

    /// Returns whether a type belongs to all abstract types of a chain; `nil` if that is unknown.
    ///
    /// Each abstract type is tested only if the one before it matches.
    private func isAll(_ chain: [TypeName], _ type: TypeName) -> Bool? {
        for abstractType in chain {
            guard let isOne = typeFacts[.init(type: type, abstractType: abstractType)]
            else { return nil }
            guard isOne else { return false }
        }
        return true
    }
}
