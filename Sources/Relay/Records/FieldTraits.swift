/// The properties of a field that are read for each value of a response, kept together for the
/// cache.
struct FieldTraits {
    let member: JSONMemberKey
    private(set) var plain: Plain
    /// Whether another field has the same response key.
    let hasAlternative: Bool

    /// The kind of a value that is stored without further work.
    enum Plain {
        /// The value needs further work, or is of another kind.
        case no
        case string
        case int
    }

    init(_ field: NormalizationPlan.Field, _ plan: NormalizationPlan) {
        let start = field.keyStart - 1
        member = JSONMemberKey(plan.keyBytes[start..<start + field.keyCount + 3])
        hasAlternative = !field.alternative.isNone
        plain = Self.plain(field)
    }

    /// The properties of a field that is excluded by the variables.
    var excluded: FieldTraits {
        var traits = self
        traits.plain = .no
        return traits
    }

    private static func plain(_ field: NormalizationPlan.Field) -> Plain {
        switch field.role {
        // A key that comes twice is not plain; see `readPlainField`.
        case .scalar, .id: break
        case .composite, .typename, .discriminator: return .no
        }
        guard field.listDepth == 0, !field.hasObjects, field.handles.isEmpty, !field.sharesName
        else { return .no }
        switch field.kind {
        case .int: return .int
        case .float, .boolean: return .no
        case .string, .enumeration, .id, .scalar, .object, .abstract: return .string
        }
    }
}
