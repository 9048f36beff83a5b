/// A normalisation plan with the variables known, and what one payload teaches about shapes.
package struct BoundNormalization {
    package let plan: NormalizationPlan
    package let operation: String
    package let variables: VariableData
    let keys: ContiguousArray<FieldKey>
    let handleKeys: ContiguousArray<FieldKey>
    let guards: ContiguousArray<Bool>
    let typeNames: ContiguousArray<TypeName>
    let caseTypes: ContiguousArray<TypeName>
    /// For each object of the plan where its `__typename` and `id` are among the fields.
    let heads: ContiguousArray<Head>
    /// For each object of the plan the shape that its last record had.
    var shapes: ContiguousArray<Shape?>
    /// For each field of the plan its slot in the shape that its object's last record had.
    var slots: ContiguousArray<Int32>
    var slotShapes: ContiguousArray<Shape?>

    package init(_ descriptor: OperationDescriptor) {
        plan = descriptor.artifact.normalization
        operation = descriptor.request.name
        variables = descriptor.effectiveVariables
        let variables = variables
        let symbols = descriptor.symbols
        keys = symbols.fieldKeys(plan.keys, variables)
        handleKeys = symbols.fieldKeys(plan.handles.map(\.key), variables)
        guards = ContiguousArray(plan.guards.map { $0.holds(variables) })
        typeNames = ContiguousArray(plan.typeNames.map { symbols.typeName($0) })
        caseTypes = ContiguousArray(plan.cases.map { symbols.typeName($0.type) })
        let fields = plan.fields
        heads = ContiguousArray(plan.objects.map { Head($0, fields) })
        shapes = ContiguousArray(repeating: nil, count: plan.objects.count)
        slotShapes = shapes
        slots = ContiguousArray(repeating: -1, count: plan.fields.count)
    }

    /// The fields that responses begin objects with, by position; -1 where they are not asked for,
    /// or asked for in different ways for different types.
    struct Head {
        var typename = -1
        var id = -1

        init(_ object: NormalizationPlan.Object, _ fields: ContiguousArray<NormalizationPlan.Field>)
        {
            for index in object.fields {
                switch fields[index].role {
                case .typename: typename = index
                case .id: id = id < 0 && fields[index].alternative < 0 ? index : -1
                default: break
                }
            }
        }
    }

    /// Whether a response has a field: its guard holds.
    @inline(__always)
    package func includes(_ field: NormalizationPlan.Field) -> Bool {
        field.condition < 0 || guards[field.condition]
    }

    /// Whether a response may leave a field to a later one.
    package func isDeferred(_ field: NormalizationPlan.Field) -> Bool {
        field.deferral >= 0 && guards[field.deferral]
    }

    /// The handle field of the handle at a position of the plan.
    package func handleKey(_ handle: Int) -> FieldKey {
        handleKeys[handle]
    }

    /// The other fields that hold objects like those of `field`.
    package func linkedHandleKeys(_ field: NormalizationPlan.Field) -> [FieldKey] {
        field.handles.filter { plan.handles[$0].isLinked }.map { handleKeys[$0] }
    }

    @inline(__always)
    package func key(_ field: NormalizationPlan.Field) -> FieldKey {
        keys[field.key]
    }

    /// The plan's object for a record of `type` at `level`.
    package func object(_ level: Int, type: TypeName) -> Int {
        let level = plan.levels[level]
        for index in level.cases where caseTypes[index] == type {
            return plan.cases[index].object
        }
        return level.otherwise
    }

    /// The interned name of a field's abstract type.
    package func abstractType(_ field: NormalizationPlan.Field) -> TypeName? {
        field.abstractType < 0 ? nil : typeNames[field.abstractType]
    }

    /// Chains of abstract types, outermost first, of one of which a field's object must be all;
    /// empty when the field is meant for any object.
    package func typeTest(_ field: NormalizationPlan.Field) -> [[TypeName]] {
        guard field.typeTest >= 0 else { return [] }
        return plan.typeTests[field.typeTest].map { chain in chain.map { typeNames[$0] } }
    }

    /// Makes `slots` say where the fields of `object` are in records of `shape`.
    @inline(__always)
    mutating func prepareSlots(of object: Int, shape: Shape) {
        if slotShapes[object] !== shape { findSlots(of: object, shape: shape) }
    }

    private mutating func findSlots(of object: Int, shape: Shape) {
        slotShapes[object] = shape
        for index in plan.objects[object].fields {
            slots[index] = Int32(shape.slot(of: key(plan.fields[index])) ?? -1)
        }
    }
}

extension BoundNormalization {
    /// The parts of a plan that are looked at for each value of a response, where they stand.
    // Pointers because looking at them counts no references; they are made by `withTables(_:)` and
    // dropped when it returns.
    struct Tables {
        let fields: UnsafeBufferPointer<NormalizationPlan.Field>
        let objects: UnsafeBufferPointer<NormalizationPlan.Object>
        let levels: UnsafeBufferPointer<NormalizationPlan.Level>
        let keys: UnsafeBufferPointer<FieldKey>
        let responseKeys: UnsafeRawBufferPointer

        static var none: Tables {
            Tables(
                fields: .init(start: nil, count: 0),
                objects: .init(start: nil, count: 0),
                levels: .init(start: nil, count: 0),
                keys: .init(start: nil, count: 0),
                responseKeys: .init(start: nil, count: 0)
            )
        }

        /// The bytes of a field's response key.
        @inline(__always)
        func responseKey(_ field: Int) -> UnsafeRawBufferPointer {
            let start = fields[field].keyStart
            return UnsafeRawBufferPointer(
                rebasing: responseKeys[start..<start &+ fields[field].keyCount]
            )
        }
    }

    func withTables<Result>(_ body: (Tables) throws -> Result) rethrows -> Result {
        try plan.fields.withUnsafeBufferPointer { fields in
            try plan.objects.withUnsafeBufferPointer { objects in
                try plan.levels.withUnsafeBufferPointer { levels in
                    try plan.keyBytes.withUnsafeBytes { responseKeys in
                        try keys.withUnsafeBufferPointer { keys in
                            let tables = Tables(
                                fields: fields,
                                objects: objects,
                                levels: levels,
                                keys: keys,
                                responseKeys: responseKeys
                            )
                            return try body(tables)
                        }
                    }
                }
            }
        }
    }
}
