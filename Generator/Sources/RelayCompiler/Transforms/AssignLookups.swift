import GraphQLSchema

/// Marks the fields of updatable definitions whose arguments name their objects, so that updaters
/// find objects that no response has brought at this place.
///
/// ```graphql
/// query StoryUpdate($id: ID!) @updatable { node(id: $id) { id } }
/// ```
///
/// Other definitions need the marks only where responses are described; see ``GenerateIDs``.
struct AssignLookups {
    private let lookups: FieldPolicies

    /// Returns the program with the marks.
    static func transform(_ program: Program) -> Program {
        let isConcerned =
            program.operations.contains { $0.marks.isUpdatable }
            || program.fragments.contains { $0.marks.isUpdatable }
        guard isConcerned else { return program }
        let schema = program.schema
        let assigning = AssignLookups(lookups: .of(schema))
        var program = program
        for index in program.operations.indices where program.operations[index].marks.isUpdatable {
            program.operations[index].selections = assigning.transform(
                program.operations[index].selections
            )
        }
        for index in program.fragments.indices where program.fragments[index].marks.isUpdatable {
            program.fragments[index].selections = assigning.transform(
                program.fragments[index].selections
            )
        }
        return program
    }

    private func transform(_ selections: [Selection]) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .scalarField, .fragmentSpread: return selection
            case .inlineFragment(var fragment):
                fragment.selections = transform(fragment.selections)
                return .inlineFragment(fragment)
            case .linkedField(var linked):
                linked.selections = transform(linked.selections)
                linked.field.marks.lookup = lookups.mark(of: linked.field.definition)
                return .linkedField(linked)
            }
        }
    }
}
