import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// A JSON value, together with the digits of those of its numbers that ``JSONValue`` rounds.
///
/// `{"a":[12345678901234567890.5]}` has the value `{"a":[1.2345678901234567e+19]}` and the number
/// `["a", "0"]: "12345678901234567890.5"`.
struct ExactJSON {
    private(set) var value: JSONValue
    /// The digits of the rounded numbers, by path.
    private var numbers: [[String]: String] = [:]
    /// The members that a later one with the same key replaced, each as an object.
    private(set) var replaced: [JSONValue] = []

    /// Parses JSON text.
    ///
    /// If a key occurs more than once, the last value is used.
    init(parsing payload: Data) throws(JSONError) {
        self = try payload.parsingJSON { (cursor) throws(JSONError) in
            var json = ExactJSON()
            var path: [String] = []
            json.value = try json.read(&cursor, &path)
            try cursor.expectEnd()
            return json
        }
    }

    private init() { value = .null }

    /// Whether the value alone would lose digits.
    var isRounded: Bool { !numbers.isEmpty }

    /// Returns `value`, with all digits of the numbers that it shares with this one.
    func replacing(by value: JSONValue) -> ExactJSON {
        var copy = self
        copy.value = value
        copy.numbers = numbers.filter { path, digits in
            guard case .double(let double)? = Self.value(at: path, of: value) else { return false }
            return double == Double(digits)
        }
        return copy
    }

    /// Returns the digits of the rounded numbers that `value` does not have at the same paths.
    func digits(removedBy value: JSONValue) -> [String] {
        let kept = replacing(by: value).numbers
        return numbers.filter { kept[$0.key] == nil }.map(\.value)
    }

    private static func value(at path: [String], of value: JSONValue) -> JSONValue? {
        path.reduce(value) { value, key in
            value?.object.map { $0[key] } ?? Int(key).flatMap { value?[$0] }
        }
    }

    /// The value as compact JSON text, with all digits.
    var text: String {
        var path: [String] = []
        return text(of: value, at: &path)
    }

    private func text(of value: JSONValue, at path: inout [String]) -> String {
        switch value {
        case .array(let values):
            let elements = values.enumerated().map { index, element in
                text(of: element, under: "\(index)", at: &path)
            }
            return "[" + elements.joined(separator: ",") + "]"
        case .object(let object):
            let members = object.map { key, member in
                JSONValue.string(key).description + ":" + text(of: member, under: key, at: &path)
            }
            return "{" + members.joined(separator: ",") + "}"
        case .double:
            return numbers[path] ?? value.description
        default:
            return value.description
        }
    }

    private func text(of value: JSONValue, under key: String, at path: inout [String]) -> String {
        path.append(key)
        defer { path.removeLast() }
        return text(of: value, at: &path)
    }

    private mutating func read(
        _ cursor: inout JSONCursor,
        _ path: inout [String]
    ) throws(JSONError) -> JSONValue {
        switch cursor.peek() {
        case UInt8(ascii: "{"):
            var members: [(key: String, value: JSONValue)] = []
            var more = try cursor.enterObject()
            while more {
                let text = try cursor.key()
                path.append(cursor.makeString(text))
                members.append((path[path.count - 1], try read(&cursor, &path)))
                path.removeLast()
                more = try cursor.nextMember()
            }
            let object = JSONObject(taking: members)
            if object.count < members.count {
                replaced += members.map { .object([$0.key: $0.value]) }
            }
            return .object(object)
        case UInt8(ascii: "["):
            var values: [JSONValue] = []
            var more = try cursor.enterArray()
            while more {
                path.append("\(values.count)")
                values.append(try read(&cursor, &path))
                path.removeLast()
                more = try cursor.nextElement()
            }
            return .array(values)
        case UInt8(ascii: "-"), 0x30...0x39:
            let start = cursor.offset
            let value = try cursor.value()
            let digits = String(decoding: cursor.slice(start..<cursor.offset), as: UTF8.self)
            // A repeated key replaces the earlier member.
            numbers[path] = Self.keeps(digits, value) ? nil : digits
            return value
        default:
            return try cursor.value()
        }
    }

    /// Returns whether `value`, when written, has all the digits that it was read from.
    private static func keeps(_ digits: String, _ value: JSONValue) -> Bool {
        value.int != nil || significant(value.description) == significant(digits)
    }

    /// Returns the significant digits: `12` for both `0.0012e5` and `120`.
    private static func significant(_ number: String) -> Substring {
        let mantissa = number.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
        let leading = mantissa.drop { $0 == "0" }
        let trailing = leading.reversed().prefix { $0 == "0" }.count
        return leading.dropLast(trailing)
    }
}
