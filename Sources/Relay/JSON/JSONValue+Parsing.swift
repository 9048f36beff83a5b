#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

extension JSONValue {
    /// Parses `data`, which must be a single JSON value in UTF-8.
    ///
    /// If a key occurs more than once in an object, the last value is used. Values may be nested up
    /// to 512 levels deep.
    ///
    /// - Throws: A ``JSONError`` with the offset of the first invalid byte.
    public init(parsing data: Data) throws(JSONError) {
        self = try data.parsingJSON { (cursor) throws(JSONError) in
            let value = try cursor.value()
            try cursor.expectEnd()
            return value
        }
    }
}

// Uses `withUnsafeBytes` because the cursor reads the bytes in place; it does not escape the
// closure.
extension Data {
    /// Calls `body` with a cursor over these bytes.
    package func parsingJSON<Result>(
        _ body: (inout JSONCursor) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        let result = withUnsafeBytes { bytes -> Swift.Result<Result, JSONError> in
            var cursor = JSONCursor(bytes)
            return Swift.Result { () throws(JSONError) in try body(&cursor) }
        }
        return try result.get()
    }
}

extension JSONCursor {
    /// Reads any value into a `JSONValue`.
    package mutating func value() throws(JSONError) -> JSONValue {
        switch peek() {
        case UInt8(ascii: "{"):
            var members: [(key: String, value: JSONValue)] = []
            var more = try enterObject()
            while more {
                let text = try key()
                let name = makeString(text)
                members.append((name, try value()))
                more = try nextMember()
            }
            return .object(JSONObject(taking: members))
        case UInt8(ascii: "["):
            var array: [JSONValue] = []
            var more = try enterArray()
            while more {
                array.append(try value())
                more = try nextElement()
            }
            return .array(array)
        case UInt8(ascii: "\""):
            let text = try string()
            return .string(makeString(text))
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try bool())
        case UInt8(ascii: "n"):
            _ = try skipNull()
            return .null
        case UInt8(ascii: "-"), 0x30...0x39:
            return switch try number() {
            case .int(let value): .int(value)
            case .double(let value): .double(value)
            }
        default: throw unexpected()
        }
    }

    /// Skips any value, validating it as strictly as if it were read.
    package mutating func skipValue() throws(JSONError) {
        switch peek() {
        case UInt8(ascii: "{"):
            var more = try enterObject()
            while more {
                _ = try key()
                try skipValue()
                more = try nextMember()
            }
        case UInt8(ascii: "["):
            var more = try enterArray()
            while more {
                try skipValue()
                more = try nextElement()
            }
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
        case UInt8(ascii: "n"): _ = try skipNull()
        case UInt8(ascii: "-"), 0x30...0x39: _ = try number()
        default: throw unexpected()
        }
    }

    /// Checks that only white space is left.
    package mutating func expectEnd() throws(JSONError) {
        _ = peek()
        guard offset == count else { throw failure(.trailingContent, at: offset) }
    }
}
