/// Builds a ``NormalizationPlan``: numbers the fields, and merges the selections that apply to each
/// type.
struct NormalizationPlanBuilder {
    private(set) var plan = NormalizationPlan()
    /// The levels of fields that have a single selection, which types can share.
    private var sharedLevels: [PlanIndex<StorageKey>: LevelIndex] = [:]

    private typealias LevelIndex = PlanIndex<NormalizationPlan.Level>

    /// A selection with numbered fields.
    private struct Numbered {
        var fields: [NumberedField] = []
        var refinements: [(kind: TypeReference.Kind, type: String, selection: Numbered)] = []
    }

    private struct NumberedField {
        let field: NormalizationField
        let key: PlanIndex<StorageKey>
        let condition: PlanIndex<Guard>?
        let context: Context
        let children: Numbered?
    }

    /// The selections below an occurrence of a field.
    private struct Below {
        let selection: Numbered
        /// The condition of the occurrence, if the field may be there without it.
        var condition: PlanIndex<Guard>?
    }

    /// The properties that a field gets from the selections around it.
    private struct Context {
        var isClient = false
        /// The deferred fragments around the field, outermost first.
        var deferrals: [PlanIndex<NormalizationPlan.DeferredFragment>] = []
    }

    /// A field for one type, with all selections below it.
    private struct MergedField {
        let field: NormalizationField
        let key: PlanIndex<StorageKey>
        var condition: PlanIndex<Guard>?
        var isClient: Bool
        /// For each occurrence, the deferred fragments around it.
        var deferralChains: [[PlanIndex<NormalizationPlan.DeferredFragment>]]
        /// The labels of `@stream`, if the field has any.
        var streamLabels: [String]
        var handles: [FieldHandle]
        /// For how many seconds it is fresh; `nil` if it doesn't age.
        var maxAge: Int32?
        /// Chains of abstract types, outermost first.
        ///
        /// An object must have all types of one of them; empty if the field applies to all objects.
        var typeTest: [[PlanIndex<String>]]
        /// With the condition of each occurrence.
        var children: [Below]

        var isComposite: Bool {
            switch field.type.named.kind {
            case .object, .abstract: true
            default: false
            }
        }
    }

    mutating func build(_ selection: NormalizationSelection) {
        let root = number(selection, Context())
        _ = addLevel([Below(selection: root)], type: nil, keys: [])
    }

    private mutating func number(
        _ selection: NormalizationSelection,
        _ context: Context
    ) -> Numbered {
        var numbered = Numbered()
        for field in selection.fields {
            let key = plan.keys.add(field.key)
            let condition = field.condition.map { plan.guards.add($0) }
            var context = context
            context.isClient = context.isClient || field.annotations.isClient
            numbered.fields.append(
                NumberedField(
                    field: field,
                    key: key,
                    condition: condition,
                    context: context,
                    children: field.selection.map { number($0, context) }
                )
            )
        }
        for refinement in selection.refinements {
            var context = context
            context.isClient = context.isClient || refinement.isClient
            numbered.refinements.append(
                (refinement.kind, refinement.type, number(refinement.selection, context))
            )
        }
        for (deferral, selection) in selection.deferrals {
            var context = context
            let isOff = deferral.condition?.alternatives.isEmpty ?? false
            if !isOff {
                let condition = deferral.condition.map { plan.guards.add($0) }
                let fragment = NormalizationPlan.DeferredFragment(
                    label: deferral.label,
                    condition: OptionalPlanIndex(condition)
                )
                context.deferrals.append(plan.deferrals.add(fragment))
            }
            let deferred = number(selection, context)
            numbered.fields += deferred.fields
            numbered.refinements += deferred.refinements
        }
        return numbered
    }

    // MARK: - Levels

