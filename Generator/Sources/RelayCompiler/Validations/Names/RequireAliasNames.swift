import GraphQLLanguage
import GraphQLSchema

/// The name in `@alias` must be valid for a property.
///
/// `...Row_user @alias(as: "a row")`: "`a row` can't be the name of a property. Write a name like
/// `row`."
struct RequireAliasNames: ValidationRule {
    mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        guard directive.isNamed(.alias), let argument = directive.argument(named: "as"),
            let name = directive.string("as"), !SwiftNames.isTypeName(name)
        else { return }
        let subject = name.isEmpty ? "An empty text" : "`\(name)`"
        report(
            "\(subject) can't be the name of a property. Write a name like `row`.",
            at: argument.value.span,
            &context
        )
    }
}
