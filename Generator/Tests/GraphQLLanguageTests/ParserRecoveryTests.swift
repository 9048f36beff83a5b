import Testing

@testable import GraphQLLanguage

/// One file yields all its errors, and what is sound is kept.
@Suite struct ParserRecoveryTests {
    private func parse(_ text: String) -> (places: [String], document: Document) {
        let result = Parser.parse(Source(path: "t", text: text))
        return (
            result.diagnostics.map { "\($0.span.start.line):\($0.span.start.column)" },
            result.document
        )
    }

    @Test func parsingGoesOnWithTheNextSelection() {
        let result = parse(
            """
            query A {
              a(x: )
              b { c(: 1)
                d
              }
              e
            }
            query B { f: }
            query C { g }
            """
        )
        #expect(result.places == ["2:8", "3:9", "8:14"])
        #expect(result.document.operations.map { $0.name?.text } == ["A", "B", "C"])
        #expect(result.document.operations[0].selectionSet.selections.count == 3)
    }

    @Test func parsingGoesOnWithTheNextDefinition() {
        let result = parse(
            """
            query A($x Int) { a }
            fragment on T { b }
            query B { c }
            typ D { a: Int }
            type E { a: Int }
            """
        )
        #expect(result.places == ["1:12", "2:10", "4:1"])
        #expect(result.document.definitions.count >= 3)
    }

    @Test func aMissingBraceDoesNotSwallowTheNextDefinition() {
        let result = parse(
            """
            query A {
              a {
                b: :
            query B { c }
            query C { d: }
            """
        )
        #expect(result.places == ["3:8", "5:14"])
        #expect(result.document.operations.last?.name?.text == "C")
    }

    @Test func embeddedDefinitionsMayBeIndented() {
        let text = "    query A {\n      a: :\n    query B { c }\n"
        #expect(parse(text).document.operations.last?.name?.text == "B")
    }

    @Test func fieldsOfTypesAreRecoveredOneByOne() {
        let result = parse(
            """
            type A {
              a Int
              b: [Int
              c(x: Int y): Int
              d: Int
            }
            enum B { X 1
              Y }
            """
        )
        #expect(result.places == ["2:5", "4:3", "4:13", "7:12"])
    }

    @Test func unclosedBracketsSayWhereTheyWereOpened() throws {
        let result = Parser.parse(Source(text: "query Q { a {\n b\n"))
        let diagnostic = try #require(result.diagnostics.first)
        #expect(result.diagnostics.count == 1)
        #expect(diagnostic.related.map(\.span.start) == [SourceLocation(line: 1, column: 13)])
    }

    @Test func diagnosticsAreLimited() {
        var options = ParserOptions()
        options.maximumDiagnostics = 10
        let text = "{\n" + String(repeating: "a: :\n", count: 1_000) + "}"
        #expect(Parser.parse(Source(text: text), options: options).diagnostics.count <= 11)
    }

    /// Any cut or changed byte gives diagnostics or a document, never a crash.
    @Test func noTextStopsTheParser() {
        let bytes = Array(Samples.kitchenSink.utf8)
        for index in bytes.indices {
            _ = Parser.parse(Source(path: "t", bytes: Array(bytes[..<index])))
            for byte in [0x00, 0x22, 0x7B, 0x7D, 0x28, 0xFF] as [UInt8] where index % 7 == 0 {
                var changed = bytes
                changed[index] = byte
                let result = Parser.parse(Source(path: "t", bytes: changed))
                _ = Printer.print(result.document)
                _ = Printer.format(result.document)
            }
        }
    }
}
