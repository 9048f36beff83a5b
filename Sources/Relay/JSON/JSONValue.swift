/// Any JSON value.
///
/// Integers stay integers, and objects keep the order of their members.
///
/// Strings and keys are equal if their UTF-8 bytes are equal, unlike Swift strings: two ids that
/// differ only in their Unicode normalization form are different ids.
public enum JSONValue: Sendable {
    case null
    case bool(Bool)
    /// A number without fraction or exponent that fits 64 bits.
    case int(Int64)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

extension JSONValue: Hashable {
    /// Returns whether both are the same value.
    ///
    /// Strings are compared by their bytes.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.int(let a), .int(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.string(let a), .string(let b)): a.hasSameBytes(as: b)
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)): a == b
        default: false
        }
    }

    /// Hashes the value; strings by their bytes.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(value)
        case .double(let value): hasher.combine(value)
        case .string(let value): value.hashBytes(into: &hasher)
        case .array(let values): hasher.combine(values)
        case .object(let object): hasher.combine(object)
        }
    }
}

extension JSONValue {
    /// The text if this is a `.string`, otherwise `nil`.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The value if this is an `.int`, otherwise `nil`.
    public var int: Int64? {
        if case .int(let value) = self { value } else { nil }
    }

    /// The value of a `.double` or an `.int` as a double, otherwise `nil`.
    public var double: Double? {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        default: nil
        }
    }

    /// The value if this is a `.bool`, otherwise `nil`.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements if this is an `.array`, otherwise `nil`.
    public var array: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The members if this is an `.object`, otherwise `nil`.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// Whether this is JSON's `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The member `key` of an `.object`; `nil` if it has no such member or is not an object.
    public subscript(key: String) -> JSONValue? {
        object?[key]
    }

    /// The element at `index` of an `.array`; `nil` if the index is out of range or this is not an
    /// array.
    public subscript(index: Int) -> JSONValue? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }
}

// There is no literal for `null`, because with one `flag ? nil : value` as a `JSONValue?` would be
// `.some(.null)`.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Creates a `.bool`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates an `.int`.
    public init(integerLiteral value: Int64) { self = .int(value) }
    /// Creates a `.double`.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates a `.string`.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates an `.array`.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an `.object`.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements))
    }
}

extension JSONValue: Encodable {
    /// Encodes the value as the JSON that it represents.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let object):
            try object.encode(to: encoder)
        case .array(let values):
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(value) }
        default:
            var container = encoder.singleValueContainer()
            switch self {
            case .bool(let value): try container.encode(value)
            case .int(let value): try container.encode(value)
            case .double(let value): try container.encode(value)
            case .string(let value): try container.encode(value)
            default: try container.encodeNil()
            }
        }
    }
}
