public import GraphQLLanguage

/// Introspection must not nest lists of types three levels deep, because responses would be huge.
public struct MaxIntrospectionDepthRule: ValidationRule {
    private static let maximumLists = 3
    private static let lists: Set<String> = [
        "fields", "interfaces", "possibleTypes", "inputFields",
    ]
    /// How many selections may be visited in all introspection fields before the documents are
    /// rejected.
    private var remainingSteps = 2_000_000

    /// Creates the rule.
    public init() {}

    /// Reports an introspection field that nests too many lists.
    public mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard field.name.text == "__schema" || field.name.text == "__type",
            let selectionSet = field.selectionSet, remainingSteps > 0
        else { return }
        let isTooDeep = isTooDeep(selectionSet, context.fragments)
        guard remainingSteps > 0 else {
            context.report(.tooComplex(at: field.span))
            return
        }
        guard isTooDeep else { return }
        report(
            "The introspection nests lists of types \(Self.maximumLists) levels deep. Select "
                + "fewer levels.",
            at: field.span,
            &context
        )
    }

    private mutating func isTooDeep(
        _ selectionSet: SelectionSet,
        _ fragments: [String: FragmentDefinition]
    ) -> Bool {
        var visited: [Set<String>] = Array(repeating: [], count: Self.maximumLists)
        var pending: [(SelectionSet, depth: Int)] = [(selectionSet, 0)]
        while remainingSteps > 0, let (next, depth) = pending.popLast() {
            remainingSteps -= next.selections.count
            for selection in next.selections {
                switch selection {
                case .field(let field):
                    let inner = Self.lists.contains(field.name.text) ? depth + 1 : depth
                    if inner >= Self.maximumLists { return true }
                    if let selectionSet = field.selectionSet {
                        pending.append((selectionSet, inner))
                    }
                case .inlineFragment(let inline):
                    pending.append((inline.selectionSet, depth))
                case .fragmentSpread(let spread):
                    if visited[depth].insert(spread.name.text).inserted,
                        let fragment = fragments[spread.name.text]
                    {
                        pending.append((fragment.selectionSet, depth))
                    }
                }
            }
        }
        return false
    }
}
