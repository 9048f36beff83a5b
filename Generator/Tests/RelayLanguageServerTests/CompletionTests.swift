import GraphQLSchema
import RelayLanguageServer
import Testing

struct CompletionTests {
    private static let files = [
        "Sources/Row.graphql": "\"A row.\"\nfragment Row_user on User { name }\n",
        "Sources/Page.graphql": "fragment Title_page on Page { title }\n",
        "Sources/Node.graphql": "fragment Id_node on Node { id }\n",
    ]

    /// Returns the proposals at a mark, best first.
    private func items(
        _ marked: String,
        path: String = "Sources/Q.graphql"
    ) throws -> [JSON] {
        let editor = try EditorClient(Self.files)
        editor.settle()
        let position = editor.openMarked(path, marked)
        let result = editor.result("textDocument/completion", path, ["position": position])
        return (result["items"]?.array ?? []).sorted {
            ($0["sortText"]?.string ?? "") < ($1["sortText"]?.string ?? "")
        }
    }

    private func labels(_ marked: String, path: String = "Sources/Q.graphql") throws -> [String] {
        try items(marked, path: path).compactMap { $0["label"]?.string }
    }

    @Test func newFieldsComeBeforeSelectedAndDeprecatedOnes() throws {
        let labels = try labels("query Q { me { name | } }")
        #expect(labels.first == "id")
        let name = try #require(labels.firstIndex(of: "name"))
        let age = try #require(labels.firstIndex(of: "age"))
        let birthday = try #require(labels.firstIndex(of: "birthday"))
        #expect(birthday < age)
        #expect(age < name)
    }

    @Test func fieldsSayWhetherTheyAreSelected() throws {
        let item = try items("query Q { me { | name } }").first { $0["label"] == "name" }
        #expect(item?["detail"] == "String, already selected")
    }

    @Test(arguments: [
        "query Q { me { na|", "query Q { me { na| }",
        "query Q {\n  me {\n    na|\n  }\n}\n\nquery R { me { id } }",
        "query Q { me { friends { edges { node { na|", "query Q { user(id: 1) { na| } }",
        "query Q { x: me { na| } }", "fragment F on User { na| }",
        "query Q { node(id: 1) { ... on User { na| } } }",
    ])
    func incompleteTextHasFields(_ marked: String) throws {
        #expect(try labels(marked).contains("birthday"))
    }

    @Test func spreadsThatFitComeWithoutThoseThatCannot() throws {
        let labels = try labels("query Q { me { ...| } }")
        #expect(labels.first == "Row_user")
        #expect(labels.contains("Id_node"))
        #expect(!labels.contains("Title_page"))
        #expect(labels.contains("on"))
    }

