import Foundation
import GraphQLLanguage
import GraphQLSchema

/// The list of operations that Apollo's servers and tools read.
///
/// ```json
/// {
///   "format": "apollo-persisted-query-manifest",
///   "version": 1,
///   "operations": [
///     { "id": "7f3a", "name": "FeedQuery", "type": "query", "body": "query FeedQuery{…}" }
///   ]
/// }
/// ```
/// It lists the operations of the current run, and not those of earlier ones, because Apollo's
/// registry keeps what was published.
struct ApolloManifest {
    private static let format = "apollo-persisted-query-manifest"

    let file: URL
    private(set) var operations: [(id: String, operation: Compiler.OperationOutput)] = []

    init(_ file: URL) {
        self.file = file
    }

    /// Adds the operations that have ids.
    mutating func add(_ operations: [Compiler.OperationOutput], _ ids: [String: String]) {
        for operation in operations {
            if let id = ids[operation.name] { self.operations.append((id, operation)) }
        }
    }

    /// The text of the file, with operations sorted by name.
    var text: String {
        let quoted = DiagnosticJSON.quoted
        let sorted = operations.sorted { $0.operation.name < $1.operation.name }
        let lines = sorted.map { id, operation in
            "    { \"id\": \(quoted(id)), \"name\": \(quoted(operation.name)), \"type\": "
                + "\(quoted(operation.kind.rawValue)), \"body\": \(quoted(operation.text)) }"
        }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return "{\n  \"format\": \(quoted(Self.format)),\n  \"version\": 1,\n"
            + "  \"operations\": \(list)\n}\n"
    }

    /// Returns whether the file must be written.
    ///
    /// - Throws: `ProjectError` if there is a file that is not such a list, which is not replaced.
    func isOutdated() throws(ProjectError) -> Bool {
        guard FileKind(at: file.path) != .nothing else { return true }
        let source = try FilePaths.source(file.path)
        guard LineEnds.unified(source.bytes) != Array(text.utf8) else { return false }
        guard let root = try? JSONReader.read(source), root["format"]?.string == Self.format else {
            throw .foreignManifest(path: FilePaths.display(file.path))
        }
        return true
    }

    func write() throws(SystemError) {
        let target = file.resolvingSymlinksInPath()
        let folder = target.deletingLastPathComponent()
        try FileSystem.createFolder(folder.path)
        try FileSystem.write(
            Array(text.utf8),
            to: target.path,
            temporary: folder.appendingPathComponent(".\(target.lastPathComponent).tmp").path
        )
    }
}
