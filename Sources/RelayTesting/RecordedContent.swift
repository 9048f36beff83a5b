import Relay

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A payload as a recording keeps it: as JSON where that loses nothing, otherwise as text.
enum RecordedContent: Sendable {
    case json(JSONValue)
    case text(String)

    init(_ payload: Data) {
        if let value = try? JSONValue(parsing: payload), Self.keepsNumbers(of: payload) {
            self = .json(value)
        } else {
            self = .text(String(decoding: payload, as: UTF8.self))
        }
    }

    /// What is served for it.
    var payload: Data {
        switch self {
        case .json(let value): Data(value.utf8())
        case .text(let text): Data(text.utf8)
        }
    }

    func redacted(_ redact: (JSONValue) -> JSONValue) -> RecordedContent {
        switch self {
        case .json(let value): .json(redact(value))
        case .text(let text): .text(redact(.string(text)).string ?? "")
        }
    }

    /// Whether each number of valid JSON has digits that survive being read and written:
    /// `12345678901234567890.5` does not.
    private static func keepsNumbers(of json: Data) -> Bool {
        var bytes = json.makeIterator()
        var isInString = false
        var number: [UInt8] = []
        while let byte = bytes.next() {
            if isInString {
                if byte == UInt8(ascii: "\\") { _ = bytes.next() }
                isInString = byte != UInt8(ascii: "\"")
                continue
            }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
                UInt8(ascii: "."),
                UInt8(ascii: "e") where !number.isEmpty,
                UInt8(ascii: "E") where !number.isEmpty:
                number.append(byte)
            default:
                isInString = byte == UInt8(ascii: "\"")
                guard number.isEmpty || keeps(number) else { return false }
                number.removeAll(keepingCapacity: true)
            }
        }
        return number.isEmpty || keeps(number)
    }

    private static func keeps(_ number: [UInt8]) -> Bool {
        let text = String(decoding: number, as: UTF8.self)
        if Int64(text) != nil { return true }
        guard let value = Double(text) else { return false }
        return significantDigits(value.description) == significantDigits(text)
    }

    /// `0.0012e5` and `120` have the digits `12`.
    private static func significantDigits(_ number: String) -> Substring {
        let mantissa = number.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
        let leading = mantissa.drop { $0 == "0" }
        let trailing = leading.reversed().prefix { $0 == "0" }.count
        return leading.dropLast(trailing)
    }
}