    private mutating func addLevel(
        _ selections: [Below],
        type: TypeReference?,
        keys: [DeclaredKey]
    ) -> LevelIndex {
        let (kind, name) = type?.named ?? (.object, "")
        // The level comes before those below it.
        let index = plan.levels.add(
            .init(cases: 0..<0, otherwise: PlanIndex(0), concreteType: .none)
        )
        plan.hasParts.append(false)
        guard kind == .abstract else {
            let object = addObject(selections, type: name, key: keys.key(of: name))
            let concreteType = typeName(name)
            plan.levels[index] = .init(
                cases: 0..<0,
                otherwise: object,
                concreteType: OptionalPlanIndex(concreteType)
            )
            plan.hasParts[index.position] = hasParts(object)
            return index
        }
        var names: [String] = []
        for below in selections { Self.collectTypes(below.selection, into: &names) }
        for case let type? in keys.map(\.type) where !names.contains(type) { names.append(type) }
        let cases = names.map { ($0, addObject(selections, type: $0, key: keys.key(of: $0))) }
        let otherwise = addObject(selections, type: nil, key: keys.key(of: nil))
        let start = plan.cases.count
        plan.cases += cases
        plan.levels[index] = .init(
            cases: start..<plan.cases.count,
            otherwise: otherwise,
            concreteType: .none
        )
        plan.hasParts[index.position] = hasParts(otherwise) || cases.contains { hasParts($0.1) }
        return index
    }

    /// Returns whether an object, or objects below it, may have parts that are delivered later.
    private func hasParts(_ object: PlanIndex<NormalizationPlan.Object>) -> Bool {
        plan.partLinks[object] != nil
            || plan.objects[object].fields.contains { plan.deferralChains[$0] != nil }
    }

    private static func collectTypes(_ selection: Numbered, into names: inout [String]) {
        for refinement in selection.refinements {
            if refinement.kind == .object, !names.contains(refinement.type) {
                names.append(refinement.type)
            }
            collectTypes(refinement.selection, into: &names)
        }
    }

    private mutating func typeName(_ name: String) -> PlanIndex<String> {
        plan.typeNames.firstIndex(of: name).map { PlanIndex($0) } ?? plan.typeNames.add(name)
    }

    // MARK: - Objects

    private mutating func addObject(
        _ selections: [Below],
        type: String?,
        key: DeclaredKey?
    ) -> PlanIndex<NormalizationPlan.Object> {
        var merged: [MergedField] = []
        for below in selections {
            merge(below.selection, type: type, within: [], under: below.condition, &merged)
        }
        var object = NormalizationPlan.Object(fields: 0..<0)
        // All fields are created first, because creating one may add the fields of lower levels to
        // the plan.
        let all = merged.map { (merged: $0, field: makeField($0)) }
        let sorted = all.filter { !$0.merged.isClient } + all.filter(\.merged.isClient)
        let fields = sorted.map(\.field)
        object.serverCount = all.count { !$0.merged.isClient }
        object.fields = plan.fields.count..<plan.fields.count + fields.count
        let names = Dictionary(fields.map { (plan.keys[$0.key].name, 1) }, uniquingKeysWith: +)
        if let key { object.key = add(key, of: fields) }
        for var field in fields {
            field.sharesName = names[plan.keys[field.key].name] != 1
            if let key { field.role = role(of: field, key) }
            if case .id = field.role, key == nil { object.hasID = true }
            if case .discriminator = field.role { object.hasDiscriminators = true }
            plan.fields.append(field)
        }
        linkAlternatives(object.fields)
        let links = notePart(sorted.map(\.merged), object.fields)
        object.isNoted = object.hasDiscriminators || !links.isEmpty
        let index = plan.objects.add(object)
        noteAges(sorted.map(\.merged), of: index)
        if !links.isEmpty { plan.partLinks[index] = links }
        return index
    }

    /// Returns a key's position, or none if objects are identified by their place.
    ///
    /// They are if the key fields are not selected: those of a member of a union are selected only
    /// on that member.
    private mutating func add(
        _ key: DeclaredKey,
        of fields: [NormalizationPlan.Field]
    ) -> OptionalPlanIndex<DeclaredKey> {
        let names = fields.map { plan.responseKey($0) }
        guard !key.fields.isEmpty, key.responsePaths.allSatisfy({ names.contains($0[0]) }) else {
            return .none
        }
        if let known = plan.declaredKeys.firstIndex(of: key) { return .init(PlanIndex(known)) }
        return .init(plan.declaredKeys.add(key))
    }

    /// Returns the role of a field of an object with a declared key, which alone identifies it.
    private func role(
        of field: NormalizationPlan.Field,
        _ key: DeclaredKey
    ) -> NormalizationPlan.Role {
        switch field.role {
        case .id, .scalar:
            let name = plan.responseKey(field)
            return key.responsePaths.contains([name]) ? .id : .scalar
        case .composite, .typename, .discriminator: return field.role
        }
    }

