import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// What a project can say, from its configuration to the files that are made of it.
struct ProjectFeatureTests {
    // MARK: - Extensions of the schema

    @Test func knowsWhatTheClientAddsToTheSchema() throws {
        let project = try extendedProject()
        let report = try project.run()
        #expect(report.diagnostics.isEmpty)
        let text = try project.read("Generated/DraftQuery.graphql.swift")
        #expect(text.contains("let draft: Draft?"))
        // The server hears nothing of it.
        #expect(text.contains("\n            text query DraftQuery{name}\n"))
        #expect(try project.run(isCheck: true).isUpToDate)
    }

    @Test func checksAgainstWhatTheClientAdds() throws {
        let project = try extendedProject()
        _ = try project.run()
        try project.write(
            "Client/draft.graphql",
            "extend type Query { draft: Draft! } type Draft { text: String }"
        )
        let report = try project.run(isCheck: true)
        #expect(report.written.names == ["DraftQuery.graphql.swift"])
        try project.write("Client/draft.graphql", "extend type Query { other: Int }")
        let text = DiagnosticRenderer().render(try project.run(isCheck: true).diagnostics)
        #expect(text.contains("Draft.graphql:1:25: error: Field `draft` does not exist on type"))
    }

    @Test func findsMistakesInWhatTheClientAdds() throws {
        let project = try extendedProject()
        try project.write("Client/draft.graphql", "extend type Query { draft: Draft }")
        let text = DiagnosticRenderer().render(try project.run().diagnostics)
        #expect(text.contains("Client/draft.graphql:1:28: error:"), "\(text)")
        #expect(project.generated.isEmpty)
    }

    @Test(arguments: [false, true])
    func watchesWhatTheClientAdds(polls: Bool) throws {
        let project = try extendedProject()
        let watcher = ProjectWatcher(ProjectCompiler(project.url("relay.json")), polls: polls)
        let deadline = Date().addingTimeInterval(600)
        var runs = 0
        var text = ""
        watcher.run { _ in
            runs += 1
            text = (try? project.read("Generated/DraftQuery.graphql.swift")) ?? ""
            if runs == 2 {
                // In a thread of its own, since those that are shared may all be computing.
                Thread.detachNewThread {
                    Thread.sleep(forTimeInterval: 0.05)
                    try? project.write(
                        "Client/draft.graphql",
                        "extend type Query { draft: Draft! } type Draft { text: String }"
                    )
                }
            }
            return !text.contains("let draft: Draft\n") && Date() < deadline
        }
        #expect(text.contains("let draft: Draft\n"))
    }

    private func extendedProject() throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {
              "schema": "schema.graphql", "schemaExtensions": ["Client"], "src": ".",
              "artifactDirectory": "Generated"
            }
            """
        )
        try project.write(
            "Client/draft.graphql",
            "extend type Query { draft: Draft } type Draft { text: String }"
        )
        try project.write("Draft.graphql", "query DraftQuery { name draft { text } }")
        return project
    }

    // MARK: - Several projects

    @Test func findsNoDocumentsWhereAnyProjectWrites() throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {
              "schema": "schema.graphql", "src": ".",
              "projects": {
                "a": { "artifactDirectory": "A/Generated" }, "b": { "artifactDirectory": "B/Generated" }
              }
            }
            """
        )
        try project.write("A/Generated/Wrong.graphql", "query WrongQuery { nme }")
        let report = try project.run()
        #expect(report.diagnostics.isEmpty)
        #expect(report.fileCount == 2)
        #expect(project.exists("B/Generated/NameQuery.graphql.swift"))
    }

    @Test func givesEachProjectItsSchema() throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {
              "projects": {
                "shop": {
                  "schema": "schema.graphql", "src": "Shop", "artifactDirectory": "Shop/Generated"
                },
                "admin": {
                  "schema": "admin.graphql", "src": "Admin", "artifactDirectory": "Admin/Generated",
                  "accessLevel": "public", "naming": { "enumCases": "verbatim", "schemaTypePrefix": "Admin" },
                  "customScalarTypes": {
                    "Time": "Scalars.DateTime", "Money": { "type": "Money", "module": "Payments" }
                  }
                }
              }
            }
            """
        )
        try project.write(
            "admin.graphql",
            "type Query { at: Time! price: Money! kind: Kind } scalar Time scalar Money enum Kind { NEW_ONE }"
        )
        try project.write("Shop/A.graphql", "query MainQuery { name }")
        try project.write("Admin/A.graphql", "query MainQuery { at price kind }")
        #expect(try project.run().diagnostics.isEmpty)
        #expect(
            try project.read("Shop/Generated/MainQuery.graphql.swift").contains(
                "let name: Swift.String?"
            )
        )
        let admin = try project.read("Admin/Generated/MainQuery.graphql.swift")
        #expect(admin.contains("\npublic import Payments\n"))
        #expect(admin.contains("public let at: Relay.Scalars.DateTime\n"))
        #expect(admin.contains("public let price: Money\n"))
        #expect(admin.contains("AdminKind"))
        #expect(
            try project.read("Admin/Generated/AdminKind.schema.swift").contains("case NEW_ONE\n")
        )
    }

    @Test(arguments: ["Drafts", "./Drafts/", "Drafts/**", "**/*.draft.graphql", "Dr*"])
    func excludes(pattern: String) throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {
              "schema": "schema.graphql", "src": [".", "Drafts/Deep"],
              "artifactDirectory": "Generated", "excludes": "\(pattern)"
            }
            """
        )
        try project.write("Drafts/Deep/A.draft.graphql", "query DraftQuery { nothing }")
        #expect(try project.run().diagnostics.isEmpty)
        #expect(try project.run().fileCount == 1)
    }

    @Test(arguments: [".", "Sources"])
    func refusesToLookForDocumentsAmongGeneratedFiles(folder: String) throws {
        let project = try TemporaryProject()
        try project.write("Sources/App/A.graphql", "query AQuery { name }")
        try project.write(
            "relay.json",
            #"{"schema": "schema.graphql", "src": "Sources/App", "artifactDirectory": "\#(folder)"}"#
        )
        let text = DiagnosticRenderer().render(try project.run().diagnostics)
        #expect(text.contains("`Sources/App` is in an `artifactDirectory`"))
    }

    @Test func readsFilesThatLinksLeadTo() throws {
        let project = try TemporaryProject()
        let other = try TemporaryProject()
        try other.write("Elsewhere/Linked.graphql", "query LinkedQuery { name }")
        try FileManager.default.createSymbolicLink(
            at: project.url("Linked.graphql"),
            withDestinationURL: other.url("Elsewhere/Linked.graphql")
        )
        let compiler = ProjectCompiler(project.url("relay.json"))
        #expect(try compiler.run().fileCount == 2)
        let folder = other.url("Elsewhere").resolvingSymlinksInPath().path
        #expect(compiler.watchedFolders.contains(folder))
    }
}