    @Test func fragmentsDoNotSpreadThemselves() throws {
        #expect(
            try !labels("fragment Row_user on User { ...| }", path: "Sources/Row.graphql").contains(
                "Row_user"
            )
        )
    }

    @Test func requiredArgumentsComeFirst() throws {
        #expect(try labels("query Q { user(|) { name } }") == ["id", "size"])
        #expect(try labels("query Q { user(size: 1, |) { name } }") == ["id"])
    }

    @Test func valuesFitTheirPosition() throws {
        #expect(
            try labels("query Q { search(kind: |) { __typename } }").prefix(2) == [
                "PERSON", "PAGE",
            ]
        )
        #expect(
            try labels("query Q($a: Int, $k: Kind) { search(kind: |) { __typename } }").first
                == "$k"
        )
        #expect(
            try labels("query Q { search(filter: {|}) { __typename } }") == ["name", "kind", "not"]
        )
        #expect(
            try labels("query Q { search(filter: {not: {kind: |}}) { __typename } }").contains(
                "PAGE"
            )
        )
    }

    @Test func variablesFollowADollar() throws {
        let items = try items("query Q($a: Int, $k: ID!) { user(id: $|) { name } }")
        #expect(items.first?["label"] == "$k")
        #expect(items.first?["textEdit"]?["newText"] == "k")
    }

    @Test func typeConditionsArePossibleTypes() throws {
        let labels = try labels("query Q { search { ... on | } }")
        #expect(labels.contains("User"))
        #expect(labels.contains("Page"))
        #expect(!labels.contains("Mutation"))
        #expect(try self.labels("fragment F on |").contains("Mutation"))
    }

    @Test func directivesFitTheirLocation() throws {
        let ofField = try labels("query Q { me @| { name } }")
        #expect(ofField.contains("include"))
        #expect(ofField.contains("connection"))
        #expect(!ofField.contains("refetchable"))
        #expect(try labels("fragment F on User @| { name }").contains("refetchable"))
        #expect(try labels("query Q { me @include(|) { name } }") == ["if"])
    }

    @Test func connectionKeysEndWithTheField() throws {
        let marked =
            "fragment Friends_user on User { friends(first: 1) @connection(key: \"|\") { edges { cursor } } }"
        #expect(try labels(marked).first == "Friends_user_friends")
    }

    @Test func definitionsBeginWithSnippets() throws {
        let labels = try labels("|")
        #expect(labels == ["fragment", "query", "mutation"])
    }

    @Test func literalsOfSwiftFilesAreCompleted() throws {
        let marked = "let q = graphql(\"\"\"\n    query Q {\n      me { na| }\n    }\n    \"\"\")\n"
        let items = try items(marked, path: "Sources/View.swift")
        let name = items.first { $0["label"] == "name" }
        #expect(name?["textEdit"]?["range"]?["start"] == ["line": 2, "character": 11])
        #expect(name?["textEdit"]?["range"]?["end"] == ["line": 2, "character": 13])
    }

    @Test func codeAndCommentsAreNotCompleted() throws {
        #expect(try labels("let x = |1\n", path: "Sources/View.swift").isEmpty)
        #expect(try labels("query Q { # me |\n me { name } }").isEmpty)
    }

    @Test func resolvingBringsTheDescription() throws {
        let editor = try EditorClient()
        editor.settle()
        let position = editor.openMarked("Sources/Q.graphql", "query Q { | }")
        let list = editor.result(
            "textDocument/completion",
            "Sources/Q.graphql",
            ["position": position]
        )
        let item = try #require(list["items"]?.array?.first { $0["label"] == "me" })
        let resolved = editor.request("completionItem/resolve", item)["result"]
        #expect(
            resolved?["documentation"]?["value"]?.string?.contains("The person who is logged in.")
                == true
        )
    }

    /// Returns a text after the completion with a label, at the mark `|` in it.
    private func completed(_ marked: String, _ label: String) throws -> String? {
        let item = try items(marked).first { $0["label"] == .string(label) }
        guard let edit = item?["textEdit"], let start = edit["range"]?["start"]?["character"]?.int,
            let end = edit["range"]?["end"]?["character"]?.int
        else { return nil }
        var text = Array(marked.replacing("|", with: ""))
        text.replaceSubrange(start..<end, with: edit["newText"]?.string ?? "")
        return String(text)
    }

    @Test(arguments: [
        (
            "fragment F on User { friends @connection(key: \"|) { edges { cursor } } }",
            "fragment F on User { friends @connection(key: \"F_friends) { edges { cursor } } }"
        ),
        (
            "fragment F on User { friends @connection(key: \"F_f|) { edges { cursor } } }",
            "fragment F on User { friends @connection(key: \"F_friends) { edges { cursor } } }"
        ),
        (
            "fragment F on User { friends @connection(key: \"|",
            "fragment F on User { friends @connection(key: \"F_friends"
        ),
        (
            "fragment F on User { friends @connection(key: \"x|y\") { edges { cursor } } }",
            "fragment F on User { friends @connection(key: \"F_friends\") { edges { cursor } } }"
        ),
        (
            "fragment F on User { friends @connection(key: \"\"\"x|\"\"\") { edges { cursor } } }",
            "fragment F on User { friends @connection(key: \"\"\"F_friends\"\"\") { edges { cursor } } }"
        ),
        (
            "fragment F on User { friends @connection(key: \"\"\"|) { edges { cursor } } }",
            "fragment F on User { friends @connection(key: \"\"\"F_friends) { edges { cursor } } }"
        ),
    ])
    func onlyTheTextOfAStringIsReplaced(_ marked: String, _ expected: String) throws {
        #expect(try completed(marked, "F_friends") == expected)
    }

    @Test(arguments: [
        "query Q { me { .| } }", "query Q { me { ..| } }", "query Q { me { ...| } }",
        "query Q { me { ..Ro| } }", "query Q { me { .R|ow } }",
    ])
    func dotsAreWrittenThreeTimes(_ marked: String) throws {
        let label = marked.contains("...") ? "Row_user" : "...Row_user"
        #expect(try completed(marked, label) == "query Q { me { ...Row_user } }")
    }

    @Test func noPositionOfAnyPrefixTraps() throws {
        let text =
            "query Q($a: [Int!]! = [1]) @x(y: {z: \"s\"}) { a: user(id: $a) @include(if: true) { ...on User { name ...Row_user @arguments(x: 1) } } } fragment F on User @argumentDefinitions(c: {type: \"Int!\", defaultValue: 1}) { id }"
        let editor = try EditorClient(Self.files)
        editor.settle()
        for length in stride(from: 0, through: text.count, by: 3) {
            editor.open("Sources/Q.graphql", String(text.prefix(length)))
            for character in stride(from: 0, through: length, by: 2) {
                for method in ["completion", "hover", "definition"] {
                    _ = editor.result(
                        "textDocument/\(method)",
                        "Sources/Q.graphql",
                        ["position": ["line": 0, "character": .int(character)]]
                    )
                }
            }
        }
    }
}
