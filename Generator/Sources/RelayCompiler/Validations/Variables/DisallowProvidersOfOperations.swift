import GraphQLLanguage
import GraphQLSchema

/// Only the variables of fragments have providers, because an operation gets its values from the call.
///
/// `query Q($size: Int @provider(name: "Size"))`: "`$size` is a variable of an operation, which gets its
/// value from the call. Remove `@provider`, or declare `$size` in the fragment that uses it."
struct DisallowProvidersOfOperations: ValidationRule {
    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        for variable in operation.variableDefinitions {
            guard let directive = variable.directives.first(.provider),
                context.schema.directive(.provider)?.origin == .client
            else { continue }
            let name = variable.variable.writtenName
            report(
                "`$\(name)` is a variable of an operation, which gets its value from the call. "
                    + "Remove `@provider`, or declare `$\(name)` in the fragment that uses it.",
                at: directive.span,
                &context
            )
        }
    }
}
