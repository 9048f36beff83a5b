import GraphQLSchema
import RelayLanguageServer
import Testing

/// Messages that no editor should send are answered and never end the server.
struct OddMessageTests {
    private static let requests = [
        "completionItem/resolve", "textDocument/codeAction", "textDocument/codeLens",
        "textDocument/completion", "textDocument/declaration", "textDocument/definition",
        "textDocument/documentHighlight", "textDocument/documentSymbol",
        "textDocument/foldingRange", "textDocument/formatting", "textDocument/hover",
        "textDocument/implementation", "textDocument/inlayHint", "textDocument/prepareRename",
        "textDocument/references", "textDocument/rename", "textDocument/selectionRange",
        "textDocument/semanticTokens/full", "textDocument/semanticTokens/range",
        "textDocument/signatureHelp", "textDocument/typeDefinition", "workspace/executeCommand",
        "workspace/symbol", "nonsense",
    ]
    private static let notifications = [
        "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave",
        "textDocument/didClose", "workspace/didChangeWatchedFiles",
        "workspace/didChangeConfiguration", "workspace/didChangeWorkspaceFolders",
        "$/cancelRequest", "$/setTrace", "nonsense",
    ]
    private static let texts = [
        "query Q { me { name } }", "", "{", "query Q($a: [[[Int) { me(a: [{b: ", "\u{FEFF}query",
        "fragment on on on on { ... on { ... } }", "\r\r\n\n{\r", "type X { a(b: C = {d: [", "😀",
        "\"\"\"", "query Q { a: b: c @ @d(e: ) }", "extend",
        "fragment F($x: Int = 3 on User { id }",
    ]

    private func value(
        _ editor: EditorClient,
        _ generator: inout SeededGenerator,
        depth: Int = 0
    ) -> JSON {
        let numbers = [0, 1, -1, 3, 99, Int.max, Int.min]
        let uris = [
            editor.uri("Sources/Q.graphql"), editor.uri("Sources/View.swift"), editor.uri("x"),
            editor.uri("schema.graphql"), editor.uri("relay.json"), "file:///", "untitled:1", "%",
            "file:///nowhere/Q.graphql", "",
        ]
        switch Int.random(in: 0..<(depth > 4 ? 5 : 8), using: &generator) {
        case 0: return .null
        case 1: return .int(numbers.randomElement(using: &generator) ?? 0)
        case 2: return .string(uris.randomElement(using: &generator) ?? "")
        case 3: return .double(1.5)
        case 4: return .bool(true)
        case 5:
            return .array((0..<2).map { _ in value(editor, &generator, depth: depth + 1) })
        default:
            let keys = [
                "textDocument", "position", "range", "start", "end", "line", "character", "uri",
                "text", "contentChanges", "version", "newName", "query", "context", "positions",
                "command", "arguments", "data", "element", "path", "changes", "event", "settings",
            ]
            var object: [String: JSON] = [:]
            for _ in 0..<4 {
                object[keys.randomElement(using: &generator) ?? ""] =
                    value(editor, &generator, depth: depth + 1)
            }
            return .object(object)
        }
    }

    /// Returns parameters whose parts are mostly right.
    private func parameters(
        _ editor: EditorClient,
        _ generator: inout SeededGenerator
    ) -> JSON {
        let numbers = [0, 0, 1, 2, 5, 9, 14, -1, 1000, Int.max, Int.min]
        func position(_ generator: inout SeededGenerator) -> JSON {
            [
                "line": .int(numbers.randomElement(using: &generator) ?? 0),
                "character": .int(numbers.randomElement(using: &generator) ?? 0),
            ]
        }
        let paths = ["Sources/Q.graphql", "Sources/View.swift", "schema.graphql"]
        let path = paths.randomElement(using: &generator) ?? ""
        let text = Self.texts.randomElement(using: &generator) ?? ""
        let range: JSON = ["start": position(&generator), "end": position(&generator)]
        var object: [String: JSON] = [
            "textDocument": [
                "uri": .string(editor.uri(path)), "version": 2, "languageId": "graphql",
                "text": .string(
                    path.hasSuffix("swift") ? "let x = graphql(\"\"\"\n\(text)\n\"\"\")" : text
                ),
            ],
            "position": position(&generator), "range": range,
            "positions": [position(&generator), position(&generator)],
            "contentChanges": [["range": range, "text": .string(text)]],
            "newName": "New", "query": "q", "context": [:], "command": "relay.references",
            "arguments": [.string(editor.uri(path)), position(&generator)],
        ]
        if Int.random(in: 0..<4, using: &generator) == 0 {
            let key = object.keys.sorted().randomElement(using: &generator) ?? ""
            object[key] = value(editor, &generator)
        }
        return .object(object)
    }

    @Test(arguments: 0..<6)
    func anyMessagesAreSurvived(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed + 100))
        let editor = try EditorClient(["Sources/Row.graphql": "fragment Row_user on User { id }"])
        for _ in 0..<400 {
            let parameters =
                Bool.random(using: &generator)
                ? parameters(editor, &generator) : value(editor, &generator)
            if Bool.random(using: &generator) {
                let method = Self.requests.randomElement(using: &generator) ?? ""
                let answer = editor.request(method, parameters)
                let hasResult = answer.members?["result"] != nil
                #expect(hasResult != (answer["error"] != nil), "\(method) \(parameters)")
            } else {
                let method = Self.notifications.randomElement(using: &generator) ?? ""
                editor.notify(method, parameters)
            }
            if Int.random(in: 0..<10, using: &generator) == 0 { editor.settle() }
        }
        #expect(editor.request("shutdown", .null)["error"] == nil)
    }
}
