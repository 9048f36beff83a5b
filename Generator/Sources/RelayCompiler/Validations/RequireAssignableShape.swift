import GraphQLLanguage
import GraphQLSchema

/// A fragment whose references can be assigned selects `__typename` and nothing else.
///
/// `fragment F on Page @assignable { id __typename }`:
/// "An `@assignable` fragment selects `__typename` alone. Remove the rest."
///
/// Follows Relay's `validate_assignable_directive`.
struct RequireAssignableShape: ValidationRule {
    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        guard fragment.directives.first(named: "assignable") != nil else { return }
        let selections = fragment.selectionSet.selections
        if selections.count == 1, PlainTypename.isSelected(in: fragment.selectionSet) { return }
        report(
            "An `@assignable` fragment selects `__typename` alone, without an alias or a "
                + "directive. Remove the rest.",
            at: fragment.name.span,
            fixIts: [.init(span: fragment.selectionSet.span, replacement: "{ __typename }")],
            &context
        )
    }
}