    /// Records which of an object's fields may be delivered later.
    ///
    /// Returns the fields that lead to parts.
    private mutating func notePart(_ merged: [MergedField], _ fields: Range<Int>) -> [Int] {
        zip(merged, fields).compactMap { merged, index in
            if merged.deferralChains.contains(where: { !$0.isEmpty }) {
                plan.deferralChains[index] = merged.deferralChains
            }
            plan.lookups[index] = merged.field.annotations.lookup
            if !merged.streamLabels.isEmpty { plan.streamLabels[index] = merged.streamLabels }
            let hasPartsBelow =
                plan.fields[index].level.index.map { plan.hasParts[$0.position] } ?? false
            return !merged.streamLabels.isEmpty || hasPartsBelow ? index : nil
        }
    }

    /// Records for how long the fields of an object are fresh.
    private mutating func noteAges(
        _ merged: [MergedField],
        of object: PlanIndex<NormalizationPlan.Object>
    ) {
        for (field, index) in zip(merged, plan.objects[object].fields) {
            // An object with another id is another object.
            if case .id = plan.fields[index].role { continue }
            guard let maxAge = field.maxAge, !field.isClient else { continue }
            plan.ages[index] = maxAge
            plan.agingObjects.insert(object)
        }
    }

    /// Adds the guard under which a field may be delivered later.
    ///
    /// A field is delivered later only if all of its occurrences are in deferred fragments; the
    /// result is `nil` otherwise.
    private mutating func addDeferral(
        _ chains: [[PlanIndex<NormalizationPlan.DeferredFragment>]]
    ) -> PlanIndex<Guard>? {
        guard !chains.contains([]) else { return nil }
        var all: Guard?
        for chain in chains {
            let fragments = chain.map { plan.deferrals[$0] }
            let conditions = fragments.compactMap(\.condition.index)
            guard conditions.count == fragments.count else { continue }
            let any = Guard(alternatives: conditions.flatMap { plan.guards[$0].alternatives })
            all = all.map { $0.and(any) } ?? any
        }
        return plan.guards.add(all ?? Guard(alternatives: [[]]))
    }

    private mutating func merge(
        _ selection: Numbered,
        type: String?,
        within types: [PlanIndex<String>],
        under outer: PlanIndex<Guard>?,
        _ merged: inout [MergedField]
    ) {
        for field in selection.fields {
            let condition = and(outer, field.condition)
            if let condition, plan.guards[condition].isNever { continue }
            let same = merged.firstIndex { other in
                other.field.responseKey == field.field.responseKey
                    && other.field.key.name == field.field.key.name
                    && other.field.key.arguments == field.field.key.arguments
            }
            if let same {
                merge(field, condition, within: types, into: &merged[same])
                continue
            }
            merged.append(
                MergedField(
                    field: field.field,
                    key: field.key,
                    condition: condition,
                    isClient: field.context.isClient,
                    deferralChains: [field.context.deferrals],
                    streamLabels: field.field.streamLabels,
                    handles: field.field.annotations.handles,
                    maxAge: field.field.annotations.maxAge,
                    typeTest: types.isEmpty ? [] : [types],
                    children: field.children.map { [Below(selection: $0, condition: condition)] }
                        ?? []
                )
            )
        }
        for refinement in selection.refinements {
            if refinement.kind == .object {
                guard refinement.type == type else { continue }
                merge(refinement.selection, type: type, within: types, under: outer, &merged)
            } else {
                let inner = types + [typeName(refinement.type)]
                merge(refinement.selection, type: type, within: inner, under: outer, &merged)
            }
        }
    }

    /// Returns the position of a guard that is true if both are.
    private mutating func and(
        _ one: PlanIndex<Guard>?,
        _ other: PlanIndex<Guard>?
    ) -> PlanIndex<Guard>? {
        guard let one else { return other }
        guard let other else { return one }
        return plan.guards.add(plan.guards[one].and(plan.guards[other]))
    }

