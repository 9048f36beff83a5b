import GraphQLLanguage
import GraphQLSchema

/// A mutation must not throw for a null or a failed field, because its response is read after the
/// change was made.
///
/// `mutation M { setName(name: "A") { name @required(action: THROW) } }`:
/// "A mutation can't throw if `name` is null, because the change has been made. Write
/// `@required(action: LOG)`."
///
/// `mutation M @throwOnFieldError { setName(name: "A") { name } }`:
/// "A mutation can't throw if a field has an error, because the change has been made. Write
/// `@catch(to: RESULT)`."
///
/// Follows Relay's `disallow_readtime_features_in_mutations`.
struct DisallowThrowingMutations: ValidationRule {
    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        guard operation.operation == .mutation,
            let span = operation.directives.first(.throwOnFieldError)?.span
        else { return }
        report(
            "A mutation can't throw if a field has an error, because the change has been made. "
                + "Write `@catch(to: RESULT)`.",
            at: span,
            fixIts: [.init(span: span, replacement: "@catch(to: RESULT)")],
            &context
        )
    }

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard context.operation?.operation == .mutation,
            RequiredAction(field.directives) == .throw,
            let span = field.directives.first(.required)?.span
        else { return }
        report(
            "A mutation can't throw if `\(field.responseName)` is null, because the change has "
                + "been made. Write `@required(action: LOG)`.",
            at: span,
            fixIts: [.init(span: span, replacement: "@required(action: LOG)")],
            &context
        )
    }
}
