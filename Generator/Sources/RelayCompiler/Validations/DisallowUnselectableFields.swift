import GraphQLLanguage
import GraphQLSchema

/// Fields with `@unselectable`, and those of types with it, must not be selected.
///
/// `type User { secret: String @unselectable(reason: "Ask for a token.") }`, `me { secret }`:
/// "`User.secret` can't be selected: Ask for a token."
///
/// Follows Relay's `validate_no_unselectable_selections`.
struct DisallowUnselectableFields: ValidationRule {
    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let definition = context.fieldDefinition, let type = context.parentType else {
            return
        }
        let target = context.schema.namedType(of: definition.type)
        guard
            let directive = definition.appliedDirectives.first(.unselectable)
                ?? target?.definition.appliedDirectives.first(.unselectable)
        else { return }
        let reason = directive.string("reason").map { ": \($0)" } ?? "."
        report(
            "`\(type.name).\(field.name)` can't be selected\(reason)",
            at: field.name.span,
            &context
        )
    }
}
