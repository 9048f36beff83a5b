import Foundation
import Testing

@testable import Relay

/// What suites for JSON readers try, category by category, on all that read JSON here: what makes
/// a tree, what steps over values, and what writes responses into records.
///
/// In a text `<E5>` is the byte with that number.
@Suite struct JSONCategoryTests {
    @Test(arguments: accepted)
    func isAccepted(text: String, value: JSONValue) throws {
        let bytes = Self.bytes(text)
        #expect(try JSONValue(parsing: bytes) == value)
        #expect(Self.skip(bytes) == nil)
        #expect(try Self.isTaken(bytes))
        // And inside of others, whatever comes before and after.
        let inside = Data("[0,".utf8) + bytes + Data(",{\"k\":".utf8) + bytes + Data("}]".utf8)
        #expect(try JSONValue(parsing: inside) == [0, value, ["k": value]])
        #expect(try JSONValue(parsing: Data(value.utf8())) == value)
    }

    @Test(arguments: refused)
    func isRefused(text: String) throws {
        let bytes = Self.bytes(text)
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
        #expect((0...bytes.count).contains(error?.offset ?? -1))
        #expect(Self.skip(bytes) == error)
        #expect(try !Self.isTaken(bytes))
    }

    /// Where the first wrong byte is, and why.
    @Test(arguments: places)
    func saysWhy(text: String, reason: JSONError.Reason, offset: Int) {
        let bytes = Self.bytes(text)
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
        #expect(error == JSONError(reason, at: offset))
        #expect(Self.skip(bytes) == error)
    }

    private static let places: [(String, JSONError.Reason, Int)] = [
        ("123<00>", .trailingContent, 3), ("[<00>]", .unexpectedByte(0), 1),
        ("\"a<00>a\"", .controlCharacterInString, 2), ("<EF><BB><BF>{}", .unexpectedByte(0xEF), 0),
        ("<EF><BB><BF>", .unexpectedByte(0xEF), 0), ("\"<ED><A0><80>\"", .invalidUTF8, 1),
        ("\"<C0><AF>\"", .invalidUTF8, 1), ("\"abc<E0><FF>\"", .invalidUTF8, 4),
        ("\"<F4><BF><BF><BF>\"", .invalidUTF8, 1), ("\"ab\\uD800\\n\"", .loneSurrogate, 3),
        ("[1e400]", .numberOutOfRange, 1), ("[-1e+9999]", .numberOutOfRange, 1),
        ("[012]", .invalidNumber, 1), ("[1,]", .unexpectedByte(0x5D), 3),
        (deep("[", 100_000), .tooDeep(limit: 512), 513),
        (deep("{\"\":", 100_000), .tooDeep(limit: 512), 2_049),
        (deep("[{\"\":", 50_000), .tooDeep(limit: 512), 1_281), ("", .unexpectedEnd, 0),
    ]

    // MARK: - What is accepted

    static let accepted: [(String, JSONValue)] =
        acceptedStructures + acceptedNumbers + acceptedTexts

    private static let acceptedStructures: [(String, JSONValue)] = [
        ("[[]   ]", [[]]), ("[\"\"]", [""]), ("[]\n", []), ("[ 4]", [4]), ("[1\n]", [1]),
        ("[null, 1, \"1\", {}]", [.null, 1, "1", [:]]),
        ("[1,null,null,null,2]", [1, .null, .null, .null, 2]),
        (" [2] ", [2]), ("\t\r\n []\r\n\t ", []), ("{\"\":0}", ["": 0]), ("{}", [:]),
        ("{\"a\":\"b\",\"a\":\"c\"}", ["a": "c"]), ("{\"a\":\"b\",\"a\":\"b\"}", ["a": "b"]),
        ("{\"foo\\u0000bar\": 42}", ["foo\0bar": 42]),
        ("{\"\\u0061\":1,\"a\":2}", ["a": 2]),
        ("{ \"min\": -1.0e+28, \"max\": 1.0e+28 }", ["min": -1e28, "max": 1e28]),
        ("{\n\"a\": \"b\"\n}", ["a": "b"]),
        // Scalars alone.
        ("false", false), ("true", true), ("null", .null), ("42", 42), ("-0.1", -0.1),
        ("\"asd\"", "asd"), ("\"\"", ""), (" 0 ", 0),
    ]

