import GraphQLLanguage
import Testing

@Suite struct LexerTests {
    private func tokens(_ text: String) -> (kinds: [Token.Kind], messages: [String]) {
        tokens(Array(text.utf8))
    }

    private func tokens(_ bytes: [UInt8]) -> (kinds: [Token.Kind], messages: [String]) {
        var lexer = Lexer(source: Source(path: "t", bytes: bytes))
        var kinds: [Token.Kind] = []
        while true {
            let token = lexer.next()
            if token.kind == .endOfFile { break }
            kinds.append(token.kind)
        }
        return (kinds, lexer.diagnostics.map(\.message))
    }

    private func string(_ text: String) -> String? {
        let result = Parser.parseValue(Source(text: text))
        guard result.diagnostics.isEmpty, case .string(let string)? = result.node else {
            return nil
        }
        return string.value
    }

    @Test func punctuatorsNamesAndNumbersAreTold() {
        #expect(
            tokens("! $ & ( ) ... : = @ [ ] { | } a_1 -1 1.5").kinds == [
                .exclamationMark, .dollar, .ampersand, .leftParenthesis, .rightParenthesis, .spread,
                .colon, .equals, .at, .leftBracket, .rightBracket, .leftBrace, .pipe, .rightBrace,
                .name, .int, .float,
            ]
        )
    }

    @Test func whatMeansNothingIsPassedOver() {
        let result = tokens("\u{FEFF} \t,a\r\n# comment \u{0}é\rb\n,,c\u{FEFF}d")
        #expect(result.kinds == [.name, .name, .name, .name])
        #expect(result.messages.isEmpty)
    }

    @Test(arguments: ["0", "-0", "4", "-10", "123456789012345678901234567890"])
    func integers(text: String) {
        #expect(tokens(text).kinds == [.int])
        #expect(tokens(text).messages.isEmpty)
    }

    @Test(arguments: ["0.0", "-1.5", "1e5", "1E+5", "1.25e-10", "0e0"])
    func floats(text: String) {
        #expect(tokens(text).kinds == [.float])
        #expect(tokens(text).messages.isEmpty)
    }

    @Test(arguments: [
        "00", "01", "-", "1.", "1.e1", "1e", "1e+", ".5", "1a", "1_", "1.5.6", "0x1", "1.2e3e",
    ])
    func numbersThatAreNone(text: String) {
        #expect(!tokens(text).messages.isEmpty)
    }

    @Test(arguments: [
        (#""""#, ""), (#""a b""#, "a b"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u00e9\u{1F600}\uD83D\uDE00""#, "é😀😀"), (#""\u{000041}""#, "A"),
        ("\"😀é\u{0}\"", "😀é\u{0}"),
        (##""#,{}""##, "#,{}"),
    ])
    func strings(text: String, value: String) {
        #expect(string(text) == value)
    }

    @Test(arguments: [
        "\"", "\"a", "\"a\nb\"", #""\x""#, #""\u12""#, #""\uD83D""#, #""\uDE00""#,
        #""\uD83D\u0041""#,
        #""\u{}""#, #""\u{110000}""#, #""\u{D800}""#, #""\uD83D\u{DE00}""#, "\"\"\"a", "\"\\",
        "'a'",
    ])
    func stringsThatAreNone(text: String) {
        #expect(string(text) == nil)
        #expect(!tokens(text).messages.isEmpty)
    }

    @Test(
        arguments: [
            [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xE2, 0x82],
            [0xF8, 0x88, 0x80, 0x80, 0x80], [0xEF, 0xBB],
        ] as [[UInt8]]
    )
    func bytesThatAreNoUTF8AreReportedAnywhere(bytes: [UInt8]) {
        for (before, after) in [
            ("", ""), ("#", "\na"), ("\"", "\""), ("\"\"\"", "\"\"\""), ("a", "b"),
        ] {
            let result = tokens(Array(before.utf8) + bytes + Array(after.utf8))
            #expect(result.messages.contains { $0.contains("not UTF-8") }, "\(before)")
        }
    }

    @Test func strangeCharactersAreNamedOnce() {
        #expect(tokens("a ; b").messages == ["Unexpected character `;`."])
        #expect(tokens("a \u{0} b").messages == ["Unexpected character U+0000."])
        #expect(
            tokens("a …b").messages == [
                "Unexpected `…` (U+2026). A spread is written with three dots: `...`."
            ]
        )
        #expect(
            tokens("a “ b").messages == [
                "Unexpected `“` (U+201C). Strings are written in double quotes: `\"`."
            ]
        )
        #expect(tokens("a 日本語 b").messages == ["Unexpected character `日` (U+65E5)."])
        #expect(
            tokens("..a").messages == [
                "Unexpected `.`. A spread is written with three dots: `...`."
            ]
        )
        #expect(tokens("a ; b").kinds == [.name, .name])
    }
}
