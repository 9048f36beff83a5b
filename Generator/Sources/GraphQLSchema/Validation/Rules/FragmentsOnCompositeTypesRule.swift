public import GraphQLLanguage

/// Fragments must be on object types, interfaces or unions.
///
/// See https://spec.graphql.org/September2025/#sec-Fragments-on-Object-Interface-or-Union-Types
public struct FragmentsOnCompositeTypesRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports a fragment on a type without fields.
    public mutating func enter(
        _ fragment: FragmentDefinition,
        _ context: inout ValidationContext
    ) {
        check(fragment.typeCondition, "Fragment `\(fragment.name.text)`", &context)
    }

    /// Reports an inline fragment on a type without fields.
    public mutating func enter(
        _ inlineFragment: InlineFragment,
        _ context: inout ValidationContext
    ) {
        if let condition = inlineFragment.typeCondition {
            check(condition, "A fragment", &context)
        }
    }

    private func check(
        _ condition: NamedType,
        _ subject: String,
        _ context: inout ValidationContext
    ) {
        guard let type = context.type(named: condition.name.text), !type.isComposite else { return }
        report(
            "\(subject) cannot be on the \(type.kindName) `\(type.name)`: it has no fields to "
                + "select.",
            at: condition.span,
            &context
        )
    }
}
