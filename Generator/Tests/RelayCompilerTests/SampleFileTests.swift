import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Samples are written to a folder of their own, and only on demand.
struct SampleFileTests {
    private func project(_ samples: String) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            #"{"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated"\#(samples)}"#
        )
        return project
    }

    @Test func areNotWrittenByDefault() throws {
        let project = try project("")
        _ = try project.run()
        #expect(project.generated.filter { $0.contains("sample") } == [])
        let before = try project.read("Generated/NameQuery.graphql.swift")
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
             "samples": "Samples"}
            """
        )
        let report = try project.run()
        #expect(report.written.names == ["NameQuery.sample.swift"])
        #expect(try project.read("Generated/NameQuery.graphql.swift") == before)
        #expect(try project.run(isCheck: true).isUpToDate)
    }

    @Test func importTheModuleOfTheCode() throws {
        let project = try project(#", "samples": {"directory": "Samples", "module": "App"}"#)
        _ = try project.run()
        let text = try project.read("Samples/NameQuery.sample.swift")
        #expect(text.contains("\nimport RelayTesting\n"))
        #expect(text.contains("\n@testable import App\n"))
        #expect(text.contains("static func sample(name: Swift.String? = nil) -> Self {"))
    }

    @Test(arguments: ["public", "package"]) func importVisibleCodePlainly(level: String) throws {
        let project = try project(
            #", "accessLevel": "\#(level)", "samples": {"directory": "Samples", "module": "App"}"#
        )
        _ = try project.run()
        let text = try project.read("Samples/NameQuery.sample.swift")
        #expect(text.contains("\n\(level) import App\n\(level) import RelayTesting\n"))
        #expect(text.contains("\(level) static func sample("))
    }

    /// In a public function that is emitted on use, `String` is an input value only with the import; one
    /// that is not needed is a warning.
    @Test func importTheRuntimeWherePublicFunctionsNeedIt() throws {
        for (level, imports) in [("public", true), ("package", false), ("internal", false)] {
            let project = try project(
                #", "accessLevel": "\#(level)", "samples": {"directory": "S", "module": "App"}"#
            )
            try project.write(
                "schema.graphql",
                "type Query { name: String! moods: [Mood] mood: Mood! me: Query! } enum Mood { CALM }"
            )
            try project.write(
                "Name.graphql",
                """
                query NameQuery { name } query MoodsQuery { moods } query MoodQuery { mood }
                query MeQuery { me { mood } }
                """
            )
            _ = try project.run()
            for (name, needsRuntime) in [
                ("Name", true), ("Moods", true), ("Mood", false), ("Me", false),
            ] {
                let text = try project.read("S/\(name)Query.sample.swift")
                let isImported = text.contains("import Relay\n")
                #expect(isImported == (needsRuntime && imports), "\(level) \(name)")
            }
        }
    }

    @Test func escapeKeywordsThatCannotBeLabels() throws {
        let project = try project(#", "samples": "Samples""#)
        try project.write("schema.graphql", "type Query { inout: Int var: Int in: Int }")
        try project.write("Name.graphql", "query NameQuery { inout var in }")
        _ = try project.run()
        let text = try project.read("Samples/NameQuery.sample.swift")
        #expect(text.contains("sample(`inout`: `inout`, var: `var`, in: `in`)"))
    }

    /// `sample()` would call itself if it called the function of a type `Sample`.
    @Test(
        .bug(
            id: "sample-of-sample",
            "`sample()` of a union with a type `Sample` called itself for ever."
        )
    )
    func ofATypeNamedSampleDoNotCallThemselves() throws {
        let project = try project(#", "samples": "Samples""#)
        try project.write(
            "schema.graphql",
            "type Query { u: U } union U = Sample | Other type Sample { y: Int } type Other { x: Int }"
        )
        try project.write(
            "Name.graphql",
            "query NameQuery { u { ... on Other { x } ... on Sample { y } } }"
        )
        _ = try project.run()
        let text = try project.read("Samples/NameQuery.sample.swift")
        #expect(text.contains("func sample(y: Swift.Int? = nil) -> Self {"))
        #expect(text.matches(of: /func sample\(\)/).isEmpty)
    }

    @Test(
        .bug(
            id: "sample-connection-names",
            "The fields `fields` and `connectionNode` broke the code of connections."
        )
    )
    func ofConnectionsMayHaveAnyField() throws {
        let project = try project(#", "samples": "Samples""#)
        try project.write(
            "schema.graphql",
            """
            type Query { feed(first: Int, after: ID): FeedConnection }
            type FeedConnection {
              edges: [FeedEdge] pageInfo: PageInfo! fields: Int hasPrevious: Int
            }
            type FeedEdge { node: User cursor: String! connectionNode: Int }
            type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! endCursor: ID startCursor: ID }
            type User { id: ID! }
            """
        )
        try project.write(
            "Name.graphql",
            """
            query NameQuery {
              feed(first: 1) @connection(key: "NameQuery_feed") {
                fields hasPrevious edges { connectionNode node { id } } pageInfo { hasPreviousPage }
              }
            }
            """
        )
        #expect(try project.run().diagnostics.map(\.message) == [])
        let text = try project.read("Samples/NameQuery.sample.swift")
        #expect(text.contains("var fields_ = RelayTesting.SampleFields"))
        #expect(!text.contains("var fields = RelayTesting.SampleFields(\"FeedConnection\")"))
        #expect(text.contains("hasPrevious_: Swift.Int? = nil"))
        let code = try project.read("Generated/NameQuery.graphql.swift")
        #expect(code.contains("let connectionNode_: Swift.Int?"))
    }

    /// The data's type `Author` hides the fragment, so the sample has its functions alone.
    @Test func ofFragmentsThatTheirDataHidesAreDefaultsToo() throws {
        let project = try project(#", "samples": "Samples""#)
        try project.write("schema.graphql", "type Query { me: User! } type User { author: User! }")
        try project.write(
            "Name.graphql",
            "query NameQuery { me { ...Author } } fragment Author on User { author { __typename } }"
        )
        _ = try project.run()
        let query = try project.read("Samples/NameQuery.sample.swift")
        #expect(query.contains("author: RelayTesting.Sample<Author> = .sample()"))
        let text = try project.read("Samples/Author.sample.swift")
        #expect(!text.contains("extension Author.Data {"))
        #expect(text.contains("extension Author.ObjectSample<Author.Data.Author> {"))
    }

    @Test func areDeletedWithTheirDefinition() throws {
        let project = try project(#", "samples": "Samples""#)
        _ = try project.run()
        try project.write("Name.graphql", "query OtherQuery { name }\n")
        let report = try project.run()
        #expect(
            report.deleted.names.sorted() == ["NameQuery.graphql.swift", "NameQuery.sample.swift"]
        )
        #expect(project.exists("Samples/OtherQuery.sample.swift"))
        #expect(!project.exists("Samples/NameQuery.sample.swift"))
    }

    @Test(arguments: [
        (#""Generated""#, "`samples` and `artifactDirectory` are the same folder."),
        (#"{"module": "App"}"#, "The key `directory` is missing: the folder for samples."),
        (#"{"directory": "S", "module": "A-B"}"#, "`A-B` is not the name of a Swift module."),
        (#"{"directory": "S", "modul": "A"}"#, "Unknown key `modul`."),
        ("1", "`samples` must be a string, not a number."),
    ])
    func needAValidConfiguration(value: String, message: String) throws {
        let project = try project(#", "samples": \#(value)"#)
        let text = DiagnosticRenderer().render(try project.run(isCheck: true).diagnostics)
        #expect(text.contains(message), "\(text)")
    }
}
