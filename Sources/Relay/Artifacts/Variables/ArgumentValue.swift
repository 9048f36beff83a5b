/// The value of an argument in a document: a constant, a variable, or a list or object that
/// contains variables.
package indirect enum ArgumentValue: Sendable, Hashable {
    case constant(JSONValue)
    case variable(String)
    case list([ArgumentValue])
    case object([Member])

    /// A field of an input object.
    package struct Member: Sendable, Hashable {
        package let name: String
        package let value: ArgumentValue
    }

    /// Returns the value for the given variables, or `nil` if the argument or input field must be
    /// omitted.
    ///
    /// It is omitted if its value is an absent variable. An absent variable in a list becomes null.
    ///
    /// Spec: <https://spec.graphql.org/draft/#sec-Coercing-Field-Arguments>
    package func resolve(_ variables: VariableData) -> JSONValue? {
        switch self {
        case .constant(let value): return value
        case .variable(let name): return variables[name]
        case .list(let values): return .array(values.map { $0.resolve(variables) ?? .null })
        case .object(let members):
            let resolved = members.compactMap { member in
                member.value.resolve(variables).map { (member.name, $0) }
            }
            return .object(JSONObject(resolved))
        }
    }

    package var isConstant: Bool {
        switch self {
        case .constant: true
        case .variable: false
        case .list(let values): values.allSatisfy(\.isConstant)
        case .object(let members): members.allSatisfy(\.value.isConstant)
        }
    }
}

/// A named argument of a field or a fragment spread.
package struct Argument: Sendable, Hashable {
    package let name: String
    package let value: ArgumentValue
}
