public import GraphQLLanguage

/// Each variable of an operation must be used by the operation or its fragments, and each variable
/// of a fragment by the fragment itself.
///
/// See https://spec.graphql.org/September2025/#sec-All-Variables-Used
public struct NoUnusedVariablesRule: ValidationRule {
    private var fragmentUsages: [String: Set<String>] = [:]

    /// Creates the rule.
    public init() {}

    /// Collects the variables in values of a fragment.
    public mutating func enter(
        _ value: Value,
        expecting type: TypeReference?,
        _ context: inout ValidationContext
    ) {
        guard let fragment = context.fragment, !fragment.variableDefinitions.isEmpty else { return }
        fragmentUsages[fragment.name.text, default: []].formUnion(value.variables.map(\.name.text))
    }

    /// Reports unused variables of an operation.
    public mutating func check(
        _ operation: OperationClosure,
        _ context: inout ValidationContext
    ) {
        let definitions = operation.operation.variableDefinitions
        guard !definitions.isEmpty else { return }
        let used = Set(operation.usages.lazy.map(\.variable.name.text))
        let subject = operation.operation.name.map { " in operation `\($0.text)`" } ?? ""
        for definition in definitions where !used.contains(definition.variable.name.text) {
            report(
                "Variable `$\(definition.variable.name.text)` is never used\(subject).",
                at: definition.variable.span,
                &context
            )
        }
    }

    /// Reports unused variables of fragments.
    public mutating func finish(_ documents: [Document], _ context: inout ValidationContext) {
        for document in documents {
            for case .fragment(let fragment) in document.definitions {
                let used = fragmentUsages[fragment.name.text] ?? []
                for definition in fragment.variableDefinitions
                where !used.contains(definition.variable.name.text) {
                    report(
                        "Variable `$\(definition.variable.name.text)` is never used in fragment "
                            + "`\(fragment.name.text)`.",
                        at: definition.variable.span,
                        &context
                    )
                }
            }
        }
    }
}
