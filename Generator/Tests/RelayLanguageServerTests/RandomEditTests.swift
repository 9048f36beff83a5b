import Foundation
import GraphQLLanguage
import GraphQLSchema
import RelayCompiler
import RelayLanguageServer
import Testing

/// After any edits, the server shows what a fresh check of the same texts finds.
struct RandomEditTests {
    private static let documents = [
        "Sources/App/Q.graphql":
            "query Q($id: ID!) { me { ...Row_user } user(id: $id) { name } }\n",
        "Sources/App/M.graphql":
            "mutation M { rename(id: 1, name: \"é😀\") { user { ...Row_user } } }\n",
        "Sources/App/View.swift": """
        let query = graphql(\"\"\"
            query InSwift { me { ...Friends_user name } }
            \"\"\")

        """,
        "Sources/Kit/Row.graphql": "fragment Row_user on User { name ...Age_user }\n",
        "Sources/Kit/Age.graphql": "fragment Age_user on User { birthday }\n",
        "Sources/Kit/Friends.graphql": """
        fragment Friends_user on User {
          friends(first: 10) @connection(key: "Friends_user_friends") {
            edges { node { id ...Row_user } }
          }
        }

        """,
    ]
    private static let modules = """
        { "schema": "schema.graphql", "modules": {
          "Kit": { "src": "Sources/Kit", "artifactDirectory": "Sources/Kit/Generated", "schemaTypes": true },
          "App": { "src": "Sources/App", "artifactDirectory": "Sources/App/Generated", "imports": ["Kit"] }
        } }
        """
    private static let parts = [
        "{", "}", "(", ")", "name", "id", "age", " ...Row_user", " ...Age_user", "...",
        "fragment X on User { id }\n",
        "query", " @include(if: true)", "$id", ":", "\"", "\"\"\"", "#", "\n", "é", "😀", "\r\n",
        "\r", "me",
        " title ", " on Page ", "@", "x: ", "first: ", "\\", "[", "]", "!",
        "friends { edges { cursor } }",
        "subscription S { x }", "__typename", " @required(action: NONE)",
    ]

    /// A diagnostic as a comparable text.
    private struct Finding: Hashable, Comparable {
        var path: String
        var text: String

        static func < (lhs: Finding, rhs: Finding) -> Bool {
            (lhs.path, lhs.text) < (rhs.path, rhs.text)
        }
    }

    private func shown(_ editor: EditorClient) -> [Finding] {
        editor.diagnostics.flatMap { path, list in
            list.filter { $0["source"] == "relay" }.map { json in
                let start = json["range"]?["start"]
                let end = json["range"]?["end"]
                let places = [start?["line"], start?["character"], end?["line"], end?["character"]]
                    .map { $0?.int ?? -1 }
                return Finding(
                    path: path,
                    text: "\(places) \(json["severity"]?.int ?? 0) \(json["code"]?.string ?? "") "
                        + (json["message"]?.string ?? "")
                )
            }
        }.sorted()
    }

    private func finding(_ diagnostic: Diagnostic, _ folder: URL) -> Finding {
        let start = diagnostic.span.start
        let end = diagnostic.span.end
        let places = [start.line - 1, start.column - 1, end.line - 1, end.column - 1]
        let severity =
            switch diagnostic.severity {
            case .error: 1
            case .warning: 2
            case .note: 3
            }
        return Finding(
            path: String(diagnostic.span.source.path.dropFirst(folder.path.count + 1)),
            text: "\(places) \(severity) \(diagnostic.rule) \(diagnostic.message)"
        )
    }

    /// Returns the findings of the compiler, and the advice of `relay-generator check`.
    private func expected(_ editor: EditorClient, _ texts: [String: String]) throws -> [Finding] {
        let configuration = editor.folder.appendingPathComponent("relay.json")
        let report = try ProjectCompiler(configuration).run(isCheck: true)
        let schema = SchemaReader.read([
            Source(path: "schema.graphql", text: try editor.text(of: "schema.graphql"))
        ])
        let checker = RelayRules.checker(schema: schema.schema)
        let sources = texts.sorted { $0.key < $1.key }.map {
            Source(path: "\(editor.folder.path)/\($0.key)", text: $0.value)
        }
        let checked = checker.check(files: sources)
        let advice: Set<String> = [
            "NoDeprecatedUse", "NoDirectivesWithoutEffect", "NoUnidentifiedLists",
        ]
        let all = report.diagnostics + checked.filter { advice.contains($0.rule) }
        return Set(all.map { finding($0, editor.folder) }).sorted()
    }

