public import GraphQLLanguage

/// Directives that are not repeatable stand but once at one place.
///
/// See https://spec.graphql.org/September2025/#sec-Directives-Are-Unique-per-Location
public struct UniqueDirectivesPerLocationRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports directives that occur again.
    public mutating func enter(
        directives: [Directive],
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        guard directives.count > 1 else { return }
        let unique = directives.map(\.name).filter { name in
            let isRepeatable =
                context.definedDirectives[name.text]?.isRepeatable
                ?? context.schema.directive(named: name.text)?.isRepeatable
            return isRepeatable == false
        }
        for (name, first) in Duplicates.find(in: unique) {
            report(
                "Directive `@\(name.text)` can be used only once here.",
                at: name.span,
                related: [.init(message: "`@\(name.text)` is used here first.", span: first)],
                &context
            )
        }
    }
}
