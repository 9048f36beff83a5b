import GraphQLLanguage
import GraphQLSchema

/// An assignable fragment must select only `__typename`.
///
/// `fragment F on Page @assignable { id __typename }`:
/// "An `@assignable` fragment selects `__typename` alone. Remove the rest."
///
/// `fragment F on User @assignable @refetchable(queryName: "Q") { __typename }`:
/// "`F` is `@assignable`: it has no data that could be refetched. …"
///
/// Follows Relay's `validate_assignable_directive`.
struct RequireAssignableShape: ValidationRule {
    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        guard fragment.directives.contains(.assignable) else { return }
        if let directive = fragment.directives.first(.refetchable) {
            report(
                "`\(fragment.name)` is `@assignable`: it has no data that could be refetched. "
                    + "Remove `@refetchable`, and spread a refetchable fragment beside it.",
                at: directive.span,
                fixIts: [.init(span: directive.span, replacement: "")],
                &context
            )
        }
        let selections = fragment.selectionSet.selections
        if selections.count == 1, PlainTypename.isSelected(in: fragment.selectionSet) { return }
        report(
            "An `@assignable` fragment can only select `__typename`, without an alias or a "
                + "directive. Remove the rest.",
            at: fragment.name.span,
            fixIts: [.init(span: fragment.selectionSet.span, replacement: "{ __typename }")],
            &context
        )
    }
}
