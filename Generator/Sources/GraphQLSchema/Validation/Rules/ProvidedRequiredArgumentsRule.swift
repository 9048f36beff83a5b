public import GraphQLLanguage

/// Required arguments must be provided.
///
/// See https://spec.graphql.org/September2025/#sec-Required-Arguments
public struct ProvidedRequiredArgumentsRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports required arguments that a field lacks.
    public mutating func leave(_ field: Field, _ context: inout ValidationContext) {
        guard let definition = context.fieldDefinition else { return }
        check(
            field.arguments,
            definition.arguments,
            "field `\(field.name.text)`",
            field.name.span,
            &context
        )
    }

    /// Reports required arguments that a directive lacks.
    public mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        let name = directive.name.text
        guard let definition = context.directive(named: name) else { return }
        check(
            directive.arguments,
            definition.arguments,
            "directive `@\(name)`",
            directive.span,
            &context
        )
    }

    /// Reports required variables of a fragment that a spread lacks.
    public mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext) {
        let name = spread.name.text
        guard let variables = context.variables(ofFragment: name) else { return }
        check(spread.arguments, variables, "fragment `\(name)`", spread.span, &context)
    }

    private func check(
        _ arguments: [Argument],
        _ definitions: NamedList<InputValue>,
        _ subject: @autoclosure () -> String,
        _ span: SourceSpan,
        _ context: inout ValidationContext
    ) {
        for missing in definitions.missing(in: arguments) where !context.isFull {
            report(
                "Argument `\(missing.name)` of type `\(missing.type)` is required by "
                    + "\(subject()), but not given.",
                at: span,
                &context
            )
        }
    }
}

extension NamedList<InputValue> {
    /// Returns the required arguments that are not provided.
    func missing(in arguments: [Argument]) -> [InputValue] {
        guard !required.isEmpty else { return [] }
        guard required.count > 8, arguments.count > 8 else {
            return required.filter { value in
                !arguments.contains { $0.name.text == value.name }
            }
        }
        let given = Set(arguments.map(\.name.text))
        return required.filter { !given.contains($0.name) }
    }
}
