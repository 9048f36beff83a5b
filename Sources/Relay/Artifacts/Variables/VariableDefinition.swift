/// A variable of an operation, or an argument of a fragment.
package struct VariableDefinition: Sendable, Hashable {
    package let name: String
    package let type: TypeReference
    package var defaultValue: JSONValue?
    /// The default as GraphQL, without white space.
    var defaultText: String?
}

extension [VariableDefinition] {
    /// Returns `given`, with the defaults of absent variables added.
    package func applyingDefaults(to given: VariableData) -> VariableData {
        var variables = given
        for definition in self {
            if let value = definition.defaultValue, variables[definition.name] == nil {
                variables[definition.name] = value
            }
        }
        return variables
    }
}
