public import GraphQLLanguage

/// Arguments must exist.
///
/// See https://spec.graphql.org/September2025/#sec-Argument-Names
public struct KnownArgumentNamesRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports arguments that do not exist.
    public mutating func enter(
        arguments: [Argument],
        of owner: ArgumentOwner,
        _ context: inout ValidationContext
    ) {
        switch owner {
        case .field(let field, let definition?):
            check(arguments, definition.arguments, &context) { context in
                let parent = context.parentType.map { "\($0.name)." } ?? ""
                return "field `\(parent)\(field.name.text)`"
            }
        case .directive(let directive, _):
            let name = directive.name.text
            guard let definition = context.directive(named: name) else { return }
            check(arguments, definition.arguments, &context) { _ in "directive `@\(name)`" }
        case .spread(let spread, _?):
            let name = spread.name.text
            let variables = context.variables(ofFragment: name) ?? NamedList([])
            check(arguments, variables, &context) { _ in "fragment `\(name)`" }
        case .field, .spread: break
        }
    }

    private func check(
        _ arguments: [Argument],
        _ definitions: NamedList<InputValue>,
        _ context: inout ValidationContext,
        subject: (ValidationContext) -> String
    ) {
        for argument in arguments where definitions[argument.name.text] == nil {
            guard !context.isFull else { return }
            report(argument, definitions.lazy.map(\.name), subject(context), &context)
        }
    }

    private func report(
        _ argument: Argument,
        _ names: some Collection<String>,
        _ subject: String,
        _ context: inout ValidationContext
    ) {
        let candidates = context.suggestions.nearest(to: argument.name.text, among: names)
        report(
            "Argument `\(argument.name.text)` does not exist on \(subject)."
                + Suggestions.didYouMean(candidates),
            at: argument.name.span,
            fixIts: candidates.map { .init(span: argument.name.span, replacement: $0) },
            &context
        )
    }
}
