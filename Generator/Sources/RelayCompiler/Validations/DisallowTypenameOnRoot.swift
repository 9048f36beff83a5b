import GraphQLLanguage
import GraphQLSchema

/// The type names of root types must not be selected, because the store has one root for all
/// operations.
///
/// `query Q { __typename }`:
/// "`__typename` can't be selected on `Query`, because the store has one root for all operations.
/// Remove it."
struct DisallowTypenameOnRoot: ValidationRule {
    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard field.name.text == "__typename", let type = context.parentType else { return }
        let roots = OperationType.allCases.map { context.schema.rootType(for: $0)?.name }
        guard roots.contains(type.name) else { return }
        report(
            "`__typename` can't be selected on `\(type.name)`, because the store has one root for "
                + "all operations. Remove it.",
            at: field.span,
            fixIts: [.init(span: field.span, replacement: "")],
            &context
        )
    }
}
