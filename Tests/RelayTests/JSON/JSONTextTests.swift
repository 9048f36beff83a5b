import Foundation
import Relay
import Testing

/// Section 7 and 8 of RFC 8259: strings, their escapes, and UTF-8.
@Suite struct JSONTextTests {
    private func string(_ inside: some Sequence<UInt8>) -> String? {
        (try? JSONValue(parsing: Data([0x22] + Array(inside) + [0x22])))?.string
    }

    private func string(_ inside: String) -> String? { string(inside.utf8) }

    private func hexadecimal(_ code: UInt32, uppercase: Bool = false) -> String {
        let digits = String(code, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    @Test func controlCharactersMustBeEscaped() {
        for byte in UInt8.min..<0x20 {
            #expect(string([byte]) == nil)
            #expect(string(Array("1234567890".utf8) + [byte]) == nil)
            let scalar = String(Character(Unicode.Scalar(byte)))
            #expect(string("\\u" + hexadecimal(UInt32(byte))) == scalar)
        }
        #expect(string([0x7F]) == "\u{7f}")
    }

    @Test func eightShortEscapesAndNoOther() {
        let meanings: [Character: String] = [
            "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{c}", "n": "\n", "r": "\r",
            "t": "\t",
        ]
        for byte in UInt8(0x20)...0x7E where byte != UInt8(ascii: "u") {
            let character = Character(Unicode.Scalar(byte))
            #expect(string("x\\\(character)y") == meanings[character].map { "x\($0)y" })
        }
        #expect(string("\\") == nil)
    }

    @Test func everyCodeUnitThatIsNoSurrogate() {
        for code in stride(from: UInt32(0), through: 0xFFFF, by: 7) {
            let isSurrogate = (0xD800...0xDFFF).contains(code)
            let expected = isSurrogate ? nil : Unicode.Scalar(code).map { String(Character($0)) }
            for uppercase in [false, true] {
                let read = string("\\u" + hexadecimal(code, uppercase: uppercase))
                #expect(read.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(code)")
            }
        }
    }

    @Test func surrogatesOnlyInPairs() {
        for high in [UInt32(0xD800), 0xD801, 0xDABC, 0xDBFF] {
            for low in [UInt32(0xDC00), 0xDC01, 0xDEAD, 0xDFFF] {
                let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
                let pair = "\\u" + hexadecimal(high) + "\\u" + hexadecimal(low)
                #expect(string(pair) == scalar.map { String(Character($0)) })
                let reversed = "\\u" + hexadecimal(low) + "\\u" + hexadecimal(high)
                #expect(string(reversed) == nil)
            }
            let half = "\\u" + hexadecimal(high)
            for rest in ["", "x", "\\n", "\\u0041", "\\ud800", "\\uE000", "\u{10000}", "\\u"] {
                #expect(string(half + rest) == nil, "\(half + rest)")
            }
        }
    }

    @Test(arguments: ["\\u", "\\u1", "\\u12", "\\u123", "\\u123g", "\\u 123", "\\u+123", "\\U0041"])
    func fourHexadecimalDigits(text: String) {
        #expect(string(text) == nil)
        #expect(string(text + "zzzzzzzz") == nil)
    }

    /// All sequences of one and two bytes, and of longer ones each byte at its bounds, at any place
    /// of the eight bytes that are looked at together.
    ///
    /// Those that are well-formed are read in one text, those that are not each in one of its own.
    @Test func wellFormedUTF8AndNoOther() throws {
        let bounds: [UInt8] = [0x22, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        let leading: [UInt8] = [
            0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5,
        ]
        var sequences: [[UInt8]] = (UInt8.min...0xFF).map { [$0] }
        for first in UInt8(0x80)...0xFF { sequences += (UInt8.min...0xFF).map { [first, $0] } }
        for first in leading {
            for second in bounds {
                sequences += bounds.map { [first, second, $0] }
                guard first >= 0xF0, 0x80...0xBF ~= second else { continue }
                for third in bounds { sequences += bounds.map { [first, second, third, $0] } }
            }
        }
        var (right, wrong): ([UInt8], [[UInt8]]) = ([], [])
        for (index, sequence) in sequences.enumerated() {
            let hasSpecial = sequence.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
            let padded = Array(repeating: UInt8(ascii: "x"), count: index % 9) + sequence
            if !hasSpecial, String(validating: sequence, as: UTF8.self) != nil {
                right += padded
            } else if string(padded) != nil {
                wrong.append(sequence)
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
        let text = try #require(string(right))
        #expect(text.utf8.elementsEqual(right))
    }

    @Test func aByteOrderMarkIsRefused() {
        #expect((try? JSONValue(parsing: Data([0xEF, 0xBB, 0xBF] + Array("{}".utf8)))) == nil)
    }
}
