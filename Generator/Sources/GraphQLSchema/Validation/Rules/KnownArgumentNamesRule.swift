public import GraphQLLanguage

/// Arguments must exist.
///
/// `...Row @defer(when: true)`: "Argument `when` does not exist on directive `@defer`. Its arguments
/// are `if` and `label`."
///
/// See https://spec.graphql.org/September2025/#sec-Argument-Names
public struct KnownArgumentNamesRule: ValidationRule {
    /// The maximum number of arguments to list.
    private static let maximumNames = 8

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
                + (candidates.isEmpty
                    ? Self.list(Array(names)) : Suggestions.didYouMean(candidates)),
            at: argument.name.span,
            fixIts: candidates.map { .init(span: argument.name.span, replacement: $0) },
            &context
        )
    }

    /// Returns the sentence that lists the existing arguments; empty if there are too many.
    private static func list(_ names: [String]) -> String {
        let quoted = names.map { "`\($0)`" }
        guard let last = quoted.last else { return " It has no arguments. Remove it." }
        guard names.count <= maximumNames else { return "" }
        return names.count == 1
            ? " Its only argument is \(last)."
            : " Its arguments are \(quoted.dropLast().joined(separator: ", ")) and \(last)."
    }
}
