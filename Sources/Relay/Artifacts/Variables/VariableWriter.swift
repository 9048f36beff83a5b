/// Collects the variables of an operation, or the fields of an input object, and their files.
public struct VariableWriter: Sendable {
    package private(set) var values: JSONObject = [:]
    /// The files, by their paths in `values`.
    package private(set) var uploads: [String: FileUpload] = [:]

    /// Creates a writer without variables.
    @_spi(Generated) public init() {}

    /// Sets the variables that have a value.
    ///
    /// `names` are their names, separated by spaces, in the order of the values.
    @_spi(Generated) public mutating func writeFields(
        _ names: StaticString,
        _ values: InputFieldValues
    ) {
        values.write(names, to: &self)
    }

    /// Sets a variable.
    @_spi(Generated) public mutating func write(_ name: String, _ value: some InputValue) {
        var found = InputUploads()
        values[name] = value.inputValue(adding: &found)
        if !found.isEmpty { add(found, under: name) }
    }

    /// Sets a variable to a value or null, or omits it.
    @_spi(Generated) public mutating func writeInput<Value: InputValue>(
        _ name: String,
        _ input: Input<Value>
    ) {
        switch input {
        case .unset: break
        case .null: values[name] = .null
        case .value(let value): write(name, value)
        }
    }

    private mutating func add(_ found: InputUploads, under name: String) {
        for (path, file) in found.files {
            uploads[path.isEmpty ? name : name + "." + path] = file
        }
    }
}

/// An input object type of the schema, or the type of an optimistic response.
public protocol GraphQLInputObject: InputValue, Hashable {
    /// Writes the fields that are set.
    ///
    /// Generated code implements it.
    func write(to variables: inout VariableWriter)
}

extension GraphQLInputObject {
    /// An object with the fields that are set.
    public var inputValue: JSONValue {
        var writer = VariableWriter()
        write(to: &writer)
        return .object(writer.values)
    }

    /// Returns an object with the fields that are set, and adds the files that they contain to
    /// `uploads`.
    public func inputValue(adding uploads: inout InputUploads) -> JSONValue {
        var writer = VariableWriter()
        write(to: &writer)
        if !writer.uploads.isEmpty { uploads.add(writer.uploads) }
        return .object(writer.values)
    }
}
