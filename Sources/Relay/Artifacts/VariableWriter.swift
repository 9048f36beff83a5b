/// Collects the variables of an operation, or the fields of an input object.
public struct VariableWriter: Sendable {
    package private(set) var values: JSONObject = [:]

    package init() {}

    /// Sets a variable.
    @_spi(Generated) public mutating func write(_ name: String, _ value: some InputValue) {
        values[name] = value.inputValue
    }

    /// Sets a variable, to a value or null, or leaves it out.
    @_spi(Generated) public mutating func writeInput<Value: InputValue>(
        _ name: String,
        _ input: Input<Value>
    ) {
        switch input {
        case .unset: break
        case .null: values[name] = .null
        case .value(let value): values[name] = value.inputValue
        }
    }
}

/// An input object type of the schema, as a Swift struct.
public protocol GraphQLInputObject: InputValue, Hashable {
    /// Writes the fields that are set; generated code implements it.
    func write(to variables: inout VariableWriter)
}

extension GraphQLInputObject {
    /// The fields that are set, as an object.
    public var inputValue: JSONValue {
        var writer = VariableWriter()
        write(to: &writer)
        return .object(writer.values)
    }
}
