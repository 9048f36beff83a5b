/// A normalisation plan with the variables known.
///
/// A class because it consists of many references, and a copy would count each of them.
package final class BoundNormalization: Sendable {
    private let names: PlanSymbols
    package let operation: String
    package let variables: VariableData
    let keys: ContiguousArray<FieldKey>
    let handleKeys: ContiguousArray<FieldKey>
    let guards: ContiguousArray<Bool>
    private let traits: ContiguousArray<FieldTraits>
    /// Keeps the numbers of those keys that depend on variables.
    private let held: HeldKeys?

    init(_ descriptor: OperationDescriptor) {
        let symbols = descriptor.symbols
        names = symbols.names(of: descriptor.artifact)
        operation = descriptor.request.name
        let variables = descriptor.effectiveVariables
        self.variables = variables
        (keys, handleKeys, held) = names.keys(variables, symbols)
        let guards = ContiguousArray(GuardEvaluation.truths(of: names.plan.guards, variables))
        self.guards = guards
        traits = guards.contains(false) ? Self.traits(names, guards) : names.traits
    }

    /// The traits where some fields are not asked for.
    private static func traits(
        _ names: PlanSymbols,
        _ guards: ContiguousArray<Bool>
    ) -> ContiguousArray<FieldTraits> {
        let pairs = zip(names.plan.fields, names.traits)
        return ContiguousArray(
            pairs.map { field, traits in
                Self.holds(field.condition, guards) ? traits : traits.excluded
            }
        )
    }

    @inline(__always)
    package var plan: NormalizationPlan { names.plan }

    /// Whether any of the fields ages.
    @inline(__always)
    var hasAges: Bool { !names.plan.ages.isEmpty }

    @inline(__always)
    var typeNames: ContiguousArray<TypeName> { names.typeNames }

    @inline(__always)
    var caseTypes: ContiguousArray<TypeName> { names.caseTypes }

    @inline(__always)
    var unknownType: TypeName { names.unknownType }

    @inline(__always)
    var leadingFields: ContiguousArray<PlanSymbols.LeadingFields> { names.leadingFields }

    /// The declared key of an object of the plan.
    func declaredKey(_ object: PlanIndex<NormalizationPlan.Object>) -> PlanSymbols.Key? {
        plan.objects[object].key.index.map { names.declaredKeys[$0.position] }
    }

    /// The fields of an object's key, if there are several that are found without a search.
    @inline(__always)
    func keyFields(_ object: PlanIndex<NormalizationPlan.Object>) -> KeyFields {
        names.keyFields[object.position]
    }

    /// Whether a response has a field: its guard holds.
    @inline(__always)
    package func includes(_ field: NormalizationPlan.Field) -> Bool { holds(field.condition) }

    /// Returns whether a guard holds; none always does.
    @inline(__always)
    func holds(_ condition: OptionalPlanIndex<Guard>) -> Bool { Self.holds(condition, guards) }

    @inline(__always)
    private static func holds(
        _ condition: OptionalPlanIndex<Guard>,
        _ guards: ContiguousArray<Bool>
    ) -> Bool {
        condition.index.map { guards[$0.position] } ?? true
    }

    /// Whether objects of a level, of whatever type, have fields that lead to others.
    @inline(__always)
    package func leads(_ level: PlanIndex<NormalizationPlan.Level>) -> Bool {
        names.leads[level.position]
    }

    /// Whether a response may leave a field to a later one.
    package func isDeferred(_ field: NormalizationPlan.Field) -> Bool {
        field.deferral.index.map { guards[$0.position] } ?? false
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
        keys[field.key.position]
    }

    /// The plan's object for a record of `type` at `level`.
    package func object(
        _ level: PlanIndex<NormalizationPlan.Level>,
        type: TypeName
    ) -> PlanIndex<NormalizationPlan.Object> {
        let level = plan.levels[level]
        for index in level.cases where caseTypes[index] == type {
            return plan.cases[index].object
        }
        return level.otherwise
    }

    /// The interned name of a field's abstract type.
    package func abstractType(_ field: NormalizationPlan.Field) -> TypeName? {
        field.abstractType.index.map { typeNames[$0.position] }
    }

    /// Chains of abstract types, outermost first, of a field that a response has.
    ///
    /// A field's object must have all types of one of them; empty if the field applies to any
    /// object.
    package func typeTest(_ field: NormalizationPlan.Field) -> [[TypeName]] {
        guard let test = field.typeTest.index else { return [] }
        return plan.typeTests[test].chains { guards[$0.position] }
            .map { chain in chain.map { typeNames[$0.position] } }
    }

    /// Returns the level of a field's objects, which can depend on the type of the object around them.
    func level(
        of field: Int,
        _ isA: (TypeName) -> Bool
    ) -> OptionalPlanIndex<NormalizationPlan.Level> {
        plan.level(of: field) { isA(typeNames[$0.position]) }
    }

    /// The shapes that earlier payloads have taught, to be passed on to the next payload by
    /// ``leave(_:)``.
    func takeLessons() -> PlanLessons { names.takeLessons() }

    /// Leaves for the next payload what this one has taught.
    func leave(_ lessons: consuming PlanLessons) { names.leave(lessons) }
}

extension BoundNormalization {
    /// The tables of a plan that are read for each value of a response.
    // Pointers because reading through them counts no references; they are created by
    // `withTables(_:)` and dropped when it returns.
    struct Tables {
        let fields: UnsafeBufferPointer<NormalizationPlan.Field>
        let objects: UnsafeBufferPointer<NormalizationPlan.Object>
        let levels: UnsafeBufferPointer<NormalizationPlan.Level>
        let keys: UnsafeBufferPointer<FieldKey>
        let traits: UnsafeBufferPointer<FieldTraits>
        let responseKeys: UnsafeRawBufferPointer

        static var none: Tables {
            Tables(
                fields: .init(start: nil, count: 0),
                objects: .init(start: nil, count: 0),
                levels: .init(start: nil, count: 0),
                keys: .init(start: nil, count: 0),
                traits: .init(start: nil, count: 0),
                responseKeys: .init(start: nil, count: 0)
            )
        }

        /// The key of a field in records.
        @inline(__always)
        func key(_ field: Int) -> FieldKey { keys[fields[field].key.position] }

        /// A field's response key as it begins a member: `"likeCount":`.
        @inline(__always)
        func member(_ field: Int) -> UnsafeRawBufferPointer {
            let start = fields[field].keyStart &- 1
            return UnsafeRawBufferPointer(
                rebasing: responseKeys[start..<start &+ fields[field].keyCount &+ 3]
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
                            try traits.withUnsafeBufferPointer { traits in
                                let tables = Tables(
                                    fields: fields,
                                    objects: objects,
                                    levels: levels,
                                    keys: keys,
                                    traits: traits,
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
}
