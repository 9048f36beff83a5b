import Foundation
import Relay
import Testing

/// What is read eight bytes at a time: the same wherever it begins and ends.
@Suite struct JSONWordTests {
    private static let digits = "12345678901234567890"

    @Test(arguments: 1...20, ["", "-"])
    func integersOfAllLengthsAreExact(count: Int, sign: String) throws {
        let text = sign + Self.digits.prefix(count)
        for end in ["", " ", ",2", ",234567890"] {
            let value = try JSONValue(parsing: Data("[\(text)\(end)]".utf8)).array?.first
            #expect(value == Int64(text).map { .int($0) } ?? Double(text).map { .double($0) })
        }
    }

    @Test(arguments: 1...20)
    func numbersWithMoreThanDigitsAreNoIntegers(count: Int) throws {
        let text = String(Self.digits.prefix(count))
        for rest in [".5", "e1", "E-1"] {
            let value = try JSONValue(parsing: Data("[\(text)\(rest)]".utf8)).array?.first
            #expect(value == Double(text + rest).map { .double($0) })
        }
        for wrong in ["0\(text)", "-0\(text)", "\(text)a", "\(text).", "\(text)-", "\(text)\u{1}"] {
            #expect(throws: JSONError.self) { try JSONValue(parsing: Data("[\(wrong)]".utf8)) }
        }
    }

    @Test(arguments: 0...40)
    func stringsOfAllLengthsAreReadWhole(count: Int) throws {
        let text = String("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP".prefix(count))
        for end in ["", ",1", ",\"1234567890\""] {
            let value = try JSONValue(parsing: Data("[\"\(text)\"\(end)]".utf8)).array?.first
            #expect(value == .string(text))
        }
    }

    @Test(arguments: 0...20)
    func whatNeedsAttentionIsSeenAnywhereInStrings(position: Int) throws {
        let text = "abcdefghijklmnopqrstuvwxyz"
        let (start, end) = (text.prefix(position), text.dropFirst(position))
        for (written, read) in [("\\n", "\n"), ("é", "é"), ("😀", "😀"), ("\\u0000", "\0")] {
            let value = try JSONValue(parsing: Data("\"\(start)\(written)\(end)\"".utf8))
            #expect(value == .string(start + read + end))
        }
        for wrong: [UInt8] in [[0x1F], [0], [0x80], [0xC3], [0xFF], [0x5C, 0x61]] {
            let bytes = Data("\"\(start)".utf8) + wrong + Data("\(end)\"".utf8)
            #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
        }
    }
}
