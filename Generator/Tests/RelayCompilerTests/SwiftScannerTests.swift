import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

struct SwiftScannerTests {
    @Test func findsLiteralsOfEveryForm() {
        let found = texts(
            ##"""
            let a = graphql("query A { a }")
            let b = graphql(
                """
                query B {
                  b
                }
                """
            )
            let c = Relay.graphql(#"query C { c(x: "\n") }"#)
            let d = graphql ( /* why */ #"""
              query D { d(x: "y") }
              """# // here
            )
            struct S { static let e = graphql("query E { e(x: \"\\n\u{e9}\") }") }
            """##
        )
        #expect(
            found == [
                "query A { a }", "query B {\n  b\n}", #"query C { c(x: "\n") }"#,
                #"query D { d(x: "y") }"#, #"query E { e(x: "\né") }"#,
            ]
        )
    }

    @Test(arguments: [
        "// graphql(\"no\")", "/* /* graphql(\"no\") */ graphql(\"no\") */",
        "let s = \"graphql(\\\"no\\\")\"", "let s = #\" \" graphql(\"no\") \"#",
        "let s = \"\"\"\n  graphql(\"no\")\n  \"\"\"",
        "let r = /graphql(\"no\")/", "let r = #/ \" graphql(\"no\") /#",
        "let r = #/\n graphql(\"no\")\n/#", "f(/\"graphql(\"no\")/)",
        "func graphql(_ text: String) {}", "let x = graphql(\"no\", 1)", "let x = graphql(name)",
        "x.graphql(\"no\")", "a.Relay.graphql(\"no\")", "mygraphql(\"no\")", "`graphql`(\"no\")",
        "@graphql(\"no\") func f() {}", "let r = x ? /graphql(\"no\")/ : y",
        "let r = !/graphql(\"no\")/", "a ?? /graphql(\"no\")/", "f(+/graphql(\"no\")/)",
        "let a = b\n/graphql(\"no\")/.c", "let r = a /**//graphql(\"no\")/",
        "graphqlx(\"no\")", "#!/usr/bin/graphql(\"no\")", "graphql", "graphql(", "graphql (\n",
    ])
    func findsNothingElse(code: String) {
        let scanner = SwiftScanner.scan(Source(path: "A.swift", text: code))
        #expect(scanner.documents.isEmpty)
        #expect(scanner.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "let a = b / c; let q = graphql(\"yes\") / d", "a[0] / 2; graphql(\"yes\"); f() / 2",
        "let s = \"\\(f(\")\"))\"; graphql(\"yes\")", "let s = \"\\\\\"; graphql(\"yes\")",
        "let s = \"\\(graphql(\"yes\"))\"", "let s = #\"\\(\"#; graphql(\"yes\")",
        "let s = #\"\\#(f(\"\\(x)\"))\"#; graphql(\"yes\")", "let s = #\"\"\"#; graphql(\"yes\")",
        "let r = /[/\"]\\/\"/; graphql(\"yes\")", "let r = #/\"/#; graphql(\"yes\")",
        "x! / y; graphql(\"yes\"); z! / 1", "/* \" */ graphql(\"yes\") // \"",
        "#if DEBUG\ngraphql(\"yes\")\n#endif",
        "let s = \"\"\"\n  \\(\")\") \"\n  \"\"\"\ngraphql(\"yes\")",
        "let unfinished = \"\ngraphql(\"yes\")", "return graphql(\"yes\")",
        "a / graphql(\"yes\") / b", "a </> graphql(\"yes\") </> b", "a+/graphql(\"yes\")/b",
        "a! / graphql(\"yes\")/2", "a?/graphql(\"yes\")/2", "x /= graphql(\"yes\")/z",
        "f(x, +/, graphql(\"yes\"), /)", "a...graphql(\"yes\")", "graphql(\"yes\",)",
        "let a = \\.b/graphql(\"yes\")/2", "#line/graphql(\"yes\")/2",
        "a /**/ / graphql(\"yes\") /**/",
        "reduce(0, /) ; graphql(\"yes\"); f(1, /)", "case .a: graphql(\"yes\")",
        "\u{FEFF}graphql(\"yes\")", "let 😀 = 1 / 2; graphql(\"yes\")",
    ])
    func isNotConfused(code: String) {
        #expect(texts(code) == ["yes"])
    }

