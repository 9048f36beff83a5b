public import GraphQLLanguage

/// Fragments that are spread must exist.
///
/// See https://spec.graphql.org/September2025/#sec-Fragment-Spread-Target-Defined
public struct KnownFragmentNamesRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports a spread of a fragment that does not exist.
    public mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext) {
        let name = spread.name
        guard context.fragments[name.text] == nil else { return }
        let candidates = context.suggestions.nearest(to: name.text, among: context.fragments.keys)
        report(
            "Fragment `\(name.text)` does not exist." + Suggestions.didYouMean(candidates),
            at: name.span,
            fixIts: candidates.map { .init(span: name.span, replacement: $0) },
            &context
        )
    }
}
