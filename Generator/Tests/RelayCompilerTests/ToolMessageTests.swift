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
                "can't be read: there is no such file. Paths are relative to the current folder."
            ),
            (["format", "A.grapql"], "there is no such file. Did you mean `A.graphql`?"),
            (["relay.jsn"], "`relay.jsn` can't be read: it does not exist, but `relay.json` does."),
            (["fetch-shema"], "There is no command, file or folder `fetch-shema`. Did you mean"),
            (["download-schema", "http://x"], "Did you mean `fetch-schema`?"),
            (["schema"], "Did you mean `config-schema`, `diff-schema`, `fetch-schema` or"),
            (["--watch=yes"], "`--watch` has no value. Write `--watch` alone."),
            (["generate", "--foo"], "`generate` has no option `--foo`. See"),
            (["generate", "--schema", "s"], "It is the key `schema` of `relay.json`."),
            (["lint", "--check"], "`lint` has no option `--check`. It is an option of `generate`"),
            (["lint", "--swift", "A.graphql"], "`--swift` takes a folder, or a file that ends in"),
            (["lint", "--swift", "Gone"], "`--swift` takes a folder or file that exists."),
            (
                ["fetch-schema", "--output", "gone/", "http://127.0.0.1:9/"],
                "it is a folder. Pass the path of a file, such as `gone/schema.graphql`."
            ),
            (
                ["fetch-schema", "--output", "A.graphql/s.graphql", "http://127.0.0.1:9/"],
                "is a file, not a folder. Pass another path."
            ),
            (
                ["fetch-schema", "--output", "", "http://127.0.0.1:9/"],
                "it is empty. Pass the path of a file."
            ),
            (
                ["fetch-schema", "--output", "s.json", "http://127.0.0.1:9/"],
                "`s.json` would have SDL, which is not JSON. Pass a path that ends in `.graphql`."
            ),
            (
                ["fetch-schema", "--output", "Pipe", "http://127.0.0.1:9/"],
                "it is a device or a pipe. Pass the path of a file."
            ),
            (["schema.graphql"], "`schema.graphql` is not a configuration, which is a JSON file"),
            (["schema.graphql"], "`relay-generator init --schema schema.graphql` writes one."),
            (["A.graphql"], "`relay-generator check --schema SCHEMA DOCUMENT` checks documents."),
            (["persist", "--help"], "There is no command, file or folder `persist`. `generate`"),
            (
                ["lint", "--swift", "Code"],
                "There is no Swift code in `.`, `Code`. Pass the folder of the Swift code that uses the "
                    + "documents: `--swift ../App`.\n"
            ),
            (
                ["lint", "--swift", "."],
                "There is no Swift code in `.`. Pass the folder"
            ),
            (
                ["print-schema", "--output", ".", "schema.graphql"],
                "`print-schema` has no option `--output`. It is an option of `inspect`, `fetch-schema`. "
                    + "Redirect the output instead: `relay-generator print-schema … > FILE`. See "
                    + "`relay-generator print-schema --help`."
            ),
            (
                ["check", "--schma", "s"],
                "`check` has no option `--schma`. Did you mean `--schema`?"
            ),
            (
                ["check", "--schema", "gone.graphql"],
                "`relay-generator fetch-schema --output gone.graphql URL` saves the schema"
            ),
            (
                ["print-schema", "https://x.com/graphql"],
                "`relay-generator fetch-schema --output schema.graphql https://x.com/graphql`"
            ),
            (
                ["init", "--schema", "https://x.com/graphql", "Code"],
                "A schema is a file, not an address."
            ),
            (["init", "--schema", "gone.graphql", "Code"], "There is no schema `gone.graphql`."),
            (
                ["fetch-schema", "--output", ".", "http://127.0.0.1:9/"],
                "`.` can't be written: it is a folder. Pass the path of a file."
            ),
            (["help", "help"], "relay-generator compiles GraphQL documents to Swift."),
            (["lint", "--help"], "--one-line        Print each finding on one line"),
            (["lint", "--help"], "EXIT STATUS\n  0  All is well."),
            (["--help"], "`persist` in that file"),
        ]
    )
    func saysWhatToDo(_ arguments: [String], _ message: String) throws {
        let project = try TemporaryProject()
        try project.write("A.graphql", "query AQuery { name }")
        try project.write("Code/README.md", "None.")
        #expect(mkfifo(project.url("Pipe").path, 0o600) == 0)
        let text = try Tool.run(arguments, in: project.folder)
        #expect(text.contains(message), "\(text)")
    }

    @Test(.bug(id: "swift-documents", "`check` took a Swift file for a document."))
    func checksDocumentsInSwiftFiles() throws {
        let project = try TemporaryProject()
        let code = #"import Relay\#nlet q = graphql("""\#nquery Q { name nam }\#n""")\#n"#
        try project.write("View.swift", code)
        let arguments = ["check", "--one-line", "--schema", "schema.graphql", "View.swift"]
        let (output, status) = try Tool.result(arguments, in: project.folder)
        #expect(status == 1)
        #expect(output.hasPrefix("View.swift:3:16: error: Field `nam` does not exist"), "\(output)")
        try project.write("View.swift", code.replacing(" nam ", with: " "))
        #expect(try Tool.result(arguments, in: project.folder).1 == 0)
    }

    @Test(
        .bug(id: "silent-scalars", "Types of Foundation as scalars failed in generated code only."),
        arguments: [
            ("Foundation", "error: `Foundation` is a module.", 2),
            ("", "error: The name of a Swift type is missing.", 2),
            ("Date", "Relay's is `Scalars.DateTime`.", 0),
            (#"JSON", "ID": "UserID"#, "`ID` is built in, and has a Swift type of its own.", 0),
            ("Scalars.DateTime", "up to date", 0),
        ]
    )
    func saysWhichTypesAreScalars(_ type: String, _ message: String, _ end: Int32) throws {
        let project = try TemporaryProject()
        try project.write(
            "schema.graphql",
            "scalar DateTime type Query { name: String at: DateTime }"
        )
        try project.write(
            "relay.json",
            #"{"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated","#
                + #" "customScalarTypes": {"DateTime": "\#(type)"}}"#
        )
        _ = try Tool.run([], in: project.folder)
        let (output, status) = try Tool.result([], in: project.folder)
        #expect(output.contains(message), "\(output)")
        #expect(status == end)
    }

    @Test(
        .bug(id: "vague-check", "`--check` called edited and missing files out of date.")
    )
    func checkSaysWhatIsWrongWithFiles() throws {
        let project = try TemporaryProject()
        _ = try project.run()
        let path = "Generated/NameQuery.graphql.swift"
        let text = try project.read(path)
        try project.write(path, text + "// Mine.\n")
        let edited = try Tool.run(["--check"], in: project.folder)
        #expect(edited.contains("edited by hand: \(path)"), "\(edited)")
        #expect(edited.contains("it replaces what was edited by hand."))
        try project.delete(path)
        #expect(try Tool.run(["--check"], in: project.folder).contains("missing: \(path)"))
        _ = try project.run()
        #expect(try project.read(path) == text)
        try project.write("Name.graphql", "query NameQuery { n: name }")
        #expect(try Tool.run(["--check"], in: project.folder).contains("out of date: \(path)"))
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
                "It is Apollo's. Remove it: `name` is a field of the schema."
            ),
            (
                "{ user(id: 1) { isSelected @client } }",
                "Remove it, declare the field in a file, `extend type User { isSelected: … }`, and "
                    + "list the file under `schemaExtensions` in `relay.json`."
            ),
            ("{ user(id: 1) { userRow } }", "Did you mean `...UserRow`?"),
            ("{ user(id: 1) { ...userRow } }", "Did you mean `UserRow`?"),
            ("{ user(id: 1) { UserRow @arguments(a: 1) } }", "Did you mean `...UserRow`?"),
            (
                "{ user(id: 1) { name @arguments(a: 1) } }",
                "cannot be used on FIELD. It can be used on FRAGMENT_SPREAD."
            ),
            (
                "{ user(id: 1) { ...UserRow @defer } }",
                "If the server supports it, add a file with `directive @defer(if: Boolean! = true, "
                    + "label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT` to the files of the schema."
            ),
            (
                "{ user(id: 1) @connection { id } }",
                "`user` can't be a connection, because `User` has no list `edges` of objects."
            ),
            (
                "{ users(first: 1) @connection { edges { node { id } } } }",
                "Write `key: \"Query_users\"`"
            ),
            ("($id: ID) { user(id: $id) { name } }", "is expected. Declare it as `ID!`."),
            (
                "{ users(first: 1) @stream_connection(key: \"Q_users\", initial_count: 1) "
                    + "{ edges { node { id } } } }",
                "sends `@stream`, and the schema doesn't declare it. If the server supports it, add "
                    + "a file with `directive @stream("
            ),
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
        #expect(output.components(separatedBy: " error: ").count == 2, "\(output)")
    }

    @Test(
        .bug(id: "renamed-variable", "Messages showed the compiler's name of a provided variable."),
        arguments: [
            (
                "@argumentDefinitions(size: {type: \"Int\", provider: \"SizeProvider\"})",
                "Argument `$size` of type `Int` cannot be used where `Int!` is expected. Write "
                    + "`type: \"Int!\"`."
            ),
            (
                "@argumentDefinitions(size: {type: \"Int\"})",
                "Argument `$size` of type `Int` cannot be used where `Int!` is expected. Write "
                    + "`type: \"Int!\"`."
            ),
            (
                "@argumentDefinitions(size: {type: \"Int\", provider: \"SizeProvider\"}) { ...G "
                    + "@arguments(size: $size) } fragment G on Query @argumentDefinitions(size: "
                    + "{type: \"Int\", defaultValue: 1})",
                "`$size` of type `Int` is used where `Int!` is expected. Write `type: \"Int!\"`, or "
                    + "give it a default value."
            ),
            (
                "@argumentDefinitions(size: {type: \"Query\", provider: \"SizeProvider\"})",
                "Variable `$size` cannot have the type `Query`"
            ),
        ]
    )
    func showsVariablesAsTheyAreWritten(_ declaration: String, _ message: String) throws {
        let project = try TemporaryProject()
        try project.write("schema.graphql", "type Query { avatar(size: Int!): String }")
        try project.write(
            "Name.graphql",
            "query Q { ...F } fragment F on Query \(declaration) { avatar(size: $size) }"
        )
        let output = try Tool.run([], in: project.folder)
        #expect(output.contains(message), "\(output)")
        #expect(!output.contains("__relay_internal"), "\(output)")
        #expect(!output.contains("note") || output.contains("`$size` is defined here."))
    }

    @Test(
        .bug(id: "defer-advice", "Advice about `@defer` led to the next error."),
        arguments: [
            (
                "{ a @defer }",
                "`@defer` can only be on a fragment spread, because a fragment is read as a whole. "
                    + "Move `a` to a fragment, and write `...Name @defer`."
            ),
            (
                "{ ...G } fragment G on Query @defer { a }",
                "Write it where the fragment is spread: `...Name @defer`."
            ),
            ("{ ...F @defer(label: 5) }", "Expected a value of type `String`, found `5`."),
            ("{ ...F @defer(label: null) }", "must be a string, not null."),
            (
                "{ ...F @defer(when: true) }",
                "Argument `when` does not exist on directive `@defer`. Its arguments are `if` and "
                    + "`label`."
            ),
        ]
    )
    func saysTheFinalRuleOfDefer(_ query: String, _ message: String) throws {
        let project = try TemporaryProject()
        try project.write(
            "schema.graphql",
            """
            directive @defer(if: Boolean = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
            type Query { a: Int }
            """
        )
        try project.write("A.graphql", "query AQuery \(query) fragment F on Query { a }")
        let output = try Tool.run(
            ["check", "--one-line", "--schema", "schema.graphql", "A.graphql"],
            in: project.folder
        )
        #expect(output.contains(message), "\(output)")
        #expect(output.split(separator: "\n").count == 1, "\(output)")
    }

    @Test(
        .bug(id: "missing-schema", "A missing schema was reported without a remedy."),
        arguments: [[], ["lint"], ["diff-schema", "old.graphql"]]
    )
    func aMissingSchemaIsAnErrorOfTheConfiguration(_ arguments: [String]) throws {
        let project = try TemporaryProject()
        try project.delete("schema.graphql")
        try project.write("old.graphql", "type Query { name: String }")
        let (output, status) = try Tool.result(arguments, in: project.folder)
        #expect(
            output.contains(
                "`schema.graphql` does not exist. Paths in `relay.json` are relative to its folder. "
                    + "`relay-generator fetch-schema --output schema.graphql URL` saves the schema"
            ),
            "\(output)"
        )
        #expect(!output.contains("do not differ"))
        #expect(status == 2)
    }

    @Test func anEmptySchemaIsReportedInItsFile() throws {
        let project = try TemporaryProject()
        try project.write("schema.graphql", "# Nothing.\n")
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
             "identity": "global", "customScalarTypes": {"Date": "Scalars.CalendarDate"}}
            """
        )
        let output = try Tool.run([], in: project.folder)
        #expect(output.contains("schema.graphql:1:1: error: The schema is empty."), "\(output)")
        #expect(!output.contains("warning"), "\(output)")
        #expect(output.components(separatedBy: " error: ").count == 2, "\(output)")
    }

    @Test(
        .bug(id: "only-generated", "`lint` advised to pass a folder that was passed.")
    )
    func saysThatThereIsOnlyGeneratedCode() throws {
        let project = try TemporaryProject()
        _ = try project.run()
        for (path, places) in [("Generated/..", "`.`"), ("Generated", "`.`, `Generated`")] {
            let output = try Tool.run(["lint", "--swift", path], in: project.folder)
            #expect(
                output.contains(
                    "There is only generated Swift code in \(places). Pass the folder of the Swift code "
                        + "that uses the documents: `--swift ../App`."
                ),
                "\(output)"
            )
        }
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
        for edit in [{ $0 + "// Mine.\n" }, { "// Mine.\n" + $0 }, { _ in "// Mine.\n" }] {
            try checkFails(besideLeftOver: edit)
        }
    }

    private func checkFails(besideLeftOver edit: (String) -> String) throws {
        let project = try TemporaryProject()
        _ = try project.run()
        let path = "Generated/NameQuery.graphql.swift"
        try project.write(path, edit(try project.read(path)))
        try project.write("Name.graphql", "query OtherQuery { name }")
        _ = try project.run()
        let report = try project.run(isCheck: true)
        #expect(report.edited.names == ["NameQuery.graphql.swift"])
        #expect(!report.isUpToDate)
        for (arguments, severity, status) in [([], "warning", 0), (["--check"], "error", 1)] {
            let (output, end) = try Tool.result(arguments, in: project.folder)
            #expect(
                output.contains(
                    "\(severity): `\(path)` is left over: nothing generates it, but it was changed by "
                        + "hand, so it is kept. Delete it, or move it out of the folder, and run "
                        + "`relay-generator`."
                ),
                "\(output)"
            )
            #expect(!output.contains("Run `relay-generator`"))
            #expect(end == status)
        }
        try project.delete(path)
        let output = try Tool.run(["--check"], in: project.folder)
        #expect(output.contains("out of date: Generated/.relay-generated"), "\(output)")
        _ = try project.run()
        #expect(try project.run(isCheck: true).isUpToDate)
    }

    @Test(
        .bug(id: "json-of-others", "Comments in `relay.json` got no remedy."),
        arguments: [
            ("{ // A comment.", "JSON has no comments. Remove it."),
            ("{ # A comment.", "JSON has no comments. Remove it."),
            ("{ schema: \"schema.graphql\" }", "Write `\"schema\"`."),
            ("{ 'schema': \"schema.graphql\" }", "Strings and keys are in double quotes."),
            ("{ \"schema\": schema.graphql }", "Write `\"schema.graphql\"`."),
            ("{ \"schema\": 'schema.graphql' }", "Strings and keys are in double quotes."),
            ("{ \"samples\": True }", "Write `true`."),
        ]
    )
    func jsonOfOtherLanguagesIsCorrected(_ text: String, _ remedy: String) throws {
        let project = try TemporaryProject()
        try project.write("relay.json", text)
        let (output, status) = try Tool.result([], in: project.folder)
        #expect(output.contains(remedy), "\(output)")
        #expect(status == 2)
    }

    @Test(
        .bug(id: "misplaced-argument", "Misplaced arguments got a wrong remedy."),
        arguments: [
            (["fetch-schema", "https://a.example", "a.graphql"], "option: `--output FILE`.", true),
            (["check", "--help=1"], "`--help` has no value.", true),
            (
                ["check", "--schema", "schema.graphql", "--extensions", "none.graphql"],
                "fetch-schema", false
            ),
            (["check", "--schema", "none.graphql"], "fetch-schema", true),
            (["ir", "--help"], "  --stage NAME ", true),
        ]
    )
    func argumentsInWrongPlaces(_ arguments: [String], _ text: String, _ isSaid: Bool) throws {
        let project = try TemporaryProject()
        let output = try Tool.run(arguments, in: project.folder)
        #expect(output.contains(text) == isSaid, "\(output)")
    }

    @Test(
        .bug(id: "line-ends", "Documents and generated files with CRLF were out of date.")
    )
    func lineEndsDoNotCount() throws {
        let project = try TemporaryProject()
        try project.write("Name.graphql", "query NameQuery {\n  name\n  old\n}\n")
        _ = try project.run()
        let files =
            project.generated.map { "Generated/\($0)" } + ["Name.graphql", "schema.graphql"]
        #expect(files.count == 5)
        for file in files {
            try project.write(file, project.read(file).replacing("\n", with: "\r\n"))
        }
        #expect(try project.run(isCheck: true).isUpToDate)
        try project.write("Name.graphql", "query OtherQuery { name }")
        let report = try project.run()
        #expect(report.edited.isEmpty)
        #expect(report.deleted.names == ["Kind.schema.swift", "NameQuery.graphql.swift"])
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
