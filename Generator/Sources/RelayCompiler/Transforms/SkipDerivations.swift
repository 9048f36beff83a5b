import GraphQLSchema

/// Removes from each form of a program what the other has of derived fields.
///
/// | | reader | response |
/// | --- | --- | --- |
/// | `issue { heading ...IssueHeading_issue }`, where a field's declaration implies the spread | `issue { heading }` | `issue { ...IssueHeading_issue }` |
/// | `issue { parent { title } ...IssueParent_issue }`, where the query of the field has the title | `issue { parent { title } }` | `issue { ...IssueParent_issue }` |
enum SkipDerivations {
    /// Returns the program without derived fields, as responses have it.
    static func fields(_ program: Program) -> Program {
        transform(program) { selection in
            switch selection {
            case .scalarField(let scalar): scalar.field.marks.derived == nil
            case .linkedField(let linked): linked.field.marks.derived == nil
            case .fragmentSpread, .inlineFragment: true
            }
        }
    }

    /// Returns the program without the spreads that derived fields imply, as definitions read it.
    static func spreads(_ program: Program) -> Program {
        transform(program) { selection in
            guard case .fragmentSpread(let spread) = selection else { return true }
            return !spread.isImplied
        }
    }

    private static func transform(
        _ program: Program,
        keeping isKept: @escaping @Sendable (Selection) -> Bool
    ) -> Program {
        guard !Derivations.of(program.schema).isEmpty else { return program }
        return program.mapSelections { selections, _ in keep(selections, isKept) }
    }

    private static func keep(
        _ selections: [Selection],
        _ isKept: (Selection) -> Bool
    ) -> [Selection] {
        selections.filter(isKept).map { selection in
            switch selection {
            case .linkedField(var linked):
                linked.selections = keep(linked.selections, isKept)
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                fragment.selections = keep(fragment.selections, isKept)
                return .inlineFragment(fragment)
            case .scalarField, .fragmentSpread: return selection
            }
        }
    }
}
