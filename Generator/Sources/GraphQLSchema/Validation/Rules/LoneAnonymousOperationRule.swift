public import GraphQLLanguage

/// An operation without a name is the only one of its document.
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

    /// Reports an operation without a name among others.
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
