import GraphQLLanguage
import GraphQLSchema

/// A fragment with `@inline` must not have required fields, as in Relay, where there is no way to
/// report that one is missing.
///
/// `fragment F on User @inline { name @required(action: LOG) }`:
/// "`name` can't be required in `F`, which is `@inline`. Remove `@inline`: every fragment can be
/// read anywhere."
///
/// Follows Relay's `required_directive`.
struct DisallowRequiredInInlineData: ValidationRule {
    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let directive = field.directives.first(.required),
            let fragment = context.fragment,
            let inline = fragment.directives.first(.inline)
        else { return }
        report(
            "`\(field.responseName)` can't be required in `\(fragment.name)`, which is `@inline`. "
                + "Remove `@inline`: every fragment can be read anywhere.",
            at: directive.span,
            related: [.init(message: "The directive is here.", span: inline.span)],
            fixIts: [.init(span: inline.span, replacement: "")],
            &context
        )
    }
}
