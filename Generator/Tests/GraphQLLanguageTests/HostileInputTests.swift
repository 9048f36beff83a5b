import Testing

@testable import GraphQLLanguage

/// Input that is meant to do harm gives diagnostics, in time.
@Suite struct HostileInputTests {
    private func messages(_ text: String) -> [String] {
        Parser.parse(Source(text: text)).diagnostics.map(\.message)
    }

    private func repeated(_ text: String) -> String { String(repeating: text, count: 100_000) }

    @Test func nestingIsLimited() {
        let message = "Nested more than 500 levels deep. Split it with fragments."
        #expect(messages(repeated("{a")) == [message])
        #expect(messages(repeated("{a") + repeated("}")) == [message])
        #expect(messages("{a(x: " + repeated("[") + ")}") == [message])
        #expect(messages("{a(x: " + repeated("{x: ") + ")}") == [message])
        #expect(messages("query ($a: " + repeated("[") + ") { a }") == [message])
    }

    @Test func fiveHundredLevelsAreFine() {
        func nested(_ count: Int) -> String {
            String(repeating: "{a", count: count) + String(repeating: "}", count: count)
        }
        let result = Parser.parse(Source(text: nested(500)))
        #expect(result.diagnostics.isEmpty)
        #expect(Printer.print(result.document, style: .minified) == nested(500))
        #expect(!messages(nested(501)).isEmpty)
    }

    @Test func bracketsThatDoNotMatchEnd() {
        for text in [
            repeated("("), repeated("}"), repeated("(") + repeated("}"), "{ a" + repeated(")"),
        ] {
            #expect(!messages(text).isEmpty)
        }
    }

    @Test func sizesAreLimited() {
        var options = ParserOptions()
        options.maximumBytes = 10
        #expect(
            Parser.parse(Source(text: "{ aaaaaaaaaa }"), options: options).diagnostics.map(
                \.message
            )
                == ["The source has 14 bytes; the limit is 10. Split it."]
        )
        options = ParserOptions()
        options.maximumTokens = 5
        #expect(
            Parser.parse(Source(text: "{ a b c d e f g }"), options: options).diagnostics.map(
                \.message
            )
                == ["The source has more than 5 tokens. Split it."]
        )
    }

    @Test func mistakesAreCountedNoFurtherThanTheLimit() {
        let seconds = processorSeconds {
            let text = String(repeating: "%", count: 20_000_000)
            #expect(messages("{ a \(text) }").count <= 1_001)
        }
        #expect(seconds < 5)
    }

    @Test func placesFarOutOnALineAreFoundInTime() {
        let seconds = processorSeconds {
            let text = String(repeating: " ", count: 10_000_000) + repeated("é😀% ")
            let places = Parser.parse(Source(text: text)).diagnostics.map(\.span.start)
            #expect(places.count > 500)
            #expect(places.first == SourceLocation(line: 1, column: 10_000_001))
            #expect(places.dropFirst().first == SourceLocation(line: 1, column: 10_000_004))
            #expect(places.dropFirst(500).first == SourceLocation(line: 1, column: 10_001_251))
        }
        #expect(seconds < 5)
    }

    @Test func longNamesAndStringsAreFine() {
        #expect(messages("{ \(repeated("n")) }").isEmpty)
        #expect(messages("{ a(x: \"\(repeated("é"))\") }").isEmpty)
        #expect(messages("{ a(x: \"\"\"\(repeated("a\n "))\"\"\") }").isEmpty)
    }
}
