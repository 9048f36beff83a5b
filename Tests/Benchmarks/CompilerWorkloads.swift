import Foundation
import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// The compiler on Saleor's operations, and on fragments that grow in number.
struct CompilerWorkloads {
    private let schema: String
    private let documents: String
    private let github: String
    /// What Saleor's client has beside the server's schema.
    private static let extensions = """
        directive @client on FIELD
        extend type Query { authenticated: Boolean authenticating: Boolean }
        """

    init(folder: URL) throws {
        func load(_ path: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        schema = try load("saleor/schema.graphql")
        github = try load("github/schema.valid.graphql")
        // An alias that Relay keeps for itself.
        let written = try load("saleor/operations/all.graphql")
            .replacing("id: slug", with: "key: slug")
        documents = Self.withAliases(written, schema: schema)
    }

    /// The documents with `@alias` on spreads that may not match, as the compiler proposes.
    private static func withAliases(_ documents: String, schema: String) -> String {
        let schema = SchemaReader.read(
            [Source(path: "schema.graphql", text: schema)],
            extensions: [Source(path: "extensions.graphql", text: extensions)]
        )
        let checker = RelayRules.checker(schema: schema.schema)
        let findings = checker.check([Source(path: "all.graphql", text: documents)])
        let fixIts = findings.filter { $0.severity == .error }.flatMap(\.fixIts)
        var bytes = Array(documents.utf8)
        for fixIt in fixIts.sorted(by: { $0.span.startOffset > $1.span.startOffset }) {
            bytes.replaceSubrange(
                fixIt.span.startOffset..<fixIt.span.endOffset,
                with: fixIt.replacement.utf8
            )
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    var all: [Benchmark] {
        [saleor(runs: 7), change, oneField, fragments(1_000), fragments(10_000)]
    }

    /// Checking a document of one field on GitHub's schema, as an editor does with each letter.
    private var oneField: Benchmark {
        Benchmark(name: "check-one-field", unit: "documents", units: 100, runs: 7) {
            let schema = SchemaReader.read([Source(path: "schema.graphql", text: github)])
            let checker = RelayRules.checker(schema: schema.schema)
            let document = Source(path: "q.graphql", text: "query Q { viewer { login } }")
            _ = checker.check([document])
            return {
                for _ in 0..<100 {
                    let findings = checker.check([document])
                    precondition(!findings.hasErrors, "The document is right.")
                }
            }
        }
    }

    /// From files to files, nothing generated before.
    private func saleor(runs: Int) -> Benchmark {
        let folders = KeptFolders()
        return Benchmark(name: "compile-cold", unit: "definitions", units: 708, runs: runs) {
            let folder = folders.keep(try project())
            return { try Self.compile(ProjectCompiler(folder.file)) }
        }
    }

    /// After one fragment changed, as `--watch` does it; the fragment reaches a few operations.
    private var change: Benchmark {
        let folders = KeptFolders()
        return Benchmark(name: "compile-change", unit: "definitions", units: 708, runs: 7) {
            let folder = folders.keep(try project())
            let compiler = ProjectCompiler(folder.file)
            try Self.compile(compiler)
            // Later than what counts as just written, as it is when somebody types.
            Thread.sleep(forTimeInterval: 0.2)
            let edited = documents.replacing(
                "fragment Metadata on ObjectWithMetadata {",
                with: "fragment Metadata on ObjectWithMetadata { __typename"
            )
            precondition(edited != documents, "Saleor's documents have that fragment.")
            try folder.write("src/all.graphql", edited)
            return { try Self.compile(compiler) }
        }
    }

    /// Fragments that spread each other 20 deep.
    private func fragments(_ count: Int) -> Benchmark {
        var text = ""
        for index in 0..<count {
            let isLast = index % 20 == 19 || index == count - 1
            let spread = isLast ? "" : "...F\(index + 1)"
            text += "fragment F\(index) on Node { id name child { id \(spread) } }\n"
            if index % 20 == 0 { text += "query Q\(index)Query { node { ...F\(index) } }\n" }
        }
        let input = Compiler.Input(
            schema: [
                Source(
                    path: "schema.graphql",
                    text: "type Query { node: Node } type Node { id: ID! name: String child: Node }"
                )
            ],
            documents: [Source(path: "all.graphql", text: text)]
        )
        return Benchmark(
            name: "fragments-\(count)",
            unit: "fragments",
            units: Double(count),
            runs: 3
        ) {
            {
                let output = Compiler.compile(input)
                precondition(output.result != nil, "The fragments are right.")
            }
        }
    }

    /// Returns the text of each file that is generated for Saleor's operations.
    func generatedCode() throws -> [String] {
        let folder = try project()
        try Self.compile(ProjectCompiler(folder.file))
        let generated = folder.file.deletingLastPathComponent().appendingPathComponent("Generated")
        let names = try FileManager.default.contentsOfDirectory(atPath: generated.path).sorted()
        return try names.filter { $0.hasSuffix(".graphql.swift") }.map { name in
            try String(contentsOf: generated.appendingPathComponent(name), encoding: .utf8)
        }
    }

    private func project() throws -> ProjectFolder {
        let folder = try ProjectFolder()
        try folder.write("schema/schema.graphql", schema)
        try folder.write("extensions.graphql", Self.extensions)
        try folder.write("src/all.graphql", documents)
        try folder.write(
            "relay.json",
            """
            {
              "schema": "schema", "schemaExtensions": "extensions.graphql", "src": "src",
              "artifactDirectory": "Generated"
            }
            """
        )
        return folder
    }

    private static func compile(_ compiler: ProjectCompiler) throws {
        let report = try compiler.run()
        precondition(!report.diagnostics.hasErrors, "Saleor's documents are right.")
        precondition(!report.isUpToDate, "There is something to do.")
    }
}

/// The folders of a benchmark's runs, deleted when all are done; a class because the runs share it.
///
/// Making a file, ext4 looks past each one that was deleted in the last minutes: a thousand that
/// are deleted between runs would be measured by the next.
private final class KeptFolders {
    private var folders: [ProjectFolder] = []

    func keep(_ folder: ProjectFolder) -> ProjectFolder {
        folders.append(folder)
        return folder
    }
}

/// A folder that is deleted with the value.
private final class ProjectFolder {
    private let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("relay-benchmarks-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var file: URL { url.appendingPathComponent("relay.json") }

    func write(_ path: String, _ text: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
