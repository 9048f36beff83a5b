import GraphQLLanguage
import GraphQLSchema

/// Operations must have names, because their Swift types are named after them.
///
/// `{ hero { name } }`: "This query has no name. Write `query SomethingQuery { … }`."
struct RequireOperationNames: ValidationRule {
    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        guard operation.name == nil else { return }
        let kind = operation.operation.rawValue
        let start = operation.span.startOffset
        report(
            "This \(kind) has no name. Write `\(kind) "
                + "Something\(SwiftNames.capitalized(kind)) { … }`.",
            at: SourceSpan(source: operation.span.source, range: start..<start + 1),
            &context
        )
    }
}
