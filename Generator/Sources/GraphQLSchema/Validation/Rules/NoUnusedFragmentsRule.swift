public import GraphQLLanguage

/// Every fragment is reached from some operation.
///
/// See https://spec.graphql.org/September2025/#sec-Fragments-Must-Be-Used
public struct NoUnusedFragmentsRule: ValidationRule {
    private var used: Set<String> = []

    /// Creates the rule.
    public init() {}

    /// Notes what an operation reaches.
    public mutating func check(
        _ operation: OperationClosure,
        _ context: inout ValidationContext
    ) {
        used.formUnion(operation.fragments)
    }

    /// Reports fragments that no operation reaches.
    public mutating func finish(_ documents: [Document], _ context: inout ValidationContext) {
        for document in documents {
            for case .fragment(let fragment) in document.definitions
            where !used.contains(fragment.name.text) {
                report(
                    "Fragment `\(fragment.name.text)` is never used. Spread it or remove it.",
                    at: fragment.name.span,
                    &context
                )
            }
        }
    }
}
