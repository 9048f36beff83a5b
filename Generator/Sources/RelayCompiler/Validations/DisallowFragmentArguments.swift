import GraphQLLanguage
import GraphQLSchema

/// Fragments have no variables of their own yet.
///
/// `fragment Avatar_user($size: Int) on User { … }`:
/// "Fragment `Avatar_user` declares variables, which this version of the generator does not
/// support. Declare them on the operations that use it."
struct DisallowFragmentArguments: ValidationRule {
    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        guard let first = fragment.variableDefinitions.first else { return }
        report(
            "Fragment `\(fragment.name)` declares variables, which this version of the generator "
                + "does not support. Declare them on the operations that use it.",
            at: first.span,
            &context
        )
    }

    mutating func enter(
        _ spread: GraphQLLanguage.FragmentSpread,
        _ context: inout ValidationContext
    ) {
        guard let first = spread.arguments.first else { return }
        report(
            "The spread of `\(spread.name)` passes arguments, which this version of the generator "
                + "does not support.",
            at: first.span,
            &context
        )
    }
}
