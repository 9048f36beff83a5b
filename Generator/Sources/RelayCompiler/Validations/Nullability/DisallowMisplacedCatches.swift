import GraphQLLanguage
import GraphQLSchema

/// `@catch` must be on an element that can hold the errors.
///
/// `... on User @catch { name }`: "Nothing holds what `@catch` catches here. Write
/// `@alias(as: "user")` beside it."
/// `name @catch @required(action: THROW)`: "`name` can't be required and caught at once. Remove
/// `@required` or `@catch`."
///
/// Follows Relay's `catch_directive`.
struct DisallowMisplacedCatches: ValidationRule {
    mutating func enter(
        _ fragment: GraphQLLanguage.InlineFragment,
        _ context: inout ValidationContext
    ) {
        guard let directive = fragment.directives.first(.catch),
            fragment.directives.first(.alias) == nil
        else { return }
        let name = SwiftNames.uncapitalized(fragment.typeCondition?.name.text ?? "fields")
        let start = directive.span.startOffset
        report(
            "`@catch` needs a property for the errors. Write `@alias(as: \"\(name)\")` beside it.",
            at: directive.span,
            fixIts: [
                .init(
                    span: SourceSpan(source: directive.span.source, range: start..<start),
                    replacement: "@alias(as: \"\(name)\") "
                )
            ],
            &context
        )
    }

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let directive = field.directives.first(.catch),
            field.directives.contains(.required)
        else { return }
        report(
            "`\(field.responseName)` can't be required and caught at once. Remove `@required` or "
                + "`@catch`.",
            at: directive.span,
            fixIts: [.init(span: directive.span, replacement: "")],
            &context
        )
    }
}