    /// Returns the hints that the client shows.
    private func hints(_ editor: EditorClient) -> [Finding] {
        editor.diagnostics.flatMap { path, list in
            list.filter { $0["source"] == "relay lint" }.map {
                let line = $0["range"]?["start"]?["line"]?.int ?? -1
                return Finding(path: path, text: "\(line) \($0["message"]?.string ?? "")")
            }
        }.sorted()
    }

    /// Returns the findings of `relay-generator lint`.
    private func lint(_ editor: EditorClient) throws -> [Finding] {
        let report = try ProjectLint.run(editor.folder.appendingPathComponent("relay.json"))
        guard !report.diagnostics.hasErrors else { return [] }
        return report.diagnostics.map { diagnostic in
            let place = finding(diagnostic, editor.folder)
            return Finding(
                path: place.path,
                text: "\(diagnostic.span.start.line - 1) \(diagnostic.message)"
            )
        }.sorted()
    }

    /// Returns the errors of `relay-generator check`.
    private func errors(_ texts: [String: String], _ editor: EditorClient) throws -> [Finding] {
        let schema = SchemaReader.read([
            Source(path: "schema.graphql", text: try editor.text(of: "schema.graphql"))
        ])
        let sources = texts.sorted { $0.key < $1.key }.map {
            Source(path: "\(editor.folder.path)/\($0.key)", text: $0.value)
        }
        return RelayRules.checker(schema: schema.schema).check(files: sources)
            .map { finding($0, editor.folder) }.sorted()
    }

    @Test(arguments: 0..<8)
    func diagnosticsEqualThoseOfAFreshCheck(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed + 1))
        let isSplit = seed.isMultiple(of: 2)
        let editor = try EditorClient(
            Self.documents,
            configuration: isSplit ? Self.modules : EditorClient.configuration
        )
        var texts = Self.documents
        for (path, text) in texts { editor.open(path, text) }
        editor.settle()
        #expect(shown(editor) == (try expected(editor, texts)))
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                try edit(&texts, editor, &generator)
            }
            editor.settle()
            #expect(hints(editor) == (try lint(editor)), "seed \(seed), step \(step)")
            let expected = try expected(editor, texts)
            let shown = shown(editor)
            guard shown == expected else {
                Issue.record("seed \(seed), step \(step): \(texts)\n\(shown)\nis not\n\(expected)")
                return
            }
            if !isSplit {
                let errors = try errors(texts, editor)
                // A literal that can't be read hides what a project has besides.
                let isEmpty = shown.contains {
                    $0.path == "relay.json" || $0.text.contains("SwiftSource")
                }
                guard isEmpty || shown == errors else {
                    Issue.record(
                        "seed \(seed), step \(step): \(texts)\n\(shown)\nis not\n\(errors)"
                    )
                    return
                }
            }
        }
    }

    /// Changes a text as an editor does, and saves it for the fresh check without telling the server.
    private func edit(
        _ texts: inout [String: String],
        _ editor: EditorClient,
        _ generator: inout SeededGenerator
    ) throws {
        let path = texts.keys.sorted().randomElement(using: &generator) ?? ""
        let text = texts[path] ?? ""
        let units = Array(text.utf16)
        var new: String
        if Int.random(in: 0..<3, using: &generator) == 0 {
            new = Self.documents[path] ?? ""
            editor.replace(path, with: new)
        } else {
            var start = Int.random(in: 0...units.count, using: &generator)
            var end = min(units.count, start + Int.random(in: 0..<6, using: &generator))
            // No half of a surrogate pair.
            while start > 0, start < units.count, UTF16.isTrailSurrogate(units[start]) {
                start -= 1
            }
            while end < units.count, UTF16.isTrailSurrogate(units[end]) { end += 1 }
            end = max(start, end)
            let part = Self.parts.randomElement(using: &generator) ?? ""
            new =
                String(decoding: units[..<start], as: UTF16.self) + part
                + String(decoding: units[end...], as: UTF16.self)
            editor.change(
                path,
                [
                    [
                        "range": ["start": position(start, units), "end": position(end, units)],
                        "text": .string(part),
                    ]
                ]
            )
        }
        texts[path] = new
        try editor.write(new, to: path)
    }

    /// Returns the position of a UTF-16 offset.
    private func position(_ offset: Int, _ units: [UInt16]) -> JSON {
        var line = 0
        var start = 0
        var index = 0
        while index < offset {
            let unit = units[index]
            index += 1
            guard unit == 0x0A || unit == 0x0D else { continue }
            if unit == 0x0D, index < units.count, units[index] == 0x0A {
                guard index < offset else { break }
                index += 1
            }
            line += 1
            start = index
        }
        return ["line": .int(line), "character": .int(offset - start)]
    }
}
