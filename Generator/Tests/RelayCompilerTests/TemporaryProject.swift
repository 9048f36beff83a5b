import Foundation
import RelayCompiler

/// A project in a folder of its own, deleted with the value.
final class TemporaryProject: Sendable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-generator-\(UUID().uuidString)")
        try write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated"}
            """
        )
        try write("schema.graphql", "type Query { name: String old: Kind } enum Kind { A }\n")
        try write("Name.graphql", "query NameQuery { name }\n")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func url(_ path: String) -> URL {
        folder.appendingPathComponent(path)
    }

    func write(_ path: String, _ text: String) throws {
        let file = url(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }

    func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: url(path))
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url(path).path)
    }

    /// Everything in the output folder, hidden files included.
    var generated: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: url("Generated").path)
        return names?.sorted() ?? []
    }

    func run(isCheck: Bool = false) throws -> ProjectCompiler.Report {
        try ProjectCompiler.run(url("relay.json"), isCheck: isCheck)
    }
}

extension [String] {
    /// The last parts of paths.
    var names: [String] { map { URL(fileURLWithPath: $0).lastPathComponent } }
}
