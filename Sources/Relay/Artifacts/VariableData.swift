/// The variables of one execution, as they go to the server: `{"first": 10, "after": null}`.
///
/// A variable that is absent and one that is `.null` are different, here, in the request and in
/// storage keys.
public struct VariableData: Sendable, Hashable, Encodable {
    /// The variables by name, in the order in which they were written.
    public var values: JSONObject

    /// Variables with these values.
    public init(_ values: JSONObject = [:]) {
        self.values = values
    }

    /// The value of the variable `name`; `nil` when it is absent.
    public subscript(name: String) -> JSONValue? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// Whether no variable is set.
    public var isEmpty: Bool { values.isEmpty }

    /// Encodes the variables as one object.
    public func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}

extension VariableData: ExpressibleByDictionaryLiteral {
    /// Variables written out: `["first": 10]`.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(JSONObject(elements))
    }
}

extension VariableData: CustomStringConvertible {
    /// The variables as compact JSON text.
    public var description: String { JSONValue.object(values).description }
}
