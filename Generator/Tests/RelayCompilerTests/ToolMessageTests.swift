import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

/// What the tool says, as users call it.
struct ToolMessageTests {
    @Test(
        .bug(id: "hidden-errors", "`check` showed 100 findings by position, and hid errors.")
    )
    func showsAllErrorsBeforeWarnings() throws {
        let project = try TemporaryProject()
        try project.write("schema.graphql", "type Query { a: Int old: Int @deprecated }")
        let warnings = (0..<150).map { "w\($0): old" }.joined(separator: "\n")
        let errors = (0..<120).map { "e\($0): gone\($0)" }.joined(separator: "\n")
        try project.write("A.graphql", "query AQuery {\n\(warnings)\n\(errors)\n}")
        let text = try Tool.run(
            ["check", "--one-line", "--schema", "schema.graphql", "A.graphql"],
            in: project.folder
        )
        let lines = text.split(separator: "\n")
        #expect(lines.prefix(120).allSatisfy { $0.contains(": error: ") }, "\(lines.prefix(3))")
        #expect(lines.count { $0.contains(": error: ") } == 120)
        #expect(lines.last == "… and 50 more warnings and notes.")
    }

    @Test func generatingShowsAllErrorsToo() throws {
        let project = try TemporaryProject()
        let fields = (0..<300).map { "mistake\($0)" }.joined(separator: " ")
        try project.write("Name.graphql", "query Many { \(fields) }")
        let output = try Tool.run([], in: project.folder)
        #expect(output.split(separator: "\n").count { $0.contains(" error: ") } == 300)
    }

    @Test(
        .bug(
            id: "unhelpful-messages",
            "Messages about arguments and files did not say what, where and the remedy."
        ),
        arguments: [
            (
                ["format", "nope.graphql"],
                "error: `nope.graphql` can't be read: there is no such file."
            ),
            (
                ["format", "gone/a.graphql"],
                "can't be read: there is no folder `"
            ),
            (["schema.graphql"], "`schema.graphql` is not a configuration, which is a JSON file"),
            (["persist", "--help"], "There is no command, file or folder `persist`."),
            (
                ["lint", "--swift", "Code"],
                "There is no Swift code in `src`, `Code`. Pass the folder"
            ),
        ]
    )
    func saysWhatToDo(_ arguments: [String], _ message: String) throws {
        let project = try TemporaryProject()
        try project.write("A.graphql", "query AQuery { name }")
        try project.write("Code/README.md", "None.")
        let text = try Tool.run(arguments, in: project.folder)
        #expect(text.contains(message), "\(text)")
    }

    @Test(
        .bug(id: "one-help", "Each command printed the same help, and `help` was no command.")
    )
    func eachCommandHasItsOwnHelp() throws {
        let project = try TemporaryProject()
        let folder = project.folder
        let all = try Tool.run(["--help"], in: folder)
        #expect(try Tool.run(["help"], in: folder) == all)
        let format = try Tool.run(["format", "--help"], in: folder)
        #expect(format.contains("relay-generator format [--check | --write] FILE…"))
        #expect(format.contains("Print documents in canonical form"))
        #expect(format.contains("--write           Write what is formatted"))
        #expect(!format.contains("--timeout") && !format.contains("fetch-schema ["))
        #expect(try Tool.run(["help", "format"], in: folder) == format)
    }

    @Test(
        .bug(id: "unhelpful-findings", "Findings of beginners' mistakes did not say the remedy."),
        arguments: [
            ("{ user(id: 1) { UserRow } }", "Did you mean `...UserRow`?"),
            (
                "{ user(id: 1) { name @client } }",
                "It is Apollo's. Define the field in an extension"
            ),
            (
                "{ users(first: 1) @connection { edges { node { id } } } }",
                "Write `key: \"Query_users\"`"
            ),
            ("($id: ID) { user(id: $id) { name } }", "is expected. Declare it as `ID!`."),
        ]
    )
    func findingsSayTheRemedy(_ text: String, _ remedy: String) throws {
        let project = try TemporaryProject()
        try project.write(
            "schema.graphql",
            """
            directive @link(url: String) on SCHEMA
            type Query { user(id: ID!): User users(first: Int, after: String): Users }
            type Users { edges: [Edge] pageInfo: Page! }
            type Edge { node: User cursor: String }
            type Page {
              endCursor: String startCursor: String hasNextPage: Boolean hasPreviousPage: Boolean
            }
            type User { id: ID! name: String }
            """
        )
        try project.write(
            "A.graphql",
            "query AQuery \(text) fragment UserRow on User { name }"
        )
        let output = try Tool.run(
            ["check", "--schema", "schema.graphql", "A.graphql"],
            in: project.folder
        )
        #expect(output.contains(remedy), "\(output)")
        #expect(!output.contains("@link") && !output.contains("not given"), "\(output)")
    }

    @Test(
        .bug(id: "deferred-twice", "The same mistake with `@defer` was reported twice.")
    )
    func reportsMisplacedDeferOnce() throws {
        let project = try TemporaryProject()
        try project.write(
            "schema.graphql",
            """
            directive @defer(if: Boolean = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
            type Query { a: Int }
            type Subscription { a: Int }
            """
        )
        try project.write("A.graphql", "subscription ASubscription { ... @defer { a } }")
        let output = try Tool.run(
            ["check", "--one-line", "--schema", "schema.graphql", "A.graphql"],
            in: project.folder
        )
        #expect(output.split(separator: "\n").count == 1, "\(output)")
    }

    @Test(
        .bug(id: "left-over-passes", "`--check` passed beside a left-over that was edited.")
    )
    func checkFailsBesideEditedLeftOvers() throws {
        let project = try TemporaryProject()
        _ = try project.run()
        let path = "Generated/NameQuery.graphql.swift"
        try project.write(path, try project.read(path) + "// Mine.\n")
        try project.write("Name.graphql", "query OtherQuery { name }")
        _ = try project.run()
        let report = try project.run(isCheck: true)
        #expect(report.edited.names == ["NameQuery.graphql.swift"])
        #expect(!report.isUpToDate)
    }

    @Test(
        .bug(id: "keyword-as-scalar", "A Swift keyword as the type of a scalar was accepted.")
    )
    func keywordsAreNoTypesOfScalars() throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {
              "schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
              "customScalarTypes": {"ID": "let"}
            }
            """
        )
        let output = try Tool.run([], in: project.folder)
        #expect(output.contains("`let` is not the name of a Swift type."), "\(output)")
    }
}
