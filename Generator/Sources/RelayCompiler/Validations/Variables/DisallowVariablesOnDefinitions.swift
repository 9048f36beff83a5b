import GraphQLLanguage
import GraphQLSchema

/// The directives of a fragment's definition can't use the fragment's own variables, because they are
/// sent as they are written.
///
/// `fragment F($n: Int) on User @trace(n: $n) { name }`: "`$n` is a variable of `F`, which has no value
/// in the directives of the definition. Write a constant, or a variable of the operation."
struct DisallowVariablesOnDefinitions: ValidationRule {
    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        guard !fragment.directives.isEmpty else { return }
        let own = Set(fragment.variableDefinitions.map(\.variable.name.text))
        let arguments = context.schema.sent(fragment.directives).flatMap(\.arguments)
        for variable in arguments.flatMap(\.value.variables)
        where own.contains(variable.name.text) {
            report(
                "`$\(variable.name)` is a variable of `\(fragment.name)`, which has no value in the "
                    + "directives of the definition. Write a constant, or a variable of the "
                    + "operation.",
                at: variable.span,
                &context
            )
        }
    }
}
