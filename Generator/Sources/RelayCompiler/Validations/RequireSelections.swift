import GraphQLLanguage
import GraphQLSchema

/// An operation must have selections that are not excluded by constant conditions.
///
/// `query Q { me @skip(if: true) { id } }`:
/// "Nothing in `Q` is ever fetched, because all of it is under `@skip` or `@include` with a
/// constant. Remove these, or the operation."
///
/// Follows Relay's `apply_fragment_arguments`.
struct RequireSelections: ValidationRule {
    mutating func check(_ operation: OperationClosure, _ context: inout ValidationContext) {
        let node = operation.operation
        guard Self.isEmpty(node.selectionSet), let name = node.name else { return }
        report(
            "Nothing in `\(name)` is ever fetched, because all of it is under `@skip` or "
                + "`@include` with a constant. Remove these, or the operation.",
            at: name.span,
            &context
        )
    }

    private static func isEmpty(_ set: SelectionSet) -> Bool {
        set.selections.allSatisfy { selection in
            if isNever(selection.directives) { return true }
            if case .inlineFragment(let fragment) = selection {
                return isEmpty(fragment.selectionSet)
            }
            return false
        }
    }

    private static func isNever(_ directives: [Directive]) -> Bool {
        [(StandardDirective.skip, true), (.include, false)].contains { directive, value in
            if case .boolean(let constant)? = directives.first(directive)?.argument(named: "if")?
                .value
            {
                constant.value == value
            } else {
                false
            }
        }
    }
}
