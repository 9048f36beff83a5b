public import GraphQLLanguage

/// Fields of composite types must have selections, and those of scalars and enums must not.
///
/// See https://spec.graphql.org/September2025/#sec-Leaf-Field-Selections
public struct ScalarLeafsRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports missing or invalid selections.
    public mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let definition = context.fieldDefinition, let type = context.type else { return }
        let name = field.name.text
        if type.isLeaf {
            guard let selectionSet = field.selectionSet else { return }
            report(
                "Field `\(name)` must not have a selection: its type `\(definition.type)` has no "
                    + "fields.",
                at: selectionSet.span,
                fixIts: [.init(span: selectionSet.span, replacement: "")],
                &context
            )
        } else if field.selectionSet == nil {
            report(
                "Field `\(name)` of type `\(definition.type)` must have a selection of fields. "
                    + "Did you mean `\(name) { … }`?",
                at: field.span,
                &context
            )
        } else if field.selectionSet?.selections.isEmpty == true {
            report("The selection of field `\(name)` is empty.", at: field.span, &context)
        }
    }
}
