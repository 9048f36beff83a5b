import GraphQLLanguage
import GraphQLSchema

/// The field `__id`, by which Relay exposes the keys of records, does not exist.
///
/// `me { __id }`:
/// "There is no field `__id`: a fragment reference has the key of its object. Select `id`, or pass
/// the reference on."
struct DisallowRecordKeys: ValidationRule {
    static let field = "__id"

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard field.name.text == Self.field, context.fieldDefinition == nil else { return }
        report(
            "There is no field `__id`: a fragment reference has the key of its object. Select "
                + "`id`, or pass the reference on.",
            at: field.name.span,
            &context
        )
    }
}
