public import GraphQLLanguage

/// Arguments that are given exist.
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
            let parent = context.parentType.map { "\($0.name)." } ?? ""
            for argument in arguments where definition.arguments[argument.name.text] == nil {
                let names = definition.arguments.names
                report(argument, names, "field `\(parent)\(field.name.text)`", &context)
            }
        case .directive(let directive, let definition):
            let defined = context.definedDirectives[directive.name.text]
            guard
                let names = defined?.arguments.map(\.name.text) ?? definition?.arguments.names
            else { return }
            for argument in arguments where !names.contains(argument.name.text) {
                report(argument, names, "directive `@\(directive.name.text)`", &context)
            }
        case .spread(let spread, let fragment?):
            let names = fragment.variableDefinitions.map(\.variable.name.text)
            for argument in arguments where !names.contains(argument.name.text) {
                report(argument, names, "fragment `\(spread.name.text)`", &context)
            }
        case .field, .spread: break
        }
    }

    private func report(
        _ argument: Argument,
        _ names: [String],
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
