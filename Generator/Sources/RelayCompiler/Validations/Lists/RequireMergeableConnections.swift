import GraphQLLanguage
import GraphQLSchema

/// The fields that the compiler adds to connections must not conflict with fields of other definitions.
///
/// `RequireWellFormedConnections` finds conflicts below a connection. They can also be below the same
/// field of another definition where it is not a connection:
///
/// ```graphql
/// query Q { feed(first: 9) @connection(key: "Q_feed") { edges { node { id } } } ...F }
/// fragment F on Query { feed(first: 9) { edges { cursor: weight } } }
/// ```
/// "Servers would refuse `Q`, because a connection has fields of the same names: …"
enum RequireMergeableConnections {
    private static let names: Set<String> = [
        "cursor", "edges", "endCursor", "hasNextPage", "hasPreviousPage", "node", "pageInfo",
        "startCursor",
    ]

    /// Returns one error for each operation that servers would refuse.
    static func check(_ programs: Programs) -> [Diagnostic] {
        let program = programs.operationText
        let fragments = Set(
            program.fragments.filter { haveOtherFields($0.selections) }.map(\.name)
        )
        let operations = program.operations.filter { operation in
            haveOtherFields(operation.selections)
                || !fragments.isEmpty
                    && !fragments.isDisjoint(
                        with: program.fragments(reachedFrom: operation.selections)
                    )
        }
        guard !operations.isEmpty else { return [] }
        let texts = OperationText(program)
        return Parallel.map(operations) { operation -> Diagnostic? in
            texts.conflict(in: operation, program.schema).map { conflict in
                Diagnostic(
                    rule: "RequireMergeableConnections",
                    message: "Servers would refuse `\(operation.name)`, because a connection has "
                        + "fields of the same names: \(conflict.message)",
                    span: operation.source.span
                )
            }
        }.compactMap(\.self)
    }

    /// Returns whether a field with one of the names in the response is not the one that is added.
    private static func haveOtherFields(_ selections: [Selection]) -> Bool {
        selections.contains { selection in
            switch selection {
            case .scalarField(let scalar): isOther(scalar.field)
            case .linkedField(let linked):
                isOther(linked.field) || haveOtherFields(linked.selections)
            case .inlineFragment(let fragment): haveOtherFields(fragment.selections)
            case .fragmentSpread: false
            }
        }
    }

    private static func isOther(_ field: FieldReference) -> Bool {
        (field.alias != nil || !field.arguments.isEmpty) && names.contains(field.responseKey)
    }
}
