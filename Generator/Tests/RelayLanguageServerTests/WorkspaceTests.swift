import Foundation
import GraphQLSchema
import RelayLanguageServer
import Testing

/// Configurations, unsaved texts and folders that come and go.
struct WorkspaceTests {
    private func close(_ path: String, _ editor: EditorClient) {
        editor.notify(
            "textDocument/didClose",
            ["textDocument": ["uri": .string(editor.uri(path))]]
        )
    }

    private func event(_ path: String, _ editor: EditorClient) {
        editor.notify(
            "workspace/didChangeWatchedFiles",
            ["changes": [["uri": .string(editor.uri(path)), "type": 2]]]
        )
    }

    @Test func manyInterpolationsInsideEachOtherAreSurvived() throws {
        let editor = try EditorClient()
        editor.open("Sources/x.swift", "graphql" + String(repeating: "\"\\(", count: 100_000))
        editor.settle()
        #expect(editor.request("workspace/symbol", ["query": ""])["error"] == nil)
    }

    @Test func unsavedTextsReachAllConfigurationsAndFindingsAreShownOnce() throws {
        let other = """
            { "schema": "../schema.graphql", "src": "../Sources", "artifactDirectory": "Generated" }
            """
        let editor = try EditorClient(["Other/relay.json": other, "Other/x.graphql": ""])
        editor.open("Other/x.graphql", "")
        editor.open("Sources/Q.graphql", "query Q { nothing }")
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql").count == 1)
        editor.replace("Sources/Q.graphql", with: "query Q { me { name } }")
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
    }

    @Test func textsThatWereOpenedBeforeTheConfigurationWasRepairedAreForgotten() throws {
        let editor = try EditorClient(
            ["Sources/Q.graphql": "query Q { me { name } }"],
            configuration: "{"
        )
        editor.open("Sources/Q.graphql", "query Q { nothing }")
        editor.settle()
        close("Sources/Q.graphql", editor)
        try editor.write(EditorClient.configuration, to: "relay.json")
        event("relay.json", editor)
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
        #expect(editor.findings("relay.json") == [])
    }

    @Test func findingsOfADeletedConfigurationDoNotComeBack() throws {
        let editor = try EditorClient()
        editor.open("Sources/Q.graphql", "query Q { nothing }")
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql").count == 1)
        try FileManager.default.removeItem(at: editor.folder.appendingPathComponent("relay.json"))
        event("relay.json", editor)
        editor.settle()
        editor.replace("Sources/Q.graphql", with: "query Q { nothing2 }")
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
    }

    @Test func foldersThatAreClosedLoseTheirFindings() throws {
        let editor = try EditorClient(["Sources/Q.graphql": "query Q { nothing }"])
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql").count == 1)
        editor.notify(
            "workspace/didChangeWorkspaceFolders",
            ["event": ["added": [], "removed": [["uri": .string(editor.uri(""))]]]]
        )
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
    }

    @Test func unsavedFilesInTheFolderOfTheSchemaBelongToIt() throws {
        let editor = try EditorClient(
            ["Schema/A.graphql": "type Query { a: Int }", "Sources/Q.graphql": "query Q { b }"],
            configuration: """
                { "schema": "Schema", "src": ".", "artifactDirectory": "Generated",
                  "excludes": ["schema.graphql"] }
                """
        )
        editor.open("Schema/B.graphql", "extend type Query { b: Int }")
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
        #expect(editor.findings("Schema/B.graphql") == [])
    }

    @Test func unsavedConfigurationsAreChecked() throws {
        let editor = try EditorClient()
        editor.open("relay.json", EditorClient.configuration)
        editor.settle()
        editor.replace("relay.json", with: "{ \"schema\": 1 }")
        editor.settle()
        #expect(!editor.findings("relay.json").isEmpty)
    }

    @Test func theFirstRequestAfterOpeningIsAnswered() throws {
        let editor = try EditorClient()
        let position = editor.openMarked("Sources/Q.graphql", "query Q { |me { name } }")
        let hover = editor.result("textDocument/hover", "Sources/Q.graphql", ["position": position])
        #expect(hover != .null)
    }

    @Test func eventsInFoldersWithoutConfigurationAreNoMessages() throws {
        let editor = try EditorClient(configuration: nil)
        for number in 0..<5 { event("F\(number)/A.graphql", editor) }
        editor.settle()
        #expect(editor.messages.filter { $0["method"] == "window/showMessage" } == [])
    }

    @Test func lintNeedsSwiftCodeForFindingsAboutIt() throws {
        let editor = try EditorClient(["Sources/Q.graphql": "query Q { me { name } }"])
        editor.settle()
        #expect(editor.diagnostics["Sources/Q.graphql"] ?? [] == [])
        editor.open("Sources/A.swift", "let a = 1")
        editor.settle()
        #expect(editor.diagnostics["Sources/Q.graphql"]?.first?["code"] == "UnusedOperation")
    }

    @Test func aListWithoutIdentityIsReportedOnce() throws {
        let editor = try EditorClient(
            [
                "Sources/A.graphql": "query A { tags { text } }",
                "Sources/B.graphql": "query B { tags { text } }",
            ],
            schema: "type Query { tags: [Tag] } type Tag { text: String }"
        )
        editor.settle()
        let all = ["Sources/A.graphql", "Sources/B.graphql"].flatMap(editor.findings)
        #expect(all.count { $0.contains("no identity") } == 1)
        #expect(editor.findings("Sources/B.graphql") == [])
    }

