public import GraphQLLanguage

/// Introspection does not nest lists of types three levels deep, which makes answers explode.
public struct MaxIntrospectionDepthRule: ValidationRule {
    private static let maximumLists = 3
    private static let lists: Set<String> = [
        "fields", "interfaces", "possibleTypes", "inputFields",
    ]

    /// Creates the rule.
    public init() {}

    /// Reports an introspection field that nests too many lists.
    public mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard field.name.text == "__schema" || field.name.text == "__type",
            let selectionSet = field.selectionSet,
            Self.isTooDeep(selectionSet, context.fragments)
        else { return }
        report(
            "The introspection nests lists of types \(Self.maximumLists) levels deep. Ask for "
                + "fewer levels at once.",
            at: field.span,
            &context
        )
    }

    private static func isTooDeep(
        _ selectionSet: SelectionSet,
        _ fragments: [String: FragmentDefinition]
    ) -> Bool {
        var visited: [Set<String>] = Array(repeating: [], count: maximumLists)
        var pending: [(SelectionSet, depth: Int)] = [(selectionSet, 0)]
        while let (next, depth) = pending.popLast() {
            for selection in next.selections {
                switch selection {
                case .field(let field):
                    let inner = lists.contains(field.name.text) ? depth + 1 : depth
                    if inner >= maximumLists { return true }
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
