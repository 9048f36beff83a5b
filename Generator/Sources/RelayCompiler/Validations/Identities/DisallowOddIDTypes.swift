import GraphQLLanguage
import GraphQLSchema

/// A field named `id` must have a type that can identify an object.
///
/// `type Row { id: Int! }`, `row { id }`:
/// "`Row.id` is of type `Int!`, but objects are identified by an `ID`. Select it under an alias,
/// or rename it on the server."
///
/// Follows Relay's `disallow_non_node_id_fields`.
struct DisallowOddIDTypes: ValidationRule {
    private var policies: KeyPolicies?

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard field.name.text == "id", field.alias == nil,
            let definition = context.fieldDefinition, let parent = context.parentType,
            let type = context.schema.namedType(of: definition.type)
        else { return }
        switch type {
        case .scalar(let scalar) where ["Int", "Float", "Boolean"].contains(scalar.name): break
        case .object, .interface, .union, .inputObject: break
        default: return
        }
        let policies = policies ?? .of(context.schema)
        self.policies = policies
        // A key may be any scalar.
        guard !policies.policy(of: parent).paths.contains(["id"]),
            policies.declarations(for: parent).isEmpty
        else { return }
        report(
            "`\(parent.name).id` is of type `\(definition.type)`, but objects are identified by "
                + "an `ID`. Select it under an alias, or rename it on the server.",
            at: field.name.span,
            &context
        )
    }
}
