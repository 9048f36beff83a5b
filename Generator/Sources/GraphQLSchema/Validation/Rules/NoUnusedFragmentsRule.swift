public import GraphQLLanguage

/// Every fragment is reached from some operation.
///
/// See https://spec.graphql.org/September2025/#sec-Fragments-Must-Be-Used
public struct NoUnusedFragmentsRule: ValidationRule {
    /// Whether a fragment is used, by its number.
    private var isUsed: [Bool] = []

    /// Creates the rule.
    public init() {}

    /// Notes what an operation reaches.
    public mutating func check(
        _ operation: OperationClosure,
        _ context: inout ValidationContext
    ) {
        if isUsed.isEmpty {
            isUsed = Array(repeating: false, count: context.fragmentNumbers.count)
        }
        for fragment in operation.fragments { isUsed[Int(fragment)] = true }
    }

    /// Reports fragments that no operation reaches.
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