    /// Merges another occurrence of a field.
    ///
    /// The merged field applies wherever either does.
    private mutating func merge(
        _ field: NumberedField,
        _ condition: PlanIndex<Guard>?,
        within types: [PlanIndex<String>],
        into merged: inout MergedField
    ) {
        if let children = field.children {
            merged.children.append(Below(selection: children, condition: condition))
        }
        merged.isClient = merged.isClient && field.context.isClient
        if !merged.deferralChains.contains(field.context.deferrals) {
            merged.deferralChains.append(field.context.deferrals)
        }
        merged.streamLabels += field.field.streamLabels
        merged.maxAge = [merged.maxAge, field.field.annotations.maxAge].compactMap { $0 }.min()
        merged.handles += field.field.annotations.handles.filter { !merged.handles.contains($0) }
        if let one = merged.condition, let other = condition {
            if plan.guards[one] != plan.guards[other] {
                merged.condition = plan.guards.add(plan.guards[one].or(plan.guards[other]))
            }
        } else {
            merged.condition = nil
        }
        if merged.typeTest.isEmpty || types.isEmpty {
            merged.typeTest = []
        } else if !merged.typeTest.contains(types) {
            merged.typeTest.append(types)
        }
    }

    private mutating func makeField(_ merged: MergedField) -> NormalizationPlan.Field {
        let field = merged.field
        let level = level(below: merged)
        plan.keyBytes.append(UInt8(ascii: "\""))
        let keyStart = plan.keyBytes.count
        plan.keyBytes.append(contentsOf: field.responseKey.utf8)
        plan.keyBytes.append(contentsOf: "\":".utf8)
        let type = plan.types.add(field.type)
        let typeTest =
            merged.typeTest.isEmpty ? nil : plan.typeTests.add(.init(chains: merged.typeTest))
        let firstHandle = plan.handles.count
        plan.handles += merged.handles
        return NormalizationPlan.Field(
            keyStart: keyStart,
            keyCount: field.responseKey.utf8.count,
            key: merged.key,
            role: role(of: merged),
            kind: field.type.named.kind,
            type: type,
            listDepth: field.type.listDepth,
            level: OptionalPlanIndex(level),
            condition: OptionalPlanIndex(merged.condition),
            abstractType: OptionalPlanIndex(merged.typeTest.first?.last),
            typeTest: OptionalPlanIndex(typeTest),
            isClient: merged.isClient,
            nonNullDepths: field.type.nonNullDepths,
            deferral: OptionalPlanIndex(addDeferral(merged.deferralChains)),
            handles: firstHandle..<firstHandle + merged.handles.count
        )
    }

    private mutating func level(
        below merged: MergedField
    ) -> LevelIndex? {
        switch merged.children.count {
        // A composite field may have no selections that are sent to servers.
        case 0: return merged.isComposite ? addLevel(of: merged) : nil
        case 1:
            if let known = sharedLevels[merged.key] { return known }
            let level = addLevel(of: merged)
            sharedLevels[merged.key] = level
            return level
        default: return addLevel(of: merged)
        }
    }

    private mutating func addLevel(of merged: MergedField) -> LevelIndex {
        addLevel(
            merged.children.map { below in
                guard let condition = below.condition else { return below }
                let isImplied = merged.condition.map { plan.guards[$0] } == plan.guards[condition]
                return isImplied ? Below(selection: below.selection) : below
            },
            type: merged.field.type,
            keys: merged.field.annotations.keys
        )
    }

    private func role(of merged: MergedField) -> NormalizationPlan.Role {
        let responseKey = merged.field.responseKey
        if responseKey == "__typename" { return .typename }
        if responseKey == "id", merged.field.key.constant == "id",
            merged.field.type.named.kind == .id, merged.field.type.listDepth == 0
        {
            return .id
        }
        if let type = merged.typeTest.first?.last, responseKey == "__is" + plan.typeNames[type] {
            return .discriminator
        }
        return merged.isComposite ? .composite : .scalar
    }

    /// Links the fields with the same response key, which apply to different types.
    private mutating func linkAlternatives(_ fields: Range<Int>) {
        var last: [String: Int] = [:]
        for index in fields {
            let responseKey = plan.responseKey(plan.fields[index])
            if let previous = last[responseKey] {
                plan.fields[previous].alternative = OptionalPlanIndex(PlanIndex(index))
            }
            last[responseKey] = index
        }
    }
}

extension NormalizationField {
    /// The labels of its `@stream` directives; empty if it has none.
    fileprivate var streamLabels: [String] {
        annotations.stream.map { [$0.deferral.label] } ?? []
    }
}
