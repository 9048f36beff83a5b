import GraphQLLanguage

/// Operations must define all variables that they or their fragments use.
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
                    + Suggestions.didYouMean(candidates.map { "$\($0)" })
                    + cure(usage, in: operation, context),
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

    /// Explains how a fragment declares the variable, if Relay's directives are supported.
    private func cure(
        _ usage: VariableUsage,
        in operation: OperationClosure,
        _ context: ValidationContext
    ) -> String {
        let place = usage.variable.span
        let definition = operation.operation.span
        guard context.schema.directive(named: "refetchable") != nil, let type = usage.type,
            place.source !== definition.source || !definition.range.contains(place.startOffset)
        else { return "" }
        let declaration = "\(usage.variable.name.text): {type: \"\(type)\"}"
        return " A fragment declares variables of its own with "
            + "`@argumentDefinitions(\(declaration))`."
    }
}
