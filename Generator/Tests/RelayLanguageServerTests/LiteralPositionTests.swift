import Foundation
import GraphQLSchema
import RelayLanguageServer
import Testing

/// Positions and edits at the ends of literals of Swift files, and at escapes in them.
struct LiteralPositionTests {
    /// Returns a text after edits that were sent for it.
    private func apply(_ edits: [JSON], to text: String) -> String {
        var units = Array(text.utf16)
        func offset(_ position: JSON?) -> Int {
            var rest = units[...]
            for _ in 0..<(position?["line"]?.int ?? 0) {
                rest = rest.drop { $0 != 0x0A }.dropFirst()
            }
            return min(rest.startIndex + (position?["character"]?.int ?? 0), units.count)
        }
        for edit in edits {
            let range = offset(edit["range"]?["start"])..<offset(edit["range"]?["end"])
            units.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf16)
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// Returns a text after the completion with a label, at the mark `|` in it; `nil` if it is not
    /// proposed.
    private func complete(_ marked: String, _ label: String) throws -> String? {
        let editor = try EditorClient()
        editor.settle()
        let position = editor.openMarked("Sources/A.swift", marked)
        let answer = editor.result(
            "textDocument/completion",
            "Sources/A.swift",
            ["position": position]
        )
        let item = answer["items"]?.array?.first { $0["label"] == .string(label) }
        return item?["textEdit"].map { apply([$0], to: marked.replacing("|", with: "")) }
    }

    /// Returns a text after the only fix of a finding in it.
    private func fix(_ text: String, _ rule: String) throws -> String? {
        let editor = try EditorClient()
        editor.open("Sources/A.swift", text)
        editor.settle()
        let finding = editor.errors("Sources/A.swift").first { $0["code"] == .string(rule) }
        guard let range = finding?["range"] else { return nil }
        let actions = editor.result(
            "textDocument/codeAction",
            "Sources/A.swift",
            ["range": range, "context": ["diagnostics": []]]
        )
        let edits = actions.array?.first?["edit"]?["changes"]?[editor.uri("Sources/A.swift")]
        return edits?.array.map { apply($0, to: text) }
    }

    @Test(arguments: [
        (
            "let a = graphql(\"\"\"\n    |\n    \"\"\")\n",
            "let a = graphql(\"\"\"\n    <>\n    \"\"\")\n"
        ),
        ("let a = graphql(\"\"\"\n  |\n\"\"\")\n", "let a = graphql(\"\"\"\n  <>\n\"\"\")\n"),
        ("let a = graphql(\"\"\"\n\n|\n\n\"\"\")\n", "let a = graphql(\"\"\"\n\n<>\n\n\"\"\")\n"),
        ("let a = graphql(\"\"\"\n\n\n|\n\"\"\")\n", "let a = graphql(\"\"\"\n\n\n<>\n\"\"\")\n"),
        ("let a = graphql(#\"\"\"\n|\n\"\"\"#)\n", "let a = graphql(#\"\"\"\n<>\n\"\"\"#)\n"),
        (
            "let a = graphql(\"\"\"\n  { me { id } }\n  |\n  \"\"\")\n",
            "let a = graphql(\"\"\"\n  { me { id } }\n  <>\n  \"\"\")\n"
        ),
        (
            "let a = graphql(\"\"\"\r\n  { me { id } }\r\n  |\r\n  \"\"\")\r\n",
            "let a = graphql(\"\"\"\r\n  { me { id } }\r\n  <>\r\n  \"\"\")\r\n"
        ),
        (
            "let a = graphql(\"\"\"\n  { me { id } } |\n  \"\"\")\n",
            "let a = graphql(\"\"\"\n  { me { id } } <>\n  \"\"\")\n"
        ),
    ])
    func emptyLinesOfLiteralsAreCompleted(_ marked: String, _ expected: String) throws {
        let completed = try complete(marked, "query")
        let parts = expected.components(separatedBy: "<>")
        #expect(completed?.hasPrefix(parts[0] + "query") == true)
        #expect(completed?.hasSuffix("}" + parts[1]) == true)
    }

    @Test(arguments: [("", "    "), ("  ", "  ")])
    func textOnAnEmptyLineGetsTheIndentationOfTheLiteral(_ own: String, _ added: String) throws {
        let marked = "let a = graphql(\"\"\"\n\(own)|\n    \"\"\")\n"
        let completed = try complete(marked, "fragment")
        #expect(
            completed?.contains("\n\(own)\(added)fragment") == true
                && completed?.contains("\n\(added)}\n    \"\"\"") == true
        )
        let text =
            "let a = graphql(\"\"\"\n    query Q { user(id: \\\"\"\"1) { id } }\n\(own)\n    \"\"\")\n"
        #expect(
            try fix(text, "Syntax")?.contains("\n\(own)\(added)\\\"\\\"\\\"\n    \"\"\"") == true
        )
    }

    @Test(arguments: [
        "let a = graphql(\"\"\"\n|\"\"\")\n", "let a = graphql(\"\"\"\n    |\"\"\")\n",
        "let a = graphql(\"\"\"|\n    \"\"\")\n",
        "let a = graphql(\"\"\"\n    { me { id } }\n    |\"\"\")\n",
        "let a = graphql(\"\"\"\n\n    \"\"\"|)\n",
    ])
    func theLinesOfQuotesAreNotCompleted(_ marked: String) throws {
        #expect(try complete(marked, "query") == nil)
    }

    @Test(arguments: ["\"\"\"", "#\"\"\"", "##\"\"\""])
    func anEditAtTheEndOfTheTextIsOnItsLastLine(_ opening: String) throws {
        let closing = String(opening.reversed())
        for newLine in ["\n", "\r\n"] {
            let lines = [
                "let a = graphql(\(opening)", "    query Q { me { id }", "    \(closing))", "",
            ]
            let text = lines.joined(separator: newLine)
            let editor = try EditorClient()
            editor.open("Sources/A.swift", text)
            editor.settle()
            let start = editor.errors("Sources/A.swift").first?["range"]?["start"]
            #expect(start == ["line": 1, "character": 23])
        }
    }

    @Test func aFixOfAnUnterminatedStringIsOnItsLine() throws {
        let text = "let a = graphql(\"\"\"\n    query Q { user(id: \"1\n    \"\"\")\n"
        #expect(
            try fix(text, "Syntax")
                == "let a = graphql(\"\"\"\n    query Q { user(id: \"1\\\"\n    \"\"\")\n"
        )
    }

    @Test func aFixReplacesEscapedQuotesToo() throws {
        let text = "let a = graphql(\"query Q { search(kind: \\\"PAGE\\\") { __typename } }\")\n"
        #expect(
            try fix(text, "ValuesOfCorrectTypeRule")
                == "let a = graphql(\"query Q { search(kind: PAGE) { __typename } }\")\n"
        )
    }

    @Test func aFindingEndsAfterAnEscape() throws {
        let editor = try EditorClient()
        let text = "let a = graphql(\"query Q { me { nop\\u{65} } }\")\n"
        editor.open("Sources/A.swift", text)
        editor.settle()
        let range = editor.errors("Sources/A.swift").first?["range"]
        #expect(range?["start"]?["character"] == 32)
        #expect(range?["end"]?["character"] == 41)
    }

    @Test(arguments: [
        "let a = graphql(\"\"\"\n    query Q { me {\n  |  id } }\n    \"\"\")\n",
        "let a = graphql(\"query Q { me { nam\\|u{65} } }\")\n",
        "let a = graphql(\"query Q { user(id: \\|\"1\\\") { id } }\")\n",
    ])
    func nothingIsProposedInIndentationAndEscapes(_ marked: String) throws {
        let editor = try EditorClient()
        editor.settle()
        let position = editor.openMarked("Sources/A.swift", marked)
        for method in ["completion", "hover"] {
            let answer = editor.result(
                "textDocument/\(method)",
                "Sources/A.swift",
                ["position": position]
            )
            #expect(answer == .null)
        }
        let selection = editor.result(
            "textDocument/selectionRange",
            "Sources/A.swift",
            ["positions": [position]]
        )
        let range = selection.array?.first?["range"]
        let line = position["line"]?.int ?? 0
        let character = position["character"]?.int ?? 0
        #expect((range?["start"]?["line"]?.int ?? 9) <= line)
        #expect(
            range?["start"]?["line"]?.int != line
                || (range?["start"]?["character"]?.int ?? 99) <= character
        )
    }

    @Test func aBackslashBeforeASpaceHidesNoText() throws {
        let editor = try EditorClient()
        for text in [
            "let a = graphql(\"query Q { me { id } } \\ query R { nothing }\")\n",
            "let a = graphql(\"\"\"\n  query Q { me { id } } \\ query R { nothing }\n  \"\"\")\n",
        ] {
            editor.open("Sources/A.swift", text)
            editor.settle()
            #expect(
                editor.findings("Sources/A.swift") == ["This is not a Swift escape sequence."]
            )
        }
        editor.open(
            "Sources/A.swift",
            "let a = graphql(\"\"\"\n  query Q { me { \\  \n  id } }\n  \"\"\")\n"
        )
        editor.settle()
        #expect(editor.findings("Sources/A.swift") == [])
    }
}
