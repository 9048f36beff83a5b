public import GraphQLLanguage

/// Fragments must have distinct names.
///
/// See https://spec.graphql.org/September2025/#sec-Fragment-Name-Uniqueness
public struct UniqueFragmentNamesRule: ValidationRule {
    private var known: [String: SourceSpan] = [:]

    /// Creates the rule.
    public init() {}

    /// Reports the name of an earlier fragment.
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
