public import GraphQLLanguage

/// Each fragment must be used by an operation, directly or through other fragments.
///
/// See https://spec.graphql.org/September2025/#sec-Fragments-Must-Be-Used
public struct NoUnusedFragmentsRule: ValidationRule {
    /// Whether each fragment is used, by its number.
    private var isUsed: [Bool] = []

    /// Creates the rule.
    public init() {}

    /// Marks the fragments that an operation uses.
    public mutating func check(
        _ operation: OperationClosure,
        _ context: inout ValidationContext
    ) {
        if isUsed.isEmpty {
            isUsed = Array(repeating: false, count: context.fragmentNumbers.count)
        }
        for fragment in operation.fragments { isUsed[Int(fragment)] = true }
    }

    /// Reports unused fragments.
    public mutating func finish(_ documents: [Document], _ context: inout ValidationContext) {
        for document in documents {
            for case .fragment(let fragment) in document.definitions {
                let number = Int(context.fragmentNumbers[fragment.name.text] ?? 0)
                if number < isUsed.count, isUsed[number] { continue }
                report(
                    "Fragment `\(fragment.name.text)` is never used. Spread it or remove it.",
                    at: fragment.name.span,
                    &context
                )
            }
        }
    }
}
