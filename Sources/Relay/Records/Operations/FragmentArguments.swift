/// The arguments that a spread passes to its fragment.
package struct FragmentArguments: Hashable, Sendable {
    package var values: JSONObject = [:]
    /// The arguments that are given as variables which have no value: the server sees those
    /// variables, so that the fragment's defaults don't apply.
    package var unset: Set<String> = []

    package init() {}

    /// Creates the arguments at a position of a plan, for a definition with these variables.
    package init(at position: Int, of plan: ReaderPlan, _ scope: FragmentScope) {
        // Another query fetches the objects of a derived field. The fragment's variables are variables of it, so
        // that no default applies there.
        let isBelowEdge = plan.argumentsBelowEdges.contains { $0.contains(position) }
        for argument in plan.arguments[position] {
            if let value = argument.value.resolve(scope.variables) {
                values[argument.name] = value
            } else if isBelowEdge || !scope.omits(argument.value) {
                unset.insert(argument.name)
            }
        }
    }

    /// The variables that a fragment with these definitions sees: its own, which hide those of
    /// the operation with the same names, and all others of the operation.
    package func scope(
        _ definitions: [VariableDefinition],
        in operation: VariableData
    ) -> FragmentScope {
        var scope = FragmentScope(operation)
        for definition in definitions {
            let name = definition.name
            let isUnset = unset.contains(name)
            let value = values[name] ?? (isUnset ? nil : definition.defaultValue)
            scope.variables[name] = value
            if value == nil, !isUnset { scope.omitted.insert(name) }
        }
        return scope
    }
}

/// The variables of a definition.
package struct FragmentScope: Sendable {
    package fileprivate(set) var variables: VariableData
    /// The fragment's own variables for which its spread has no argument, and which have no default.
    ///
    /// A spread that passes one on passes no argument either, so that the default of the inner fragment
    /// applies. The server gets that default, too, because no fragment sent to a server has variables of
    /// its own.
    package fileprivate(set) var omitted: Set<String> = []

    /// Creates the variables of an operation.
    package init(_ variables: VariableData) { self.variables = variables }

    fileprivate func omits(_ value: ArgumentValue) -> Bool {
        if case .variable(let name) = value { omitted.contains(name) } else { false }
    }
}
