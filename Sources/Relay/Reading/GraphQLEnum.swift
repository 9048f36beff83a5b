/// An enum type of the schema: its known values, and any value that a newer server sends.
public protocol GraphQLEnum: FieldValue, InputValue, Hashable, CaseIterable
where AllCases == [Self] {
    /// Creates the value with this name in the schema.
    ///
    /// Unknown names are kept.
    init(rawValue: String)
    /// The name of the value in the schema.
    var rawValue: String { get }
}

extension GraphQLEnum {
    /// Reads an enum value.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        if let text = stored.value.text { return Self(rawValue: text) }
        return reader.fail(stored.value, Self(rawValue: ""))
    }

    // Written once here, because the compiler would write them into each enum: 0.4 KB.

    /// Returns whether two values have the same name.
    public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

    /// Hashes the value's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The hash value of the value's name.
    public var hashValue: Int { rawValue.hashValue }

    /// The name of the value in the schema.
    public var inputValue: JSONValue { .string(rawValue) }
}
