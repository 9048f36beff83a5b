public import GraphQLLanguage

/// The values of arguments and the defaults of variables must have the expected types.
///
/// `user(id: {})` where `id: ID!` is expected: "Expected a value of type `ID!`, found an object."
///
/// See https://spec.graphql.org/September2025/#sec-Values-of-Correct-Type
public struct ValuesOfCorrectTypeRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports the reasons why a value does not have its type.
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
