public import GraphQLLanguage

/// Documents do not use those parts of a schema that are broken themselves.
///
/// A lenient `SchemaBuilder` gives warnings for mistakes in a schema; a document that uses a field
/// of an unknown type, or one defined twice differently, gets an error here.
public struct SchemaFaultsRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports a field that is broken, or an argument of it.
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
            "`\(coordinate)` cannot be used: the schema has a mistake there.",
            at: span,
            related: [.init(message: fault.message, span: fault.span)],
            &context
        )
    }
}
