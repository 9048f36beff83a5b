/// Builds a ``NormalizationPlan``: numbers the fields, and merges the selections that apply to each
/// type.
struct NormalizationPlanBuilder {
    var plan = NormalizationPlan()
    /// The levels of fields that have a single selection, which types can share.
    private var sharedLevels: [PlanIndex<StorageKey>: LevelIndex] = [:]
    /// The number of variants of levels so far.
    private(set) var variantCount = 0

    typealias LevelIndex = PlanIndex<NormalizationPlan.Level>

    /// A selection with numbered fields.
    struct Numbered {
        var fields: [NumberedField] = []
        var refinements: [(kind: TypeReference.Kind, type: String, selection: Numbered)] = []
    }

    /// An occurrence of a field.
    ///
    /// A class because it is part of a merged field for each type, and is large.
    final class NumberedField {
        let field: NormalizationField
        let key: PlanIndex<StorageKey>
        let condition: PlanIndex<Guard>?
        let context: Context
        let children: Numbered?

        init(
            _ field: NormalizationField,
            key: PlanIndex<StorageKey>,
            condition: PlanIndex<Guard>?,
            context: Context,
            children: Numbered?
        ) {
            self.field = field
            self.key = key
            self.condition = condition
            self.context = context
            self.children = children
        }
    }

    /// The selections below an occurrence of a field.
    struct Below {
        let selection: Numbered
        /// The condition of the occurrence, if the field may be there without it.
        var condition: PlanIndex<Guard>?
        /// The abstract types around the occurrence in the field's object, outermost first.
        var types: [PlanIndex<String>] = []
    }

    /// The properties that a field gets from the selections around it.
    struct Context {
        var isClient = false
        /// The deferred fragments around the field, outermost first.
        var deferrals: [PlanIndex<NormalizationPlan.DeferredFragment>] = []
    }

    /// A field for one type, with all selections below it.
    struct MergedField {
        let first: NumberedField
        var condition: PlanIndex<Guard>?
        var isClient: Bool
        /// For each occurrence, the deferred fragments around it.
        var deferralChains: [[PlanIndex<NormalizationPlan.DeferredFragment>]]
        /// The labels of `@stream`, if the field has any.
        var streamLabels: [String]
        var handles: [FieldHandle]
        /// For how many seconds it is fresh; `nil` if it doesn't age.
        var maxAge: Int32?
        /// Chains of abstract types, outermost first, each with the condition of the occurrences there.
        ///
        /// The field applies to objects that have all types of one of them.
        var tests: [(types: [PlanIndex<String>], condition: PlanIndex<Guard>?)]
        /// With the condition of each occurrence.
        var children: [Below]

        /// The innermost abstract type around its first occurrence; `nil` if it is there without one.
        var abstractType: PlanIndex<String>? {
            tests.contains { $0.types.isEmpty } ? nil : tests.first?.types.last
        }

        var isComposite: Bool {
            switch first.field.type.named.kind {
            case .object, .abstract: true
            default: false
            }
        }
    }

    mutating func build(_ selection: NormalizationSelection, _ type: TypeReference?) {
        let root = number(selection, Context())
        _ = addLevel([Below(selection: root)], type: type, keys: [])
        noteStreamedLists()
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
                    field,
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
            if !isOff, deferred.fields.isEmpty, deferred.refinements.isEmpty {
                plan.emptyParts.insert(deferral.label)
            }
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

    mutating func typeName(_ name: String) -> PlanIndex<String> {
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
        let serverCount = merged.count { !$0.isClient }
        if serverCount < merged.count {
            merged = merged.filter { !$0.isClient } + merged.filter(\.isClient)
        }
        // All fields are created first, because creating one may add the fields of lower levels to
        // the plan.
        let made = merged.map { makeField($0) }
        var object = NormalizationPlan.Object(fields: 0..<0)
        object.serverCount = serverCount
        object.fields = plan.fields.count..<plan.fields.count + made.count
        if let key { object.key = add(key, of: made.map(\.field)) }
        let shared = sharedNames(of: merged)
        for (position, made) in made.enumerated() {
            var field = made.field
            field.sharesName = shared.contains(plan.keys[field.key].name)
            if let key { field.role = role(of: field, key) }
            if case .id = field.role, key == nil { object.hasID = true }
            if case .discriminator = field.role { object.hasDiscriminators = true }
            if !made.variants.isEmpty {
                plan.variants[object.fields.lowerBound + position] = made.variants
            }
            plan.fields.append(field)
        }
        linkAlternatives(merged, object.fields)
        let links = notePart(merged, object.fields)
        object.isNoted = object.hasDiscriminators || !links.isEmpty
        let index = plan.objects.add(object)
        noteAges(merged, of: index)
        if !links.isEmpty { plan.partLinks[index] = links }
        return index
    }

    /// Returns the names that several fields of an object have.
    private func sharedNames(of merged: [MergedField]) -> Set<String> {
        var known: Set<String> = []
        return Set(
            merged.lazy.map(\.first.field.key.name).filter { !known.insert($0).inserted }
        )
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
            if let lookup = merged.first.field.annotations.lookup { plan.lookups[index] = lookup }
            if !merged.streamLabels.isEmpty { plan.streamLabels[index] = merged.streamLabels }
            let hasPartsBelow =
                plan.fields[index].level.index.map { plan.hasParts[$0.position] } ?? false
            return !merged.streamLabels.isEmpty || hasPartsBelow ? index : nil
        }
    }

