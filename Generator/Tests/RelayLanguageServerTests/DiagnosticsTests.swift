import Foundation
import GraphQLSchema
import RelayLanguageServer
import Testing

struct DiagnosticsTests {
    private static let query = "query Q { me { name } }\n"

    @Test func unsavedTextIsChecked() throws {
        let editor = try EditorClient(["Sources/Q.graphql": Self.query])
        editor.open("Sources/Q.graphql", "query Q { me { nam } }\n")
        editor.settle()
        #expect(
            editor.findings("Sources/Q.graphql")
                == ["Field `nam` does not exist on type `User`. Did you mean `name`?"]
        )
        editor.replace("Sources/Q.graphql", with: Self.query)
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
    }

    @Test func closingAFileChecksTheSavedTextAgain() throws {
        let editor = try EditorClient(["Sources/Q.graphql": Self.query])
        editor.open("Sources/Q.graphql", "query Q { nothing }\n")
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql").count == 1)
        editor.notify(
            "textDocument/didClose",
            ["textDocument": ["uri": .string(editor.uri("Sources/Q.graphql"))]]
        )
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
    }

    @Test func findingsReachTheFilesThatUseAFragment() throws {
        let editor = try EditorClient([
            "Sources/Q.graphql": "query Q { me { ...Row_user } }\n",
            "Sources/Row.graphql": "fragment Row_user on User { name }\n",
        ])
        editor.open("Sources/Row.graphql", "fragment Row_user on Page { title }\n")
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql").count == 1)
        let related = editor.diagnostics["Sources/Q.graphql"]?.compactMap {
            $0["relatedInformation"]
        }
        #expect(related != nil)
    }

    @Test(arguments: ["utf-8", "utf-16", "utf-32"])
    func positionsAreCountedInTheNegotiatedEncoding(_ encoding: String) throws {
        let editor = try EditorClient(encoding: encoding)
        let text = "query Q { user(id: \"😀é\") { nope } }"
        editor.open("Sources/Q.graphql", text)
        editor.settle()
        let before = try #require(text.range(of: "nope")).lowerBound
        let expected =
            switch encoding {
            case "utf-8": text[..<before].utf8.count
            case "utf-16": text[..<before].utf16.count
            default: text[..<before].unicodeScalars.count
            }
        let found = editor.errors("Sources/Q.graphql").first?["range"]?["start"]
        #expect(found?["character"]?.int == expected)
        editor.change(
            "Sources/Q.graphql",
            [
                [
                    "range": [
                        "start": ["line": 0, "character": .int(expected)],
                        "end": ["line": 0, "character": .int(expected + 4)],
                    ],
                    "text": "name",
                ]
            ]
        )
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func allLineEndsAreUnderstood(_ end: String) throws {
        let editor = try EditorClient()
        editor.open(
            "Sources/Q.graphql",
            ["query Q {", "  me {", "    nam", "  }", "}"].joined(separator: end)
        )
        editor.settle()
        let start = editor.errors("Sources/Q.graphql").first?["range"]?["start"]
        #expect(start == ["line": 2, "character": 4])
    }

    @Test func literalsOfSwiftFilesAreChecked() throws {
        let editor = try EditorClient()
        editor.open(
            "Sources/View.swift",
            "let query = graphql(\"\"\"\n    query Q {\n      me { nam }\n    }\n    \"\"\")\n"
        )
        editor.settle()
        let finding = editor.errors("Sources/View.swift").first
        #expect(finding?["range"]?["start"] == ["line": 2, "character": 11])
    }

    @Test func positionsOutsideTheTextAreTheNearestOnes() throws {
        let editor = try EditorClient()
        editor.open("Sources/Q.graphql", "query Q { me { name } }")
        for number in [-1, 99, Int.max, Int.min] {
            editor.change(
                "Sources/Q.graphql",
                [
                    [
                        "range": [
                            "start": ["line": .int(number), "character": .int(number)],
                            "end": ["line": .int(number), "character": .int(number)],
                        ],
                        "text": " ",
                    ]
                ]
            )
        }
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
    }

    @Test func missingConfigurationIsAMessageAndItsArrivalIsNoticed() throws {
        let editor = try EditorClient(configuration: nil)
        editor.open("Sources/Q.graphql", "query Q { nothing }")
        editor.settle()
        let texts = editor.messages.compactMap { $0["params"]?["message"]?.string }
        #expect(texts.contains { $0.contains("There is no `relay.json`") })
        try editor.write(EditorClient.configuration, to: "relay.json")
        editor.notify(
            "workspace/didChangeWatchedFiles",
            ["changes": [["uri": .string(editor.uri("relay.json")), "type": 1]]]
        )
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql").count == 1)
    }

    @Test func brokenConfigurationIsADiagnostic() throws {
        let editor = try EditorClient(configuration: "{ \"schema\": 1 }")
        editor.settle()
        #expect(!editor.findings("relay.json").isEmpty)
        try editor.write(EditorClient.configuration, to: "relay.json")
        editor.notify(
            "textDocument/didSave",
            ["textDocument": ["uri": .string(editor.uri("relay.json"))]]
        )
        editor.open("Sources/Q.graphql", "query Q { me { name } }")
        editor.settle()
        #expect(editor.findings("relay.json") == [])
    }

    @Test func eachFileIsCheckedByTheProjectThatHasIt() throws {
        let editor = try EditorClient(
            ["B/schema.graphql": "type Query { other: Int }", "A/x": "", "B/src/x": ""],
            configuration: """
                { "projects": {
                  "a": { "schema": "schema.graphql", "src": "A", "artifactDirectory": "A/Generated" },
                  "b": { "schema": "B/schema.graphql", "src": "B/src", "artifactDirectory": "B/Generated" }
                } }
                """
        )
        editor.open("A/Q.graphql", "query Q { other }")
        editor.open("B/src/Q.graphql", "query Q { other }")
        editor.settle()
        #expect(editor.findings("A/Q.graphql").count == 1)
        #expect(editor.findings("B/src/Q.graphql") == [])
    }

    @Test func findingsOfLintAreHints() throws {
        let editor = try EditorClient()
        editor.open("Sources/Row.graphql", "fragment Row_user on User { name }")
        editor.settle()
        let hint = editor.diagnostics["Sources/Row.graphql"]?.first
        #expect(hint?["severity"] == 4)
        #expect(hint?["code"] == "UnusedFragment")
    }

    @Test func deprecatedFieldsAreMarked() throws {
        let editor = try EditorClient()
        editor.open("Sources/Q.graphql", "query Q { me { age } }")
        editor.settle()
        let finding = editor.diagnostics["Sources/Q.graphql"]?.first { $0["tags"] == [2] }
        #expect(finding?["severity"] == 2)
    }

    @Test func filesThatVanishAreForgotten() throws {
        let editor = try EditorClient(["Sources/Q.graphql": "query Q { nothing }"])
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql").count == 1)
        try FileManager.default.removeItem(
            at: editor.folder.appendingPathComponent("Sources/Q.graphql")
        )
        editor.notify(
            "workspace/didChangeWatchedFiles",
            ["changes": [["uri": .string(editor.uri("Sources/Q.graphql")), "type": 3]]]
        )
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql") == [])
    }

    @Test func filesOutsideTheFolderOfTheirConfigurationBelongToIt() throws {
        let editor = try EditorClient(
            [
                "Tools/relay.json": """
                { "schema": "../Server/schema.graphql", "src": "../App",
                  "artifactDirectory": "../App/Generated" }
                """,
                "Server/schema.graphql": "type Query { a: Int }", "App/Q.graphql": "query Q { a }",
                "Tools/Q.graphql": "",
            ],
            configuration: nil
        )
        editor.open("Tools/Q.graphql", "")
        editor.settle()
        editor.open("App/Q.graphql", "query Q { b }")
        editor.settle()
        #expect(editor.findings("App/Q.graphql").count == 1)
        editor.open("Server/schema.graphql", "type Query { a: Int, b: Int }")
        editor.settle()
        #expect(editor.findings("App/Q.graphql") == [])
    }

    @Test func aRequestThatChecksDoesNotHideItsDiagnostics() throws {
        let editor = try EditorClient()
        editor.open("Sources/Q.graphql", "query Q { nothing }")
        _ = editor.request("workspace/symbol", ["query": "Q"])
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql").count == 1)
    }

    @Test func configurationsThatAppearAreFoundWithoutEventsOfTheClient() throws {
        let editor = try EditorClient(configuration: nil)
        editor.open("Sources/Q.graphql", "query Q { nothing }")
        editor.settle()
        try editor.write(EditorClient.configuration, to: "relay.json")
        editor.notify(
            "textDocument/didSave",
            ["textDocument": ["uri": .string(editor.uri("Sources/Q.graphql"))]]
        )
        editor.settle()
        #expect(editor.findings("Sources/Q.graphql").count == 1)
    }
}