    private static let acceptedNumbers: [(String, JSONValue)] = [
        ("123e65", 123e65), ("0e+1", 0.0), ("0e1", 0.0), ("-0", -0.0), ("-0.0", -0.0),
        ("-0e5", -0.0),
        ("1E22", 1e22), ("1E-2", 0.01), ("1E+2", 100.0), ("123e45", 123e45),
        ("123.456e78", 123.456e78),
        ("1e-2", 0.01), ("1e+2", 100.0), ("123.456789", 123.456789), ("-123", -123), ("-1", -1),
        ("20e1", 200.0), ("0.\(deep("0", 77))1", 1e-78),
        ("123e-10000000", 0.0), ("-1e-400", -0.0), ("0e99999999999999999999", 0.0),
        ("1e-99999999999999999999", 0.0), ("100000000000000000000", 1e20),
        ("-9223372036854775808", .int(.min)), ("9223372036854775807", .int(.max)),
        ("-9223372036854775809", .double(-0x1p63)), ("18446744073709551615", .double(0x1p64)),
        (
            "-237462374673276894279832749832423479823246327846",
            -237462374673276894279832749832423479823246327846.0
        ),
        ("1.7976931348623157e308", .double(.greatestFiniteMagnitude)),
        ("4.9406564584124654e-324", .double(.leastNonzeroMagnitude)),
        ("2.2250738585072011e-308", .double(Double(bitPattern: 0xF_FFFF_FFFF_FFFF))),
        ("9007199254740993", .int(9_007_199_254_740_993)),
        ("0.1e1", 1.0), ("1.000000000000000000000000000000", 1.0),
    ]

    private static let acceptedTexts: [(String, JSONValue)] = [
        ("\"\\u0060\\u012a\\u12AB\"", "\u{60}\u{12a}\u{12ab}"), ("\"\\uD801\\udc37\"", "\u{10437}"),
        ("\"\\ud83d\\ude39\\ud83d\\udc8d\"", "😹💍"),
        ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\u{8}\u{c}\n\r\t"),
        ("\"\\\\u0000\"", "\\u0000"), ("\"\\\"\"", "\""), ("\"a/*b*/c/*d//e\"", "a/*b*/c/*d//e"),
        ("\"\\\\a\"", "\\a"), ("\"\\\\n\"", "\\n"), ("\"\\u0012\"", "\u{12}"),
        ("\"\\u0000\"", "\0"),
        ("\"\\u002c\"", ","), ("\"\\u0123\"", "\u{123}"), ("\"\\u0821\"", "\u{821}"),
        ("\"\\uA66D\"", "\u{a66d}"), ("\"\\u005C\"", "\\"), ("\"\\u0022\"", "\""),
        ("\"\\uD834\\uDd1e\"", "\u{1d11e}"), ("\"new\\u00A0line\"", "new\u{a0}line"),
        ("\"\\u0061\\u30af\\u30EA\\u30b9\"", "a\u{30af}\u{30ea}\u{30b9}"), ("\" \"", " "),
        // What Unicode keeps for itself.
        ("\"\\uFFFF\"", "\u{ffff}"), ("\"\\uFFFE\"", "\u{fffe}"),
        ("\"\\uFDD0\"", text([0xEF, 0xB7, 0x90])),
        ("\"\\uDBFF\\uDFFF\"", "\u{10ffff}"), ("\"\\uDBFF\\uDFFE\"", "\u{10fffe}"),
        ("\"\\uD83F\\uDFFE\"", "\u{1fffe}"), ("\"<EF><BF><BF>\"", "\u{ffff}"),
        ("\"<F4><8F><BF><BF>\"", "\u{10ffff}"), ("\"<F0><9B><BF><BF>\"", "\u{1bfff}"),
        ("\"<EE><80><80>\"", "\u{e000}"), ("\"<ED><9F><BF>\"", "\u{d7ff}"),
        ("\"<F0><90><80><80>\"", "\u{10000}"), ("\"<C2><80>\"", "\u{80}"),
        ("\"<E0><A0><80>\"", "\u{800}"), ("\"<EF><BB><BF>\"", "\u{feff}"),
        // Separators of lines, and what else must not be escaped.
        ("\"<E2><80><A8>\"", "\u{2028}"), ("\"<E2><80><A9>\"", "\u{2029}"), ("\"<7F>\"", "\u{7f}"),
        ("\"\\u200B\\u2064\"", "\u{200b}\u{2064}"), ("\"⍂㈴⍂\"", "⍂㈴⍂"), ("\"€𝄞\"", "€𝄞"),
        ("\"\(deep("x", 70_000))\"", .string(deep("x", 70_000))),
    ]

    // MARK: - What is refused

    static let refused: [String] =
        refusedStructures + refusedMembers + refusedNumbers + refusedTexts + refusedBytes

