/// Builds a ``NormalizationPlan``: numbers the fields, and merges the selections that apply to each
/// type.
struct NormalizationPlanBuilder {
    private(set) var plan = NormalizationPlan()
    /// The levels of fields that have a single selection, which types can share.
    private var sharedLevels: [Int: Int] = [:]

    /// A selection with numbered fields.
    private struct Numbered {
        var fields: [NumberedField] = []
        var refinements: [(kind: TypeReference.Kind, type: String, selection: Numbered)] = []
    }

    private struct NumberedField {
        let field: NormalizationField
        let key: Int
        let condition: Int
        let context: Context
        let children: Numbered?
    }

    /// The properties that a field gets from the selections around it.
    private struct Context {
        var isClient = false
        /// The deferred fragments around the field, outermost first, as positions in the plan.
        var deferrals: [Int] = []
    }

    /// A field for one type, with all selections below it.
    private struct MergedField {
        let field: NormalizationField
        let key: Int
        var condition: Int
        var isClient: Bool
        /// For each occurrence, the deferred fragments around it.
        var deferralChains: [[Int]]
        /// The labels of `@stream`, if the field has any.
        var streamLabels: [String]
        var handles: [FieldHandle]
        /// Chains of abstract types, outermost first.
        ///
        /// An object must have all types of one of them; empty if the field applies to all objects.
        var typeTest: [[Int]]
        var children: [Numbered]

        var isComposite: Bool {
            switch field.type.named.kind {
            case .object, .abstract: true
            default: false
            }
        }
    }

    mutating func build(_ selection: NormalizationSelection) {
        let root = number(selection, Context())
        _ = addLevel([root], type: nil)
    }

