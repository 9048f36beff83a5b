public import GraphQLLanguage

/// Fragments have different names.
///
/// See https://spec.graphql.org/September2025/#sec-Fragment-Name-Uniqueness
public struct UniqueFragmentNamesRule: ValidationRule {
    private var known: [String: SourceSpan] = [:]

    /// Creates the rule.
    public init() {}

    /// Reports a name that an earlier fragment has.
    public mutating func enter(
        _ fragment: FragmentDefinition,
        _ context: inout ValidationContext
    ) {
        let name = fragment.name
        guard let first = known[name.text] else {
            known[name.text] = name.span
            return
        }
        report(
            "There can be only one fragment named `\(name.text)`. Rename one of them.",
            at: name.span,
            related: [.init(message: "`\(name.text)` is defined here first.", span: first)],
            &context
        )
    }
}
