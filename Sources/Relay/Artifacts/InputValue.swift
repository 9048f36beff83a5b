/// A Swift type whose values can be sent in variables.
public protocol InputValue: Sendable {
    /// The value as it is sent.
    var inputValue: JSONValue { get }
    /// Returns the value as it is sent, and adds the files in it to `uploads`.
    ///
    /// By default there are none. A type of your own that holds a ``FileUpload`` implements it.
    func inputValue(adding uploads: inout InputUploads) -> JSONValue
}

extension InputValue {
    /// Returns ``inputValue``; there are no files in it.
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
    /// The value as it stands.
    public var inputValue: JSONValue { self }
}

extension Optional: InputValue where Wrapped: InputValue {
    /// The value, or `null`.
    public var inputValue: JSONValue { self?.inputValue ?? .null }

    /// Returns the value, or `null`, and adds the files in it to `uploads`.
    public func inputValue(adding uploads: inout InputUploads) -> JSONValue {
        self?.inputValue(adding: &uploads) ?? .null
    }
}

extension Array: InputValue where Element: InputValue {
    /// The elements' values.
    public var inputValue: JSONValue { .array(map(\.inputValue)) }

    /// Returns the elements' values, and adds the files in them to `uploads`.
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
