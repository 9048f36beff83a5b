public import GraphQLLanguage

/// Directives must exist, and be used where their definition allows it.
///
/// See https://spec.graphql.org/September2025/#sec-Directives-Are-Defined
public struct KnownDirectivesRule: ValidationRule {
    /// The remedies for directives of other clients.
    private static let ofOthers = [
        "client": " It is Apollo's. Define the field in an extension of the schema instead."
    ]

    /// Creates the rule.
    public init() {}

    /// Reports an unknown or misplaced directive.
    public mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        let name = directive.name
        guard let locations = context.directive(named: name.text)?.locations else {
            let advice = Self.ofOthers[name.text]
            let candidates =
                advice == nil
                ? context.suggestions.nearest(
                    to: name.text,
                    among: context.schema.directives.lazy.map(\.name)
                ) : []
            report(
                "Directive `@\(name.text)` does not exist."
                    + (advice ?? Suggestions.didYouMean(candidates.map { "@\($0)" })),
                at: directive.span,
                fixIts: candidates.map { .init(span: name.span, replacement: $0) },
                &context
            )
            return
        }
        guard !locations.contains(location) else { return }
        if location == .fragmentVariableDefinition, locations.contains(.variableDefinition) {
            return
        }
        let allowed = locations.map(\.rawValue).joined(separator: ", ")
        report(
            "Directive `@\(name.text)` cannot be used on \(location.rawValue). It can be used on "
                + "\(allowed).",
            at: directive.span,
            &context
        )
    }
}
