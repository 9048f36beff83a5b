import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Mistakes in a configuration that are found when it is read, or with the schema and the files.
struct ConfigFindingTests {
    private func read(_ text: String) -> [String] {
        ConfigReader.read(
            Source(path: "relay.json", text: text),
            file: URL(fileURLWithPath: "/project/relay.json")
        ).1.map { "\($0.span): \($0.message)" }
    }

    private func read(keys: String) -> [String] {
        read(#"{"schema": "s", "src": "x", "artifactDirectory": "y", \#(keys)}"#)
    }

    /// Returns the findings of a run with further keys.
    private func run(_ project: TemporaryProject, _ keys: String) throws -> [String] {
        try project.write(
            "relay.json",
            #"{"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated", \#(keys)}"#
        )
        return try project.run().diagnostics.map { "\($0.severity): \($0.message)" }
    }

    // MARK: - Files

    @Test(
        .bug(
            id: "list-and-manifest",
            "Two projects could write different kinds of lists of operations to one file."
        )
    )
    func aListOfOperationsIsNotTheManifestOfAnotherProject() {
        func projects(_ a: String, _ b: String) -> [String] {
            read(
                """
                {"schema": "s", "projects": {
                  "a": {"src": "a", "artifactDirectory": "A", "persist": {"file": "\(a)"}},
                  "b": {"src": "b", "artifactDirectory": "B", "persist": {
                    "file": "b.json", "apolloManifest": "\(b)"}}}}
                """
            )
        }
        #expect(
            projects("p.json", "./p.json") == [
                "relay.json:4:41: `apolloManifest` and the `file` of project `a` can't be the same file."
            ]
        )
        #expect(projects("p.json", "q.json") == [])
        // Projects may share each of them.
        let shared = #""persist": {"file": "p.json", "apolloManifest": "m.json"}"#
        #expect(
            read(
                """
                {"schema": "s", \(shared), "projects": {"a": {"src": "a", "artifactDirectory": "A"},
                  "b": {"src": "b", "artifactDirectory": "B"}}}
                """
            ) == []
        )
    }

    @Test(
        .bug(id: "tilde-path", "A path that begins with a tilde was one of the home folder."),
        arguments: [
            (#""schema": "~/x""#, "schema"), (#""src": ["a", "~/x"]"#, "src"),
            (#""artifactDirectory": "~/x""#, "artifactDirectory"),
            (#""schemaExtensions": "~/x""#, ""), (#""samples": "~/x""#, ""),
            (#""samples": {"directory": "~/x"}"#, ""), (#""persist": {"file": "~/x"}"#, ""),
            (#""persist": {"file": "p", "apolloManifest": "~/x"}"#, ""),
            (#""modules": {"A": {"src": "~/x"}}"#, "modules"),
            (#""modules": {"A": {"src": "a", "artifactDirectory": "~/x"}}"#, "modules"),
            (#""modules": {"A": {"src": "a", "samples": "~/x"}}"#, "modules"),
            (#""modules": {"A": {"description": "~/x"}}"#, "modules"),
        ]
    )
    func homeFoldersAreNotPaths(key: String, replaced: String) {
        let keys = [
            ("schema", #""schema": "s""#), ("src", #""src": "s""#),
            ("artifactDirectory", #""artifactDirectory": "y""#),
        ].filter { name, _ in
            name != replaced && !(replaced == "modules" && name != "schema")
        }.map(\.1)
        let messages = read("{\((keys + [key]).joined(separator: ", "))}")
        #expect(messages.count == 1, "\(messages)")
        #expect(
            messages.first?.hasSuffix(
                "`~/x` begins with `~`, but paths are relative to the folder of this file. Write one "
                    + "that is, or `./~/x` if the name begins so."
            ) == true
        )
    }

    @Test func aNameMayBeginWithATilde() {
        let result = ConfigReader.read(
            Source(
                path: "relay.json",
                text: #"{"schema": "./~/s", "src": "a/~b", "artifactDirectory": "./~c"}"#
            ),
            file: URL(fileURLWithPath: "/project/relay.json")
        )
        #expect(result.1.isEmpty)
        let config = result.projects.first
        #expect(config?.schema.map(\.path) == ["/project/~/s"])
        #expect(config?.sources.map(\.path) == ["/project/a/~b"])
        #expect(config?.artifactDirectory.path == "/project/~c")
    }

    @Test(
        .bug(
            id: "shared-samples",
            "Two projects with one folder for samples were told of another key."
        ),
        arguments: [
            (#""samples": "S""#, #""samples": "S""#, "the same folder for `samples`"),
            (#""samples": "S""#, "", "this folder as its folder for `samples`"),
            ("", "", "the same `artifactDirectory`"),
        ]
    )
    func aSharedFolderIsNamedByItsKey(first: String, second: String, has: String) {
        let isShared = !first.isEmpty && second.isEmpty
        let a = [#""src": "a", "artifactDirectory": "\#(first.isEmpty ? "S" : "A")""#, first]
        let b = [
            #""src": "b", "artifactDirectory": "\#(isShared || first.isEmpty ? "S" : "B")""#,
            second,
        ]
        func object(_ keys: [String]) -> String {
            "{\(keys.filter { !$0.isEmpty }.joined(separator: ", "))}"
        }
        let messages = read(
            #"{"schema": "s", "projects": {"a": \#(object(a)), "b": \#(object(b))}}"#
        )
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasSuffix(
                "Another project has \(has). Give each its own, because each deletes the files of the "
                    + "other."
            ) == true,
            "\(messages)"
        )
    }

    // MARK: - Names

    @Test(
        .bug(id: "impossible-types", "Names that can't be those of Swift types were accepted."),
        arguments: ["class", "A.class", "self", "Self", "A.Type", "A..B", "1A", "A B"]
    )
    func scalarsHaveTypesThatCompile(type: String) {
        let messages = read(keys: #""customScalarTypes": {"S": "\#(type)"}"#)
        #expect(
            messages == [
                "relay.json:1:82: `\(type)` is not the name of a Swift type. Give the scalar a type "
                    + "that conforms to `CustomScalar`."
            ]
        )
        #expect(!SwiftNames.isTypePath(type))
    }

    @Test(arguments: ["Money", "Payments.Money", "Type", "Größe", "_A1"])
    func typesMayHaveAnyOtherName(type: String) {
        #expect(SwiftNames.isTypePath(type))
        #expect(read(keys: #""customScalarTypes": {"S": "\#(type)"}"#) == [])
    }

    @Test(.bug(id: "impossible-types", "Names that can't be those of Swift types were accepted."))
    func warnsOfScalarsThatRelayDoesNotHave() {
        let messages = read(keys: #""customScalarTypes": {"S": "Scalars.Nope"}"#)
        #expect(
            messages == [
                "relay.json:1:82: Relay has no `Scalars.Nope`. It has `CalendarDate`, `DateTime`, "
                    + "`Decimal`, `Int64`, `JSON`, `URL`, `UUID`. Write the module of a type of your own."
            ]
        )
    }

    @Test(
        .bug(
            id: "unknown-type-names",
            "Names for types that the schema does not have were accepted."
        )
    )
    func warnsOfNamesForTypesThatDoNotExist() throws {
        let project = try TemporaryProject()
        #expect(
            try run(
                project,
                #""naming": {"schemaTypeNames": {"Kimd": "A", "Query": "B", "Kind": "C"}}"#
            ) == [
                "warning: The schema has no enum or input object type `Kimd`. Did you mean `Kind`?",
                "warning: `Query` is not an enum or an input object type of the schema.",
            ]
        )
    }

    @Test func namesForTypesOfAnotherProjectAreFine() throws {
        let project = try TemporaryProject()
        try project.write("other.graphql", "type Query { name: String sort: Sort } enum Sort { A }")
        try project.write("Docs/Name.graphql", "query NameQuery { name }")
        func messages(_ types: String) throws -> [String] {
            try project.write(
                "relay.json",
                """
                {"src": "Docs", "naming": {"schemaTypeNames": {\(types)}}, "projects": {
                  "a": {"schema": "schema.graphql", "artifactDirectory": "GeneratedA"},
                  "b": {"schema": "other.graphql", "artifactDirectory": "GeneratedB"}}}
                """
            )
            return try project.run().diagnostics.map(\.message)
        }
        #expect(try messages(#""Kind": "K", "Sort": "S""#) == [])
        #expect(
            try messages(#""Kind": "K", "Gone": "S""#) == [
                "The schema has no enum or input object type `Gone`."
            ]
        )
    }

    @Test(
        .bug(id: "equal-names", "Two types or members that were given one name had another one."),
        arguments: [
            (#""schemaTypeNames": {"Kind": "X", "Sort": "X"}"#, "`Kind` and `Sort`", "X"),
            (#""memberNames": {"Kind.B": "x", "Kind.A": "x"}"#, "`Kind.B` and `Kind.A`", "Kind.x"),
        ]
    )
    func namesAreGivenOnce(naming: String, both: String, name: String) throws {
        let project = try TemporaryProject()
        try project.write(
            "schema.graphql",
            "type Query { name(sort: Sort): String } enum Kind { A B } enum Sort { A }"
        )
        #expect(
            try run(project, #""naming": {\#(naming)}"#) == [
                "error: \(both) would both become `\(name)`. Rename one."
            ]
        )
    }

    @Test func membersOfDifferentTypesMayHaveOneName() throws {
        let project = try TemporaryProject()
        try project.write(
            "schema.graphql",
            "type Query { name(sort: Sort): String } enum Kind { A B } enum Sort { A }"
        )
        #expect(
            try run(project, #""naming": {"memberNames": {"Kind.A": "x", "Sort.A": "x"}}"#) == []
        )
    }

    // MARK: - Excluded files

    @Test(.bug(id: "useless-patterns", "A pattern that excludes nothing was not reported."))
    func warnsOfPatternsThatExcludeNothing() throws {
        let project = try TemporaryProject()
        try project.write("Old/A.graphql", "query A { name }")
        try project.write("Empty/notes.txt", "")
        func useless(_ patterns: String...) throws -> [String] {
            let list = patterns.map { "\"\($0)\"" }.joined(separator: ", ")
            return try run(project, #""excludes": [\#(list)]"#)
        }
        #expect(
            try useless("Old", "Odl/**") == [
                "warning: `Odl/**` in `excludes` matches no document and no folder in `src`. Remove it, "
                    + "or begin it with `**/` if there are such files only at times."
            ]
        )
        #expect(try useless("Old/**", "Empty/**", "Name.graphql", "./Old").count == 1)
        #expect(try useless("Old/**", "Old/Drafts/**", "Old") == [])
        #expect(try useless("**/*.draft.graphql", "**/Pods/**", ".build/**", "Generated") == [])
        #expect(try useless("*.txt").count == 1)
    }

    @Test func aPatternMayBeForOneOfSeveralProjects() throws {
        let project = try TemporaryProject()
        try project.write("A/A.graphql", "query A { name }")
        try project.write("B/Old/B.graphql", "query B { name }")
        try project.write("B/B.graphql", "query B { name }")
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "excludes": ["B/Old/**", "C/**"], "projects": {
              "a": {"src": "A", "artifactDirectory": "A/Generated"},
              "b": {"src": "B", "artifactDirectory": "B/Generated"}}}
            """
        )
        #expect(
            try project.run().diagnostics.map { String($0.message.prefix(26)) } == [
                "`C/**` in `excludes` match"
            ]
        )
    }
}
