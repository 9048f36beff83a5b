import Foundation
import GraphQLSchema

/// Finds the files of a project.
struct SourceScanner {
    /// The files of a project, by path.
    struct Files: Equatable {
        var schema: [FileEntry] = []
        var schemaExtensions: [FileEntry] = []
        var documents: [FileEntry] = []
        /// The folders in which new files would count.
        var folders: Set<String> = []
    }

    private let config: ProjectConfig
    private let folder: String
    private let output: String
    private let excludes: [Glob]

    init(_ config: ProjectConfig) {
        self.config = config
        folder = config.folder.path
        output = config.artifactDirectory.path
        excludes = config.excludes.map(Glob.init)
    }

    /// Finds the files.
    ///
    /// Documents are `.graphql` and `.swift` files that are not the schema's, not excluded, not
    /// generated, and not in hidden folders.
    ///
    /// - Throws: When a path of the configuration leads nowhere.
    func files() throws(ProjectError) -> Files {
        var files = Files()
        files.schema = try schema(config.schema, "schema", &files.folders)
        files.schemaExtensions = try schema(
            config.schemaExtensions,
            "schemaExtensions",
            &files.folders
        )
        let schema = Set((files.schema + files.schemaExtensions).map(\.path))
        for url in config.sources {
            switch FileKind(at: url.path) {
            case .folder:
                let tree = FileTree(url.path, isWanted: Self.holdsDocuments) {
                    $0 != output && !isExcludedFolder($0)
                }
                files.folders.formUnion(tree.folders)
                files.documents += tree.files
            case .file(let stamp):
                files.folders.insert(url.deletingLastPathComponent().path)
                files.documents.append(FileEntry(path: url.path, stamp: stamp))
            default:
                throw .missing(path: FilePaths.display(url.path), key: "src")
            }
        }
        files.documents = Self.unique(files.documents).filter { file in
            !schema.contains(file.path) && !file.path.hasPrefix(output + "/")
                && !isExcluded(file.path)
        }
        return files
    }

    private func schema(
        _ urls: [URL],
        _ key: String,
        _ folders: inout Set<String>
    ) throws(ProjectError) -> [FileEntry] {
        var files: [FileEntry] = []
        for url in urls {
            switch FileKind(at: url.path) {
            case .folder:
                let tree = FileTree(
                    url.path,
                    isWanted: { name in
                        SchemaLoader.fileEndings.contains { name.hasSuffix($0) }
                    }
                )
                folders.formUnion(tree.folders)
                guard !tree.files.isEmpty else {
                    throw .noSchema(path: FilePaths.display(url.path))
                }
                files += tree.files
            case .file(let stamp):
                folders.insert(url.deletingLastPathComponent().path)
                files.append(FileEntry(path: url.path, stamp: stamp))
            default:
                throw .missing(path: FilePaths.display(url.path), key: key)
            }
        }
        return Self.unique(files)
    }

    private static func holdsDocuments(_ name: String) -> Bool {
        name.hasSuffix(".graphql") || name.hasSuffix(".swift")
    }

    private func isExcluded(_ path: String) -> Bool {
        guard !excludes.isEmpty else { return false }
        let path = FilePaths.relative(path, to: folder)
        return excludes.contains { $0.matches(path) }
    }

    private func isExcludedFolder(_ path: String) -> Bool {
        guard !excludes.isEmpty else { return false }
        let path = FilePaths.relative(path, to: folder)
        return excludes.contains { $0.matchesAllBelow(path) }
    }

    private static func unique(_ files: [FileEntry]) -> [FileEntry] {
        var seen: Set<String> = []
        return files.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    }
}
