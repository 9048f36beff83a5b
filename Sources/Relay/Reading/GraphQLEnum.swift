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

    // Written once here, because the compiler would write them into each enum: 0.4 KB.

    /// Returns whether two values have the same name.
    public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

    /// Hashes the value's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The hash value of the value's name.
    public var hashValue: Int { rawValue.hashValue }

    /// The server's name for the value.
    public var inputValue: JSONValue { .string(rawValue) }
}
