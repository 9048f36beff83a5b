/// The form of a field's values, which values of an earlier version of the app need not have.
struct ValueForm {
    private let field: NormalizationPlan.Field

    init(_ field: NormalizationPlan.Field) { self.field = field }

    /// Returns whether a value can be read as one of the field's.
    ///
    /// Any text can be a value of an enum, and any scalar a custom scalar.
    func fits(_ value: Value) -> Bool { fits(value, depth: 0) }

    private func fits(_ value: Value, depth: Int) -> Bool {
        let isInList = depth < field.listDepth
        switch value {
        case .absent, .fields: return false
        case .error: return true
        case .null: return !field.isNonNull(atDepth: depth)
        case .link: return field.hasObjects && !isInList
        case .links(let links):
            return depth + 1 == field.listDepth && (field.hasObjects || links.count == 0)
        case .list(let values):
            guard isInList else { return field.kind == .scalar }
            return values.allSatisfy { fits($0, depth: depth + 1) }
        case .bool, .int, .double, .string, .json: return !isInList && isScalar(value)
        }
    }

    private func isScalar(_ value: Value) -> Bool {
        switch (field.kind, value) {
        case (.object, _), (.abstract, _): false
        case (.scalar, _): true
        case (_, .json): false
        case (.int, .int), (.float, .int), (.float, .double), (.boolean, .bool), (.id, .int): true
        case (.string, .string), (.id, .string), (.enumeration, .string): true
        default: false
        }
    }
}
