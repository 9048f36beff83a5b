import GraphQLSchema
import RelayLanguageServer
import Testing

struct RangeTests {
    @Test func theSelectionInAnUnclosedBracketEndsWithTheText() throws {
        let editor = try EditorClient()
        editor.settle()
        editor.open("Sources/Q.graphql", "query Q { user(id: $abc")
        var selection = editor.result(
            "textDocument/selectionRange",
            "Sources/Q.graphql",
            ["positions": [["line": 0, "character": 21]]]
        ).array?.first
        while let range = selection {
            #expect(range["range"]?["end"] == ["line": 0, "character": 23])
            selection = range["parent"]
        }
    }

    @Test func onlyCommentsOnLinesOfTheirOwnAreFolded() throws {
        let editor = try EditorClient()
        editor.settle()
        editor.open("Sources/Q.graphql", "query Q { me {\n  id # One\n  name # Two\n  # Three\n} }")
        let folds = editor.result("textDocument/foldingRange", "Sources/Q.graphql").array
        #expect(folds?.filter { $0["kind"] == "comment" } == [])
    }
}
