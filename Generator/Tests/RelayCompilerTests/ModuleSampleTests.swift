import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

/// Samples of modules: each module's are a target of their own.
struct ModuleSampleTests {
    private func makeProject(_ modules: String) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write("relay.json", #"{"schema": "schema.graphql", "modules": {\#(modules)}}"#)
        try project.write(
            "schema.graphql",
            """
            type Query { me: User }
            type User { id: ID! name: String! role: Role! home: Place! }
            type Place { city: String! }
            enum Role { ADMIN GUEST }
            """
        )
        try project.write("API/Empty.graphql", "fragment Empty_user on User { id }")
        try project.write(
            "Design/Row.graphql",
            "fragment Row_user on User { name role home { city } }"
        )
        try project.write("Feed/Feed.graphql", "query FeedQuery { me { id ...Row_user } }")
        return project
    }

    private func modules(level: String, feed: String, design: String) -> String {
        """
        "API": {"src": "API", "schemaTypes": true, "accessLevel": "\(level)"},
        "Design": {"src": "Design", "imports": ["API"], "accessLevel": "\(level)"\(design)},
        "Feed": {"src": "Feed", "imports": ["API", "Design"], "accessLevel": "\(level)"\(feed)}
        """
    }

    private static let design = #", "samples": "Samples/DesignSamples""#
    private static let feed = #", "samples": {"directory": "Samples/Feed", "name": "FeedSamples"}"#

    private func messages(_ project: TemporaryProject) throws -> [String] {
        try project.run(isCheck: true).diagnostics.map(\.message)
    }

    private func lines(_ project: TemporaryProject, _ path: String) throws -> [String] {
        try project.read(path).split(separator: "\n").map(String.init)
    }

