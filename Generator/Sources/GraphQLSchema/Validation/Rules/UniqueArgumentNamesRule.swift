public import GraphQLLanguage

/// An argument must not be repeated.
///
/// See https://spec.graphql.org/September2025/#sec-Argument-Uniqueness
public struct UniqueArgumentNamesRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports repeated arguments.
    public mutating func enter(
        arguments: [Argument],
        of owner: ArgumentOwner,
        _ context: inout ValidationContext
    ) {
        guard arguments.count > 1 else { return }
        for (name, first) in Duplicates.find(in: arguments.map(\.name)) {
            report(
                "Argument `\(name.text)` is given twice.",
                at: name.span,
                related: [.init(message: "It is given here first.", span: first)],
                &context
            )
        }
    }
}
