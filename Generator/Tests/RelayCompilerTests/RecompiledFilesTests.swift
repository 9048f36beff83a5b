import Foundation
import Testing

@testable import RelayCompiler

/// The files that the Swift compiler compiles again after a change of a fragment that other modules
/// spread.
struct RecompiledFilesTests {
    /// An app of four modules, whose fragments are spread across them, with its build folder.
    private struct App {
        static let modules = ["API", "Design", "Feed", "Shell"]

        let project: TemporaryProject

        init(options: String = "", ages: String = "") throws {
            project = try TemporaryProject()
            try project.delete("Name.graphql")
            try project.write(
                "relay.json",
                """
                {"schema": "schema.graphql", \(options) "modules": {
                  "API": {"src": "API", "schemaTypes": true},
                  "Design": {"src": "Design", "imports": ["API"]},
                  "Feed": {"src": "Feed", "imports": ["API", "Design"]},
                  "Shell": {"src": "Shell", "imports": ["Feed"]}
                }}
                """
            )
            try project.write(
                "schema.graphql",
                """
                type Query { feed(kind: Kind): [Story!]! }
                type Story { id: ID! title: String! subtitle: String kind: Kind author: User }
                type User { id: ID! name(short: Boolean): String! }
                enum Kind { NEWS SPORT }
                \(ages)
                """
            )
            try project.write(
                "Feed/Feed.graphql",
                """
                query FeedQuery($kind: Kind) { feed(kind: $kind) { id ...Row_story } }
                query OtherQuery { feed { id } }
                fragment Feed_query on Query { feed { ...Row_story } }
                query WholeQuery { ...Feed_query }
                """
            )
            try project.write("Shell/Shell.graphql", "query ShellQuery { ...Feed_query }")
            try writeDesign()
            try writeSwift()
        }

        func writeDesign(row: String = "", badge: String = "") throws {
            try project.write(
                "Design/Row.graphql",
                """
                fragment Row_story on Story { title \(row) ...Badge_story }
                fragment Badge_story on Story { kind \(badge) }
                """
            )
        }

        /// Code that uses the generated code of its own module and of those that it imports.
        private func writeSwift() throws {
            try project.write(
                "API/Server.swift",
                "package enum Server { package static let kinds: [Kind] = [.news, .sport] }"
            )
            try project.write(
                "Design/Row.swift",
                """
                package import Relay
                package func row(
                    _ story: Row_story.Ref, in environment: RelayEnvironment
                ) throws -> String { try environment.read(story).title }
                """
            )
            try project.write(
                "Feed/Feed.swift",
                """
                import API
                import Design
                package import Relay
                package func feed(_ environment: RelayEnvironment) async throws -> [String] {
                    let query = FeedQuery(kind: Server.kinds[0])
                    return try await environment.fetch(query).feed.map {
                        try row($0.row_story, in: environment)
                    }
                }
                """
            )
            try project.write(
                "Shell/Shell.swift",
                """
                import Feed
                package import Relay
                package func count(_ environment: RelayEnvironment) async throws -> Int {
                    try await environment.fetch(FeedQuery()).feed.count
                        + environment.fetch(OtherQuery()).feed.count
                }
                """
            )
        }

        /// Generates, and compiles what has changed.
        ///
        /// Returns the names of the generated files that are written, and of the Swift files that
        /// are compiled in each module, without modules in which there are none.
        func build() throws -> (written: [String], compiled: [String: [String]]) {
            RecompiledFilesTests.waitForNextSecond()
            let report = try project.run()
            try #require(report.diagnostics.isEmpty)
            var compiled: [String: [String]] = [:]
            let others = ["Clock"].filter(project.exists)
            for module in others + Self.modules {
                let folders = [module, "\(module)/Generated"].filter(project.exists)
                let files = try folders.flatMap { folder in
                    try FileManager.default.contentsOfDirectory(
                        at: project.url(folder),
                        includingPropertiesForKeys: nil
                    )
                }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
                let names = try SwiftCompiler.compileChanges(of: module, files, in: project.folder)
                if !names.isEmpty { compiled[module] = names }
            }
            return (report.written.names.sorted(), compiled)
        }
    }

    /// Waits until files get dates in another second.
    ///
    /// `swiftc -incremental` takes a file for unchanged if it was written in the second in which the
    /// build before began.
    private static func waitForNextSecond() {
        let start = Date().timeIntervalSince1970
        Thread.sleep(forTimeInterval: start.rounded(.up) - start + 0.01)
    }

    /// The operations of other modules that reach the fragments of `Design`.
    ///
    /// Their ids change if they are persisted.
    private static let reaching = [
        "Feed": ["FeedQuery.graphql.swift", "WholeQuery.graphql.swift"],
        "Shell": ["ShellQuery.graphql.swift"],
    ]

    @Test func aFieldOfAFragmentCompilesNothingInOtherModules() throws {
        let app = try App()
        let first = try app.build()
        #expect(first.compiled.keys.sorted() == App.modules)
        #expect(first.compiled["Feed"]?.count == 5)
        let unchanged = try app.build()
        #expect(unchanged.written.isEmpty && unchanged.compiled.isEmpty)

        // A field, one of a type that others use, an argument, and back again.
        let changes: [(row: String, badge: String, fragment: String)] = [
            ("", "subtitle", "Badge_story"), ("author { name }", "subtitle", "Row_story"),
            ("author { name(short: true) }", "subtitle", "Row_story"),
            ("author { name(short: true) }", "", "Badge_story"),
        ]
        for (row, badge, fragment) in changes {
            try app.writeDesign(row: row, badge: badge)
            var (written, compiled) = try app.build()
            let file = "\(fragment).graphql.swift"
            #expect(written == [file])
            #expect(compiled["Design"]?.contains(file) == true)
            compiled["Design"] = nil
            #expect(compiled == [:], "\(row) \(badge)")
        }
    }

