import Foundation
import GraphQLLanguage
import RelayCompiler

/// The time that `swiftc` takes for a selection that is nested deeply: row 13 of ``Growth``.
enum NestedCode {
    static let row = Growth(
        number: "13",
        title: "compiling a selection, by its levels",
        sizes: [8, 16, 24],
        wanted: "4",
        cost: cost
    )

    private static let schema = """
        type Query { node: Node! }
        type Node { id: ID! name: String! count: Int child: Node! children: [Node!]! }
        """

    @Sendable private static func cost(_ levels: Int) throws -> Double {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw CodeCostError(message: "The folder of this executable is not known.")
        }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-nested-code-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try write(levels, to: folder)
        let modules = executable.deletingLastPathComponent().appendingPathComponent("Modules")
        let before = ResourceUsage.children.processorSeconds
        _ = try CodeCost.run(
            [
                "swiftc", "-c", "-Onone", "-wmo", "-swift-version", "6", "-parse-as-library",
                "-module-name", "Generated", "-I", modules.path,
                "-o", folder.appendingPathComponent("out.o").path,
            ] + files
        )
        return (ResourceUsage.children.processorSeconds - before) * 1e6
    }

    /// Generates a query, and returns the paths of its files.
    private static func write(_ levels: Int, to folder: URL) throws -> [String] {
        var selection = "id name count"
        for level in 0..<levels {
            selection =
                "id name count \(level.isMultiple(of: 3) ? "children" : "child") "
                + "{ \(selection) }"
        }
        let input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: schema)],
            documents: [
                Source(path: "d.graphql", text: "query NestedQuery { node { \(selection) } }")
            ]
        )
        let output = Compiler.compile(input)
        guard let files = output.result else {
            throw CodeCostError(message: DiagnosticRenderer().render(output.diagnostics))
        }
        return try files.map { file in
            let url = folder.appendingPathComponent(file.name)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
            return url.path
        }
    }
}
