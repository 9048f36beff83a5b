import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

struct ProjectCompilerTests {
    @Test func writesAFileForEachDefinition() throws {
        let project = try TemporaryProject()
        try project.write("Deep/Old.graphql", "query OldQuery { old }")
        let report = try project.run()
        #expect(report.diagnostics.isEmpty)
        #expect(
            project.generated == [
                ".relay-generated", "Kind.schema.swift", "NameQuery.graphql.swift",
                "OldQuery.graphql.swift",
            ]
        )
        #expect(report.written.count == 3)
        let text = try project.read("Generated/OldQuery.graphql.swift")
        #expect(text.hasPrefix("// @generated OldQuery.graphql sha256:"))
        #expect(text.contains("\n// Made by relay-generator from Deep/Old.graphql. Do not edit.\n"))
    }

    @Test func leavesFilesAloneThatAreAsTheyShouldBe() throws {
        let project = try TemporaryProject()
        _ = try project.run()
        let file = project.url("Generated/NameQuery.graphql.swift").path
        let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber]
        let report = try project.run()
        #expect(report.isUpToDate)
        #expect(report.written.isEmpty)
        let after = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber]
        #expect(before as? UInt64 == after as? UInt64)
    }

    @Test func deletesFilesOfDefinitionsThatAreGone() throws {
        let project = try TemporaryProject()
        try project.write("Old.graphql", "query OldQuery { old }")
        _ = try project.run()
        try project.delete("Old.graphql")
        let report = try project.run()
        #expect(report.deleted.names == ["Kind.schema.swift", "OldQuery.graphql.swift"])
        #expect(project.generated == [".relay-generated", "NameQuery.graphql.swift"])
    }

    @Test func deletesNothingThatItDidNotWrite() throws {
        let project = try TemporaryProject()
        try project.write("Old.graphql", "query OldQuery { old }")
        _ = try project.run()
        let header = "// @generated Mine.graphql sha256:0\n"
        try project.write("Generated/Mine.graphql.swift", header)
        let edited = try project.read("Generated/OldQuery.graphql.swift") + "// by hand\n"
        try project.write("Generated/OldQuery.graphql.swift", edited)
        try project.write("outside.swift", header)
        let digest = String(repeating: "0", count: 64)
        let manifest = try project.read("Generated/.relay-generated")
        try project.write(
            "Generated/.relay-generated",
            manifest + "\(digest)  ../outside.swift\n\(digest)  Mine.graphql.swift\nnonsense\n"
        )
        try project.delete("Old.graphql")
        _ = try project.run()
        #expect(project.exists("Generated/Mine.graphql.swift"))
        #expect(project.exists("Generated/OldQuery.graphql.swift"))
        #expect(project.exists("outside.swift"))
        #expect(!project.exists("Generated/Kind.schema.swift"))
    }

    @Test func writesNothingWhereThereAreErrors() throws {
        let project = try TemporaryProject()
        try project.write("Wrong.graphql", "query WrongQuery { nme }")
        let report = try project.run()
        #expect(project.generated.isEmpty)
        #expect(!report.isUpToDate)
        let text = DiagnosticRenderer().render(report.diagnostics)
        #expect(text.contains("Wrong.graphql:1:20: error: Field `nme` does not exist on type"))
        #expect(text.contains("Did you mean `name`?"))
    }

    @Test func keepsWhatWasGeneratedWhenTheSchemaLosesAField() throws {
        let project = try TemporaryProject()
        _ = try project.run()
        let before = try project.read("Generated/NameQuery.graphql.swift")
        try project.write("schema.graphql", "type Query { title: String }\n")
        let report = try project.run()
        #expect(report.diagnostics.hasErrors)
        #expect(try project.read("Generated/NameQuery.graphql.swift") == before)
    }

    @Test func checksWithoutWriting() throws {
        let project = try TemporaryProject()
        let report = try project.run(isCheck: true)
        #expect(!report.isUpToDate)
        #expect(report.written.names == ["NameQuery.graphql.swift"])
        #expect(project.generated.isEmpty)
        _ = try project.run()
        #expect(try project.run(isCheck: true).isUpToDate)
    }

    @Test func excludesFiles() throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {
              "schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
              "excludes": ["Drafts/**"]
            }
            """
        )
        try project.write("Drafts/Draft.graphql", "query DraftQuery { nothing }")
        try project.write(".hidden/Draft.graphql", "query DraftQuery { nothing }")
        try project.write("Generated/Draft.graphql", "query DraftQuery { nothing }")
        try project.write("Empty.graphql", "# nothing yet\n")
        #expect(try project.run().diagnostics.isEmpty)
    }

    @Test func readsASchemaOfManyFiles() throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            #"{"schema": "Schema", "src": ".", "artifactDirectory": "Generated"}"#
        )
        try project.delete("schema.graphql")
        try project.write("Schema/b.graphqls", "extend type Query { name: String }")
        try project.write("Schema/Deep/a.graphql", "type Query { id: ID }")
        #expect(try project.run().diagnostics.isEmpty)
        #expect(project.generated.contains("NameQuery.graphql.swift"))
    }

    @Test func findsTheConfigurationAbove() throws {
        let project = try TemporaryProject()
        try project.write("a/b/c.graphql", "query CQuery { name }")
        let file = try ProjectCompiler.findConfiguration(project.url("a/b").path)
        #expect(file.path == project.url("relay.json").standardizedFileURL.path)
    }

    @Test func saysWhatIsMissing() throws {
        let project = try TemporaryProject()
        try project.delete("schema.graphql")
        let finding = try project.run().diagnostics.first
        #expect(finding?.message.contains("schema.graphql` does not exist.") == true)
        #expect(finding?.span.text == "\"schema.graphql\"")
        try project.write(
            "relay.json",
            #"{"schema": "Empty", "src": ".", "artifactDirectory": "Generated"}"#
        )
        try project.write("Empty/readme.txt", "")
        let second = #expect(throws: ProjectError.self) { try project.run() }
        #expect(second?.description.contains("has no schema file") == true)
    }

    /// A constant filter of a connection needs no type, so an import of its module is a warning.
    @Test(
        .bug(id: "constant-filter-import", "The import for a constant filter was a warning."),
        arguments: [("\"a\"", false), ("$m", true)]
    )
    func importsTheModulesOfFiltersThatAreParameters(value: String, isImported: Bool) throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
             "accessLevel": "public", "customScalarTypes": {"Money": {"type": "Money", "module": "Pay"}}}
            """
        )
        try project.write(
            "schema.graphql",
            """
            scalar Money
            type Query { feed(first: Int, after: ID, m: Money): FeedConnection }
            type FeedConnection { edges: [FeedEdge] pageInfo: PageInfo! }
            type FeedEdge { node: User cursor: ID }
            type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! endCursor: ID startCursor: ID }
            type User { name: String }
            """
        )
        let variables = isImported ? "($m: Money)" : ""
        try project.write(
            "Name.graphql",
            """
            query NameQuery\(variables) {
              feed(first: 1, m: \(value)) @connection(key: "NameQuery_feed") { edges { node { name } } }
            }
            """
        )
        #expect(try project.run().diagnostics.map(\.message) == [])
        let text = try project.read("Generated/NameQuery.graphql.swift")
        #expect(text.contains("import Pay\n") == isImported)
    }
}
