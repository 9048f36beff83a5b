import Foundation
import GraphQLSchema
import RelayLanguageServer
import Testing

/// Renames that would break a program are refused.
struct RenameRefusalTests {
    /// Returns the answer to the rename of the name that `|` marks in a file.
    private func rename(
        _ path: String,
        to name: String,
        _ marked: [String: String],
        configuration: String = EditorClient.configuration
    ) throws -> (error: String?, edits: [String: [JSON]]) {
        var files = marked
        let parts = (marked[path] ?? "").split(
            separator: "|",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        files[path] = parts.joined()
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let editor = try EditorClient(files, configuration: configuration)
        editor.settle()
        for file in files.keys { #expect(editor.findings(file) == [], "\(file)") }
        let answer = editor.request(
            "textDocument/rename",
            [
                "textDocument": ["uri": .string(editor.uri(path))],
                "position": [
                    "line": .int(lines.count - 1), "character": .int(lines.last?.utf16.count ?? 0),
                ],
                "newName": .string(name),
            ]
        )
        var edits: [String: [JSON]] = [:]
        for (uri, list) in answer["result"]?["changes"]?.members ?? [:] {
            edits[String(uri.dropFirst(editor.uri("").count + 1))] = list.array ?? []
        }
        return (answer["error"]?["message"]?.string, edits)
    }

    @Test func anAliasThatSwiftCodeMayReadIsRefused() throws {
        let query = "query Q { |first: me { count: name } }\n"
        for code in [
            "let x = data.first", "let x = [\"first\": 1]", "row.first = nil",
            "func f(_ x: Q.Data.First) {}", "func f(_ x: Q.Data.First2) {}", "var other: Int { 1 }",
        ] {
            let (error, _) = try rename(
                "Sources/Q.graphql",
                to: "other",
                ["Sources/Q.graphql": query, "Sources/A.swift": code + "\n"]
            )
            #expect(error?.contains("can't be told apart") == true, "\(code)")
        }
        let (error, edits) = try rename(
            "Sources/Q.graphql",
            to: "other",
            ["Sources/Q.graphql": query, "Sources/A.swift": "let x = 1 // first\n"]
        )
        #expect(error == nil)
        #expect(edits.count == 1)
    }

    @Test func anAliasThatClashesIsRefused() throws {
        for (query, name) in [
            ("query Q { me { |a: name b: id } }", "b"),
            ("query Q { me { |a: name } }", "__id"),
            (
                "query Q { me { |a: friends(first: 1) @connection(key: \"Q_a\") { edges { node { id } } } } }",
                "b"
            ),
        ] {
            let (error, _) = try rename("Sources/Q.graphql", to: name, ["Sources/Q.graphql": query])
            #expect(error != nil, "\(query)")
        }
    }

    @Test func aVariableThatFragmentsTakeFromTheirOperationsIsRefused() throws {
        let fragment = "fragment F_query on Query { user(id: $n) { name } }\n"
        let operation = "query Q($n: ID!) { ...F_query }\n"
        let (first, _) = try rename(
            "Sources/Q.graphql",
            to: "m",
            [
                "Sources/Q.graphql": operation.replacing("$n", with: "$|n"),
                "Sources/F.graphql": fragment,
            ]
        )
        #expect(first?.contains("uses `$n`") == true)
        let (second, _) = try rename(
            "Sources/F.graphql",
            to: "m",
            [
                "Sources/Q.graphql": operation,
                "Sources/F.graphql": fragment.replacing("$n", with: "$|n"),
            ]
        )
        #expect(second?.contains("does not declare") == true)
        let (third, _) = try rename(
            "Sources/F.graphql",
            to: "n",
            [
                "Sources/Q.graphql": "query Q($n: ID!) { ...F_query(size: 1) }\n",
                "Sources/F.graphql":
                    "fragment F_query($|size: Int) on Query { user(id: $n, size: $size) { name } }\n",
            ]
        )
        #expect(third?.contains("has a variable `$n` already") == true)
    }

    @Test func onlyTheTypeOfTheDefinitionIsRenamed() throws {
        let (error, edits) = try rename(
            "Sources/Q.graphql",
            to: "News",
            [
                "Sources/Q.graphql": "query |Feed { me { id } }\nquery FeedQuery { me { name } }\n",
                "Sources/A.swift": "let a = Feed()\nlet b = FeedQuery()\n",
            ]
        )
        #expect(error == nil)
        #expect(edits["Sources/A.swift"]?.count == 1)
        #expect(edits["Sources/A.swift"]?.first?["range"]?["start"]?["line"] == 0)
    }

    @Test(arguments: [("Kind", "KindFragment"), ("String", "String_")])
    func theNewTypeHasTheNameThatTheGeneratorGivesIt(_ name: String, _ type: String) throws {
        let (error, edits) = try rename(
            "Sources/F.graphql",
            to: name,
            [
                "Sources/F.graphql":
                    "fragment |Row_user on User { id }\nquery Q { me { ...Row_user } }\n",
                "Sources/A.swift": "func f(_ row: Row_user) {}\n",
            ]
        )
        #expect(error == nil)
        #expect(edits["Sources/A.swift"]?.first?["newText"] == .string(type))
    }

    @Test func aRenameThatRenamesOtherTypesOrClashesIsRefused() throws {
        let files = [
            "Sources/F.graphql": "fragment |row_user on User { id }\n",
            "Sources/G.graphql": "fragment Cell_user on User { id }\nquery cell { me { id } }\n",
        ]
        #expect(try rename("Sources/F.graphql", to: "cell_user", files).error != nil)
        let (error, _) = try rename("Sources/F.graphql", to: "Cell", files)
        #expect(error?.contains("in Swift too") == true)
        let refetchable = [
            "Sources/F.graphql":
                "fragment A_user on User @refetchable(queryName: \"Again\") { id }\nquery |Q { me { ...A_user } }\n"
        ]
        #expect(try rename("Sources/F.graphql", to: "Again", refetchable).error != nil)
    }

    @Test func aFragmentWithThePropertyOfAFieldIsRefused() throws {
        let (error, _) = try rename(
            "Sources/F.graphql",
            to: "Writer",
            [
                "Sources/F.graphql":
                    "fragment |Author on User { id }\nquery Q { author: me { ...Author } }\n",
                "Sources/A.swift": "let x = story.author.id\n",
            ]
        )
        #expect(error?.contains("can't be told apart") == true)
    }

    @Test func theLabelsOfSamplesAreRenamedAndOtherUsesAreRefused() throws {
        let documents = "fragment |Row_user on User { id }\nquery Q { me { ...Row_user } }\n"
        func rename(_ code: String) throws -> (error: String?, edits: [String: [JSON]]) {
            try self.rename(
                "Sources/F.graphql",
                to: "Cell_user",
                ["Sources/F.graphql": documents, "Sources/A.swift": code + "\n"]
            )
        }
        let (error, edits) = try rename(
            "let q = Q.Data.sample(me: .sample(row_user: .sample()))\nlet x = q.me?.row_user"
        )
        #expect(error == nil)
        #expect(edits["Sources/A.swift"]?.count == 2)
        for code in ["let row_user = 1", "func f(row_user: Int) { print(row_user) }"] {
            #expect(try rename(code).error?.contains("can't be told apart") == true, "\(code)")
        }
    }

    @Test func onlyTheOutermostLabelsOfCallsAreRenamed() throws {
        let query = "query UserQuery($|id: ID!) { user(id: $id) { name } }\n"
        let (error, edits) = try rename(
            "Sources/Q.graphql",
            to: "key",
            [
                "Sources/Q.graphql": query,
                "Sources/A.swift": "let a = UserQuery(id: \"(\" + f(\")\"))\n",
            ]
        )
        #expect(error == nil)
        #expect(edits["Sources/A.swift"]?.count == 1)
        for code in [
            "let a = UserQuery(id: Key(id: 4))", "load(.init(id: 4))", "print(q.variables.id)",
            "typealias Q = UserQuery", "UserQuery.fetch([\"id\": 4])",
        ] {
            let (error, _) = try rename(
                "Sources/Q.graphql",
                to: "key",
                ["Sources/Q.graphql": query, "Sources/A.swift": code + "\n"]
            )
            #expect(error?.contains("can't be told apart") == true, "\(code)")
        }
    }

    @Test func variablesOfRefetchableFragmentsAreRenamedInTheirQueries() throws {
        let (error, edits) = try rename(
            "Sources/F.graphql",
            to: "length",
            [
                "Sources/F.graphql": """
                fragment Row_user($|size: Int) on User @refetchable(queryName: "RowRefetchQuery") {
                  friends(first: $size) { edges { cursor } }
                }
                query Q { me { ...Row_user } }

                """,
                "Sources/A.swift": "let a = RowRefetchQuery(id: \"1\", size: 1)\n",
            ]
        )
        #expect(error == nil)
        #expect(edits["Sources/A.swift"]?.count == 1)
    }

    @Test func swiftCodeOfOtherProjectsIsEditedAndTheirDefinitionsAreNot() throws {
        let configuration = """
            { "projects": {
              "a": { "schema": "schema.graphql", "src": "A", "artifactDirectory": "A/Generated" },
              "b": { "schema": "schema.graphql", "src": "B", "artifactDirectory": "B/Generated" }
            } }
            """
        let files = [
            "A/F.graphql": "query |AQuery { me { id } }\n", "B/B.swift": "let a = AQuery()\n",
            "B/G.graphql": "query BQuery { me { name } }\n",
        ]
        let (error, edits) = try rename(
            "A/F.graphql",
            to: "Other",
            files,
            configuration: configuration
        )
        #expect(error == nil)
        #expect(edits["B/B.swift"]?.count == 1)
        var shared = files
        shared["B/F.graphql"] = "query AQuery { me { id } }\n"
        let (refusal, _) = try rename(
            "A/F.graphql",
            to: "Other",
            shared,
            configuration: configuration
        )
        #expect(refusal?.contains("Several projects") == true)
    }

    @Test(arguments: [
        ("Sources/F.graphql", "fragment |Row_user on User { first: name }\n"),
        ("Sources/F.graphql", "fragment Row_user on User { |first: name }\n"),
        ("Sources/Q.graphql", "query Q($|id: ID!) { user(id: $id) { ...Row_user } }\n"),
    ])
    func namesInFilesOfSeveralConfigurationsAreRefused(_ path: String, _ marked: String) throws {
        let files = [
            "Sources/F.graphql": "fragment Row_user on User { first: name }\n",
            "Sources/Q.graphql": "query Q($id: ID!) { user(id: $id) { ...Row_user } }\n",
            "Other/relay.json": """
            { "schema": "../schema.graphql", "src": ["../Sources", "."], "artifactDirectory": "Generated" }
            """,
            "Other/Own.graphql": "query Own { me { ...Row_user } }\n",
        ]
        let editor = try EditorClient(files)
        editor.open("Other/Own.graphql", files["Other/Own.graphql"] ?? "")
        let position = editor.openMarked(path, marked)
        editor.settle()
        for method in ["prepareRename", "rename"] {
            let answer = editor.request(
                "textDocument/\(method)",
                [
                    "textDocument": ["uri": .string(editor.uri(path))], "position": position,
                    "newName": "other",
                ]
            )
            let message = answer["error"]?["message"]?.string
            #expect(message?.contains("Other/relay.json") == true, "\(answer)")
        }
    }

    @Test func aNameIsRenamedIfAnotherConfigurationHasItInAnotherFile() throws {
        let other = """
            { "schema": "../schema.graphql", "src": ".", "artifactDirectory": "Generated" }
            """
        let query = "query Q { me { id } }\n"
        let editor = try EditorClient([
            "Sources/Q.graphql": query, "Other/relay.json": other, "Other/Q.graphql": query,
        ])
        editor.open("Other/Q.graphql", query)
        let position = editor.openMarked("Sources/Q.graphql", "query |Q { me { id } }\n")
        editor.settle()
        let edit = editor.result(
            "textDocument/rename",
            "Sources/Q.graphql",
            ["position": position, "newName": "Other"]
        )
        #expect(edit["changes"]?.members?.count == 1)
    }
}
