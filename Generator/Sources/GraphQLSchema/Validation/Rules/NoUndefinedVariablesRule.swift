import GraphQLLanguage

/// Variables that an operation or its fragments use are defined by the operation.
///
/// See https://spec.graphql.org/September2025/#sec-All-Variable-Uses-Defined
public struct NoUndefinedVariablesRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports variables that the operation does not define.
    public mutating func check(
        _ operation: OperationClosure,
        _ context: inout ValidationContext
    ) {
        let names = operation.operation.variableDefinitions.map(\.variable.name.text)
        let defined = Set(names)
        for usage in operation.usages where usage.fragmentVariable == nil {
            let name = usage.variable.name.text
            guard !defined.contains(name) else { continue }
            let subject = operation.operation.name.map { " by operation `\($0.text)`" } ?? ""
            let candidates = context.suggestions.nearest(to: name, among: names)
            report(
                "Variable `$\(name)` is not defined\(subject)."
                    + Suggestions.didYouMean(candidates.map { "$\($0)" }),
                at: usage.variable.span,
                related: [
                    .init(
                        message: "The operation is here.",
                        span: operation.operation.name?.span ?? operation.operation.span
                    )
                ],
                &context
            )
        }
    }
}
