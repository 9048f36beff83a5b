/// A Swift type whose values can be sent in variables.
public protocol InputValue: Sendable {
    /// The value as JSON.
    var inputValue: JSONValue { get }
    /// Returns the value as JSON, and adds the files that it contains to `uploads`.
    ///
    /// The default implementation adds none. Implement it if your type contains a ``FileUpload``.
    func inputValue(adding uploads: inout InputUploads) -> JSONValue
}

extension InputValue {
    /// Returns ``inputValue``, and adds no files.
    public func inputValue(adding uploads: inout InputUploads) -> JSONValue { inputValue }
}

extension String: InputValue {
    /// The text.
    public var inputValue: JSONValue { .string(self) }
}

extension Int: InputValue {
    /// The number.
    public var inputValue: JSONValue { .int(Int64(self)) }
}

extension Double: InputValue {
    /// The number.
    public var inputValue: JSONValue { .double(self) }
}

extension Bool: InputValue {
    /// `true` or `false`.
    public var inputValue: JSONValue { .bool(self) }
}

extension ID: InputValue {
    /// The id's text.
    public var inputValue: JSONValue { .string(rawValue) }
}

extension JSONValue: InputValue {
    /// The value itself.
    public var inputValue: JSONValue { self }
}

extension Optional: InputValue where Wrapped: InputValue {
    /// The value, or `null`.
    public var inputValue: JSONValue { self?.inputValue ?? .null }

    /// Returns the value, or `null`, and adds the files that it contains to `uploads`.
    public func inputValue(adding uploads: inout InputUploads) -> JSONValue {
        self?.inputValue(adding: &uploads) ?? .null
    }
}

extension Array: InputValue where Element: InputValue {
    /// The elements' values.
    public var inputValue: JSONValue { .array(map(\.inputValue)) }

    /// Returns the elements' values, and adds the files that they contain to `uploads`.
    public func inputValue(adding uploads: inout InputUploads) -> JSONValue {
        var values: [JSONValue] = []
        values.reserveCapacity(count)
        for element in self {
            let index = values.count
            values.append(uploads.nested("\(index)") { element.inputValue(adding: &$0) })
        }
        return .array(values)
    }
}
