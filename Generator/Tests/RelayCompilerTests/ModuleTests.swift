import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

/// Projects of many modules: where definitions are generated, what they import, and what they export.
struct ModuleTests {
    /// `API` has the schema types, `DesignSystem` a fragment, `Feed` a query that spreads it.
    private func makeProject(_ modules: String = Self.modules) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write("relay.json", #"{"schema": "schema.graphql", "modules": {\#(modules)}}"#)
        try project.write(
            "schema.graphql",
            """
            type Query { me: User users(role: Role): [User!]! }
            type User { id: ID! name: String role: Role friends: [User!] }
            enum Role { ADMIN GUEST }
            """
        )
        try FileManager.default.createDirectory(
            at: project.url("Sources/API"),
            withIntermediateDirectories: true
        )
        try project.write(
            "Sources/DesignSystem/Row.graphql",
            "fragment Row_user on User { name role }"
        )
        try project.write(
            "Sources/Feed/Feed.graphql",
            "query FeedQuery($role: Role) { users(role: $role) { id ...Row_user } }"
        )
        return project
    }

    private static let modules = """
        "API": {"src": "Sources/API", "schemaTypes": true},
        "DesignSystem": {"src": "Sources/DesignSystem", "imports": ["API"]},
        "Feed": {"src": "Sources/Feed", "imports": ["API", "DesignSystem"]}
        """

    private func files(_ project: TemporaryProject, _ module: String) -> [String] {
        let folder = project.url("Sources/\(module)/Generated").path
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }

    private func imports(_ project: TemporaryProject, _ path: String) throws -> [String] {
        try project.read(path).split(separator: "\n").map(String.init)
            .filter { $0.contains("import ") && !$0.hasPrefix("//") }
    }

    private func messages(_ report: ProjectCompiler.Report) -> [String] {
        report.diagnostics.map(\.message)
    }

    @Test func generatesEachDefinitionInTheModuleOfItsFile() throws {
        let project = try makeProject()
        let report = try project.run()
        #expect(messages(report).isEmpty)
        #expect(report.fileCount == 3)
        #expect(files(project, "API") == ["Role.schema.swift"])
        #expect(files(project, "DesignSystem") == ["Row_user.graphql.swift"])
        #expect(files(project, "Feed") == ["FeedQuery.graphql.swift"])
        #expect(try project.run().isUpToDate)
        #expect(try project.run(isCheck: true).isUpToDate)
    }

