/// An enum type of the schema: its values, and whatever else a newer server sends.
public protocol GraphQLEnum: FieldValue, InputValue, Hashable, CaseIterable
where AllCases == [Self] {
    /// The value that the server calls `rawValue`; unknown names are kept.
    init(rawValue: String)
    /// The server's name for the value.
    var rawValue: String { get }
}

extension GraphQLEnum {
    /// Reads an enum value.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        if case .string(let value) = stored.value { return Self(rawValue: value) }
        return reader.fail(stored.value, Self(rawValue: ""))
    }

    /// The server's name for the value.
    public var inputValue: JSONValue { .string(rawValue) }
}
