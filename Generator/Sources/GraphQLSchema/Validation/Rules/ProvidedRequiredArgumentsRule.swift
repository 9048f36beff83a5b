public import GraphQLLanguage

/// Required arguments are given.
///
/// See https://spec.graphql.org/September2025/#sec-Required-Arguments
public struct ProvidedRequiredArgumentsRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports required arguments that a field lacks.
    public mutating func leave(_ field: Field, _ context: inout ValidationContext) {
        guard let definition = context.fieldDefinition else { return }
        for argument in definition.arguments
        where argument.isRequired && !field.arguments.contains(argument.name) {
            missing(
                argument.name,
                argument.type.description,
                "field `\(field.name.text)`",
                field.name.span,
                &context
            )
        }
    }

    /// Reports required arguments that a directive lacks.
    public mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        let subject = "directive `@\(directive.name.text)`"
        if let definition = context.definedDirectives[directive.name.text] {
            for argument in definition.arguments {
                guard case .nonNull = argument.type, argument.defaultValue == nil,
                    !directive.arguments.contains(argument.name.text)
                else { continue }
                let type = argument.type.description
                missing(argument.name.text, type, subject, directive.span, &context)
            }
            return
        }
        guard let definition = context.schema.directive(named: directive.name.text) else { return }
        for argument in definition.arguments
        where argument.isRequired && !directive.arguments.contains(argument.name) {
            let type = argument.type.description
            missing(argument.name, type, subject, directive.span, &context)
        }
    }

    /// Reports required variables of a fragment that a spread lacks.
    public mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext) {
        guard let fragment = context.fragments[spread.name.text] else { return }
        for variable in fragment.variableDefinitions {
            let name = variable.variable.name.text
            guard case .nonNull = variable.type, variable.defaultValue == nil,
                !spread.arguments.contains(name)
            else { continue }
            let subject = "fragment `\(spread.name.text)`"
            missing(name, variable.type.description, subject, spread.span, &context)
        }
    }

    private func missing(
        _ name: String,
        _ type: String,
        _ subject: String,
        _ span: SourceSpan,
        _ context: inout ValidationContext
    ) {
        report(
            "Argument `\(name)` of type `\(type)` is required by \(subject), but not given.",
            at: span,
            &context
        )
    }
}

extension [Argument] {
    /// Whether an argument of that name is given.
    fileprivate func contains(_ name: String) -> Bool {
        contains { $0.name.text == name }
    }
}
