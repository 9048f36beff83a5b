import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Projects of one configuration that generate into one target of a package.
struct SharedTargetTests {
    private static let targets = """
        .target(name: "App"), .target(name: "AppKit", path: "Kit"), .testTarget(name: "AppTests")
        """

    /// Returns the warnings for two projects.
    private func warnings(
        _ first: String,
        _ second: String,
        naming: String = "",
        package: String? = targets
    ) throws -> [String] {
        let project = try TemporaryProject()
        if let package {
            try project.write("Package.swift", "let package = Package(targets: [\(package)])")
        }
        try project.write(
            "relay.json",
            """
            {
              "projects": {
                "shop": {
                  "schema": "schema.graphql", "src": "Shop", "artifactDirectory": "\(first)"
                },
                "admin": {
                  "schema": "admin.graphql", "src": "Admin", "artifactDirectory": "\(second)",
                  "naming": {\(naming)}
                }
              }
            }
            """
        )
        try project.write("admin.graphql", "type Query { kind: Kind } enum Kind { NEW }")
        try project.write("Shop/A.graphql", "query MainQuery { old }")
        try project.write("Admin/A.graphql", "query AdminQuery { kind }")
        let report = try project.run()
        #expect(!report.diagnostics.hasErrors)
        #expect(report.fileCount == 4)
        // Also when all files are up to date.
        #expect(try project.run(isCheck: true).diagnostics == report.diagnostics)
        return report.diagnostics.map(\.message)
    }

    @Test func namesTheFileThatBothWrite() throws {
        let message =
            "Projects `shop` and `admin` both generate `Kind.schema.swift` in target `App`, but "
            + "Swift accepts a name only once in a module. Generate into different targets, or "
            + "choose other names with `naming`: `schemaTypePrefix`."
        #expect(try warnings("Sources/App/Shop", "Sources/App/Admin") == [message])
        #expect(try warnings("Sources/App/Shop", "Sources/App/Deep/Admin") == [message])
    }

    @Test(arguments: [
        ("Sources/App/Shop", "Kit/Admin"), ("Sources/App/Shop", "Sources/AppKit/Admin"),
        ("Sources/App/Shop", "Tests/AppTests/Admin"), ("Shop/Generated", "Admin/Generated"),
    ])
    func otherTargetsMayHaveTheSameFiles(first: String, second: String) throws {
        #expect(try warnings(first, second).isEmpty)
    }

    @Test func otherNamesAreFine() throws {
        let naming = #""schemaTypePrefix": "Admin""#
        #expect(
            try warnings("Sources/App/Shop", "Sources/App/Admin", naming: naming).isEmpty
        )
    }

    @Test func namesOfOperationsCount() throws {
        let naming = #""operationNames": {"AdminQuery": "MainQuery"}"#
        let found = try warnings("Kit/Shop", "Kit/Admin", naming: naming)
        #expect(found.count == 1)
        #expect(found.first?.contains("`Kind.schema.swift`, `MainQuery.graphql.swift`") == true)
        #expect(found.first?.hasSuffix("`operationNames` and `fragmentNames`.") == true)
    }

    /// Without a package, or with targets that its text doesn't show, nothing is known.
    @Test func nothingIsSaidWithoutATarget() throws {
        #expect(try warnings("App/Shop", "App/Admin", package: nil).isEmpty)
        #expect(try warnings("App/Shop", "App/Admin").isEmpty)
        #expect(try warnings("App/Shop", "App/Admin", package: "makeTarget()").isEmpty)
    }
}
