#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

extension Date: CustomScalar {
    /// Makes sense of a point in time as RFC 3339 writes it.
    public init(scalar: JSONValue) throws {
        guard let text = scalar.string, let date = DateText.date(text) else {
            throw InvalidScalar("\(scalar) is no date and time of RFC 3339")
        }
        self = date
    }

    /// The point in time in UTC, to the microsecond: `"2024-02-29T11:00:00.500Z"`.
    public var inputValue: JSONValue { .string(DateText.text(self)) }

    /// The beginning of 1970.
    public static var placeholder: Date { Date(timeIntervalSince1970: 0) }
}

extension URL: CustomScalar {
    /// Makes sense of a URL.
    public init(scalar: JSONValue) throws {
        guard let text = scalar.string, let url = URL(string: text) else {
            throw InvalidScalar("\(scalar) is no URL")
        }
        self = url
    }

    /// The URL's text.
    public var inputValue: JSONValue { .string(absoluteString) }

    /// The root of this machine's files.
    public static var placeholder: URL { URL(filePath: "/") }
}

extension UUID: CustomScalar {
    /// Makes sense of a UUID, in letters of any case.
    public init(scalar: JSONValue) throws {
        guard let text = scalar.string, let id = UUID(uuidString: text) else {
            throw InvalidScalar("\(scalar) is no UUID")
        }
        self = id
    }

    /// The UUID's text, in lower-case letters as RFC 9562 asks for.
    public var inputValue: JSONValue { .string(uuidString.lowercased()) }

    /// The nil UUID.
    public static var placeholder: UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}

extension Decimal: CustomScalar {
    /// Makes sense of a number, or a string that holds one.
    ///
    /// Strings keep all digits; numbers with a fraction about 15, as JSON is read.
    public init(scalar: JSONValue) throws {
        let text: String? =
            switch scalar {
            case .int(let value): String(value)
            case .double(let value): String(value)
            default: scalar.string
            }
        guard let text, Self.isNumber(text), let value = Decimal(string: text) else {
            throw InvalidScalar("\(scalar) is no decimal number")
        }
        self = value
    }

    /// Whether a text is a number and nothing else: Foundation would read the first part of one.
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

    /// The number's text: not every server reads all digits of a JSON number.
    public var inputValue: JSONValue { .string(description) }

    /// Zero.
    public static var placeholder: Decimal { 0 }
}

extension Int64: CustomScalar {
    /// Makes sense of an integer, or of a string of digits, which servers send where JavaScript
    /// could not hold the number.
    public init(scalar: JSONValue) throws {
        guard let value = scalar.int ?? scalar.string.flatMap({ Int64($0) }) else {
            throw InvalidScalar("\(scalar) is no integer of 64 bits")
        }
        self = value
    }

    /// The number.
    public var inputValue: JSONValue { .int(self) }

    /// Zero.
    public static var placeholder: Int64 { 0 }
}
