import GraphQLLanguage

/// Separates operations with `@jsonResponse` from the others, because the store has no part in them.
///
/// ```graphql
/// query Report @jsonResponse { me { ...Row_user } }    select: Report and Row_user
/// query Screen { me { id } }                           skip: Screen, and all fragments
/// ```
enum JSONOperations {
    /// Returns the program without operations with `@jsonResponse`.
    static func skip(_ program: Program) -> Program {
        guard program.operations.contains(where: \.marks.hasJSONResponse) else { return program }
        return Program(
            schema: program.schema,
            operations: program.operations.filter { !$0.marks.hasJSONResponse },
            fragments: program.fragments
        )
    }

    /// Returns the operations whose fragments all may have texts for them, and these fragments, by name.
    static func linked(
        in program: Program,
        through mayHaveText: (Fragment) -> Bool
    ) -> (operations: Set<String>, fragments: Set<String>) {
        var linked: (operations: Set<String>, fragments: Set<String>) = ([], [])
        for operation in program.operations where operation.marks.hasJSONResponse {
            let reached = program.fragments(reachedFrom: operation.selections)
            guard reached.lazy.compactMap(program.fragment).allSatisfy(mayHaveText) else {
                continue
            }
            linked.operations.insert(operation.name)
            linked.fragments.formUnion(reached)
        }
        return linked
    }

    /// Returns the operations with `@jsonResponse`, and the fragments that they reach.
    static func select(_ program: Program) -> Program {
        let operations = program.operations.filter(\.marks.hasJSONResponse)
        let reached = program.fragments(reachedFrom: operations.flatMap(\.selections))
        return Program(
            schema: program.schema,
            operations: operations,
            fragments: program.fragments.filter { reached.contains($0.name) }
        )
    }
}
