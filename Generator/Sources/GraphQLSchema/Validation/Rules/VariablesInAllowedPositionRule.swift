import GraphQLLanguage

/// Variables must be used only where their type is allowed.
///
/// `avatar(size: $size)` with `$size: Int` where `Int!` is expected: "Variable `$size` of type `Int`
/// cannot be used where `Int!` is expected. Declare it as `Int!`."
///
/// See https://spec.graphql.org/September2025/#sec-All-Variable-Usages-Are-Allowed
public struct VariablesInAllowedPositionRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports uses of an operation's variables where their type is not allowed.
    public mutating func check(
        _ operation: OperationClosure,
        _ context: inout ValidationContext
    ) {
        let definitions = operation.operation.variableDefinitions
        guard !definitions.isEmpty else { return }
        let byName = Dictionary(
            definitions.map { ($0.variable.name.text, $0) },
            uniquingKeysWith: { _, last in last }
        )
        for usage in operation.usages where usage.fragmentVariable == nil {
            if let definition = byName[usage.variable.name.text] {
                check(usage, definition, &context)
            }
        }
    }

    /// Reports uses of a fragment's variables where their type is not allowed.
    public mutating func check(
        fragmentUsages: [VariableUsage],
        _ context: inout ValidationContext
    ) {
        for usage in fragmentUsages {
            if let definition = usage.fragmentVariable {
                check(usage, definition, &context)
            }
        }
    }

    private func check(
        _ usage: VariableUsage,
        _ definition: VariableDefinition,
        _ context: inout ValidationContext
    ) {
        guard let expected = usage.type,
            context.type(named: definition.type.namedType.name.text) != nil
        else { return }
        let type = TypeReference(definition.type)
        let name = usage.variable.writtenName
        let kind = definition.isArgument ? "Argument" : "Variable"
        let remedy =
            definition.isArgument
            ? "Write `type: \"\(expected)\"`." : "Declare it as `\(expected)`."
        let related = Diagnostic.Related(
            message: "`$\(definition.variable.writtenName)` is defined here.",
            span: definition.span
        )
        if let oneOf = usage.oneOfType, !type.isNonNull {
            report(
                "\(kind) `$\(name)` of type `\(type)` must be `\(type)!` to be the field of the "
                    + "`@oneOf` input object `\(oneOf.name)`.",
                at: usage.variable.span,
                related: [related],
                &context
            )
        }
        let position = VariablePosition(type: expected, hasDefault: usage.hasDefault)
        if !position.accepts(type, default: definition.defaultValue, in: context.schema) {
            report(
                "\(kind) `$\(name)` of type `\(type)` cannot be used where `\(expected)` is "
                    + "expected. \(remedy)",
                at: usage.variable.span,
                related: [related],
                &context
            )
        }
    }
}