    @Test(arguments: ["package", "public"])
    func haveATargetForEachModule(level: String) throws {
        let project = try makeProject(modules(level: level, feed: Self.feed, design: Self.design))
        #expect(try project.run().diagnostics.map(\.message) == [])
        let row = try lines(project, "Samples/DesignSamples/Row_user.sample.swift")
        // In a public function that is emitted on use, `String` is an input value only with the runtime.
        let runtime = level == "public" ? ["@_spi(Generated) public import Relay"] : []
        #expect(
            row.filter { $0.contains("import ") } == runtime + [
                "\(level) import API", "\(level) import Design", "\(level) import RelayTesting",
            ]
        )
        let feed = try lines(project, "Samples/Feed/FeedQuery.sample.swift")
        // A default mentions the other module's samples, which only a public interface shows.
        let samples = level == "public" ? "public import" : "import"
        #expect(
            feed.filter { $0.contains("import ") } == [
                "@_spi(Generated) \(level) import Relay", "\(level) import Design",
                "\(samples) DesignSamples", "\(level) import Feed", "\(level) import RelayTesting",
            ]
        )
        let parameter = "row_user: RelayTesting.Sample<Row_user> = Row_user.Data.sample()"
        #expect(feed.contains { $0.contains(parameter) })
        #expect(try project.run().isUpToDate)
        #expect(try project.run(isCheck: true).isUpToDate)
    }

    /// The types in a fragment's data are internal to its module, so samples have names of their own.
    @Test func doNotMentionTheDataOfFragments() throws {
        let modules = modules(level: "package", feed: "", design: Self.design)
        let project = try makeProject(modules)
        _ = try project.run()
        let row = try project.read("Samples/DesignSamples/Row_user.sample.swift")
        #expect(
            row.contains(
                "package nonisolated enum Row_userSamples {\n    package nonisolated enum Home {"
            )
        )
        #expect(row.contains("home: Row_user.ObjectSample<Row_userSamples.Home> = .sample()"))
        #expect(!row.contains("Data.Home"))
    }

    /// Only the extension's type mentions the module, which no visible declaration does.
    @Test(
        .bug(
            id: "sample-updatable-import",
            "The samples of an updatable fragment warned about their import."
        )
    )
    func ofUpdatableFragmentsImportTheirModuleInternally() throws {
        let project = try makeProject(modules(level: "package", feed: "", design: Self.design))
        try project.write(
            "Design/Edit.graphql",
            "fragment Edit_user on User @updatable { name home { city } }"
        )
        #expect(try project.run().diagnostics.map(\.message) == [])
        let edit = try lines(project, "Samples/DesignSamples/Edit_user.sample.swift")
        #expect(
            edit.filter { $0.contains("import ") } == [
                "import Design", "package import RelayTesting",
            ]
        )
        #expect(!edit.contains { $0.contains("Edit_userSamples") })
    }

    @Test func leaveTheGeneratedCodeAsItIs() throws {
        let project = try makeProject(modules(level: "package", feed: "", design: ""))
        _ = try project.run()
        let before = try project.read("Design/Generated/Row_user.graphql.swift")
        let after = modules(level: "package", feed: "", design: Self.design)
        try project.write("relay.json", #"{"schema": "schema.graphql", "modules": {\#(after)}}"#)
        #expect(try project.run().written.names == ["Row_user.sample.swift"])
        #expect(try project.read("Design/Generated/Row_user.graphql.swift") == before)
    }

    @Test func ofInternalModulesAreForTheirTests() throws {
        let modules =
            #""Design": {"src": "Design", "schemaTypes": true, "accessLevel": "internal", "samples": "DesignTests/Samples"}"#
        let project = try makeProject(modules)
        _ = try project.run()
        let row = try project.read("DesignTests/Samples/Row_user.sample.swift")
        #expect(row.contains("\n@testable import Design\nimport RelayTesting\n"))
        #expect(row.contains("Row_user.ObjectSample<Row_user.Data.Home>"))
    }

    @Test func areDeletedWithTheirDefinition() throws {
        let project = try makeProject(
            modules(level: "package", feed: Self.feed, design: Self.design)
        )
        _ = try project.run()
        try project.write("Feed/Feed.graphql", "query OtherQuery { me { id } }")
        let deleted = try project.run().deleted.names.sorted()
        #expect(deleted == ["FeedQuery.graphql.swift", "FeedQuery.sample.swift"])
    }

    @Test func needSamplesOfTheFragmentsOfOtherModules() throws {
        let project = try makeProject(modules(level: "package", feed: Self.feed, design: ""))
        #expect(
            try messages(project) == [
                "Samples of module `Feed` need samples of fragment `Row_user`, and its module "
                    + "`Design` has none. Add `\"samples\"` with a folder to `Design` in relay.json."
            ]
        )
    }

    @Test func areAnnouncedToOtherPackages() throws {
        let project = try makeProject(modules(level: "public", feed: "", design: Self.design))
        _ = try project.run()
        let text = try project.read("Design/Generated/Design.module.swift")
        #expect(text.contains(#""samples":"DesignSamples""#))
        #expect(!(try project.read("Feed/Generated/Feed.module.swift").contains("samples")))
    }

    @Test(arguments: [
        (#""Feed Samples""#, "`Feed Samples` is not the name of a Swift module."),
        (#""Feed""#, "Samples of module `Feed` need a target of their own"),
        (#"{"name": "FeedSamples"}"#, "The key `directory` is missing: the folder for samples."),
        (#"{"directory": "S", "module": "A"}"#, "Unknown key `module`."),
        (#""Samples/DesignSamples""#, "has the same folder for `samples`."),
        ("1", "`samples` must be a string, not a number."),
    ])
    func needAValidConfiguration(value: String, message: String) throws {
        let feed = #", "samples": \#(value)"#
        let project = try makeProject(modules(level: "package", feed: feed, design: Self.design))
        let text = DiagnosticRenderer().render(try project.run(isCheck: true).diagnostics)
        #expect(text.contains(message), "\(text)")
    }

    @Test func belongIntoTheModules() throws {
        let project = try makeProject(modules(level: "package", feed: "", design: ""))
        let text = try project.read("relay.json").dropLast(1) + #", "samples": "Samples"}"#
        try project.write("relay.json", String(text))
        #expect(
            try messages(project) == [
                "`samples` can't be combined with `modules`. Move it into each module: samples of a "
                    + "module are a target of their own."
            ]
        )
    }
}
