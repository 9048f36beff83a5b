import Foundation
import Testing

@testable import RelayCompiler

struct InitTests {
    @Test func writesWhatIsNeededForTheSchemaThatIsThere() throws {
        let project = try emptyProject()
        try project.write(
            "Server/api.graphqls",
            "type Query { at: DateTime! size: Long } scalar DateTime scalar Long scalar Odd"
        )
        try project.write("Sources/App/Query.graphql", "query AQuery { at }")
        try project.write("Sources/App/App.swift", "")
        let (path, text, choice) = try ProjectTemplate.write(in: project.folder.path)
        #expect(choice.contains("no `interface Node"))
        #expect(path.hasSuffix("relay.json"))
        #expect(
            text == """
                {
                  "schema": "Server/api.graphqls",
                  "src": "Sources/App",
                  "artifactDirectory": "Sources/App/Generated",
                  "identity": "perType",
                  "customScalarTypes": {
                    "DateTime": "Scalars.DateTime",
                    "Long": "Scalars.Int64"
                  }
                }

                """
        )
        #expect(try project.read("relay.json") == text)
        let report = try project.run()
        #expect(report.diagnostics.isEmpty)
        #expect(report.fileCount == 1)
    }

    @Test func proposesModulesForTheTargetsOfAPackage() throws {
        let project = try emptyProject()
        try project.write("schema.graphql", "type Query { kind: Kind } enum Kind { A }")
        try project.write("Sources/Feed/Feed.graphql", "query FeedQuery { kind }")
        for folder in ["Sources/API", "Row", "Sources/App", "Sources/Other", "Tests/FeedTests"] {
            try project.write("\(folder)/a.swift", "")
        }
        try project.write(
            "Package.swift",
            """
            // .target(name: "Comment", dependencies: ["Relay"])
            let relay = Target.Dependency.product(name: "Relay", package: "relay-swift")
            let package = Package(name: "P", targets: [
                .target(name: "API", dependencies: [.product(name: "Relay", package: "r")]),
                .target(name: "Row", dependencies: ["API", "Relay"], path: "Row"),
                .target(
                    name: "Feed",
                    dependencies: [
                        .target(name: "API", condition: .when(platforms: [.linux])),
                        .byName(name: "Row"), .product(name: "Relay", package: "r"), "Other",
                    ],
                    exclude: ["Feed.graphql", "name: \\"API\\""]
                ),
                .executableTarget(name: "App", dependencies: ["API", "Feed", "Relay"]),
                .target(name: "Other"), .target(name: "Missing", dependencies: ["Relay"]),
                .testTarget(name: "FeedTests", dependencies: ["Feed", "Relay"]),
            """
        )
        let text = try ProjectTemplate.write(in: project.folder.path).text
        #expect(
            text == """
                {
                  "schema": "schema.graphql",
                  "modules": {
                    "API": { "src": "Sources/API", "schemaTypes": true },
                    "Row": { "src": "Row", "imports": ["API"] },
                    "Feed": { "src": "Sources/Feed", "imports": ["API", "Row"] },
                    "App": { "src": "Sources/App", "imports": ["API", "Feed"], "accessLevel": "internal" }
                  },
                  "identity": "perType"
                }

                """
        )
        let report = try project.run()
        #expect(report.diagnostics.isEmpty)
        #expect(report.fileCount == 2)
    }

    /// Targets import what their dependencies depend on.
    @Test func proposesTargetsThatReachRelayThroughOthers() throws {
        let project = try emptyProject()
        try project.write("schema.graphql", "type Query { a: Int }")
        for folder in ["API", "Design", "Feed", "App", "Tool"] {
            try project.write("Sources/\(folder)/a.swift", "")
        }
        try project.write(
            "Package.swift",
            """
            /* .target(name: "Old", dependencies: ["API"]), /* nested */ .target(name: "Older") */
            let package = Package(name: "P", targets: [
                .executableTarget(name: "App", dependencies: ["Feed"]),
                .target(name: "Feed", dependencies: ["Design"]),
                .target(name: "Design", dependencies: ["API", "Design"]),
                .target(name: "API", dependencies: [.product(name: "Relay", package: "r")]),
                .executableTarget(name: "Tool"),
            ])
            """
        )
        let text = try ProjectTemplate.write(in: project.folder.path).text
        #expect(
            text.contains(
                """
                  "modules": {
                    "App": { "src": "Sources/App", "imports": ["Feed"], "accessLevel": "internal" },
                    "Feed": { "src": "Sources/Feed", "imports": ["Design"] },
                    "Design": { "src": "Sources/Design", "imports": ["API"] },
                    "API": { "src": "Sources/API", "schemaTypes": true }
                  },
                """
            )
        )
    }

    @Test(arguments: [
        "", "/*", "/* /*/", ".target(name:", "\"", #".target(""#, #".target(name: "A\"#,
        "é.target((",
    ])
    func readsAnyManifest(_ text: String) {
        #expect(PackageManifest(text).targets.count < 2)
    }

    @Test func takesTheSchemaThatIsNamedSo() throws {
        let project = try emptyProject()
        try project.write("a.graphql", "type Query { a: Int }")
        try project.write("Deep/Schema.json", #"{"data": {"__schema": 1}}"#)
        try project.write("Deep/my-schema.graphql", "type Query { a: Int }")
        try project.write("schema.txt", "type Query { a: Int }")
        let text = try ProjectTemplate.write(in: project.folder.path).text
        #expect(text.contains(#""schema": "Deep/my-schema.graphql""#))
        #expect(text.contains(#""src": ".""#))
    }

    @Test func takesTheSchemaThatIsGiven() throws {
        let project = try emptyProject()
        try project.write("App/x", "")
        try project.write("Shared/schema.graphql", "type Query { a: Int }")
        let text = try ProjectTemplate.write(
            in: project.url("App").path,
            schema: project.url("Shared/schema.graphql").path
        ).text
        #expect(text.contains(#""schema": "../Shared/schema.graphql""#))
    }

    @Test func overwritesNothing() throws {
        let project = try TemporaryProject()
        let before = try project.read("relay.json")
        #expect(throws: ProjectTemplateError.self) {
            try ProjectTemplate.write(in: project.folder.path)
        }
        #expect(try project.read("relay.json") == before)
    }

    @Test func saysThatThereIsNoSchema() throws {
        let project = try emptyProject()
        try project.write("a.graphql", "query AQuery { a }")
        let error = #expect(throws: ProjectTemplateError.self) {
            try ProjectTemplate.write(in: project.folder.path)
        }
        #expect(error?.description.contains("There is no schema in") == true)
        #expect(!project.exists("relay.json"))
    }

    private func emptyProject() throws -> TemporaryProject {
        let project = try TemporaryProject()
        for name in ["relay.json", "schema.graphql", "Name.graphql"] { try project.delete(name) }
        return project
    }
}
