/// The arguments that a spread passes to its fragment.
package struct FragmentArguments: Hashable, Sendable {
    package var values: JSONObject = [:]
    /// The arguments that are given as variables which have no value: the server sees those
    /// variables, so that the fragment's defaults don't apply.
    package var unset: Set<String> = []

    package init() {}

    package init(_ arguments: [Argument], _ variables: VariableData) {
        for argument in arguments {
            if let value = argument.value.resolve(variables) {
                values[argument.name] = value
            } else {
                unset.insert(argument.name)
            }
        }
    }

    /// The variables that a fragment with these definitions sees: its own, which hide those of
    /// the operation with the same names, and all others of the operation.
    package func variables(
        _ definitions: [VariableDefinition],
        in operation: VariableData
    ) -> VariableData {
        var variables = operation
        for definition in definitions {
            let name = definition.name
            variables[name] =
                values[name] ?? (unset.contains(name) ? nil : definition.defaultValue)
        }
        return variables
    }
}
