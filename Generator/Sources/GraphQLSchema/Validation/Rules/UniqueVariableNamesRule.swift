public import GraphQLLanguage

/// The variables of an operation or a fragment must have distinct names.
///
/// See https://spec.graphql.org/September2025/#sec-Variable-Uniqueness
public struct UniqueVariableNamesRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports repeated names.
    public mutating func enter(
        variables: [VariableDefinition],
        _ context: inout ValidationContext
    ) {
        for (name, first) in Duplicates.find(in: variables.map(\.variable.name)) {
            report(
                "There can be only one variable named `$\(name.text)`.",
                at: name.span,
                related: [.init(message: "`$\(name.text)` is defined here first.", span: first)],
                &context
            )
        }
    }
}
