public import GraphQLLanguage

/// Operations must have distinct names.
///
/// See https://spec.graphql.org/September2025/#sec-Operation-Name-Uniqueness
public struct UniqueOperationNamesRule: ValidationRule {
    private var known: [String: SourceSpan] = [:]

    /// Creates the rule.
    public init() {}

    /// Reports the name of an earlier operation.
    public mutating func enter(
        _ operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {
        guard let name = operation.name else { return }
        guard let first = known[name.text] else {
            known[name.text] = name.span
            return
        }
        report(
            "There can be only one operation named `\(name.text)`. Rename one of them.",
            at: name.span,
            related: [.init(message: "`\(name.text)` is defined here first.", span: first)],
            &context
        )
    }
}
