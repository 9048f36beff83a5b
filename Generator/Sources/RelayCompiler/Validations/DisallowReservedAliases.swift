import GraphQLLanguage
import GraphQLSchema

/// The names of fields that the compiler adds must not be used as aliases.
///
/// `hero { id: name }`: "The alias `id` is reserved for the field `id`, which identifies objects.
/// Choose another."
struct DisallowReservedAliases: ValidationRule {
    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let alias = field.alias, alias != field.name else { return }
        let identity = Identity(context.schema).field
        if alias.text == identity {
            report(
                "The alias `\(identity)` is reserved for the field `\(identity)`, which identifies "
                    + "objects. Choose another.",
                at: alias.span,
                &context
            )
        } else if alias.text.hasPrefix("__") {
            report(
                "The alias `\(alias)` begins with `__`, which is reserved for the compiler. "
                    + "Choose another.",
                at: alias.span,
                &context
            )
        }
    }
}
