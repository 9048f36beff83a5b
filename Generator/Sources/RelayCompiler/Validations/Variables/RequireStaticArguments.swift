import GraphQLLanguage
import GraphQLSchema

/// Arguments that the compiler reads must be constants.
///
/// Their definitions have `@static`.
///
/// `name @required(action: $action)`:
/// "`action` of `@required` is used by the compiler, so it must be constant. Write a value
/// instead of the variable."
///
/// Follows Relay's `validate_static_args`.
struct RequireStaticArguments: ValidationRule {
    mutating func enter(
        arguments: [Argument],
        of owner: ArgumentOwner,
        _ context: inout ValidationContext
    ) {
        let definitions: NamedList<GraphQLSchema.InputValue>?
        let subject: String
        switch owner {
        case .field(let field, let definition):
            definitions = definition?.arguments
            subject = "`\(field.name)`"
        case .directive(let directive, let definition):
            definitions = definition?.arguments
            subject = "`@\(directive.name)`"
        case .spread:
            return
        }
        guard let definitions else { return }
        for argument in arguments where !argument.value.variables.isEmpty {
            guard let definition = definitions[argument.name.text],
                definition.appliedDirectives.contains(.static)
            else { continue }
            report(
                "`\(argument.name)` of \(subject) is used by the compiler, so it must be constant. "
                    + "Write a value instead of the variable.",
                at: argument.span,
                &context
            )
        }
    }
}
