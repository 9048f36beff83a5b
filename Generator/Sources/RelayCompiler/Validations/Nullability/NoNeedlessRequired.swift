import GraphQLLanguage
import GraphQLSchema

/// A non-null field needs no `@required`.
///
/// `me { id @required(action: LOG) }`: "`id` is never null, so `@required` has no effect. Remove
/// it." (a warning)
///
/// In Relay, the action that throws although null may be valid is an error there. Follows Relay's
/// `disallow_required_on_non_null_field`.
struct NoNeedlessRequired: ValidationRule {
    private var catches = 0
    private var isStrict = false

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        begin(operation.directives)
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        begin(fragment.directives)
    }

    private mutating func begin(_ directives: [Directive]) {
        catches = 0
        isStrict = directives.first(of: [.throwOnFieldError, .catch]) != nil
    }

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        if field.directives.contains(.catch) { catches += 1 }
        guard let directive = field.directives.first(.required),
            let definition = context.fieldDefinition
        else { return }
        if isDangerous(directive) {
            guard definition.type.isNonNull || isSemanticallyNonNull(definition) else { return }
            report(
                "`\(field.responseName)` is null only if it has an error, never as a valid "
                    + "value. Write `@required(action: THROW)`.",
                at: directive.span,
                fixIts: [.init(span: directive.span, replacement: "@required(action: THROW)")],
                &context
            )
            return
        }
        // A required field inside may make it null.
        let inner = field.selectionSet.map(RequiredFields.direct) ?? [:]
        let isNeverNull =
            definition.type.isNonNull
            || isSemanticallyNonNull(definition) && (isStrict || catches > 0)
        guard isNeverNull, inner.isEmpty else { return }
        report(
            "`\(field.responseName)` is never null, so `@required` has no effect. Remove it.",
            severity: .warning,
            at: directive.span,
            fixIts: [.init(span: directive.span, replacement: "")],
            &context
        )
    }

    mutating func leave(_ field: Field, _ context: inout ValidationContext) {
        if field.directives.contains(.catch) { catches -= 1 }
    }

    private func isSemanticallyNonNull(_ definition: OutputField) -> Bool {
        definition.appliedDirectives.first(.semanticNonNull)?.levels.contains(0) ?? false
    }

    private func isDangerous(_ directive: Directive) -> Bool {
        guard case .enum(let action)? = directive.argument(named: "action")?.value else {
            return false
        }
        return action.name.text == "DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD"
    }
}
