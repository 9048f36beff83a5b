/// Optimistic responses, as apps write them.
extension BoundNormalization {
    /// The response with `null` for each field that it lacks and that can be null.
    ///
    /// Fields of other types, and fields that `@include` or `@skip` leave out, stay absent.
    func addingNulls(to response: JSONObject) -> JSONObject {
        addingNulls(to: response, level: .root)
    }

    private func addingNulls(
        to object: JSONObject,
        level: PlanIndex<NormalizationPlan.Level>
    ) -> JSONObject {
        var object = object
        let type = object["__typename"]?.string
        let selected = plan.objects[plan.object(level, type: type)]
        for index in selected.fields.prefix(selected.serverCount) {
            let field = plan.fields[index]
            let key = plan.responseKey(field)
            guard includes(field), isMeant(field, for: object) else { continue }
            if let value = object[key] {
                let level = plan.level(of: index) { type in
                    object["__is\(plan.typeNames[type])"] != nil
                }
                if let level = level.index {
                    object[key] = addingNulls(to: value, level: level)
                }
            } else if case .nonNull = plan.types[field.type] {
                // It is missing, and logged as such.
            } else {
                object[key] = .null
            }
        }
        return object
    }

    private func addingNulls(
        to value: JSONValue,
        level: PlanIndex<NormalizationPlan.Level>
    ) -> JSONValue {
        switch value {
        case .object(let object): .object(addingNulls(to: object, level: level))
        case .array(let values): .array(values.map { addingNulls(to: $0, level: level) })
        default: value
        }
    }

    /// Whether an object is of the abstract types that a field is selected for, as its
    /// discriminators say.
    private func isMeant(_ field: NormalizationPlan.Field, for object: JSONObject) -> Bool {
        if case .discriminator = field.role { return false }
        if case .typename = field.role { return false }
        guard let test = field.typeTest.index else { return true }
        let chains = plan.typeTests[test].chains { holds(OptionalPlanIndex($0)) }
        return chains.contains { chain in
            chain.allSatisfy { object["__is\(plan.typeNames[$0])"] != nil }
        }
    }
}