    private static let refusedStructures = [
        "", " ", "\n", "<00>", "[1 true]", "[\"\": 1]", "[\"\"],", "[,1]", "[1,,2]", "[\"x\",,]",
        "[\"x\"]]", "[\"\",]", "[\"x\"", "[x", "[3[4]]", "[1:2]", "[,]", "[-]", "[   , \"\"]",
        "[\"a\",\n4\n,1,", "[1,]", "[1,,]", "[\"\u{b}a\"\\f]", "[*]", "[\"\"", "[1,", "[1,\n1\n,1",
        "[{}", "[fals]", "[nul]", "[tru]", "[][]", "]", "1]", "[1]x", "[1]]", "[\"asd]", "2@", "[",
        "{}}", "{\"a\":", "{\"a\":/*comment*/\"b\"}", "{\"a\": true} \"x\"", "['", "[,", "[{",
        "[\"a",
        "[\"a\"", "{", "{]", "{,", "{[", "{\"a", "{'a'", "[\"\\{[\"\\{[\"\\{[\"\\{", "*",
        "{\"a\":\"b\"}#{}",
        "[\\u000A\"\"]", "[1", "[ false, nul", "[ true, fals", "[ false, tru", "{\"asd\":\"asd\"",
        "<.>", "[<null>]", "[True]", "True", "aå", "å", "{\"x\": true,", "[\u{c}]", "\u{c}[]",
        "\u{2060}", "[\u{2060}]", "[\u{a0}]", "1\u{a0}", "[1]//", "[1]/**/", "//\n[]",
        deep("[", 100_000),
        deep("[{\"\":", 50_000), deep("[", 513, "]"), deep("{\"a\":", 600), "truefalse", "nullx",
        "1 2",
        "{}[]", "[]{}", "\"a\" \"b\"", ",", ":", "[\"a\" \"b\"]", "[1]\u{0}",
    ]

    private static let refusedMembers = [
        "{\"x\"::\"b\"}", "{\"x\", null}", "{\"x\" \"b\"}", "{🇨🇭}", "{\"a\":\"a\" 123}",
        "{key: 'value'}",
        "{:\"b\"}", "{\"a\" b}", "{\"a\":", "{\"a\"", "{1:1}", "{9999E9999:1}",
        "{null:null,null:null}", "{\"id\":0,,,,,}", "{'a':0}", "{\"id\":0,}",
        "{\"a\":\"b\"}/**/", "{\"a\":\"b\"}/**//", "{\"a\":\"b\"}//", "{\"a\":\"b\"}/",
        "{\"a\":\"b\",,\"c\":\"d\"}", "{a: \"b\"}", "{\"a\":\"a", "{ \"foo\" : \"bar\", \"a\" }",
        "{\"a\":\"b\"}#", "{\"a\":1 \"b\":2}", "{\"a\":1;\"b\":2}", "{\"a\"=1}", "{\"a\":1,", "{,}",
        "{:}",
        "{\"x\": truth}", "[\"x\", truth]", "{[]:1}", "{{}:1}", "{true:1}", "{\"a\":}", "{\"a\":,}",
    ]

    private static let refusedNumbers = [
        "++1234", "+1", "+Inf", "-01", "-1.0.", "-2.", "-NaN", ".-1", ".2e-3", "0.1.2", "0.3e+",
        "0.3e",
        "0.e1", "0E+", "0E", "0e+", "0e", "1.0e+", "1.0e-", "1.0e", "1 000.0", "1eE2", "2.e+3",
        "2.e-3",
        "2.e3", "9.e+", "Inf", "NaN", "\u{ff11}", "1+2", "0x1", "0x42", "Infinity", "0e+-1",
        "-123.123foo", "-Infinity", "-foo", "- 1", "-012", "-.123", "-1x", "1ea", "1.", ".123",
        "1.2a-3",
        "1.8011670033376514H-308", "012", "00", "-00", "1_000", "1,5", "1..2", "1e5.5", "1e", "-",
        "--1",
        "1-1", "1e+-1", "1e--1", "0b1", "1f", "1L", "$1", "1e400", "-1e400", "1e309",
        "0.4e00669999999999999999999999999999999999999999999999969999999006", "-1e+9999",
        "1.5e+9999",
        "-123123e100000", "123123e100000", deep("1", 400), "1<00>", "0<E5>", "1e1<E5>", "1e<E5>",
        "123<E5>",
        "-<E5>", "1.<E5>", "1.8<E5>",
    ]

    private static let refusedTexts = [
        "\"\\uD800\\\"", "\"\\uD800\\u\"", "\"\\uD800\\u1\"", "\"\\uD800\\u1x\"", "é", "\"\\<00>\"",
        "\"\\x00\"", "\"\\\\\\\"", "\"\\\t\"", "\"\\🌀\"", "\"\\\"", "\"\\u00A\"",
        "\"\\uD834\\uDd\"",
        "\"\\uD800\\uD800\\x\"", "\"\\u<E5>\"", "\"\\a\"", "\"\\uqqqq\"", "\"\\<E5>\"",
        "\\u0020\"asd\"",
        "\\n", "\"", "'single quote'", "abc", "\"\\", "\"a<00>a\"", "\"new\nline\"", "\"\t\"",
        "\"\\UA66D\"",
        "\"\"x", "\"\\u{41}\"", "\"\\0\"", "\"\\'\"", "\"\\\n\"", "\"<1F>\"", "\"\\u00\"",
        "\"\\u\"",
        // Halves of pairs, alone and in the wrong order.
        "\"\\uDADA\"", "\"\\uD888\\u1234\"", "\"\\uD800\\n\"", "\"\\uDd1ea\"",
        "\"\\uD800\\uD800\\n\"",
        "\"\\ud800\"", "\"\\ud800abc\"", "\"\\uDd1e\\uD834\"", "\"\\uDFAA\"", "{\"\\uDFAA\":0}",
        "{\"\\uD800\":0}", "\"\\uDC00\\uDC00\"",
    ]

