public import GraphQLLanguage

/// Variables must have input types: scalars, enums and input object types.
///
/// See https://spec.graphql.org/September2025/#sec-Variables-Are-Input-Types
public struct VariablesAreInputTypesRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports a variable of another type.
    public mutating func enter(
        _ variable: VariableDefinition,
        _ context: inout ValidationContext
    ) {
        guard let type = context.type(named: variable.type.namedType.name.text), !type.isInput
        else { return }
        report(
            "Variable `$\(variable.variable.writtenName)` cannot have the type `\(variable.type)`: "
                + "\(type.kindName) `\(type.name)` is not an input type.",
            at: variable.type.span,
            &context
        )
    }
}
