import GraphQLLanguage
import GraphQLSchema

/// If reading throws for a field without a value, client fields must be caught, because they may
/// never have been set.
///
/// `query Q @throwOnFieldError { isOpen }`:
/// "`isOpen` exists only in the client and may not have been set. Then reading `Q` throws.
/// Write `@catch` on it."
///
/// `@catch` on a field around it, or on an inline fragment with `@alias`, will do.
///
/// Follows Relay's `client_extensions_use_catch`.
struct RequireCatchOnClientFields: ValidationRule {
    private var catches = 0
    private var throwing: String?

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        begin(operation.directives, operation.name?.text ?? "the operation")
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        begin(fragment.directives, fragment.name.text)
    }

    private mutating func begin(_ directives: [Directive], _ name: String) {
        catches = 0
        throwing = directives.first(.throwOnFieldError) == nil ? nil : name
    }

    mutating func enter(
        _ fragment: GraphQLLanguage.InlineFragment,
        _ context: inout ValidationContext
    ) {
        if fragment.directives.contains(.catch) { catches += 1 }
    }

    mutating func leave(
        _ fragment: GraphQLLanguage.InlineFragment,
        _ context: inout ValidationContext
    ) {
        if fragment.directives.contains(.catch) { catches -= 1 }
    }

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        if field.directives.contains(.catch) { catches += 1 }
        guard let throwing, catches == 0, let definition = context.fieldDefinition,
            definition.origin == .client, !definition.appliedDirectives.contains(.derived)
        else { return }
        let end = (field.directives.last?.span ?? field.name.span).endOffset
        let canInsert = field.arguments.isEmpty || !field.directives.isEmpty
        let place = SourceSpan(source: field.span.source, range: end..<end)
        report(
            "`\(field.responseName)` exists only in the client and may not have been set. Then "
                + "reading `\(throwing)` throws. Write `@catch` on it.",
            at: field.name.span,
            fixIts: canInsert ? [.init(span: place, replacement: " @catch")] : [],
            &context
        )
    }

    mutating func leave(_ field: Field, _ context: inout ValidationContext) {
        if field.directives.contains(.catch) { catches -= 1 }
    }
}
