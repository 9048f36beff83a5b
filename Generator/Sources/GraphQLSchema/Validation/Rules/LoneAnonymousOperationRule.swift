public import GraphQLLanguage

/// An anonymous operation must be the only operation in its document.
///
/// See https://spec.graphql.org/September2025/#sec-Lone-Anonymous-Operation
public struct LoneAnonymousOperationRule: ValidationRule {
    private var operationCount = 0

    /// Creates the rule.
    public init() {}

    /// Counts the operations.
    public mutating func begin(_ documents: [Document], _ context: inout ValidationContext) {
        for document in documents {
            for case .operation in document.definitions {
                operationCount += 1
            }
        }
    }

    /// Reports an anonymous operation among others.
    public mutating func enter(
        _ operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {
        guard operation.name == nil, operationCount > 1 else { return }
        report(
            "An operation without a name must be the only one. Give it a name.",
            at: operation.span,
            &context
        )
    }
}
