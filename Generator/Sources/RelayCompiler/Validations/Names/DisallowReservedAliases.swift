import GraphQLLanguage
import GraphQLSchema

/// The names of fields that the compiler adds must not be used as aliases.
///
/// `hero { id: name }`: "The alias `id` is reserved for the field `id`, which identifies objects.
/// Choose another."
struct DisallowReservedAliases: ValidationRule {
    private var policies: KeyPolicies?

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
        } else if isKey(alias.text, &context) {
            report(
                "The alias `\(alias)` is kept for the field `\(alias)`, which identifies objects of "
                    + "this type. Choose another.",
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

    /// Returns whether the compiler selects a field of this name, because it is a key.
    private mutating func isKey(_ name: String, _ context: inout ValidationContext) -> Bool {
        guard let type = context.parentType else { return false }
        let policies = policies ?? .of(context.schema)
        self.policies = policies
        guard !policies.declarations.isEmpty else { return false }
        let types = [type] + context.schema.possibleTypes(of: type).map { .object($0) }
        return types.contains { type in policies.policy(of: type).paths.contains { $0[0] == name } }
    }
}
