import GraphQLSchema

/// Removes updatable queries and spreads of updatable fragments, which only write to the store and
/// are not sent to the server.
///
/// ```graphql
/// me { name ...Editor_user }                        →  me { name __typename }
/// fragment Editor_user on User @updatable { name }
/// ```
enum SkipUpdatables {
    /// Returns the program without updatable definitions and their spreads.
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
        return rest.mapSelections { selections, type in
            Skipping(schema: program.schema).skip(selections, on: type)
        }
    }
}

/// Replaces the spreads of updatable fragments by `__typename`.
///
/// So an object that has no other selections is still fetched.
private struct Skipping {
    let schema: Schema

    func skip(_ selections: [Selection], on type: SchemaType) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .scalarField:
                return selection
            case .linkedField(var linked):
                guard let inner = schema.namedType(of: linked.field.type) else { return selection }
                linked.selections = skip(linked.selections, on: inner)
                return .linkedField(linked)
            case .inlineFragment(var fragment):
                let inner = fragment.typeCondition.flatMap { schema.type(named: $0) } ?? type
                fragment.selections = skip(fragment.selections, on: inner)
                return .inlineFragment(fragment)
            case .fragmentSpread(let spread):
                guard spread.isUpdatable,
                    let typename = schema.field(named: "__typename", on: type)
                else { return selection }
                return .scalarField(
                    ScalarField(
                        field: FieldReference(definition: typename),
                        condition: spread.condition
                    )
                )
            }
        }
    }
}
