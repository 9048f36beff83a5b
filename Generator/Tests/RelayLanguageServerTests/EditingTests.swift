import Foundation
import GraphQLSchema
import RelayLanguageServer
import Testing

struct EditingTests {
    private static let row = "fragment Row_user on User { name }\n"
    private static let swift = """
        struct Row {
            let user: Row_user.Data
            func make(_ data: Use.Data) -> Row { Row(data.me?.row_user) }
            let query = Use(id: 4)
        }

        """
    private static let files = [
        "Sources/Row_user.graphql": row,
        "Sources/Use.graphql": "query Use($id: ID!) { me: user(id: $id) { ...Row_user } }\n",
        "Sources/Row.swift": swift,
    ]

    /// Returns the texts of files after the edit of an answer.
    private func apply(_ edit: JSON?, _ editor: EditorClient) throws -> [String: String] {
        var result: [String: String] = [:]
        var lists: [String: [JSON]] = [:]
        for (uri, edits) in edit?["changes"]?.members ?? [:] { lists[uri] = edits.array ?? [] }
        for change in edit?["documentChanges"]?.array ?? [] {
            guard let uri = change["textDocument"]?["uri"]?.string else { continue }
            lists[uri] = change["edits"]?.array ?? []
        }
        for (uri, edits) in lists {
            let path = String(uri.dropFirst(editor.uri("").count + 1))
            var text = try editor.text(of: path)
            let sorted = edits.sorted { position($0, "start") > position($1, "start") }
            for edit in sorted {
                let start = index(position(edit, "start"), text)
                let end = index(position(edit, "end"), text)
                text.replaceSubrange(start..<end, with: edit["newText"]?.string ?? "")
            }
            result[path] = text
        }
        return result
    }

    private func position(_ edit: JSON, _ key: String) -> (Int, Int) {
        let position = edit["range"]?[key]
        return (position?["line"]?.int ?? 0, position?["character"]?.int ?? 0)
    }

    private func index(_ position: (Int, Int), _ text: String) -> String.Index {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines[position.0].startIndex
        return text.utf16.index(line, offsetBy: position.1)
    }

    private func rename(
        _ path: String,
        _ line: Int,
        _ character: Int,
        to name: String,
        files: [String: String] = Self.files,
        capabilities: [String: JSON] = [:]
    ) throws -> (edit: JSON?, texts: [String: String], error: String?) {
        let editor = try EditorClient(files, capabilities: capabilities)
        editor.settle()
        let answer = editor.request(
            "textDocument/rename",
            [
                "textDocument": ["uri": .string(editor.uri(path))],
                "position": ["line": .int(line), "character": .int(character)],
                "newName": .string(name),
            ]
        )
        return (
            answer["result"], try apply(answer["result"], editor),
            answer["error"]?["message"]?.string
        )
    }

    @Test func renamingAFragmentChangesSpreadsAndSwiftCode() throws {
        let (_, texts, error) = try rename("Sources/Row_user.graphql", 0, 12, to: "Cell_user")
        #expect(error == nil)
        #expect(texts["Sources/Row_user.graphql"] == "fragment Cell_user on User { name }\n")
        #expect(texts["Sources/Use.graphql"]?.contains("...Cell_user") == true)
        let swift = texts["Sources/Row.swift"]
        #expect(swift?.contains("let user: Cell_user.Data") == true)
        #expect(swift?.contains("data.me?.cell_user") == true)
    }

    @Test func renamingAFragmentRenamesItsFileIfTheClientCan() throws {
        let (edit, _, _) = try rename(
            "Sources/Row_user.graphql",
            0,
            12,
            to: "Cell_user",
            capabilities: [
                "workspace": [
                    "workspaceEdit": ["documentChanges": true, "resourceOperations": ["rename"]]
                ]
            ]
        )
        let file = edit?["documentChanges"]?.array?.last
        #expect(file?["kind"] == "rename")
        #expect(file?["newUri"]?.string?.hasSuffix("/Sources/Cell_user.graphql") == true)
    }

