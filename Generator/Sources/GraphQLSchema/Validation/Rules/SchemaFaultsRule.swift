public import GraphQLLanguage

/// Documents must not use invalid parts of the schema.
///
/// A lenient `SchemaBuilder` reports errors in a schema as warnings. A document that uses an
/// invalid part, such as a field of an unknown type or with several different definitions, gets an
/// error.
public struct SchemaFaultsRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports an invalid field, or an invalid argument of it.
    public mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard !context.schema.faults.isEmpty, let type = context.parentType else { return }
        let coordinate = "\(type.name).\(field.name.text)"
        check(coordinate, at: field.name.span, &context)
        for argument in field.arguments {
            check("\(coordinate)(\(argument.name.text):)", at: argument.name.span, &context)
        }
    }

    private func check(
        _ coordinate: String,
        at span: SourceSpan,
        _ context: inout ValidationContext
    ) {
        guard let fault = context.schema.faults[coordinate] else { return }
        report(
            "`\(coordinate)` cannot be used: the schema has an error there.",
            at: span,
            related: [.init(message: fault.message, span: fault.span)],
            &context
        )
    }
}
