import Foundation
import Relay
import Testing

/// RFC 8259 by its grammar: what each production allows, what each forbids, and what numbers mean.
@Suite struct JSONConformanceTests {
    private static func parse(_ text: String) throws -> JSONValue {
        try JSONValue(parsing: Data(text.utf8))
    }

    private static func isValid(_ bytes: [UInt8]) -> Bool {
        (try? JSONValue(parsing: Data(bytes))) != nil
    }

    private static func isValid(_ text: String) -> Bool { isValid(Array(text.utf8)) }

    // MARK: - Section 2: structure and white space

    @Test func onlyFourCharactersAreWhiteSpace() {
        for byte in UInt8.min...0x7F {
            let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
            #expect(Self.isValid([byte] + Array("true".utf8)) == isSpace, "before: \(byte)")
            let isDigit = (0x30...0x39).contains(byte)
            let inside = Array("[1".utf8) + [byte] + Array(",2]".utf8)
            #expect(Self.isValid(inside) == (isSpace || isDigit), "inside: \(byte)")
        }
        for space in ["\u{a0}", "\u{feff}", "\u{2028}", "\u{3000}", "\u{b}", "\u{c}"] {
            #expect(!Self.isValid("\(space)1"))
            #expect(!Self.isValid("1\(space)"))
        }
    }

    static let document = #"{"a":[1,-2.5e3,"x\u00e9\n",true,false,null,{}],"":{"b":[[]]}}"#

    @Test func spaceMayStandAroundEveryToken() throws {
        let spaced =
            #" { "a" : [ 1 , -2.5e3 , "x\u00e9\n" , true , false , null , { } ] , "#
            + "\t\"\"\r:\n{ \"b\" : [ [ ] ] } } "
        #expect(try Self.parse(spaced) == Self.parse(Self.document))
    }

    @Test func noBeginningOfADocumentIsOne() {
        let bytes = Array(Self.document.utf8)
        for length in bytes.indices {
            let prefix = Array(bytes[..<length])
            let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Data(prefix)) }
            #expect((error?.offset ?? -1) <= length)
        }
    }

    @Test func nothingMayFollow() {
        for rest in ["1", "{}", "[]", "\"\"", ",", "]", "}", ":", "null", "\0"] {
            #expect(!Self.isValid(Self.document + rest))
            #expect(!Self.isValid(Self.document + " " + rest))
        }
    }

    // MARK: - Sections 3 to 5: literals, objects, arrays

    @Test(arguments: [
        "nul", "nulL", "NULL", "tru", "truE", "True", "fals", "falsE", "nan", "Infinity",
        "undefined", "truefalse", "nullnull", "[true false]", "[nulll]",
    ])
    func literalsAreLowerCaseAndWhole(text: String) {
        #expect(!Self.isValid(text))
    }

    @Test(arguments: [
        "{", "}", "{,}", "{:}", "{1:2}", "{null:1}", "{a:1}", "{'a':1}", "{\"a\"}", "{\"a\":}",
        "{\"a\"1}", "{\"a\"::1}", "{\"a\":1,}", "{,\"a\":1}", "{\"a\":1,,\"b\":2}", "{\"a\":1]",
        "{\"a\":1 \"b\":2}", "{\"a\":1;\"b\":2}", "{[]:1}", "{\"a\":1}}", "{\"a\",\"b\"}",
        "[", "]", "[,]", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "[1}", "[1]]", "[1:2]",
        "[\"a\":1]", "[1,/**/2]", "[1]//", "#[1]",
    ])
    func punctuationIsExact(text: String) {
        #expect(!Self.isValid(text))
    }

    @Test func depthCountsObjectsAndArraysAlike() {
        for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")] {
            let levels = open.count { $0 == "[" || $0 == "{" }
            for count in [512 / levels - 1, 512 / levels, 512 / levels + 1] {
                let text =
                    String(repeating: open, count: count) + "1"
                    + String(repeating: close, count: count)
                #expect(Self.isValid(text) == (count * levels <= 512), "\(open) \(count)")
            }
        }
        // What is closed no longer counts.
        #expect(
            Self.isValid("[" + Array(repeating: "[[]]", count: 1_000).joined(separator: ",") + "]")
        )
    }

    // MARK: - Section 6: numbers

    @Test(arguments: [
        "-", "+1", "01", "-01", "00", "1.", ".1", "-.1", "1.e1", "1e", "1e+", "1e-", "1E+-1",
        "1e1.5",
        "0x10", "1_000", "1,5", "1 000", "--1", "-a", "1a", "1e1e1", "1.1.1", "NaN", "-Infinity",
        "\u{661}", "1\u{661}", "1e309", "-1e309", "1e99999999999999999999",
    ])
    func whatIsNoNumberIsRefused(text: String) {
        #expect(!Self.isValid(text))
        #expect(!Self.isValid("[\(text)]") || text == "1,5")
    }

    @Test(arguments: [
        "0", "-0", "0.0", "-0.0", "0e0", "0E+0", "1e-0", "10", "1.0", "1e00001", "1E1", "1e+1",
        "1e-1",
        "123.456e-78", "1e-400", "0.000000000000000000000000000001",
    ])
    func whatIsANumberMeansWhatSwiftSays(text: String) throws {
        #expect(try Self.parse(text).double == Double(text))
    }

    @Test func doublesOfAnyBitsComeBack() throws {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<20_000 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { continue }
            let read = try Self.parse("\(number)").double
            #expect(read?.bitPattern == number.bitPattern, "\(number)")
        }
    }

    @Test func longNumbersAreRoundedOnce() throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<5_000 {
            let digits = (0..<Int.random(in: 1..<40, using: &generator)).map { _ in
                String(Int.random(in: 0...9, using: &generator))
            }
            let exponent = Int.random(in: -330...280, using: &generator)
            let text = "1\(digits.joined()).5e\(exponent)"
            guard let expected = Double(text), expected.isFinite else { continue }
            #expect(try Self.parse(text).double?.bitPattern == expected.bitPattern, "\(text)")
        }
    }

    @Test func integersAreExactTo64Bits() throws {
        var generator = SeededGenerator(seed: 8)
        var numbers: [Int64] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]
        numbers += (0..<5_000).map { _ in
            Int64(truncatingIfNeeded: generator.next())
                >> Int64.random(in: 0..<64, using: &generator)
        }
        for number in numbers { #expect(try Self.parse("\(number)") == .int(number)) }
        #expect(try Self.parse("9223372036854775808").int == nil)
        #expect(try Self.parse("-9223372036854775809").int == nil)
        #expect(try Self.parse("18446744073709551616").double == 0x1p64)
    }
}
