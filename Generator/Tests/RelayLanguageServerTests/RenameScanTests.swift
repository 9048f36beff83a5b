import Foundation
import GraphQLSchema
import RelayLanguageServer
import Testing

/// Which files are looked at again before a rename.
struct RenameScanTests {
    private static let row = "fragment Row_user on User { name }\n"
    private static let other = """
        { "schema": "../schema.graphql", "src": ".", "artifactDirectory": "Generated" }
        """

    /// Breaks a closed file and sends a request for a rename.
    ///
    /// Returns the message of the refusal, and the errors of the file, which has some only if its
    /// project was looked at again.
    private func errors(
        _ method: String,
        character: Int,
        breaking broken: String
    ) throws -> (message: String?, errors: [JSON]) {
        let query = "query Own { me { name } }\n"
        let editor = try EditorClient([
            "Sources/Row.graphql": Self.row, "Sources/Use.graphql": "query Use { me { id } }\n",
            "Other/relay.json": Self.other, "Other/Own.graphql": query, "Other/More.graphql": "",
        ])
        editor.open("Other/Own.graphql", query)
        editor.open("Sources/Row.graphql", Self.row)
        editor.settle()
        try editor.write("query More { nothing }\n", to: broken)
        let answer = editor.request(
            "textDocument/\(method)",
            [
                "textDocument": ["uri": .string(editor.uri("Sources/Row.graphql"))],
                "position": ["line": 0, "character": .int(character)], "newName": "Cell_user",
            ]
        )
        editor.settle()
        return (answer["error"]?["message"]?.string, editor.errors(broken))
    }

    @Test(
        .bug(id: "rename-scans", "All projects were looked at again before a name was refused."),
        arguments: ["prepareRename", "rename"]
    )
    func nothingIsScannedForARefusal(method: String) throws {
        for (character, text) in [(2, "There is no name here"), (21, "belongs to the schema")] {
            let found = try errors(method, character: character, breaking: "Sources/Use.graphql")
            #expect(found.message?.contains(text) == true)
            #expect(found.errors == [])
        }
    }

    @Test(
        .bug(id: "rename-scans", "All projects were looked at again before a name was edited.")
    )
    func onlyTheOwnProjectsAreScannedForThePlaceholder() throws {
        let own = try errors("prepareRename", character: 12, breaking: "Sources/Use.graphql")
        #expect(own.message?.contains("Use.graphql` has an error") == true)
        #expect(own.errors.count == 1)
        let other = try errors("prepareRename", character: 12, breaking: "Other/More.graphql")
        #expect(other.message == nil)
        #expect(other.errors == [])
        let edited = try errors("rename", character: 12, breaking: "Other/More.graphql")
        #expect(edited.message == nil)
        #expect(edited.errors.count == 1)
    }
}
