/// Replaces unmasked fragment spreads by the fields of their fragments.
///
/// ```graphql
/// hero { ...Row @relay(mask: false) }  →  hero { ... on Character { name } }
/// fragment Row on Character { name }
/// ```
///
/// It applies only to readers; the text for servers contains the spread. Follows Relay's `mask`.
struct UnmaskFragments {
    private let program: Program

    static func transform(_ program: Program) -> Program {
        let pass = UnmaskFragments(program: program)
        return program.mapSelections { selections, _ in pass.unmask(selections) }
    }

    private func unmask(_ selections: [Selection]) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .scalarField:
                return selection
            case .linkedField(var linked):
                linked.selections = unmask(linked.selections)
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                fragment.selections = unmask(fragment.selections)
                return .inlineFragment(fragment)
            case .fragmentSpread(let spread):
                guard spread.isUnmasked, let fragment = program.fragment(named: spread.fragment)
                else {
                    return selection
                }
                return .inlineFragment(
                    InlineFragment(
                        typeCondition: spread.typeCondition,
                        condition: spread.condition,
                        selections: unmask(fragment.selections)
                    )
                )
            }
        }
    }
}
