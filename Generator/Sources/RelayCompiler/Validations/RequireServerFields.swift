import GraphQLLanguage
import GraphQLSchema

/// A subscription must select a field of the server.
///
/// ```graphql
/// extend type Subscription { draft: Int }
/// subscription S { draft }
/// ```
/// "Nothing in `S` is ever sent, because only the app has its fields. Select a field of the server, or
/// remove the subscription."
///
/// Servers refuse `subscription S { __typename }`, which would be the text. It runs on the program as
/// servers get it.
enum RequireServerFields {
    /// Returns an error for each subscription without such a field.
    static func check(_ programs: Programs) -> [Diagnostic] {
        let program = programs.operationText
        return program.operations.filter { operation in
            guard operation.kind == .subscription else { return false }
            let fragments = program.fragments(reachedFrom: operation.selections)
                .compactMap { program.fragment(named: $0)?.selections }
            return !([operation.selections] + fragments).contains(where: hasField)
        }.map { operation in
            Diagnostic(
                rule: "RequireServerFields",
                message:
                    "Nothing in `\(operation.name)` is ever sent, because only the app has its "
                    + "fields. Select a field of the server, or remove the subscription.",
                span: operation.source.span
            )
        }
    }

    private static func hasField(_ selections: [Selection]) -> Bool {
        selections.contains { selection in
            switch selection {
            case .scalarField(let scalar): scalar.field.definition.name != "__typename"
            case .linkedField: true
            case .inlineFragment(let fragment): hasField(fragment.selections)
            case .fragmentSpread: false
            }
        }
    }
}
