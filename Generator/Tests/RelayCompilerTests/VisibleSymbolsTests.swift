import Foundation
import Testing

@testable import RelayCompiler

/// The symbols of a module's fragments that other modules can name, as the Swift compiler lists them.
struct VisibleSymbolsTests {
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            var pathComponents: [String]
        }

        var symbols: [Symbol]
    }

    /// Implementations of what protocols require are not counted, because they add no name.
    private static let requirements: Set<String> = ["areSame(_:_:)", "artifact", "init(_:)"]

    @Test func aFragmentShowsTwoSymbols() throws {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write(
            "relay.json",
            #"{"schema": "schema.graphql", "modules": {"Kit": {"src": "Kit", "schemaTypes": true}}}"#
        )
        try project.write(
            "schema.graphql",
            """
            type Query { me: User } enum Role { A }
            type User { name: String role: Role friends: [User!] }
            """
        )
        try project.write(
            "Kit/Row.graphql",
            """
            fragment Row_user on User { name role friends { name ...Cell_user friends { role } } }
            fragment Cell_user on User { role }
            """
        )
        _ = try project.run()
        let folder = project.url("Kit/Generated")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let files = names.filter { $0.hasSuffix(".swift") }.map {
            folder.appendingPathComponent($0).path
        }
        let output = try SwiftCompiler.run(
            ["-emit-module", "-module-name", "Kit"]
                + ["-o", project.url("Kit.swiftmodule").path]
                + ["-emit-symbol-graph", "-emit-symbol-graph-dir", project.folder.path]
                + ["-symbol-graph-minimum-access-level", "package"]
                + ["-Xfrontend", "-symbol-graph-skip-synthesized-members"] + files,
            in: project.folder
        )
        #expect(output == nil)
        let data = try Data(contentsOf: project.url("Kit.symbols.json"))
        let symbols = try JSONDecoder().decode(Graph.self, from: data).symbols
            .filter { !Self.requirements.contains($0.pathComponents.last ?? "") }
            .map { $0.pathComponents.joined(separator: ".") }
            .filter { $0.contains("_user") }
        #expect(
            symbols.sorted() == ["Cell_user", "Cell_user.Data", "Row_user", "Row_user.Data"]
        )
    }
}
