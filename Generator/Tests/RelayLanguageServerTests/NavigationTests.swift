import GraphQLSchema
import RelayLanguageServer
import Testing

struct NavigationTests {
    private static let files = [
        "Sources/Row.graphql": "\"A row.\"\nfragment Row_user on User { name }\n",
        "Sources/Use.graphql": "query Use { me { ...Row_user } }\n",
    ]

    private func hover(_ marked: String, path: String = "Sources/Q.graphql") throws -> String {
        let editor = try EditorClient(Self.files)
        editor.settle()
        let position = editor.openMarked(path, marked)
        editor.settle()
        let result = editor.result("textDocument/hover", path, ["position": position])
        return result["contents"]?["value"]?.string ?? ""
    }

    @Test func hoverShowsTypesDescriptionsAndRules() throws {
        let field = try hover("query Q { m|e { name } }")
        #expect(field.contains("Query.me: User"))
        #expect(field.contains("The person who is logged in."))
        #expect(field.contains("Identified by `id`"))
        #expect(
            try hover("query Q { me { ag|e } }").contains("**Deprecated:** Ask for `birthday`.")
        )
        #expect(try hover("fragment F on Us|er { name }").contains("Someone with an account."))
        #expect(try hover("query Q { search(kind: PA|GE) { __typename } }").contains("A page."))
        #expect(try hover("query Q { user(si|ze: 1, id: 1) { name } }").contains("size: Int = 10"))
        #expect(
            try hover("query Q { me @inc|lude(if: true) { name } }").contains("directive @include")
        )
        #expect(try hover("query Q($i|d: ID!) { user(id: $id) { name } }").contains("$id: ID!"))
    }

    @Test func hoverOnAFragmentShowsWhereItIsSpread() throws {
        let text = try hover("query Q { me { ...Row_us|er } }")
        #expect(text.contains("fragment Row_user on User"))
        #expect(text.contains("A row."))
        #expect(text.contains("`Use`"))
    }

    @Test func hoverShowsWhatDerivedFieldsAreDerivedFrom() throws {
        let configuration = """
            { "schema": "schema.graphql", "schemaExtensions": "extensions.graphql", "src": "Sources",
              "artifactDirectory": "Sources/Generated" }
            """
        let extensions = """
            extend type User {
              initial: String! @derived(fragment: "Row_user")
              mood: String @derived(fragment: "Mood_user") @live
            }
            """
        func hover(_ marked: String) throws -> String {
            let files = [
                "extensions.graphql": extensions,
                "Sources/Row.graphql": "fragment Row_user on User { name }\n",
                "Sources/Mood.graphql": "fragment Mood_user on User { id }\n",
            ]
            let editor = try EditorClient(files, configuration: configuration)
            editor.settle()
            let position = editor.openMarked("Sources/Q.graphql", marked)
            editor.settle()
            let path = "Sources/Q.graphql"
            let result = editor.result("textDocument/hover", path, ["position": position])
            return result["contents"]?["value"]?.string ?? ""
        }
        let field = try hover("query Q { me { ini|tial } }")
        #expect(field.contains("- Derived by the app from `Row_user`."))
        #expect(try hover("query Q { me { mo|od } }").contains("from `Mood_user`, and live."))
        let fragment = try hover("query Q { me { initial } } fragment X on User { ...Row|_user }")
        #expect(fragment.contains("- `User.initial` is derived from it."))
        let unspread = try hover("query Q { me { ...Mood_us|er } }")
        #expect(unspread.contains("`User.mood` is derived from it."))
    }

    @Test func hoverOnAnOperationPrintsTheRequest() throws {
        let text = try hover("query Q|x { me { ...Row_user } }")
        #expect(text.contains("As it goes to the server:"))
        #expect(text.contains("name"))
    }

    @Test func hoverOnAGeneratedTypeShowsItsFragment() throws {
        let text = try hover("let x: Row_us|er.Data\n", path: "Sources/View.swift")
        #expect(text.contains("fragment Row_user on User"))
    }

    private func target(
        _ method: String,
        _ marked: String,
        path: String = "Sources/Q.graphql"
    ) throws -> (path: String, line: Int?)? {
        let editor = try EditorClient(Self.files)
        editor.settle()
        let position = editor.openMarked(path, marked)
        let result = editor.result(method, path, ["position": position])
        let location = result.array?.first ?? result
        guard let uri = location["uri"]?.string else { return nil }
        return (
            String(uri.dropFirst(editor.uri("").count + 1)),
            location["range"]?["start"]?["line"]?.int
        )
    }

    @Test func definitionLeadsToFragmentsVariablesAndTheSchema() throws {
        let method = "textDocument/definition"
        #expect(
            try target(method, "query Q { me { ...Row|_user } }")?.path == "Sources/Row.graphql"
        )
        #expect(try target(method, "query Q { me { ...Row|_user } }")?.line == 1)
        #expect(try target(method, "query Q { m|e { name } }")?.path == "schema.graphql")
        #expect(try target(method, "query Q { m|e { name } }")?.line == 2)
        #expect(try target(method, "query Q($a: ID!) {\n user(id: $|a) { name } }")?.line == 0)
        #expect(
            try target(method, "let x: Row|_user.Data\n", path: "Sources/View.swift")?.path
                == "Sources/Row.graphql"
        )
        #expect(
            try target(method, "let x = y.row|_user\n", path: "Sources/View.swift")?.path
                == "Sources/Row.graphql"
        )
        #expect(
            try target(method, "let x = Use|Query()\n", path: "Sources/View.swift")?.path
                == "Sources/Use.graphql"
        )
        #expect(try target("textDocument/typeDefinition", "query Q { m|e { name } }")?.line == 9)
        #expect(try target("textDocument/declaration", "query Q { me { i|d } }")?.line == 7)
    }

    @Test func documentSymbolsAreDefinitionsWithTheirFields() throws {
        let editor = try EditorClient(
            capabilities: [
                "textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]
            ]
        )
        editor.open("Sources/Q.graphql", "query Q { me { name friends { edges { cursor } } } }")
        editor.settle()
        let symbols = editor.result("textDocument/documentSymbol", "Sources/Q.graphql").array
        #expect(symbols?.first?["name"] == "Q")
        let me = symbols?.first?["children"]?.array?.first
        #expect(me?["name"] == "me")
        #expect(me?["children"]?.array?.count == 2)
    }

    @Test func workspaceSymbolsAreFoundByTheirLetters() throws {
        let editor = try EditorClient(Self.files)
        let result = editor.request("workspace/symbol", ["query": "rous"])["result"]
        #expect(result?.array?.compactMap { $0["name"]?.string } == ["Row_user"])
    }
}
