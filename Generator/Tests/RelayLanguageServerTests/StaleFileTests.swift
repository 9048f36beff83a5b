import Foundation
import GraphQLSchema
import RelayLanguageServer
import Testing

/// Closed files that change without an event of the client.
struct StaleFileTests {
    private static let files = [
        "Sources/Row.graphql": "fragment Row_user on User { name }\n",
        "Sources/Use.graphql": "query Use { me { ...Row_user } }\n",
        "Sources/Old.graphql": "query Old { me { ...Row_user } }\n",
    ]

    private func request(_ method: String, _ editor: EditorClient, newName: JSON = .null) -> JSON {
        editor.request(
            "textDocument/\(method)",
            [
                "textDocument": ["uri": .string(editor.uri("Sources/Row.graphql"))],
                "position": ["line": 0, "character": 12], "newName": newName,
            ]
        )
    }

    /// Returns an editor with the fragment's file open, after the other files were checked.
    private func editor() throws -> EditorClient {
        let editor = try EditorClient(Self.files)
        editor.open("Sources/Row.graphql", Self.files["Sources/Row.graphql"] ?? "")
        editor.settle()
        return editor
    }

    @Test func aRenameEditsFilesAsTheyAreOnDisk() throws {
        let editor = try editor()
        try editor.write("# New\nquery Use { me { ...Row_user } }\n", to: "Sources/Use.graphql")
        try editor.write("query More { me { id ...Row_user } }\n", to: "Sources/More.graphql")
        try FileManager.default.removeItem(
            at: editor.folder.appendingPathComponent("Sources/Old.graphql")
        )
        let changes = request("rename", editor, newName: "Cell_user")["result"]?["changes"]
        #expect(changes?.members?.count == 3)
        let use = changes?[editor.uri("Sources/Use.graphql")]?.array?.first
        #expect(use?["range"]?["start"] == ["line": 1, "character": 20])
        #expect(changes?[editor.uri("Sources/More.graphql")]?.array?.count == 1)
        #expect(changes?[editor.uri("Sources/Old.graphql")] == nil)
    }

    @Test func aRenameFindsTheFileThatWasMoved() throws {
        let editor = try editor()
        try FileManager.default.moveItem(
            at: editor.folder.appendingPathComponent("Sources/Use.graphql"),
            to: editor.folder.appendingPathComponent("Sources/Moved.graphql")
        )
        let changes = request("rename", editor, newName: "Cell_user")["result"]?["changes"]
        #expect(changes?[editor.uri("Sources/Moved.graphql")]?.array?.count == 1)
        #expect(changes?[editor.uri("Sources/Use.graphql")] == nil)
    }

    @Test func aRenameIsRefusedAtOnceIfFilesOnDiskAreBroken() throws {
        let editor = try editor()
        try editor.write("query Use {", to: "Sources/Use.graphql")
        let message = request("prepareRename", editor)["error"]?["message"]?.string
        #expect(message?.contains("Use.graphql` has syntax errors") == true)
    }

    @Test func fixItsOfAClosedFileAreNotOfferedForAnotherText() throws {
        let editor = try EditorClient(["Sources/Q.graphql": "query Q { me { nam } }\n"])
        editor.settle()
        func actions() -> JSON {
            editor.result(
                "textDocument/codeAction",
                "Sources/Q.graphql",
                [
                    "range": [
                        "start": ["line": 0, "character": 16],
                        "end": ["line": 0, "character": 16],
                    ],
                    "context": ["diagnostics": []],
                ]
            )
        }
        #expect(actions().array?.isEmpty == false)
        try editor.write("# New\nquery Q { me { nam } }\n", to: "Sources/Q.graphql")
        #expect(actions() == [])
        editor.settle()
        #expect(editor.errors("Sources/Q.graphql").first?["range"]?["start"]?["line"] == 1)
    }
}
