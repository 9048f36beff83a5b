public import GraphQLLanguage

/// Values of arguments and defaults of variables are of the types expected of them.
///
/// `user(id: {})` where `id: ID!` is expected: "Expected a value of type `ID!`, found an object."
///
/// See https://spec.graphql.org/September2025/#sec-Values-of-Correct-Type
public struct ValuesOfCorrectTypeRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports what keeps the value from being of its type.
    public mutating func enter(
        _ value: Value,
        expecting type: TypeReference?,
        _ context: inout ValidationContext
    ) {
        guard let type else { return }
        let schema = context.schema
        for mistake in ValueChecker.check(value, type, schema, &context.suggestions) {
            report(mistake.message, at: mistake.span, fixIts: mistake.fixIts, &context)
        }
    }
}
