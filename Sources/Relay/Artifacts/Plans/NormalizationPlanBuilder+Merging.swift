/// Merges the occurrences of fields.
extension NormalizationPlanBuilder {
    /// Merges selections into the fields of one type.
    mutating func merge(
        _ selection: Numbered,
        type: String?,
        within types: [PlanIndex<String>],
        under outer: PlanIndex<Guard>?,
        _ merged: inout [MergedField]
    ) {
        for field in selection.fields {
            let condition = and(outer, field.condition)
            if let condition, plan.guards[condition].isNever { continue }
            let same = merged.indices.first { index in
                let other = merged[index].first
                return other.field.responseKey == field.field.responseKey
                    && other.field.key == field.field.key
            }
            if let same {
                merge(field, condition, within: types, into: &merged[same])
                continue
            }
            merged.append(
                MergedField(
                    first: field,
                    condition: condition,
                    isClient: field.context.isClient,
                    deferralChains: [field.context.deferrals],
                    streamLabels: field.field.streamLabels,
                    handles: field.field.annotations.handles,
                    maxAge: field.field.annotations.maxAge,
                    tests: [(types, condition)],
                    children: field.children.map {
                        [Below(selection: $0, condition: condition, types: types)]
                    } ?? []
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
            merged.children.append(Below(selection: children, condition: condition, types: types))
        }
        merged.isClient = merged.isClient && field.context.isClient
        if !merged.deferralChains.contains(field.context.deferrals) {
            merged.deferralChains.append(field.context.deferrals)
        }
        merged.streamLabels += field.field.streamLabels
        merged.maxAge = [merged.maxAge, field.field.annotations.maxAge].compactMap { $0 }.min()
        merged.handles += field.field.annotations.handles.filter { !merged.handles.contains($0) }
        merged.condition = or(merged.condition, condition)
        if let same = merged.tests.firstIndex(where: { $0.types == types }) {
            // Most fields have a single test, with the condition of the field.
            let isOnly = merged.tests.count == 1
            merged.tests[same].condition =
                isOnly ? merged.condition : or(merged.tests[same].condition, condition)
        } else {
            merged.tests.append((types, condition))
        }
    }

    /// Returns the position of a guard that is true if one of two is.
    private mutating func or(
        _ one: PlanIndex<Guard>?,
        _ other: PlanIndex<Guard>?
    ) -> PlanIndex<Guard>? {
        guard let one, let other else { return nil }
        guard plan.guards[one] != plan.guards[other] else { return one }
        return plan.guards.add(plan.guards[one].or(plan.guards[other]))
    }
}