    private static let refusedBytes = [
        // Cut short, too long, surrogates, beyond Unicode, and other encodings.
        "a<E5>", "[<FF>]", "<E9>", "<E5>", "<EF><BB>{}", "<EF><BB><BF>{}", "<EF><BB><BF>",
        "{\"<B9>\":\"0\",}", "\"<E6><97><A5><D1><88><FA>\"", "\"<ED><A0><80>\"", "\"<ED><BF><BF>\"",
        "\"<ED><A0><BD><ED><B8><80>\"", "\"<FF>\"", "\"<FE>\"", "\"<E9>\"", "\"<81>\"",
        "\"<F4><BF><BF><BF>\"",
        "\"<F4><90><80><80>\"", "\"<F5><80><80><80>\"", "\"<C0><AF>\"", "\"<C1><BF>\"",
        "\"<C0><80>\"",
        "\"<E0><80><AF>\"", "\"<E0><9F><BF>\"", "\"<F0><80><80><AF>\"", "\"<F0><8F><BF><BF>\"",
        "\"<F8><87><BF><BF><BF>\"", "\"<FC><83><BF><BF><BF><BF>\"", "\"<E0><FF>\"", "\"<C3>\"",
        "\"<E2><82>\"",
        "\"<F0><9F><98>\"", "\"<C3>", "\"<E2><82>", "\"<C3><28>\"", "\"<80>\"", "\"<BF>\"",
        "{\"<C0><80>\":1}",
        "{\"a<FF>\":1}", "<FF><FE>[<00>\"<00>\u{e9}<00>\"<00>]<00>",
        "<00>[<00>\"<00>\u{e9}<00>\"<00>]",
        "[<00>\"<00>]<00>", "[<00>]", "{<00>}", "[1<00>]", "{\"a\"<00>:1}", "\"a\"<00>",
    ]

    // MARK: - Readers

    /// The bytes that a text of the lists stands for.
    private static func bytes(_ text: String) -> Data {
        let text = Array(text.utf8)
        var (bytes, index) = (Data(), 0)
        while index < text.count {
            if text[index] == UInt8(ascii: "<"), index + 3 < text.count,
                text[index + 3] == UInt8(ascii: ">"),
                let byte = UInt8(
                    String(decoding: text[index + 1...index + 2], as: UTF8.self),
                    radix: 16
                )
            {
                bytes.append(byte)
                index += 4
            } else {
                bytes.append(text[index])
                index += 1
            }
        }
        return bytes
    }

    /// Why stepping over the value fails; `nil` where it doesn't.
    private static func skip(_ text: Data) -> JSONError? {
        do throws(JSONError) {
            try text.parsingJSON { (cursor) throws(JSONError) in
                try cursor.skipValue()
                try cursor.expectEnd()
            }
            return nil
        } catch {
            return error
        }
    }

    /// Whether responses are taken that have it where nobody asked, and among the extensions.
    private static func isTaken(_ text: Data) throws -> Bool {
        let verdicts = [
            ("{\"other\":", ",\"data\":{\"viewer\":null}}"),
            ("{\"data\":{\"other\":", ",\"viewer\":null}}"),
            ("{\"data\":{\"viewer\":null},\"extensions\":{\"x\":", "}}"),
        ].map { start, end in
            let test = TestEnvironment()
            let response = Data(start.utf8) + text + Data(end.utf8)
            let verdict = Result {
                try test.environment.commitPayload(ViewerQuery(), response: response)
            }
            if case .failure = verdict { return test.records.isEmpty ? "refused" : "half" }
            return test.records["root"] == " {viewer: null}" ? "taken" : "lost"
        }
        try #require(Set(verdicts).count == 1, "\(verdicts)")
        try #require(["taken", "refused"].contains(verdicts[0]), "\(verdicts)")
        return verdicts[0] == "taken"
    }

    private static func text(_ bytes: [UInt8]) -> JSONValue {
        .string(String(decoding: bytes, as: UTF8.self))
    }

    private static func deep(_ open: String, _ count: Int, _ close: String = "") -> String {
        String(repeating: open, count: count) + String(repeating: close, count: count)
    }
}
