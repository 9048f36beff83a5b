import Testing

@testable import GraphQLLanguage

@Suite struct DiagnosticTests {
    private let source = Source(path: "a.graphql", text: "{\n\tdog { näme\u{1F600} frend }\n}")

    private func span(_ part: String, in source: Source) -> SourceSpan {
        let bytes = Array(part.utf8)
        let start = (0...source.bytes.count - bytes.count).first {
            Array(source.bytes[$0..<$0 + bytes.count]) == bytes
        }
        return SourceSpan(source: source, range: (start ?? 0)..<(start ?? 0) + bytes.count)
    }

    private var diagnostic: Diagnostic {
        Diagnostic(
            rule: "R",
            message: "No `frend`.",
            span: span("frend", in: source),
            related: [.init(message: "See here.", span: span("dog", in: source))],
            fixIts: [.init(span: span("frend", in: source), replacement: "friend")]
        )
    }

    @Test func framesShowTheLineAndACaret() {
        #expect(
            DiagnosticRenderer().render(diagnostic) == """
                a.graphql:2:15: error: No `frend`.
                 2 | \tdog { näme😀 frend }
                   | \t            ^~~~~
                a.graphql:2:2: note: See here.
                 2 | \tdog { näme😀 frend }
                   | \t^~~
                """
        )
    }

    @Test func oneLineIsWhatXcodeReads() {
        let renderer = DiagnosticRenderer(style: .oneLine, showsRules: true)
        #expect(renderer.render([diagnostic]) == "a.graphql:2:15: error: No `frend`. [R]\n")
    }

    @Test func jsonIsOneObjectALine() {
        #expect(
            DiagnosticRenderer(style: .json).render(diagnostic)
                == #"{"severity":"error","rule":"R","message":"No `frend`.","file":"a.graphql","line":2,"column":15,"endLine":2,"endColumn":20,"related":[{"message":"See here.","file":"a.graphql","line":2,"column":2,"endLine":2,"endColumn":5}]}"#
        )
        #expect(
            DiagnosticRenderer(style: .jsonWithFixIts).render(diagnostic).hasSuffix(
                #","related":[{"message":"See here.","file":"a.graphql","line":2,"column":2,"endLine":2,"endColumn":5}],"fixIts":[{"replacement":"friend","file":"a.graphql","line":2,"column":15,"endLine":2,"endColumn":20}]}"#
            )
        )
        #expect(DiagnosticJSON.quoted("a\"\\\n\t\u{1}é") == #""a\"\\\n\t\u0001é""#)
    }

    @Test func longLinesAreCut() {
        let text =
            "{ " + String(repeating: "a ", count: 1_000) + "wrong "
            + String(repeating: "b ", count: 1_000) + "}"
        let source = Source(path: "t", text: text)
        let frame = DiagnosticRenderer().render(
            Diagnostic(rule: "R", message: "m", span: span("wrong", in: source))
        )
        let lines = frame.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.count < 130 })
        let column = lines[2].firstIndex(of: "^").map {
            lines[2].distance(from: lines[2].startIndex, to: $0)
        }
        let word = lines[1].split(separator: "wrong")[0].count
        #expect(column == word)
    }

    @Test func columnsAreCountedAsEditorsDo() {
        let text = "\u{FEFF}aé😀b\r\nc\rd\ne"
        let source = Source(path: "t", text: text)
        #expect(span("a", in: source).start == SourceLocation(line: 1, column: 1))
        #expect(span("b", in: source).start == SourceLocation(line: 1, column: 5))
        #expect(span("c", in: source).start == SourceLocation(line: 2, column: 1))
        #expect(span("d", in: source).start == SourceLocation(line: 3, column: 1))
        #expect(span("e", in: source).end == SourceLocation(line: 4, column: 2))
    }

    @Test func embeddedSourcesPointIntoTheirFile() {
        let source = Source(
            path: "View.swift",
            text: "query {\n a: :\n}",
            firstLine: 40,
            firstColumn: 9
        )
        #expect(span("query", in: source).description == "View.swift:40:9")
        let rendered = DiagnosticRenderer().render(Parser.parse(source).diagnostics)
        #expect(rendered.hasPrefix("View.swift:41:5: error:"))
        #expect(rendered.contains("41 |  a: :"))
    }

    @Test func diagnosticsAreSortedAndEachComesOnce() {
        func make(_ offset: Int, _ severity: Diagnostic.Severity, _ path: String = "a")
            -> Diagnostic
        {
            let source = Source(path: path, text: "0123456789")
            return Diagnostic(
                severity: severity,
                rule: "R",
                message: "m",
                span: SourceSpan(source: source, range: offset..<offset + 1)
            )
        }
        let sorted = [
            make(5, .error), make(1, .error, "b"), make(5, .warning), make(2, .error),
            make(5, .error),
        ].sortedAndDeduplicated()
        #expect(
            sorted.map { "\($0.span) \($0.severity)" } == [
                "a:1:3 error", "a:1:6 error", "a:1:6 warning", "b:1:2 error",
            ]
        )
    }

    @Test(arguments: [
        ("nme", ["name", "nickname", "node"], ["name", "node"]),
        ("Nmae", ["name", "Name"], ["Name", "name"]),
        ("x", ["y", "z"], []),
        ("friendsConection", ["friendsConnection", "friends"], ["friendsConnection"]),
        ("color", ["colour", "colors", "clor"], ["clor", "colors", "colour"]),
    ])
    func suggestionsAreWhatWasMeant(input: String, candidates: [String], expected: [String]) {
        #expect(Suggestions.nearest(to: input, among: candidates) == expected)
    }

    @Test func suggestionsReadAsASentence() {
        #expect(Suggestions.didYouMean([]) == "")
        #expect(Suggestions.didYouMean(["a"]) == " Did you mean `a`?")
        #expect(Suggestions.didYouMean(["a", "b", "c"]) == " Did you mean `a`, `b` or `c`?")
    }

    @Test func longNamesAreCut() {
        let name = String(repeating: "é", count: 50_000)
        let diagnostic = Diagnostic(
            rule: "R",
            message: "Field `\(name)` does not exist on `Query`.",
            span: .synthesized
        )
        let shown = String(repeating: "é", count: 100)
        #expect(diagnostic.message == "Field `\(shown)…` does not exist on `Query`.")
    }

    @Test func suggestionsEndWhenTheyHaveCostEnough() {
        var search = SuggestionSearch()
        let early = search.didYouMean("nam", among: ["name"])
        #expect(early == " Did you mean `name`?")
        let isAffordable = search.affords(100_000_000)
        #expect(!isAffordable)
        let late = search.nearest(to: "nam", among: ["name"])
        #expect(late == [])
    }
}