    @Test func importsTheModulesOfWhatItMentionsAtTheirLevel() throws {
        let project = try makeProject()
        _ = try project.run()
        #expect(
            try imports(project, "Sources/Feed/Generated/FeedQuery.graphql.swift") == [
                "@_spi(Generated) package import Relay", "package import API",
                "package import DesignSystem",
            ]
        )
        // The fields of a fragment are internal.
        #expect(
            try imports(project, "Sources/DesignSystem/Generated/Row_user.graphql.swift") == [
                "@_spi(Generated) package import Relay", "import API",
            ]
        )
        #expect(
            try imports(project, "Sources/API/Generated/Role.schema.swift") == [
                "@_spi(Generated) import Relay"
            ]
        )
    }

    @Test func exportsOfAFragmentItsNameAndAnOpaqueData() throws {
        let project = try makeProject()
        try project.write(
            "Sources/DesignSystem/Row.graphql",
            "fragment Row_user on User { id name role friends { name friends { role } } }"
        )
        _ = try project.run()
        let text = try project.read("Sources/DesignSystem/Generated/Row_user.graphql.swift")
        let exported = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
            .filter { $0.hasPrefix("package ") && !$0.hasPrefix("package import") }
        #expect(
            exported == [
                "package nonisolated enum Row_user: Relay.GraphQLFragment {",
                "package static let artifact: Relay.Artifact = makeArtifact()",
                "package nonisolated struct Data: Relay.Selection, Relay.FieldValue, "
                    + "Swift.Identifiable {",
                "package let id: Relay.ID",
                "package init(_ reader: inout Relay.Reader) {",
                "package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {",
            ]
        )
    }

    @Test func refusesASpreadThatTheImportsDoNotAllow() throws {
        let project = try makeProject(
            """
            "API": {"src": "Sources/API", "schemaTypes": true},
            "DesignSystem": {"src": "Sources/DesignSystem", "imports": ["API"]},
            "Feed": {"src": "Sources/Feed", "imports": ["API"]}
            """
        )
        let report = try project.run()
        #expect(
            messages(report) == [
                "Fragment `Row_user` belongs to module `DesignSystem`, which `Feed` does not "
                    + "import. Add \"DesignSystem\" to `imports` of `Feed` in relay.json, and to "
                    + "the `dependencies` of its target in Package.swift."
            ]
        )
        #expect(report.diagnostics.first?.span.text == "Row_user")
        #expect(report.diagnostics.first?.span.source.path.hasSuffix("Feed.graphql") == true)
        #expect(files(project, "Feed").isEmpty)
    }

    @Test func refusesASpreadThatWouldCloseACycle() throws {
        let project = try makeProject()
        try project.write("Sources/Feed/Other.graphql", "fragment Feed_user on User { name }")
        try project.write(
            "Sources/DesignSystem/Row.graphql",
            "fragment Row_user on User { name ...Feed_user }"
        )
        let message = try #require(messages(try project.run()).first)
        #expect(message.contains("It cannot, because `Feed` imports `DesignSystem`."))
    }

    @Test func refusesASchemaTypeOfAModuleThatIsNotImported() throws {
        let project = try makeProject(
            """
            "API": {"src": "Sources/API", "schemaTypes": true},
            "DesignSystem": {"src": "Sources/DesignSystem"},
            "Feed": {"src": "Sources/Feed", "imports": ["API", "DesignSystem"]}
            """
        )
        #expect(
            messages(try project.run()) == [
                "Enum `Role` belongs to module `API`, which `DesignSystem` does not import. Add "
                    + "\"API\" to `imports` of `DesignSystem` in relay.json, and to the "
                    + "`dependencies` of its target in Package.swift."
            ]
        )
    }

    @Test func refusesSchemaTypesWithoutAModule() throws {
        let project = try makeProject(
            """
            "API": {"src": "Sources/API"},
            "DesignSystem": {"src": "Sources/DesignSystem", "imports": ["API"]},
            "Feed": {"src": "Sources/Feed", "imports": ["API", "DesignSystem"]}
            """
        )
        let report = try project.run()
        #expect(report.diagnostics.count == 2)
        #expect(messages(report).allSatisfy { $0.hasPrefix("Enum `Role` has no module. Add") })
    }

    @Test func refusesWhatIsLessAccessibleThanItsUser() throws {
        let modules = { (design: String, feed: String) in
            """
            "API": {"src": "Sources/API", "schemaTypes": true, "accessLevel": "public"},
            "DesignSystem": {"src": "Sources/DesignSystem", "imports": ["API"],
              "accessLevel": "\(design)"},
            "Feed": {"src": "Sources/Feed", "imports": ["API", "DesignSystem"],
              "accessLevel": "\(feed)"}
            """
        }
        let hidden = try makeProject(modules("internal", "package")).run()
        #expect(
            messages(hidden) == [
                "Fragment `Row_user` is internal to module `DesignSystem`. Add `\"accessLevel\": "
                    + "\"package\"` to that module in relay.json."
            ]
        )
        let low = try makeProject(modules("package", "public")).run()
        #expect(
            messages(low) == [
                "Fragment `Row_user` of module `DesignSystem` is package, and operations of module "
                    + "`Feed` are public. Add `\"accessLevel\": \"public\"` to `DesignSystem` in "
                    + "relay.json."
            ]
        )
        #expect(try messages(makeProject(modules("public", "internal")).run()).isEmpty)
    }

    @Test(arguments: [
        (
            #""A": {"src": "a", "imports": ["B"]}, "B": {"src": "b", "imports": ["A"]}"#,
            "Modules can't import each other: `A` imports `B` imports `A`."
        ),
        (#""A": {"src": "a", "imports": ["A"]}"#, "`A` imports `A`."),
        (
            #""API": {"src": "a"}, "B": {"src": "b", "imports": ["APi"]}"#,
            "There is no module `APi` in `modules`. Did you mean `API`?"
        ),
        (
            #""A": {"src": "a", "schemaTypes": true}, "B": {"src": "b", "schemaTypes": true}"#,
            "Modules `A` and `B` both have `schemaTypes`."
        ),
        (
            #""A": {"src": "a"}, "B": {"src": "a", "artifactDirectory": "g"}"#,
            "Modules `A` and `B` have the same folder in `src`."
        ),
        (
            #""A": {"src": "a"}, "B": {"src": "b", "artifactDirectory": "a/Generated"}"#,
            "Another module has the same `artifactDirectory`."
        ),
        (#""A": {"imports": []}"#, "The key `src` is missing"),
        (#""a-b": {"src": "a"}"#, "`a-b` is not the name of a Swift module."),
        (#""A": {"src": "a", "import": []}"#, "Unknown key `import`. Did you mean `imports`"),
        (#""A": {"src": "a", "imports": 1}"#, "`imports` must be a string or a list of strings"),
        (#""A": 1"#, "A module must be an object"),
        ("", "`modules` is empty."),
    ])
    func refusesConfigurations(_ modules: String, _ message: String) throws {
        let project = try TemporaryProject()
        try project.write("relay.json", #"{"schema": "schema.graphql", "modules": {\#(modules)}}"#)
        let report = try project.run()
        #expect(messages(report).contains { $0.contains(message) }, "\(messages(report))")
        #expect(report.diagnostics.allSatisfy { $0.rule == "Config" })
    }

    @Test func refusesModulesBesideSources() throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            #"{"schema": "s", "src": ".", "artifactDirectory": "G", "modules": {"A": {"src": "a"}}}"#
        )
        #expect(
            messages(try project.run()) == [
                "`src` can't be combined with `modules`. Move it into a module.",
                "`artifactDirectory` can't be combined with `modules`. Move it into a module.",
            ]
        )
    }

    @Test func findsTwoDefinitionsOfOneNameInDifferentModules() throws {
        let project = try makeProject()
        try project.write("Sources/Feed/Row.graphql", "fragment Row_user on User { name }")
        let report = try project.run()
        #expect(messages(report).contains { $0.contains("Row_user") && $0.contains("only one") })
    }

    @Test func writesOnlyFilesThatAChangeReaches() throws {
        let project = try makeProject()
        try project.write("Sources/Feed/Mine.graphql", "query MineQuery { me { id } }")
        let compiler = ProjectCompiler(project.url("relay.json"))
        _ = try compiler.run()
        try project.write(
            "Sources/DesignSystem/Row.graphql",
            "fragment Row_user on User { name role friends { name } }"
        )
        // The operation's artifact is linked with those of the fragments that it reaches.
        let report = try compiler.run()
        #expect(report.written.names == ["Row_user.graphql.swift"])
        #expect(try project.run().isUpToDate)
    }

    @Test func movesADefinitionToAnotherModule() throws {
        let project = try makeProject()
        let compiler = ProjectCompiler(project.url("relay.json"))
        _ = try compiler.run()
        let text = try project.read("Sources/DesignSystem/Row.graphql")
        try project.write("Sources/API/Row.graphql", text)
        try project.delete("Sources/DesignSystem/Row.graphql")
        let report = try compiler.run()
        #expect(report.deleted.names == ["Row_user.graphql.swift"])
        #expect(files(project, "API") == ["Role.schema.swift", "Row_user.graphql.swift"])
        #expect(
            try imports(project, "Sources/Feed/Generated/FeedQuery.graphql.swift").last
                == "package import API"
        )
        #expect(try project.run().isUpToDate)
    }

    @Test func putsFilesOfANestedFolderIntoTheInnerModule() throws {
        let project = try makeProject(
            """
            "App": {"src": "Sources", "schemaTypes": true, "artifactDirectory": "Out",
              "imports": ["DesignSystem"]},
            "DesignSystem": {"src": "Sources/DesignSystem"}
            """
        )
        try project.write("Sources/DesignSystem/Row.graphql", "fragment Row_user on User { name }")
        #expect(messages(try project.run()).isEmpty)
        #expect(files(project, "DesignSystem") == ["Row_user.graphql.swift"])
        #expect(project.exists("Out/FeedQuery.graphql.swift"))
        #expect(project.exists("Out/Role.schema.swift"))
    }

    @Test func persistsTheOperationsOfAllModules() throws {
        let project = try makeProject()
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "persist": {"file": "ids.json"}, \
            "modules": {\(Self.modules)}}
            """
        )
        #expect(messages(try project.run()).isEmpty)
        #expect(try project.read("ids.json").contains("query FeedQuery"))
        #expect(try project.run(isCheck: true).isUpToDate)
    }
}
