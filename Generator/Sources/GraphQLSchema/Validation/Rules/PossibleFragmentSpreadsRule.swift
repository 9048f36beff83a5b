public import GraphQLLanguage

/// A fragment must be spread only where objects can have its type.
///
/// See https://spec.graphql.org/September2025/#sec-Fragment-Spread-Is-Possible
public struct PossibleFragmentSpreadsRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports an inline fragment that can never match.
    public mutating func enter(
        _ inlineFragment: InlineFragment,
        _ context: inout ValidationContext
    ) {
        guard let type = context.type, type.isComposite, let parent = context.parentType,
            !context.schema.typesOverlap(type, parent)
        else { return }
        report(
            "This fragment can never match: a `\(parent.name)` can never be a `\(type.name)`.",
            at: inlineFragment.typeCondition?.span ?? inlineFragment.span,
            &context
        )
    }

    /// Reports a spread that can never match.
    public mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext) {
        guard let fragment = context.fragments[spread.name.text],
            let type = context.type(named: fragment.typeCondition.name.text), type.isComposite,
            let parent = context.parentType, !context.schema.typesOverlap(type, parent)
        else { return }
        report(
            "Fragment `\(spread.name.text)` can never match here: it is on `\(type.name)`, which "
                + "a `\(parent.name)` can never be.",
            at: spread.span,
            related: [
                .init(
                    message: "`\(spread.name.text)` is on `\(type.name)`.",
                    span: fragment.typeCondition.span
                )
            ],
            &context
        )
    }
}
