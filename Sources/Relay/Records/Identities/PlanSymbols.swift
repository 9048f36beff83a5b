/// A store's numbers for the names in an artifact's normalization plan, as far as they don't depend
/// on variables.
///
/// A class because it is made once for a store, and all payloads of the operation share it.
package final class PlanSymbols: Sendable {
    let artifact: Artifact
    let plan: NormalizationPlan
    /// The keys of the plan; in the place of those that depend on variables others.
    private let keys: ContiguousArray<FieldKey>
    /// Keeps their numbers.
    private let held: HeldKeys
    /// The positions of the keys that depend on variables.
    private let variableKeys: [Int]
    let typeNames: ContiguousArray<TypeName>
    let caseTypes: ContiguousArray<TypeName>
    /// The type of objects about which no response has said it.
    let unknownType: TypeName
    /// For each object of the plan where its `__typename` and `id` are among the fields.
    let leadingFields: ContiguousArray<LeadingFields>
    let traits: ContiguousArray<FieldTraits>
    /// The declared keys of the plan.
    let declaredKeys: [Key]
    /// For each object of the plan the fields of its key; empty if no object has a declared key.
    let keyFields: ContiguousArray<KeyFields>
    /// For each level of the plan whether objects there have fields that lead to others.
    let leads: ContiguousArray<Bool>
    /// The objects of the plan with keys that depend on variables.
    private let variableObjects: [PlanIndex<NormalizationPlan.Object>]
    private let lessons = Spare<PlanLessons>()

    init(_ artifact: Artifact, _ symbols: Symbols) {
        self.artifact = artifact
        let plan = artifact.normalization
        self.plan = plan
        variableKeys = plan.keys.indices.filter { plan.keys[$0].constant == nil }
        held = symbols.hold(plan.keys.map { $0.constant ?? "" })
        keys = held.all
        typeNames = ContiguousArray(plan.typeNames.map { symbols.typeName($0) })
        caseTypes = ContiguousArray(plan.cases.map { symbols.typeName($0.type) })
        unknownType = symbols.typeName("")
        leadingFields = ContiguousArray(plan.objects.map { LeadingFields($0, plan.fields) })
        traits = ContiguousArray(plan.fields.map { FieldTraits($0, plan) })
        declaredKeys = plan.declaredKeys.map { Key($0, artifact, symbols) }
        keyFields = KeyFields.all(plan, declaredKeys)
        let variableKeys = Set(variableKeys)
        variableObjects = plan.objects.indices.map { PlanIndex($0) }.filter { object in
            plan.objects[object].fields.contains {
                variableKeys.contains(plan.fields[$0].key.position)
            }
        }
        leads = ContiguousArray(
            plan.levels.map { level in
                let objects = plan.cases[level.cases].map(\.object) + [level.otherwise]
                return objects.contains { object in
                    plan.fields[plan.objects[object].fields].contains(where: \.hasObjects)
                }
            }
        )
    }

    /// The lessons of the last payload; new for the first one, or while another payload is using
    /// them.
    func takeLessons() -> PlanLessons {
        guard var lessons = lessons.take() else { return PlanLessons(plan) }
        for object in variableObjects { lessons.forget(object) }
        return lessons
    }

    func leave(_ lessons: consuming PlanLessons) {
        self.lessons.leave(lessons)
    }

    /// Forgets what payloads have left; only the writer calls this, when none is being read.
    func forgetLessons() {
        _ = lessons.take()
    }

    /// The keys of the plan and of its handles.
    ///
    /// Keys that depend on variables are held.
    func keys(
        _ variables: VariableData,
        _ symbols: Symbols
    ) -> (keys: ContiguousArray<FieldKey>, handleKeys: ContiguousArray<FieldKey>, held: HeldKeys?) {
        guard !variableKeys.isEmpty || !plan.handles.isEmpty else { return (keys, [], nil) }
        var texts: [String] = []
        texts.reserveCapacity(variableKeys.count + plan.handles.count)
        for index in variableKeys { texts.append(plan.keys[index].text(variables)) }
        for handle in plan.handles { texts.append(handle.key.text(variables)) }
        let held = symbols.hold(texts)
        var keys = keys
        for (position, index) in variableKeys.enumerated() { keys[index] = held[position] }
        var handleKeys: ContiguousArray<FieldKey> = []
        for index in plan.handles.indices { handleKeys.append(held[variableKeys.count + index]) }
        return (keys, handleKeys, held)
    }

    /// A declared key, with the number of its scope.
    struct Key {
        let key: DeclaredKey
        /// The scope; `nil` for the type of each object, and for all objects.
        let scope: TypeName?
        /// Whether the key is unique within the object's type.
        let isTypeScoped: Bool
        /// The app's type that computes the key, if the key is not the values of the fields.
        let keyType: (any ComputedKey.Type)?

        init(_ key: DeclaredKey, _ artifact: Artifact, _ symbols: Symbols) {
            self.key = key
            keyType = key.keyType.flatMap { artifact.keyTypes[$0] }
            isTypeScoped = key.scope == .type
            if case .group(let name) = key.scope {
                scope = symbols.typeName(name)
            } else {
                scope = nil
            }
        }
    }

    /// The fields that responses begin objects with.
    ///
    /// None where they are not requested, or in different ways for different types.
    struct LeadingFields {
        var typename = OptionalPlanIndex<NormalizationPlan.Field>.none
        var id = OptionalPlanIndex<NormalizationPlan.Field>.none

        init(_ object: NormalizationPlan.Object, _ fields: ContiguousArray<NormalizationPlan.Field>)
        {
            for index in object.fields {
                switch fields[index].role {
                case .typename: typename = OptionalPlanIndex(PlanIndex(index))
                case .id:
                    // The handlers of a field run when it is read with the others.
                    let isOnly =
                        id.isNone && fields[index].alternative.isNone
                        && fields[index].handles.isEmpty
                    id = isOnly ? OptionalPlanIndex(PlanIndex(index)) : .none
                default: break
                }
            }
        }
    }
}
