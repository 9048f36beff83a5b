#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

extension Date: CustomScalar {
    /// Parses a date and time in RFC 3339 format.
    public init(scalar: JSONValue) throws {
        guard let text = scalar.string, let date = DateText.date(text) else {
            throw InvalidScalar("\(scalar) is not an RFC 3339 date and time")
        }
        self = date
    }

    /// The date and time in UTC with microseconds: `"2024-02-29T11:00:00.500Z"`.
    public var inputValue: JSONValue { .string(DateText.text(self)) }

    /// January 1, 1970, 00:00 UTC.
    public static var placeholder: Date { Date(timeIntervalSince1970: 0) }
}

extension URL: CustomScalar {
    /// Parses a URL.
    public init(scalar: JSONValue) throws {
        guard let text = scalar.string, let url = URL(string: text) else {
            throw InvalidScalar("\(scalar) is no URL")
        }
        self = url
    }

    /// The URL's text.
    public var inputValue: JSONValue { .string(absoluteString) }

    /// The root of the file system.
    public static var placeholder: URL { URL(filePath: "/") }
}

extension UUID: CustomScalar {
    /// Parses a UUID in upper or lower case.
    public init(scalar: JSONValue) throws {
        guard let text = scalar.string, let id = UUID(uuidString: text) else {
            throw InvalidScalar("\(scalar) is no UUID")
        }
        self = id
    }

    /// The UUID in lower case, as RFC 9562 requires.
    public var inputValue: JSONValue { .string(uuidString.lowercased()) }

    /// The nil UUID.
    public static var placeholder: UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}

extension Decimal: CustomScalar {
    /// Parses a number, or a string with a number.
    ///
    /// Strings keep all digits. JSON numbers with a fraction keep about 15, the precision of a
    /// `Double`.
    public init(scalar: JSONValue) throws {
        let text: String? =
            switch scalar {
            case .int(let value): String(value)
            case .double(let value): String(value)
            default: scalar.string
            }
        guard let text, Self.isNumber(text), let value = Decimal(string: text) else {
            throw InvalidScalar("\(scalar) is not a decimal number")
        }
        self = value
    }

    /// Returns whether the whole text is a number.
    ///
    /// Foundation would also accept text that only begins with one.
    private static func isNumber(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        func takeDigits() -> Bool {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest.dropFirst(digits.count)
            return !digits.isEmpty
        }
        func take(_ options: String) -> Bool {
            guard let first = rest.first, options.utf8.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = take("+-")
        guard takeDigits() else { return false }
        if take("."), !takeDigits() { return false }
        if take("eE") {
            _ = take("+-")
            guard takeDigits() else { return false }
        }
        return rest.isEmpty
    }

    /// The number as a string, because not every server reads all digits of a JSON number.
    public var inputValue: JSONValue { .string(description) }

    /// Zero.
    public static var placeholder: Decimal { 0 }
}

extension Int64: CustomScalar {
    /// Parses an integer, or a string of digits, which servers send for numbers that JavaScript
    /// cannot represent.
    public init(scalar: JSONValue) throws {
        guard let value = scalar.int ?? scalar.string.flatMap({ Int64($0) }) else {
            throw InvalidScalar("\(scalar) is not a 64-bit integer")
        }
        self = value
    }

    /// The number.
    public var inputValue: JSONValue { .int(self) }

    /// Zero.
    public static var placeholder: Int64 { 0 }
}