    @Test(arguments: [
        ("graphql(\"a \\(b) c\")", "A.swift:1:12: error: A document can't contain interpolations"),
        (
            "graphql(\"a \\(\"x\") c\")",
            "A.swift:1:12: error: A document can't contain interpolations"
        ),
        ("graphql(\"\"\"\n  a\n b\n  \"\"\")", "A.swift:3:1: error: This line is indented less"),
        ("graphql(\"a\" + b)", "A.swift:1:9: error: A document must be a single string literal"),
        ("graphql(\"\\q\")", "A.swift:1:10: error: This is not a Swift escape sequence"),
        (
            "graphql(\"\\u{110000}\")",
            "A.swift:1:10: error: This is not a Swift escape sequence"
        ),
        ("graphql(\"\"\"a\n\"\"\")", "must begin on a new line"),
    ])
    func saysWhatItCantRead(code: String, message: String) {
        let scanner = SwiftScanner.scan(Source(path: "A.swift", text: code))
        #expect(scanner.documents.isEmpty)
        let rendered = DiagnosticRenderer().render(scanner.diagnostics)
        #expect(rendered.contains(message), "\(rendered)")
    }

    @Test func readsLinesAsSwiftDoes() {
        let found = texts(
            "let a = graphql(\"\"\"\r\n    one\r\n\r\n      two \\\r\n    three\r\n    \"\"\")"
        )
        #expect(found == ["one\r\n\r\n  two three"])
        #expect(texts("graphql(\"\"\"\n  \"\"\")") == [""])
        #expect(texts("graphql(\"\"\"\n\ta\\\\\n\tb\n\t\"\"\")") == ["a\\\nb"])
    }

    @Test(arguments: [
        ("  graphql(\"{ wrong }\")", "wrong", "1:14-1:19"),
        ("graphql(\"\"\"\n    {\n      wrong\n    }\n    \"\"\")", "wrong", "3:7-3:12"),
        ("graphql(\"{ a(x: \\\"é\\u{1F600}\\\") wrong }\")", "wrong", "1:33-1:38"),
        ("graphql(\"\"\"\n\t{ a\\\n\twrong }\n\t\"\"\")", "wrong", "3:2-3:7"),
        ("/* 😀 */ graphql(\"{ wrong }\")", "wrong", "1:21-1:26"),
    ])
    func knowsWhereThingsStand(code: String, word: String, place: String) throws {
        let scanner = SwiftScanner.scan(Source(path: "A.swift", text: code))
        let document = try #require(scanner.documents.first)
        let text = String(decoding: document.source.bytes, as: UTF8.self)
        let range = try #require(text.range(of: word))
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let diagnostic = Diagnostic(
            rule: "R",
            message: "M",
            span: SourceSpan(source: document.source, range: start..<start + word.utf8.count)
        )
        let span = diagnostic.inFiles([ObjectIdentifier(document.source): document]).span
        #expect(span.text == word)
        #expect(
            "\(span.start.line):\(span.start.column)-\(span.end.line):\(span.end.column)" == place
        )
    }

    @Test func survivesFilesThatEndAnywhere() {
        let code = """
            let a = graphql(#\"\"\"
                { a(x: "\\#u{41}") \\#
                }
                \"\"\"#) /* */ /[a]/ "\\(f("x"))" `b` #/ x /#
            """
        let bytes = Array(code.utf8)
        for count in bytes.indices {
            _ = SwiftScanner.scan(Source(path: "A.swift", bytes: Array(bytes[..<count])))
            _ = SwiftScanner.scan(Source(path: "A.swift", bytes: Array(bytes[count...])))
        }
    }

    private func texts(_ code: String) -> [String] {
        let scanner = SwiftScanner.scan(Source(path: "A.swift", text: code))
        #expect(scanner.diagnostics.isEmpty)
        return scanner.documents.map { String(decoding: $0.source.bytes, as: UTF8.self) }
    }
}