    /// Records the lists with the names of those that servers may stream, wherever they are.
    private mutating func noteStreamedLists() {
        guard !plan.streamLabels.isEmpty else { return }
        let names = Set(plan.streamLabels.keys.map { plan.keys[plan.fields[$0].key].name })
        for position in 0..<plan.objects.count {
            let index = PlanIndex<NormalizationPlan.Object>(position)
            let lists = plan.objects[index].fields.filter { field in
                plan.fields[field].listDepth > 0
                    && names.contains(plan.keys[plan.fields[field].key].name)
            }
            guard !lists.isEmpty else { continue }
            plan.streamedLists[index] = lists
            plan.objects[index].isNoted = true
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

    /// Returns whether two guards are equal.
    func isSame(_ one: PlanIndex<Guard>?, _ other: PlanIndex<Guard>?) -> Bool {
        one == other || one.map { plan.guards[$0] } == other.map { plan.guards[$0] }
    }

    /// Returns the condition on the type of a field's object; `nil` if it applies to all objects.
    private func typeTest(of merged: MergedField) -> NormalizationPlan.TypeTest? {
        let tests = merged.tests
        // Most fields have a single test.
        if tests.count == 1 {
            return tests[0].types.isEmpty ? nil : .init(chains: [tests[0].types])
        }
        let differ = tests.map { !isSame($0.condition, merged.condition) }
        let isForAll = zip(tests, differ).contains { $0.types.isEmpty && !$1 }
        guard !isForAll else { return nil }
        return NormalizationPlan.TypeTest(
            chains: tests.map(\.types),
            conditions: differ.contains(true) ? tests.map { .init($0.condition) } : []
        )
    }

    private mutating func makeField(
        _ merged: MergedField
    ) -> (field: NormalizationPlan.Field, variants: [NormalizationPlan.Variant]) {
        let field = merged.first.field
        let (level, variants) = level(below: merged)
        plan.keyBytes.append(UInt8(ascii: "\""))
        let keyStart = plan.keyBytes.count
        plan.keyBytes.append(contentsOf: field.responseKey.utf8)
        plan.keyBytes.append(contentsOf: "\":".utf8)
        let type = plan.types.add(field.type)
        let typeTest = typeTest(of: merged).map { plan.typeTests.add($0) }
        let firstHandle = plan.handles.count
        plan.handles += merged.handles
        let result = NormalizationPlan.Field(
            keyStart: keyStart,
            keyCount: field.responseKey.utf8.count,
            key: merged.first.key,
            role: role(of: merged),
            kind: field.type.named.kind,
            type: type,
            listDepth: field.type.listDepth,
            level: OptionalPlanIndex(level),
            condition: OptionalPlanIndex(merged.condition),
            abstractType: OptionalPlanIndex(merged.abstractType),
            typeTest: OptionalPlanIndex(typeTest),
            isClient: merged.isClient,
            nonNullDepths: field.type.nonNullDepths,
            deferral: OptionalPlanIndex(addDeferral(merged.deferralChains)),
            handles: firstHandle..<firstHandle + merged.handles.count
        )
        return (result, variants)
    }

    private mutating func level(
        below merged: MergedField
    ) -> (level: LevelIndex?, variants: [NormalizationPlan.Variant]) {
        switch merged.children.count {
        // A composite field may have no selections that are sent to servers.
        case 0: return (merged.isComposite ? addLevel(of: merged) : nil, [])
        case 1:
            if let known = sharedLevels[merged.first.key] { return (known, []) }
            let level = addLevel(of: merged)
            sharedLevels[merged.first.key] = level
            return (level, [])
        default:
            return hasVariants(merged) ? addVariants(of: merged) : (addLevel(of: merged), [])
        }
    }

    /// Adds the level of a field for objects of any type, and those for objects that have some of the
    /// types only.
    private mutating func addVariants(
        of merged: MergedField
    ) -> (level: LevelIndex, variants: [NormalizationPlan.Variant]) {
        // Fields of the common level are marked, so it shares none.
        let shared = sharedLevels
        sharedLevels = [:]
        let level = addLevel(of: merged)
        sharedLevels = shared
        var variants: [NormalizationPlan.Variant] = []
        for (chains, children) in self.variants(of: merged) {
            variantCount += 1
            var part = merged
            part.children = children
            let isWhole = children.count == merged.children.count
            variants.append(.init(chains: chains, level: isWhole ? level : addLevel(of: part)))
        }
        markUncertain(level, beside: variants.map(\.level))
        return (level, variants)
    }

    /// Marks fields of a level that are not in all of its variants.
    private mutating func markUncertain(_ level: LevelIndex, beside variants: [LevelIndex]) {
        let variants = variants.filter { $0 != level }
        let types = [nil] + plan.cases[plan.levels[level].cases].map(\.type)
        for type in types where !variants.isEmpty {
            let others = variants.map { plan.objects[plan.object($0, type: type)] }
            for index in plan.objects[plan.object(level, type: type)].fields {
                let field = plan.fields[index]
                let same = others.compactMap { other in
                    other.fields.first { plan.hasSameKey(plan.fields[$0], field) }
                }
                let isCertain =
                    same.count == others.count
                    && same.allSatisfy { isAsCertain(plan.fields[$0], field) }
                if !isCertain { plan.uncertainFields.insert(index) }
                let levels = same.compactMap { plan.fields[$0].level.index }
                if let level = field.level.index { markUncertain(level, beside: levels) }
            }
        }
    }

    /// Returns whether a field is there under the same conditions as another.
    private func isAsCertain(
        _ one: NormalizationPlan.Field,
        _ other: NormalizationPlan.Field
    ) -> Bool {
        guard isSame(one.condition.index, other.condition.index) else { return false }
        let tests = (
            one.typeTest.index.map { plan.typeTests[$0] },
            other.typeTest.index.map { plan.typeTests[$0] }
        )
        guard let first = tests.0, let second = tests.1 else {
            return tests.0 == nil && tests.1 == nil
        }
        return first.chains == second.chains && first.conditions.count == second.conditions.count
            && zip(first.conditions, second.conditions).allSatisfy { isSame($0.index, $1.index) }
    }

    private mutating func addLevel(of merged: MergedField) -> LevelIndex {
        addLevel(
            merged.children.map { below in
                guard let condition = below.condition else { return below }
                var below = below
                if isSame(merged.condition, condition) { below.condition = nil }
                return below
            },
            type: merged.first.field.type,
            keys: merged.first.field.annotations.keys
        )
    }

    private func role(of merged: MergedField) -> NormalizationPlan.Role {
        let field = merged.first.field
        let responseKey = field.responseKey
        if responseKey == "__typename" { return .typename }
        if responseKey == "id", field.key.constant == "id", field.type.named.kind == .id,
            field.type.listDepth == 0
        {
            return .id
        }
        if let type = merged.abstractType, responseKey == "__is" + plan.typeNames[type] {
            return .discriminator
        }
        return merged.isComposite ? .composite : .scalar
    }

    /// Links the fields with the same response key, which apply to different types.
    private mutating func linkAlternatives(_ merged: [MergedField], _ fields: Range<Int>) {
        var last: [String: Int] = [:]
        for (merged, index) in zip(merged, fields) {
            guard let previous = last.updateValue(index, forKey: merged.first.field.responseKey)
            else { continue }
            plan.fields[previous].alternative = OptionalPlanIndex(PlanIndex(index))
        }
    }
}

extension NormalizationField {
    /// The labels of its `@stream` directives; empty if it has none.
    var streamLabels: [String] {
        annotations.stream.map { [$0.deferral.label] } ?? []
    }
}
