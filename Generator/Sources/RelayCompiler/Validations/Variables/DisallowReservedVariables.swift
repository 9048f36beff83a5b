import GraphQLLanguage
import GraphQLSchema

/// Variables must not have names that are reserved for the compiler.
///
/// `query Q($__relay_internal_x: Int)`:
/// "Variable `$__relay_internal_x` begins with `__relay_internal`, which is reserved for the
/// compiler. Choose another name."
struct DisallowReservedVariables: ValidationRule {
    private static let prefix = "__relay_internal"

    mutating func enter(_ variable: VariableDefinition, _ context: inout ValidationContext) {
        let name = variable.variable.name
        // The compiler's names have no source range, or that of another name.
        guard variable.variable.writtenName.hasPrefix(Self.prefix), name.span != .synthesized
        else { return }
        report(
            "Variable `$\(name)` begins with `\(Self.prefix)`, which is reserved for the compiler. "
                + "Choose another name.",
            at: variable.variable.span,
            &context
        )
    }
}