    /// The copies for which the arguments ask are made when the app runs.
    @Test func aFieldOfAFragmentWithArgumentsCompilesNothingInOtherModules() throws {
        let app = try App()
        func writeDesign(_ field: String) throws {
            try app.project.write(
                "Design/Sized.graphql",
                """
                fragment Sized_story($short: Boolean! = false) on Story {
                  author { name(short: $short) } \(field)
                }
                """
            )
        }
        try writeDesign("title")
        try app.project.write(
            "Feed/Sized.graphql",
            """
            query SizedQuery($short: Boolean!) {
              feed { ...Sized_story(short: $short) } short: feed { ...Sized_story(short: true) }
            }
            fragment Sized_query on Query { feed { ...Sized_story(short: false) } }
            """
        )
        try app.project.write("Shell/Sized.graphql", "query ShellSizedQuery { ...Sized_query }")
        _ = try app.build()
        for field in ["kind", "subtitle @include(if: $short)"] {
            try writeDesign(field)
            var (written, compiled) = try app.build()
            #expect(written == ["Sized_story.graphql.swift"])
            compiled["Design"] = nil
            #expect(compiled == [:], "\(field)")
        }
    }

    /// Servers get another text of these operations.
    @Test func aFieldOfAFragmentCompilesNothingInOtherModulesIfTheResponseIsJSON() throws {
        let app = try App()
        try app.project.write(
            "Feed/JSON.graphql",
            "query FeedJSONQuery @jsonResponse { feed { title ...Row_story } }"
        )
        try app.project.write(
            "Shell/JSON.graphql",
            "query ShellJSONQuery @jsonResponse { ...Feed_query }"
        )
        _ = try app.build()
        for badge in ["subtitle", "author { id }"] {
            try app.writeDesign(badge: badge)
            var (written, compiled) = try app.build()
            #expect(written == ["Badge_story.graphql.swift"])
            compiled["Design"] = nil
            #expect(compiled == [:], "\(badge)")
        }
        // The first operation that reaches a fragment gives it the text.
        try app.project.write("Design/Plain.graphql", "fragment Plain_story on Story { title }")
        _ = try app.build()
        try app.project.write(
            "Feed/Plain.graphql",
            "query PlainJSONQuery @jsonResponse { feed { ...Plain_story } }"
        )
        let written = try app.build().written
        #expect(written == ["PlainJSONQuery.graphql.swift", "Plain_story.graphql.swift"])
    }

    /// The Swift type of a scalar can be in a module that most definitions don't mention.
    @Test func aFieldOfACustomScalarCompilesNothingInOtherModules() throws {
        let scalar = #"{"type": "Day", "module": "Clock"}"#
        let app = try App(
            options: #""customScalarTypes": {"Day": \#(scalar)},"#,
            ages: "scalar Day extend type Story { day: Day }"
        )
        try app.project.write("Clock/Clock.swift", "package typealias Day = String")
        try app.project.write("Design/Day.graphql", "fragment Day_story on Story { day }")
        _ = try app.build()
        try app.writeDesign(row: "day")
        var (written, compiled) = try app.build()
        #expect(written == ["Row_story.graphql.swift"])
        compiled["Design"] = nil
        #expect(compiled == [:])

        // Nothing else in the module uses it now, and then nothing at all.
        let compiler = ProjectCompiler(app.project.url("relay.json"))
        _ = try compiler.run()
        for row in ["day", "title", "day"] {
            try app.project.write("Design/Day.graphql", "fragment Day_story on Story { title }")
            try app.writeDesign(row: row)
            _ = try compiler.run()
            let file = try app.project.read("Design/Generated/Badge_story.graphql.swift")
            #expect(file.contains("import Clock") == (row == "day"))
            #expect(try app.project.run(isCheck: true).isUpToDate)
        }
    }

    /// The age of a field can depend on the fields that lead to it, in other modules.
    @Test func aFieldOfAFragmentCompilesNothingInOtherModulesIfFieldsAge() throws {
        let app = try App(
            ages: """
                extend type Story @cacheControl(maxAge: 60)
                extend type User @cacheControl(inheritMaxAge: true)
                """
        )
        _ = try app.build()
        try app.writeDesign(row: "author { name }", badge: "subtitle")
        var (written, compiled) = try app.build()
        #expect(written == ["Badge_story.graphql.swift", "Row_story.graphql.swift"])
        compiled["Design"] = nil
        #expect(compiled == [:])
    }

    @Test func aFieldOfAFragmentChangesTheIDsOfPersistedOperationsThatReachIt() throws {
        let app = try App(options: "\"persist\": {\"file\": \"persisted.json\"},")
        _ = try app.build()
        func id(_ name: String) throws -> Substring? {
            try app.project.read("\(name).graphql.swift").firstMatch(of: /\n +id (\w+)/)?.1
        }
        let before = try ["Feed/Generated/FeedQuery", "Feed/Generated/OtherQuery"].map(id)
        // The server knows the text by the id.
        let file = try app.project.read("Feed/Generated/FeedQuery.graphql.swift")
        #expect(!file.contains("text query") && !file.contains("template query"))
        try app.writeDesign(badge: "subtitle")
        var compiled = try app.build().compiled
        compiled["Design"] = nil
        #expect(compiled == Self.reaching)
        let after = try ["Feed/Generated/FeedQuery", "Feed/Generated/OtherQuery"].map(id)
        #expect(before[0] != nil && before[0] != after[0])
        #expect(before[1] != nil && before[1] == after[1])
    }
}