    @Test func aByteOrderMarkInAFileIsNotACharacter() throws {
        let editor = try EditorClient(["Sources/Q.graphql": "\u{FEFF}query Q { nothing }"])
        editor.settle()
        let start = editor.errors("Sources/Q.graphql").first?["range"]?["start"]
        #expect(start == ["line": 0, "character": 10])
    }

    @Test func anOpenSchemaIsFormattedAsItIsNow() throws {
        let editor = try EditorClient(["Sources/Q.graphql": "query Q { me { name } }"])
        editor.open("schema.graphql", EditorClient.schema)
        editor.settle()
        let position = editor.openMarked("Sources/Q.graphql", "query Q { |me { name } }")
        editor.replace("schema.graphql", with: EditorClient.schema + "type New{a:Int}\n")
        _ = editor.result("textDocument/definition", "Sources/Q.graphql", ["position": position])
        let edits = editor.result("textDocument/formatting", "schema.graphql", ["options": [:]])
        #expect(edits.array?.contains { $0["newText"]?.string?.contains("New") == true } == true)
    }

    @Test func snippetsInOneLineLiteralsAreOneLine() throws {
        let editor = try EditorClient()
        let position = editor.openMarked("Sources/A.swift", "let a = graphql(\"|\")\n")
        let answer = editor.result(
            "textDocument/completion",
            "Sources/A.swift",
            ["position": position]
        )
        let items = answer["items"]?.array ?? answer.array ?? []
        #expect(!items.isEmpty)
        for item in items {
            let text = item["textEdit"]?["newText"]?.string ?? item["insertText"]?.string ?? ""
            #expect(!text.contains("\n"))
        }
    }

    @Test func generatingNeedsAURIOrNothing() throws {
        let editor = try EditorClient(["Sources/Q.graphql": "query Q { me { name } }"])
        editor.settle()
        for argument in [JSON.null, 42, ["uri": "x"]] {
            let answer = editor.request(
                "workspace/executeCommand",
                ["command": "relay.generate", "arguments": [argument]]
            )
            #expect(answer["error"]?["code"] == -32602)
        }
    }

    @Test func aChangeThatCannotBeAppliedIsReportedOnceUpToAWholeText() throws {
        let editor = try EditorClient()
        editor.open("Sources/Q.graphql", "query Q { nothing }")
        for _ in 0..<3 { editor.change("Sources/Q.graphql", [["range": 1, "text": "x"]]) }
        #expect(editor.messages.filter { $0["method"] == "window/showMessage" }.count == 1)
        editor.replace("Sources/Q.graphql", with: "query Q { me { name } }")
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
    }

    @Test func textsThatAreNotThoseOfTheEditorAreNotEdited() throws {
        let editor = try EditorClient([
            "Sources/F.graphql": "fragment Row_user on User { name }\n"
        ])
        editor.open("Sources/Q.graphql", "query   Q { me { nam ...Row_user } }")
        editor.settle()
        editor.change("Sources/Q.graphql", [["range": 1, "text": "x"]])
        let document: JSON = ["uri": .string(editor.uri("Sources/Q.graphql"))]
        let whole: JSON = [
            "start": ["line": 0, "character": 0], "end": ["line": 1, "character": 0],
        ]
        let formatting = editor.request("textDocument/formatting", ["textDocument": document])
        #expect(formatting["error"]?["message"]?.string?.contains("open it again") == true)
        let actions = editor.request(
            "textDocument/codeAction",
            ["textDocument": document, "range": whole, "context": [:]]
        )
        #expect(actions["result"] == [])
        let valid = "query Q { me { name ...Row_user } }"
        editor.replace("Sources/Q.graphql", with: valid)
        editor.change("Sources/Q.graphql", [["range": 1, "text": "x"]])
        let rename = editor.request(
            "textDocument/rename",
            [
                "textDocument": ["uri": .string(editor.uri("Sources/F.graphql"))],
                "position": ["line": 0, "character": 12], "newName": "Cell_user",
            ]
        )
        #expect(rename["error"]?["message"]?.string?.contains("open it again") == true)
        editor.replace("Sources/Q.graphql", with: valid)
        let again = editor.request("textDocument/formatting", ["textDocument": document])
        #expect(again["result"]?.array?.isEmpty == false)
    }

    @Test func aConfigurationIsNotReadAsADocument() throws {
        let editor = try EditorClient()
        editor.open("relay.json", EditorClient.configuration)
        editor.settle()
        let tokens = editor.result("textDocument/semanticTokens/full", "relay.json")
        #expect(tokens["data"]?.array ?? [] == [])
        let document: JSON = ["textDocument": ["uri": .string(editor.uri("relay.json"))]]
        let formatting = editor.request("textDocument/formatting", document)
        #expect(formatting["error"] == nil)
        #expect(formatting["result"]?.array ?? [] == [])
    }

    @Test func theFirstRequestInANewFileIsAnsweredByTheProjectOfItsFolder() throws {
        let configuration = """
            { "projects": {
              "a": { "schema": "schema.graphql", "src": "A", "artifactDirectory": "A/Generated" },
              "b": { "schema": "other.graphql", "src": "B", "artifactDirectory": "B/Generated" }
            } }
            """
        let editor = try EditorClient(
            [
                "A/Q.graphql": "query A { me { id } }", "B/Q.graphql": "query B { hello }",
                "other.graphql": "type Query { hello: Int }",
            ],
            configuration: configuration
        )
        editor.settle()
        let position = editor.openMarked("B/New.graphql", "query New { |hello }")
        let hover = editor.result("textDocument/hover", "B/New.graphql", ["position": position])
        #expect(hover["contents"]?["value"]?.string?.contains("Query.hello: Int") == true)
    }
}
