import GraphQLLanguage

/// A JSON value: of a message of a language server, or a line of a recording.
package indirect enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// Reads the single value of a text.
    ///
    /// - Parameter bytes: JSON in UTF-8.
    /// - Returns: The value, or `nil` if the text is not JSON.
    package static func read(_ bytes: [UInt8]) -> JSON? {
        let node = try? JSONReader.read(Source(path: "JSON", bytes: bytes))
        return node.map(JSON.init)
    }

    private init(_ node: JSONNode) {
        switch node.content {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .number(let text): self = Int(text).map(JSON.int) ?? .double(Double(text) ?? 0)
        case .string(let bytes): self = .string(Self.text(bytes))
        case .array(let elements): self = .array(elements.map(JSON.init))
        case .object(let members):
            var object: [String: JSON] = [:]
            for member in members { object[member.key] = JSON(member.value) }
            self = .object(object)
        }
    }

    /// Returns a text in which each half of a surrogate pair that is alone is one character, as editors
    /// count it.
    private static func text(_ bytes: [UInt8]) -> String {
        guard bytes.contains(0xED) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0xED, index + 2 < bytes.count, bytes[index + 1] >= 0xA0 {
                result += [0xEF, 0xBF, 0xBD]
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The value for a key; `nil` for null and for values that are not objects.
    package subscript(key: String) -> JSON? {
        guard case .object(let members) = self, let value = members[key], value != .null else {
            return nil
        }
        return value
    }

    /// The text of a string.
    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The value of an integer, also of one that is written with a fraction: `1.0`.
    package var int: Int? {
        switch self {
        case .int(let int): int
        case .double(let double): Int(exactly: double)
        default: nil
        }
    }

    /// The value of a boolean.
    package var bool: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    /// The elements of a list.
    package var array: [JSON]? {
        if case .array(let array) = self { array } else { nil }
    }

    /// The members of an object.
    package var members: [String: JSON]? {
        if case .object(let members) = self { members } else { nil }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByNilLiteral
{
    /// Creates a string.
    package init(stringLiteral value: String) { self = .string(value) }

    /// Creates an integer.
    package init(integerLiteral value: Int) { self = .int(value) }

    /// Creates a boolean.
    package init(booleanLiteral value: Bool) { self = .bool(value) }

    /// Creates a list.
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }

    /// Creates an object; the last value counts where a key is repeated.
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }

    /// Creates null.
    package init(nilLiteral: ()) { self = .null }
}