    @Test func aFileIsNotRenamedToTheNameOfAnother() throws {
        var files = Self.files
        files["Sources/Cell_user.graphql"] = "# Empty\n"
        let (edit, _, error) = try rename(
            "Sources/Row_user.graphql",
            0,
            12,
            to: "Cell_user",
            files: files,
            capabilities: [
                "workspace": [
                    "workspaceEdit": ["documentChanges": true, "resourceOperations": ["rename"]]
                ]
            ]
        )
        #expect(error == nil)
        #expect(edit?["documentChanges"]?.array?.contains { $0["kind"] == "rename" } == false)
    }

    @Test func theLabelOfAVariableThatSwiftReservesIsEscaped() throws {
        let (_, texts, error) = try rename("Sources/Use.graphql", 0, 12, to: "inout")
        #expect(error == nil)
        #expect(texts["Sources/Row.swift"]?.contains("Use(`inout`: 4)") == true)
    }

    @Test func renamingFromSwiftCodeChangesTheSame() throws {
        let (_, texts, error) = try rename("Sources/Row.swift", 1, 16, to: "Cell_user")
        #expect(error == nil)
        #expect(texts.count == 3)
    }

    @Test func renamingAVariableChangesItsUsesAndCalls() throws {
        let (_, texts, error) = try rename("Sources/Use.graphql", 0, 12, to: "key")
        #expect(error == nil)
        #expect(
            texts["Sources/Use.graphql"]
                == "query Use($key: ID!) { me: user(id: $key) { ...Row_user } }\n"
        )
        #expect(texts["Sources/Row.swift"]?.contains("Use(key: 4)") == true)
    }

    @Test func renamingAnAliasThatNoSwiftCodeReadsChangesIt() throws {
        var files = Self.files
        files["Sources/Row.swift"] = nil
        let (_, texts, error) = try rename("Sources/Use.graphql", 0, 23, to: "person", files: files)
        #expect(error == nil)
        #expect(texts["Sources/Use.graphql"]?.contains("person: user") == true)
    }

    @Test func renamesThatAreNotSafeAreRefusedWithAReason() throws {
        #expect(
            try rename("Sources/Use.graphql", 0, 28, to: "x").error?.contains("only the server")
                == true
        )
        #expect(try rename("Sources/Row_user.graphql", 0, 12, to: "1x").error != nil)
        var files = Self.files
        files["Sources/Other.graphql"] = "query Other { me { name } }\n"
        #expect(
            try rename("Sources/Use.graphql", 0, 23, to: "person", files: files).error?
                .contains("can't be told apart") == true
        )
        files["Sources/Broken.graphql"] = "query {"
        #expect(
            try rename("Sources/Row_user.graphql", 0, 12, to: "New", files: files).error?
                .contains("syntax errors") == true
        )
    }

    @Test func renamedProjectsAreStillValid() throws {
        for (path, character, name) in [
            ("Sources/Row_user.graphql", 12, "Cell_user"), ("Sources/Use.graphql", 12, "key"),
        ] {
            let (_, texts, _) = try rename(path, 0, character, to: name)
            let editor = try EditorClient(Self.files.merging(texts) { $1 })
            editor.settle()
            for path in Self.files.keys { #expect(editor.findings(path) == []) }
        }
    }

    @Test func referencesAreFoundInDocumentsAndSwiftCode() throws {
        let editor = try EditorClient(Self.files)
        editor.settle()
        let result = editor.result(
            "textDocument/references",
            "Sources/Row_user.graphql",
            ["position": ["line": 0, "character": 12], "context": ["includeDeclaration": true]]
        )
        #expect(result.array?.count == 4)
    }

    @Test func fixItsAreCodeActionsAloneAndTogether() throws {
        let editor = try EditorClient()
        let text = "query Q { me { nam birthda } }"
        editor.open("Sources/Q.graphql", text)
        editor.settle()
        let actions = editor.result(
            "textDocument/codeAction",
            "Sources/Q.graphql",
            [
                "range": [
                    "start": ["line": 0, "character": 16], "end": ["line": 0, "character": 16],
                ],
                "context": ["diagnostics": []],
            ]
        )
        let titles = actions.array?.compactMap { $0["title"]?.string }
        #expect(titles?.first == "Replace `nam` with `name`")
        #expect(titles?.last?.hasPrefix("Fix all 2 findings") == true)
    }

    @Test(arguments: [
        ("id}", "{ __typename id}"), (" id }", "{ __typename id }"),
        ("\n id }", "{ __typename\n id }"), ("...on User{id}}", "{ __typename...on User{id}}"),
    ])
    func fixItsDoNotJoinWords(_ selections: String, _ expected: String) throws {
        let editor = try EditorClient()
        let before = "query Q @updatable { node(id: 1) { __typename ... on User "
        editor.open("Sources/Q.graphql", before + "{" + selections + " } }")
        editor.settle()
        let range = editor.errors("Sources/Q.graphql").first {
            $0["message"]?.string?.contains("must select `__typename`") == true
        }?["range"]
        let actions = editor.result(
            "textDocument/codeAction",
            "Sources/Q.graphql",
            ["range": range ?? .null, "context": ["diagnostics": []]]
        )
        let edit = actions.array?.first?["edit"]?["changes"]?[editor.uri("Sources/Q.graphql")]?
            .array?.first
        #expect(edit?["range"]?["start"]?["character"] == .int(before.count + 1))
        let text = edit?["newText"]?.string ?? ""
        #expect("{" + text + selections == expected)
    }

    @Test func formattingPrintsTheCanonicalForm() throws {
        let editor = try EditorClient(["Sources/Q.graphql": "query Q{me{name}}\n"])
        editor.open("Sources/Q.graphql", "query Q{me{name}}\n")
        let edits = editor.result("textDocument/formatting", "Sources/Q.graphql", ["options": [:]])
        #expect(edits.array?.first?["newText"] == "query Q {\n  me {\n    name\n  }\n}\n")
        editor.open("Sources/Q.graphql", "query Q {\n  me {\n    name\n  }\n}\n")
        let again = editor.result("textDocument/formatting", "Sources/Q.graphql", ["options": [:]])
        #expect(again == [])
    }

    @Test func literalsOfSwiftFilesAreFormattedInTheirIndentation() throws {
        let text = "    let q = graphql(\"\"\"\n        query Q { me { name } }\n        \"\"\")\n"
        let editor = try EditorClient(["Sources/View.swift": text])
        editor.open("Sources/View.swift", text)
        let edits = editor.result("textDocument/formatting", "Sources/View.swift", ["options": [:]])
        let formatted = try apply(
            ["changes": .object([editor.uri("Sources/View.swift"): edits])],
            editor
        )
        #expect(
            formatted["Sources/View.swift"] == """
                    let q = graphql(\"\"\"
                        query Q {
                          me {
                            name
                          }
                        }
                        \"\"\")

                """
        )
    }

    @Test func signatureHelpShowsTheActiveArgument() throws {
        let editor = try EditorClient()
        editor.settle()
        let position = editor.openMarked(
            "Sources/Q.graphql",
            "query Q { user(id: 1, size: |) { name } }"
        )
        let help = editor.result(
            "textDocument/signatureHelp",
            "Sources/Q.graphql",
            ["position": position]
        )
        #expect(help["signatures"]?.array?.first?["label"] == "user(id: ID!, size: Int = 10): User")
        #expect(help["activeParameter"] == 1)
    }

    @Test func inlayHintsAreTypes() throws {
        let editor = try EditorClient()
        editor.settle()
        editor.open("Sources/Q.graphql", "query Q($a: ID!) { user(id: $a) { name } }")
        let hints = editor.result("textDocument/inlayHint", "Sources/Q.graphql")
        #expect(hints.array?.compactMap { $0["label"]?.string } == [": User", ": ID!", ": String"])
    }

    @Test func foldingSelectionAndTokensFollowTheStructure() throws {
        let editor = try EditorClient()
        editor.settle()
        editor.open("Sources/Q.graphql", "# One\n# Two\nquery Q {\n  me {\n    name\n  }\n}\n")
        let folds = editor.result("textDocument/foldingRange", "Sources/Q.graphql").array
        #expect(folds?.count == 3)
        var selection = editor.result(
            "textDocument/selectionRange",
            "Sources/Q.graphql",
            ["positions": [["line": 4, "character": 5]]]
        ).array?.first
        var depth = 0
        while let inner = selection {
            depth += 1
            selection = inner["parent"]
        }
        #expect(depth >= 6)
        let tokens = editor.result("textDocument/semanticTokens/full", "Sources/Q.graphql")
        #expect(tokens["data"]?.array?.count == 6 * 5)
    }

    @Test func aFixKnowsTheVersionOfItsTextIfTheClientDoes() throws {
        let editor = try EditorClient(capabilities: [
            "workspace": ["workspaceEdit": ["documentChanges": true]]
        ])
        editor.open("Sources/Q.graphql", "query Q { me { nam } }")
        editor.settle()
        let actions = editor.result(
            "textDocument/codeAction",
            "Sources/Q.graphql",
            [
                "range": [
                    "start": ["line": 0, "character": 16], "end": ["line": 0, "character": 16],
                ],
                "context": ["diagnostics": []],
            ]
        )
        let change = actions.array?.first?["edit"]?["documentChanges"]?.array?.first
        #expect(change?["textDocument"]?["version"] == 1)
        #expect(change?["edits"]?.array?.first?["newText"] == "name")
    }

    @Test func lensesSayWhereFragmentsAreSpread() throws {
        let editor = try EditorClient(Self.files)
        editor.open("Sources/Row_user.graphql", Self.row)
        let lenses = editor.result("textDocument/codeLens", "Sources/Row_user.graphql").array
        #expect(lenses?.first?["command"]?["title"] == "Spread by 1 definition")
        let result = editor.request("workspace/executeCommand", lenses?.first?["command"] ?? .null)
        #expect(result["result"]?.array?.count == 3)
    }

    @Test func generatingIsACommandAndAnOptionOfSaving() throws {
        let editor = try EditorClient(Self.files)
        editor.settle()
        let generated = editor.folder.appendingPathComponent("Sources/Generated").path
        #expect(!FileManager.default.fileExists(atPath: generated))
        editor.notify(
            "textDocument/didSave",
            ["textDocument": ["uri": .string(editor.uri("Sources/Use.graphql"))]]
        )
        editor.settle()
        #expect(!FileManager.default.fileExists(atPath: generated))
        let result = editor.request("workspace/executeCommand", ["command": "relay.generate"])
        #expect(result["result"]?.string?.hasPrefix("Generated ") == true)
        #expect(FileManager.default.fileExists(atPath: generated))

        let saving = try EditorClient(Self.files, options: ["generateOnSave": true])
        saving.settle()
        saving.open("Sources/Use.graphql", Self.files["Sources/Use.graphql"] ?? "")
        saving.notify(
            "textDocument/didSave",
            ["textDocument": ["uri": .string(saving.uri("Sources/Use.graphql"))]]
        )
        #expect(
            FileManager.default.fileExists(
                atPath: saving.folder.appendingPathComponent("Sources/Generated").path
            )
        )
    }

    @Test func implementationsOfFragmentsAreGeneratedTypes() throws {
        let editor = try EditorClient(Self.files)
        editor.settle()
        _ = editor.request("workspace/executeCommand", ["command": "relay.generate"])
        editor.open("Sources/Row_user.graphql", Self.row)
        let places = editor.result(
            "textDocument/implementation",
            "Sources/Row_user.graphql",
            ["position": ["line": 0, "character": 12]]
        )
        let uri = places.array?.first?["uri"]?.string
        #expect(uri?.hasSuffix("/Sources/Generated/Row_user.graphql.swift") == true)
    }
}
