import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Operations with `@jsonResponse` beside the other features of a project.
struct JSONResponseTests {
    private func project(_ options: String = "") throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated"\(options)}
            """
        )
        try project.write(
            "schema.graphql",
            """
            type Query { me: User node(id: ID!): Node } interface Node { id: ID! }
            type User implements Node { id: ID! name: String role: Role }
            enum Role { A }
            """
        )
        try project.write("Row.graphql", "fragment Row_user on User { name }")
        try project.write(
            "Report.graphql",
            """
            query ReportQuery @jsonResponse {
              me { role ...Row_user } node(id: 1) { ...Row_user ...Any_node }
            }
            fragment Any_node on Node { ... on User { role } }
            """
        )
        return project
    }

    private func text(_ project: TemporaryProject, _ name: String) throws -> Substring? {
        try project.read("Generated/\(name).graphql.swift").firstMatch(of: /\n +jsonText (.+)/)?.1
    }

    @Test func sendsWhatTheDocumentSelects() throws {
        let project = try project()
        #expect(try project.run().diagnostics.isEmpty)
        #expect(
            try text(project, "ReportQuery")
                == "query ReportQuery{me{role ...Row_user} node(id:1){...Row_user ...Any_node}}"
        )
        #expect(try text(project, "Any_node") == "fragment Any_node on Node{...on User{role}}")
        #expect(try text(project, "Row_user") == "fragment Row_user on User{name}")
        // The enum of the response isn't needed; that of the fragment's data is.
        #expect(project.exists("Generated/Role.schema.swift"))
        try project.write("Report.graphql", "query ReportQuery @jsonResponse { me { role } }")
        #expect(try project.run().diagnostics.isEmpty)
        #expect(!project.exists("Generated/Role.schema.swift"))
    }

    @Test func changesWithTheFragmentsThatItReaches() throws {
        let project = try project()
        _ = try project.run()
        try project.write("Row.graphql", "fragment Row_user on User { name role }")
        #expect(try project.run().written.names == ["Row_user.graphql.swift"])
        #expect(try text(project, "Row_user") == "fragment Row_user on User{name role}")
        #expect(try project.run().isUpToDate)
    }

    /// Where modules are generated together, the runtime makes the text of those of the fragments.
    ///
    /// Packages that are generated apart don't know what operations of others need.
    @Test(arguments: ["package", "public"])
    func isLinkedWithinAPackage(access: String) throws {
        let project = try project()
        for file in ["Row", "Report"] {
            try project.write("\(file)/\(file).graphql", project.read("\(file).graphql"))
            try project.delete("\(file).graphql")
        }
        func write(_ options: String = "") throws {
            try project.write(
                "relay.json",
                """
                {"schema": "schema.graphql"\(options), "modules": {
                  "Row": {"src": "Row", "accessLevel": "\(access)", "schemaTypes": true},
                  "Report": {"src": "Report", "imports": ["Row"], "accessLevel": "\(access)"}
                }}
                """
            )
        }
        func report() throws -> String {
            #expect(try project.run().diagnostics.isEmpty)
            return try project.read("Report/Generated/ReportQuery.graphql.swift")
        }
        func row() throws -> String {
            try project.read("Row/Generated/Row_user.graphql.swift")
        }
        try write()
        let own = "query ReportQuery{me{role ...Row_user} node(id:1){...Row_user ...Any_node}}"
        let isLinked = access == "package"
        #expect(try report().contains("jsonText \(own)\n") == isLinked)
        #expect(try report().contains(" text \(own) fragment Any_node") == !isLinked)
        #expect(try report().contains("Row_user.artifact") == isLinked)
        #expect(try row().contains("jsonText fragment Row_user on User{name}") == isLinked)

        // A persisted operation has no text.
        try write(#", "persist": {"file": "p.json"}"#)
        #expect(try !report().contains("ext query") && !report().contains("artifact]"))
        #expect(try !row().contains("ext fragment"))
        try write(#", "persist": {"file": "p.json", "keepText": true}"#)
        #expect(try report().contains("jsonText \(own)\n") == isLinked)
        #expect(try report().contains(" id "))
    }

    @Test func changesNothingOfOtherOperations() throws {
        let project = try project()
        try project.write("Screen.graphql", "query ScreenQuery { me { ...Row_user } }")
        _ = try project.run()
        let screen = try project.read("Generated/ScreenQuery.graphql.swift")
        let row = try project.read("Generated/Row_user.graphql.swift")
        try project.delete("Report.graphql")
        _ = try project.run()
        #expect(try project.read("Generated/ScreenQuery.graphql.swift") == screen)
        // The fragment has no text for responses as JSON any more.
        let without = row.replacing(/\ +json(Text|Spreads) .*\n/, with: "")
        #expect(row != without)
        #expect(try project.read("Generated/Row_user.graphql.swift") == without)
    }

    @Test func isPersistedAndListedInTheManifest() throws {
        let project = try project(
            #", "persist": {"file": "p.json", "apolloManifest": "manifest.json"}"#
        )
        _ = try project.run()
        #expect(try project.read("p.json").contains("query ReportQuery{me{role ...Row_user}"))
        #expect(try project.read("manifest.json").contains("ReportQuery"))
        #expect(try text(project, "ReportQuery") == nil)
        let file = try project.read("Generated/ReportQuery.graphql.swift")
        #expect(file.contains("\n            id "))
    }

    @Test func hasNeitherSamplesNorInitializersOfData() throws {
        let project = try project(
            #", "memberwiseInitializers": true, "samples": {"directory": "S", "module": "App"}"#
        )
        let written = try project.run().written.names
        #expect(written.filter { $0.hasPrefix("ReportQuery") } == ["ReportQuery.graphql.swift"])
        #expect(written.contains("Row_user.memberwise.swift"))
    }

    @Test func itsFieldsCountAsRead() throws {
        let project = try project()
        try project.write("Report.graphql", "query ReportQuery @jsonResponse { me { role } }")
        try project.write("View.swift", "let query = ReportQuery()")
        let findings = try ProjectLint.run(project.url("relay.json"), code: []).diagnostics
        #expect(!findings.contains { $0.message.contains("reads `me`") })
        try project.write("Report.graphql", "query ReportQuery { me { role } }")
        let others = try ProjectLint.run(project.url("relay.json"), code: []).diagnostics
        #expect(others.contains { $0.message.contains("reads `me`") })
    }
}
