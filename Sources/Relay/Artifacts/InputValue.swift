/// A Swift type whose values can be sent in variables.
public protocol InputValue: Sendable {
    /// The value as it is sent.
    var inputValue: JSONValue { get }
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
}

extension Array: InputValue where Element: InputValue {
    /// The elements' values.
    public var inputValue: JSONValue { .array(map(\.inputValue)) }
}