    private mutating func number(
        _ selection: NormalizationSelection,
        _ context: Context
    ) -> Numbered {
        var numbered = Numbered()
        for field in selection.fields {
            plan.keys.append(field.key)
            let key = plan.keys.count - 1
            let condition = field.condition.map { add($0) } ?? -1
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
                let condition = deferral.condition.map { add($0) } ?? -1
                plan.deferrals.append((deferral.label, condition))
                context.deferrals.append(plan.deferrals.count - 1)
            }
            let deferred = number(selection, context)
            numbered.fields += deferred.fields
            numbered.refinements += deferred.refinements
        }
        return numbered
    }

    private mutating func add(_ test: Guard) -> Int {
        plan.guards.append(test)
        return plan.guards.count - 1
    }

    // MARK: - Levels

    private mutating func addLevel(_ selections: [Numbered], type: TypeReference?) -> Int {
        let index = plan.levels.count
        let (kind, name) = type?.named ?? (.object, "")
        plan.levels.append(.init(cases: 0..<0, otherwise: 0, concreteType: -1))
        plan.hasParts.append(false)
        guard kind == .abstract else {
            let object = addObject(selections, type: name)
            let concreteType = typeName(name)
            plan.levels[index] = .init(
                cases: 0..<0,
                otherwise: object,
                concreteType: concreteType
            )
            plan.hasParts[index] = hasParts(object)
            return index
        }
        var names: [String] = []
        for selection in selections { Self.collectTypes(selection, into: &names) }
        let cases = names.map { ($0, addObject(selections, type: $0)) }
        let otherwise = addObject(selections, type: nil)
        let start = plan.cases.count
        plan.cases += cases
        plan.levels[index] = .init(
            cases: start..<plan.cases.count,
            otherwise: otherwise,
            concreteType: -1
        )
        plan.hasParts[index] = hasParts(otherwise) || cases.contains { hasParts($0.1) }
        return index
    }

    /// Returns whether an object, or objects below it, may have parts that are delivered later.
    private func hasParts(_ object: Int) -> Bool {
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

    private mutating func typeName(_ name: String) -> Int {
        if let index = plan.typeNames.firstIndex(of: name) { return index }
        plan.typeNames.append(name)
        return plan.typeNames.count - 1
    }

    // MARK: - Objects

    private mutating func addObject(_ selections: [Numbered], type: String?) -> Int {
        var merged: [MergedField] = []
        for selection in selections { merge(selection, type: type, within: [], &merged) }
        var object = NormalizationPlan.Object(fields: 0..<0)
        // All fields are created first, because creating one may add the fields of lower levels to
        // the plan.
        let all = merged.map { (merged: $0, field: makeField($0)) }
        let sorted = all.filter { !$0.merged.isClient } + all.filter(\.merged.isClient)
        let fields = sorted.map(\.field)
        object.serverCount = all.count { !$0.merged.isClient }
        object.fields = plan.fields.count..<plan.fields.count + fields.count
        let names = Dictionary(fields.map { (plan.keys[$0.key].name, 1) }, uniquingKeysWith: +)
        for var field in fields {
            field.sharesName = names[plan.keys[field.key].name] != 1
            if case .id = field.role { object.hasID = true }
            if case .discriminator = field.role { object.hasDiscriminators = true }
            plan.fields.append(field)
        }
        linkAlternatives(object.fields)
        let links = notePart(sorted.map(\.merged), object.fields)
        object.isNoted = object.hasDiscriminators || !links.isEmpty
        plan.objects.append(object)
        if !links.isEmpty { plan.partLinks[plan.objects.count - 1] = links }
        return plan.objects.count - 1
    }

    /// Records which of an object's fields may be delivered later.
    ///
    /// Returns the fields that lead to parts.
    private mutating func notePart(_ merged: [MergedField], _ fields: Range<Int>) -> [Int] {
        zip(merged, fields).compactMap { merged, index in
            if merged.deferralChains.contains(where: { !$0.isEmpty }) {
                plan.deferralChains[index] = merged.deferralChains
            }
            let level = plan.fields[index].level
            if !merged.streamLabels.isEmpty { plan.streamLabels[index] = merged.streamLabels }
            return !merged.streamLabels.isEmpty || level >= 0 && plan.hasParts[level] ? index : nil
        }
    }

    /// Adds the guard under which a field may be delivered later, and returns its position, or -1.
    ///
    /// A field is delivered later only if all of its occurrences are in deferred fragments.
    private mutating func addDeferral(_ chains: [[Int]]) -> Int {
        guard !chains.contains([]) else { return -1 }
        var all: Guard?
        for chain in chains {
            let conditions = chain.map { plan.deferrals[$0].condition }
            guard !conditions.contains(-1) else { continue }
            let any = Guard(alternatives: conditions.flatMap { plan.guards[$0].alternatives })
            all = all.map { $0.and(any) } ?? any
        }
        return add(all ?? Guard(alternatives: [[]]))
    }

    private mutating func merge(
        _ selection: Numbered,
        type: String?,
        within types: [Int],
        _ merged: inout [MergedField]
    ) {
        for field in selection.fields {
            let same = merged.firstIndex { other in
                other.field.responseKey == field.field.responseKey
                    && other.field.key.name == field.field.key.name
                    && other.field.key.arguments == field.field.key.arguments
            }
            if let same {
                merge(field, within: types, into: &merged[same])
                continue
            }
            merged.append(
                MergedField(
                    field: field.field,
                    key: field.key,
                    condition: field.condition,
                    isClient: field.context.isClient,
                    deferralChains: [field.context.deferrals],
                    streamLabels: field.field.streamLabels,
                    handles: field.field.annotations.handles,
                    typeTest: types.isEmpty ? [] : [types],
                    children: field.children.map { [$0] } ?? []
                )
            )
        }
        for refinement in selection.refinements {
            if refinement.kind == .object {
                guard refinement.type == type else { continue }
                merge(refinement.selection, type: type, within: types, &merged)
            } else {
                let inner = types + [typeName(refinement.type)]
                merge(refinement.selection, type: type, within: inner, &merged)
            }
        }
    }

    /// Merges another occurrence of a field.
    ///
    /// The merged field applies wherever either does.
    private mutating func merge(
        _ field: NumberedField,
        within types: [Int],
        into merged: inout MergedField
    ) {
        if let children = field.children { merged.children.append(children) }
        merged.isClient = merged.isClient && field.context.isClient
        if !merged.deferralChains.contains(field.context.deferrals) {
            merged.deferralChains.append(field.context.deferrals)
        }
        merged.streamLabels += field.field.streamLabels
        merged.handles += field.field.annotations.handles.filter { !merged.handles.contains($0) }
        if merged.condition < 0 || field.condition < 0 {
            merged.condition = -1
        } else if plan.guards[merged.condition] != plan.guards[field.condition] {
            let either =
                plan.guards[merged.condition].alternatives
                + plan.guards[field.condition].alternatives
            merged.condition = add(Guard(alternatives: either))
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
        plan.types.append(field.type)
        let type = plan.types.count - 1
        if !merged.typeTest.isEmpty { plan.typeTests.append(merged.typeTest) }
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
            level: level,
            condition: merged.condition,
            abstractType: merged.typeTest.first?.last ?? -1,
            typeTest: merged.typeTest.isEmpty ? -1 : plan.typeTests.count - 1,
            isClient: merged.isClient,
            nonNullDepths: field.type.nonNullDepths,
            deferral: addDeferral(merged.deferralChains),
            handles: firstHandle..<firstHandle + merged.handles.count
        )
    }

    private mutating func level(below merged: MergedField) -> Int {
        switch merged.children.count {
        // A composite field may have no selections that are sent to servers.
        case 0: return merged.isComposite ? addLevel([], type: merged.field.type) : -1
        case 1:
            if let known = sharedLevels[merged.key] { return known }
            let level = addLevel(merged.children, type: merged.field.type)
            sharedLevels[merged.key] = level
            return level
        default: return addLevel(merged.children, type: merged.field.type)
        }
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
            if let previous = last[responseKey] { plan.fields[previous].alternative = index }
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
