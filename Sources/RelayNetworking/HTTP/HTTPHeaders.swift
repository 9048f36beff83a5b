/// The header fields of a request or response, in order.
///
/// Names are case-insensitive, also for `==`.
///
/// ```swift
/// var headers: HTTPHeaders = ["Accept": "application/json"]
/// headers["authorization"] = "Bearer …"
/// ```
///
/// Printing headers shows only their names, because values may be secret.
public struct HTTPHeaders: Sendable, Hashable {
    private var fields: [Field] = []

    private struct Field: Sendable, Hashable {
        var name: String
        var value: String

        static func == (left: Field, right: Field) -> Bool {
            left.isNamed(right.name) && left.value == right.value
        }

        func hash(into hasher: inout Hasher) {
            for byte in name.utf8 { hasher.combine(Self.small(byte)) }
            hasher.combine(value)
        }

        /// Names are ASCII, so their bytes can be compared without creating lowercase strings.
        func isNamed(_ other: String) -> Bool {
            name.utf8.count == other.utf8.count
                && zip(name.utf8, other.utf8).allSatisfy { Self.small($0) == Self.small($1) }
        }

        private static func small(_ byte: UInt8) -> UInt8 {
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        }
    }

    /// Creates an empty list.
    public init() {}

    /// The value of the first field with this name.
    ///
    /// Assigning replaces all fields with this name; assigning `nil` removes them.
    public subscript(name: String) -> String? {
        get { fields.first { $0.isNamed(name) }?.value }
        set {
            guard let first = fields.firstIndex(where: { $0.isNamed(name) }) else {
                if let newValue { fields.append(Field(name: name, value: newValue)) }
                return
            }
            fields.removeAll { $0.isNamed(name) }
            guard let newValue else { return }
            fields.insert(Field(name: name, value: newValue), at: first)
        }
    }

    /// Returns the position of the first field with this name.
    func position(of name: String) -> Int? {
        fields.firstIndex { $0.isNamed(name) }
    }

    /// Adds a field whose name does not occur yet.
    mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Appends a text to the value of a field.
    mutating func extend(at position: Int, by text: String) {
        fields[position].value += text
    }

    /// Sets all fields of `other`, replacing fields of the same names.
    public mutating func merge(_ other: HTTPHeaders) {
        for field in other { self[field.name] = field.value }
    }

    /// Returns these fields and those of `other`, which replace fields of the same names.
    public func merging(_ other: HTTPHeaders) -> HTTPHeaders {
        var copy = self
        copy.merge(other)
        return copy
    }
}

extension HTTPHeaders: RandomAccessCollection {
    /// The position of the first field.
    public var startIndex: Int { fields.startIndex }
    /// The position past the last field.
    public var endIndex: Int { fields.endIndex }
    /// The field at `position`.
    public subscript(position: Int) -> (name: String, value: String) {
        (fields[position].name, fields[position].value)
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    /// Creates fields from a literal.
    ///
    /// If a name occurs more than once, the last value is used.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }
}

extension HTTPHeaders: CustomStringConvertible {
    /// The names of the fields: `[Accept, Authorization]`.
    public var description: String {
        "[\(fields.map(\.name).joined(separator: ", "))]"
    }
}

extension HTTPHeaders: CustomReflectable {
    /// A mirror that shows only the names of the fields.
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: fields.map(\.name)) }
}
