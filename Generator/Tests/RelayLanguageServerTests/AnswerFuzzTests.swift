import GraphQLSchema
import RelayLanguageServer
import Testing

/// Answers about half-typed text have positions in it, and edits leave literals that can be read.
struct AnswerFuzzTests {
    private static let texts = [
        "Q.graphql": """
        # One
        query Q($id: ID!) { me { ...Row_user } x: user(id: $id) { name } } # Two
        # Three
        fragment Row_user on User {
          friends(first: 1) @connection(key: "Row_user_friends") { edges { cursor } }
        }

        """,
        "Line.swift": """
        let a = graphql("query Q { user(id: \\"é😀\\") { nam\\u{65} ...on User{id} } }")

        """,
        "Lines.swift": """
        let a = 1 // é😀
        let query = graphql(\"\"\"
            # One
            query InSwift { me { name } } # 😀

            query Other { user(id: \\"1\\") { name } }
            \"\"\")

        """,
        "Raw.swift": """
        let query = graphql(#\"\"\"
          query InSwift @updatable { node(id: "\\u00e9") {__typename ...on User {id}} }

          \"\"\"#)

        """,
    ]
    private static let parts = [
        "{", "}", "(", ")", "name", "id", " ...Row_user", "...", ".", "..", "\n", "\n  ", "\n    ",
        "\r\n", "fragment X on User { id }\n", "query", " @include(if: true)", "$id", ":", "\"",
        "\\\"", "\"\"\"", "#", "é", "😀", "\r", "me", " title ", " on Page ", "@", "x: ",
        "first: ", "\\", "[", "]", "!", "__typename", " @required(action: NONE)", "\\n",
        "\\u{65}", "nam", " ", "@catch",
    ]

    /// A text that is open in the editor, and an offset in it.
    private struct State {
        let editor: EditorClient
        let path: String
        var text: String
        var offset = 0
        var positions: TextPositions

        /// The text, for messages.
        var note: String { "at \(offset) in \(text.debugDescription)" }

        /// Whether the compiler can't read a literal.
        var hasSwiftErrors: Bool {
            editor.settle()
            return editor.errors(path).contains { $0["code"] == "SwiftSource" }
        }

        func result(_ method: String, _ extra: [String: JSON] = [:]) -> JSON {
            var extra = extra
            extra["position"] = positions.position(offset)
            return editor.result("textDocument/\(method)", path, extra)
        }
    }

