public import GraphQLLanguage

/// A field of an input object must not be repeated.
///
/// See https://spec.graphql.org/September2025/#sec-Input-Object-Field-Uniqueness
public struct UniqueInputFieldNamesRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports repeated fields in an object of the value.
    public mutating func enter(
        _ value: Value,
        expecting type: TypeReference?,
        _ context: inout ValidationContext
    ) {
        check(value, &context)
    }

    private func check(_ value: Value, _ context: inout ValidationContext) {
        switch value {
        case .list(let list):
            for element in list.values { check(element, &context) }
        case .object(let object):
            for (name, first) in Duplicates.find(in: object.fields.map(\.name)) {
                report(
                    "Input field `\(name.text)` is given twice.",
                    at: name.span,
                    related: [.init(message: "It is given here first.", span: first)],
                    &context
                )
            }
            for field in object.fields { check(field.value, &context) }
        default: break
        }
    }
}
