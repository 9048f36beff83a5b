/// What of a field is looked at for each value of a response, apart from the rest so that it stands
/// close together.
struct FieldStep {
    let member: JSONMemberKey
    private(set) var plain: Plain
    /// Whether another field has the same response key.
    let hasAlternative: Bool

    /// What a value looks like that nothing is to be done with but to keep it.
    enum Plain {
        /// Something has to be done, or it is none of these.
        case no
        case string
        case int
    }

    init(_ field: NormalizationPlan.Field, _ plan: NormalizationPlan) {
        let start = field.keyStart - 1
        member = JSONMemberKey(plan.keyBytes[start..<start + field.keyCount + 3])
        hasAlternative = field.alternative >= 0
        plain = Self.plain(field)
    }

    /// The same for a field that is not asked for with the variables at hand.
    var excluded: FieldStep {
        var step = self
        step.plain = .no
        return step
    }

    private static func plain(_ field: NormalizationPlan.Field) -> Plain {
        guard case .scalar = field.role, field.listDepth == 0, field.level < 0,
            field.handles.isEmpty, !field.sharesName
        else { return .no }
        switch field.kind {
        case .int: return .int
        case .float, .boolean: return .no
        case .string, .enumeration, .id, .scalar, .object, .abstract: return .string
        }
    }
}
