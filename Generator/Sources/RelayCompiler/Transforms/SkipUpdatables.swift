/// Leaves out what only writes to the store: updatable queries, and spreads of updatable
/// fragments, of which servers hear nothing.
///
/// ```graphql
/// me { name ...Editor_user }                        →  me { name }
/// fragment Editor_user on User @updatable { name }
/// ```
enum SkipUpdatables {
    /// The program without them.
    static func transform(_ program: Program) -> Program {
        let isConcerned =
            program.operations.contains { $0.marks.isUpdatable }
            || program.fragments.contains { $0.marks.isUpdatable }
        guard isConcerned else { return program }
        let rest = Program(
            schema: program.schema,
            operations: program.operations.filter { !$0.marks.isUpdatable },
            fragments: program.fragments.filter { !$0.marks.isUpdatable }
        )
        return rest.mapSelections { selections, _ in skip(selections) }
    }

    private static func skip(_ selections: [Selection]) -> [Selection] {
        selections.compactMap { selection in
            switch selection {
            case .scalarField:
                return selection
            case .linkedField(var linked):
                linked.selections = skip(linked.selections)
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                fragment.selections = skip(fragment.selections)
                return fragment.selections.isEmpty ? nil : .inlineFragment(fragment)
            case .fragmentSpread(let spread):
                return spread.isUpdatable ? nil : selection
            }
        }
    }
}
