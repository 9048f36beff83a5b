public import GraphQLLanguage

/// The schema must have a root type for each kind of operation that is used.
///
/// See https://spec.graphql.org/September2025/#sec-Operation-Type-Existence
public struct KnownOperationTypesRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports an operation that the schema does not support.
    public mutating func enter(
        _ operation: OperationDefinition,
        _ context: inout ValidationContext
    ) {
        guard context.schema.rootType(for: operation.operation) == nil else { return }
        let kind = operation.operation.rawValue
        report(
            "The schema has no \(kind) type, so it cannot execute a \(kind).",
            at: operation.name?.span ?? operation.span,
            &context
        )
    }
}