    @Test(arguments: 0..<12)
    func answersFitTheText(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed + 1))
        let editor = try EditorClient()
        editor.settle()
        let name = Self.texts.keys.sorted()[seed % 4]
        let path = "Sources/" + name
        var text = Self.texts[name] ?? ""
        editor.open(path, text)
        for _ in 0..<60 {
            if Int.random(in: 0..<6, using: &generator) == 0 {
                text = Self.texts[name] ?? ""
                if Bool.random(using: &generator) { text = text.replacing("\n", with: "\r\n") }
            } else {
                edit(&text, &generator)
            }
            editor.replace(path, with: text)
            let positions = TextPositions(text)
            var state = State(editor: editor, path: path, text: text, positions: positions)
            let offsets = (0...positions.units.count).filter {
                positions.isWhole($0) && positions.position($0) != nil
            }
            state.offset = offsets.randomElement(using: &generator) ?? 0
            checkTokens(state)
            checkRanges(state)
            checkCompletion(state)
            checkActions(state)
            checkFormatting(state)
        }
    }

    private func edit(_ text: inout String, _ generator: inout SeededGenerator) {
        let old = TextPositions(text)
        var start = Int.random(in: 0...old.units.count, using: &generator)
        while !old.isWhole(start) { start -= 1 }
        var end = min(old.units.count, start + Int.random(in: 0..<4, using: &generator))
        while !old.isWhole(end) { end += 1 }
        var units = old.units
        let part = Self.parts.randomElement(using: &generator) ?? ""
        units.replaceSubrange(start..<end, with: part.utf16)
        text = String(decoding: units, as: UTF16.self)
    }

    /// Tokens follow each other, and each is in one line.
    private func checkTokens(_ state: State) {
        let data = state.result("semanticTokens/full")["data"]?.array?.compactMap(\.int) ?? []
        let lines = state.positions.lines
        var last = (line: 0, start: 0, end: 0)
        for index in stride(from: 0, to: data.count, by: 5) {
            if data[index] != 0 { last = (last.line + data[index], 0, 0) }
            let start = last.start + data[index + 1]
            let end = start + data[index + 2]
            guard data[index] >= 0, start >= last.end, end > start,
                lines.indices.contains(last.line), end <= lines[last.line].count
            else {
                Issue.record("the token \(data[index..<index + 5]) \(state.note)")
                return
            }
            last = (last.line, start, end)
        }
    }

    /// Ranges are in the text, and those of a selection contain each other.
    private func checkRanges(_ state: State) {
        for fold in state.result("foldingRange").array ?? [] {
            let start = fold["startLine"]?.int ?? -1
            let end = fold["endLine"]?.int ?? -1
            #expect(0 <= start && start < end && end < state.positions.lines.count, "\(state.note)")
        }
        let position = state.positions.position(state.offset) ?? .null
        var selection = state.result("selectionRange", ["positions": [position]]).array?.first
        #expect(selection != nil)
        var inner = state.offset..<state.offset
        while let outer = selection {
            guard let range = state.positions.range(outer["range"]),
                range.lowerBound <= inner.lowerBound, inner.upperBound <= range.upperBound
            else {
                Issue.record("the selection \(outer) \(state.note)")
                break
            }
            inner = range
            selection = outer["parent"]
        }
        state.editor.settle()
        let highlights = state.result("documentHighlight").array ?? []
        for item in highlights + (state.editor.diagnostics[state.path] ?? []) {
            #expect(state.positions.range(item["range"]) != nil, "\(item) \(state.note)")
        }
        for hint in state.result("inlayHint").array ?? [] {
            #expect(state.positions.offset(hint["position"]) != nil, "\(hint) \(state.note)")
        }
    }

    /// Proposals and descriptions are for the position.
    private func checkCompletion(_ state: State) {
        for item in state.result("completion")["items"]?.array ?? [] {
            let json = item["textEdit"]?["range"]
            let range = state.positions.range(json)
            let isHere = range.map {
                $0.lowerBound <= state.offset && state.offset <= $0.upperBound
            }
            guard isHere == true, json?["start"]?["line"] == json?["end"]?["line"] else {
                Issue.record("the proposal \(item) \(state.note)")
                return
            }
        }
        let hover = state.result("hover")
        guard hover != .null else { return }
        let range = state.positions.range(hover["range"])
        // A `$` or `@` belongs to the name after it.
        let isHere = range.map {
            $0.lowerBound <= state.offset + 1 && state.offset <= $0.upperBound
        }
        #expect(isHere == true, "\(hover) \(state.note)")
    }

    /// Fixes leave literals that can be read.
    private func checkActions(_ state: State) {
        let canBeRead = !state.hasSwiftErrors
        let whole: JSON = [
            "start": ["line": 0, "character": 0],
            "end": ["line": .int(state.positions.lines.count), "character": 0],
        ]
        let actions = state.result("codeAction", ["range": whole, "context": [:]]).array ?? []
        for action in actions.prefix(6) {
            let edits = action["edit"]?["changes"]?[state.editor.uri(state.path)]?.array ?? []
            guard let new = state.positions.applying(edits) else {
                Issue.record("the fix \(action) \(state.note)")
                continue
            }
            let title = action["title"]?.string ?? ""
            guard canBeRead else { continue }
            state.editor.replace(state.path, with: new)
            #expect(!state.hasSwiftErrors, "\(title): \(new.debugDescription) \(state.note)")
        }
        state.editor.replace(state.path, with: state.text)
    }

    /// The canonical form keeps comments, and is canonical.
    private func checkFormatting(_ state: State) {
        let canBeRead = !state.hasSwiftErrors
        let edits = state.result("formatting", ["options": [:]]).array ?? []
        guard !edits.isEmpty else { return }
        guard let new = state.positions.applying(edits) else {
            Issue.record("the form \(edits) \(state.note)")
            return
        }
        let signs = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "#") } }
        #expect(signs(new) == signs(state.text), "\(new.debugDescription) \(state.note)")
        state.editor.replace(state.path, with: new)
        #expect(state.result("formatting", ["options": [:]]) == [], "\(state.note)")
        #expect(!canBeRead || !state.hasSwiftErrors, "\(new.debugDescription) \(state.note)")
        state.editor.replace(state.path, with: state.text)
    }
}
