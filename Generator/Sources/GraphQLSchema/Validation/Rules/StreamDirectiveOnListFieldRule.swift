public import GraphQLLanguage

/// `@stream` must be used only on fields that return lists.
public struct StreamDirectiveOnListFieldRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports `@stream` on a field whose value is not a list.
    public mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        guard directive.isNamed(.stream), context.parentType != nil,
            let field = context.fieldDefinition, !field.type.isList
        else { return }
        report(
            "`@stream` cannot be used on field `\(field.name)`: its type `\(field.type)` is not a "
                + "list.",
            at: directive.span,
            &context
        )
    }
}
