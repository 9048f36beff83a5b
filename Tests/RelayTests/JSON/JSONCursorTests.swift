import Foundation
import Relay
import Testing

/// RFC 8259, production by production, and the limits.
@Suite struct JSONCursorTests {
    static let readable: [(String, JSONValue)] = [
        ("null", JSONValue.null), ("true", true), ("false", false), (" \t\r\n1 ", 1),
        ("0", 0), ("-1", -1), ("9223372036854775807", .int(.max)),
        ("-9223372036854775808", .int(.min)), ("9223372036854775808", .double(0x1p63)),
        ("1.5", 1.5), ("-0", .double(-0.0)), ("1e2", .double(100)), ("1E-2", 0.01),
        ("123456789012345678901234567890", .double(1.2345678901234568e29)),
        ("5e-324", .double(.leastNonzeroMagnitude)), ("0.1", 0.1),
        ("1.7976931348623157e308", .double(.greatestFiniteMagnitude)),
        ("9007199254740993.0", .double(9_007_199_254_740_992)),
        ("\"\"", ""), (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{c}\n\r\tz"),
        (#""\u00e9\ud83d\ude00""#, "é😀"), ("\"é😀\"", "é😀"), ("[]", []), ("[1,[2]]", [1, [2]]),
        ("{}", [:]), (#"{"a":{"b":null}}"#, ["a": ["b": .null]]), (#"{"a":1,"a":2}"#, ["a": 2]),
        (#"{"\u0061":1}"#, ["a": 1]),
    ]

    static let unreadable: [(String, Int)] = [
        ("", 0), (" ", 1), ("nul", 3), ("nulll", 4), ("True", 0), ("01", 0), ("-", 1), ("1.", 2),
        (".5", 0), ("1e", 2), ("1e+", 3), ("+1", 0), ("1e400", 0), ("NaN", 0), ("[1,]", 3),
        ("[1 2]", 3), ("[", 1), ("]", 0), ("{\"a\"}", 4), ("{\"a\":1,}", 7), ("{a:1}", 1),
        ("{\"a\":1 \"b\":2}", 7), ("\"", 1), ("\"\u{1}\"", 1), ("\"\n\"", 1), (#""\x""#, 1),
        (#""\u12""#, 1), (#""\ud800""#, 1), (#""\ud800\u0041""#, 1), (#""\udc00""#, 1),
        ("1 1", 2), ("'a'", 0), ("/**/1", 0),
    ]

    static let malformed: [[UInt8]] = [
        [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
        [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
        [0x22, 0xE2, 0x82, 0x22], [0x22, 0x80, 0x22], [0xEF, 0xBB, 0xBF, 0x31],
        [0x22, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0xFF, 0x22],
    ]

    @Test(arguments: readable)
    func reads(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: Data(text.utf8)) == value)
    }

    @Test(arguments: unreadable)
    func refusesAtTheFirstWrongByte(text: String, offset: Int) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Data(text.utf8)) }
        #expect(error?.offset == offset, "\(error?.description ?? "")")
    }

    @Test(arguments: malformed)
    func refusesWhatIsNotUTF8(bytes: [UInt8]) {
        #expect(throws: JSONError.self) { try JSONValue(parsing: Data(bytes)) }
    }

    @Test func nestsAsDeepAsTheLimitAndNoDeeper() throws {
        func nested(_ depth: Int) -> Data {
            Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        _ = try JSONValue(parsing: nested(512))
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: nested(100_000)) }
        #expect(error?.reason == .tooDeep(limit: 512))
    }

    @Test(arguments: 0..<64)
    func findsTheEndOfTextAtEveryAlignment(length: Int) throws {
        for special in ["", "\\n", "é", "\u{7f}", "~"] {
            let text = String(repeating: "x", count: length) + special
            let json = "[\"\(text)\",\"\(text)y\"]"
            let expected = text.replacingOccurrences(of: "\\n", with: "\n")
            #expect(
                try JSONValue(parsing: Data(json.utf8)) == [
                    .string(expected), .string(expected + "y"),
                ]
            )
        }
    }

    @Test func keepsTextsApartThatUnicodeCallsEquivalent() throws {
        let value = try JSONValue(parsing: Data("{\"\u{e9}\":1,\"e\u{301}\":2}".utf8))
        #expect(value.object?.count == 2)
        #expect(value["\u{e9}"] == 1)
        #expect(value["e\u{301}"] == 2)
    }

    @Test func writesWhatItReads() throws {
        let text = #"{"a":[1,-2.5,true,null,"x\"\\\n\u0001é"],"b":{"c":[]}}"#
        let value = try JSONValue(parsing: Data(text.utf8))
        #expect(String(decoding: value.utf8(), as: UTF8.self) == text)
        #expect(try JSONValue(parsing: Data(value.utf8(layout: .pretty))) == value)
    }
}
