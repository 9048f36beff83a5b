import GraphQLLanguage
import GraphQLSchema

/// Warns about deprecated schema elements, only in `relay-generator check`.
///
/// `me { age }`: "Field `User.age` is deprecated: Ask for `birthday`."
///
/// Follows Relay's `validate_deprecated_fields`.
struct NoDeprecatedUse: ValidationRule {
    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let reason = context.fieldDefinition?.deprecationReason,
            let type = context.parentType
        else { return }
        advise("Field `\(type.name).\(field.name)`", reason, at: field.name.span, &context)
    }

    mutating func enter(
        arguments: [Argument],
        of owner: ArgumentOwner,
        _ context: inout ValidationContext
    ) {
        let definitions: NamedList<GraphQLSchema.InputValue>?
        let subject: String
        switch owner {
        case .field(let field, let definition):
            definitions = definition?.arguments
            subject = "`\(context.parentType.map { "\($0.name)." } ?? "")\(field.name)`"
        case .directive(let directive, let definition):
            definitions = definition?.arguments
            subject = "`@\(directive.name)`"
            if let reason = definition?.deprecationReason {
                advise("Directive \(subject)", reason, at: directive.name.span, &context)
            }
        case .spread:
            return
        }
        for argument in arguments {
            guard let reason = definitions?[argument.name.text]?.deprecationReason else { continue }
            advise(
                "Argument `\(argument.name)` of \(subject)",
                reason,
                at: argument.name.span,
                &context
            )
        }
    }

    mutating func enter(
        _ value: Value,
        expecting type: TypeReference?,
        _ context: inout ValidationContext
    ) {
        guard let type, let named = context.schema.namedType(of: type) else { return }
        switch (value, named) {
        case (.enum(let value), .enum(let definition)):
            guard let reason = definition.values[value.name.text]?.deprecationReason else { return }
            let subject = "Value `\(definition.name).\(value.name)`"
            advise(subject, reason, at: value.name.span, &context)
        case (.object(let object), .inputObject(let definition)):
            for field in object.fields {
                guard let reason = definition.fields[field.name.text]?.deprecationReason else {
                    continue
                }
                let subject = "Input field `\(definition.name).\(field.name)`"
                advise(subject, reason, at: field.name.span, &context)
            }
        default:
            break
        }
    }

    private func advise(
        _ subject: String,
        _ reason: String,
        at span: SourceSpan,
        _ context: inout ValidationContext
    ) {
        let isSaid = reason == "No longer supported"
        report(
            "\(subject) is deprecated\(isSaid ? "." : ": \(reason)")",
            severity: .warning,
            at: span,
            &context
        )
    }
}
