import Foundation
import GraphQLSchema

/// Finds the files of a project.
struct SourceScanner {
    /// The files of a project, sorted by path.
    struct Files: Equatable {
        var schema: [FileEntry] = []
        var schemaExtensions: [FileEntry] = []
        var documents: [FileEntry] = []
        /// The folders in which new files would belong to the project.
        var folders: Set<String> = []
        /// Folders that were skipped although they may hold documents.
        var skipped: [SystemError] = []
        /// The patterns of excluded files that match nothing.
        var uselessPatterns: [String] = []
    }

    private let config: ProjectConfig
    private let folder: String
    private let outputs: [String]
    private let excludes: [Glob]

    init(_ config: ProjectConfig) {
        self.config = config
        folder = config.folder.path
        outputs = config.generatedFolders.map(\.path)
        excludes = config.excludes.map(Glob.init)
    }

    /// Returns whether a file with documents would belong to the project, if it existed.
    func covers(_ path: String) -> Bool {
        guard Self.holdsDocuments(path), !isGenerated(path), !isExcluded(path) else { return false }
        return config.sources.contains { source in
            guard FilePaths.isIn(path, source.path) else { return false }
            let names = FilePaths.relative(path, to: source.path).split(separator: "/")
            return !names.contains { $0.hasPrefix(".") }
        }
    }

    /// Returns the files with unsaved texts in place of some of them.
    ///
    /// - Parameters:
    ///   - files: The files on disk.
    ///   - unsaved: The texts. Those of files that do not exist yet are added.
    /// - Returns: The files, whose stamps change with the texts.
    func files(_ files: Files, with unsaved: UnsavedTexts) -> Files {
        guard !unsaved.paths.isEmpty else { return files }
        var files = files
        let known = Set((files.schema + files.schemaExtensions + files.documents).map(\.path))
        for path in unsaved.paths where !known.contains(path) {
            let entry = FileEntry(path: path, stamp: .unsaved(0))
            switch schemaFolder(of: path) {
            case .schema: files.schema.append(entry)
            case .extensions: files.schemaExtensions.append(entry)
            case nil: if covers(path) { files.documents.append(entry) }
            }
        }
        files.schema = unsaved.stamp(Self.unique(files.schema))
        files.schemaExtensions = unsaved.stamp(Self.unique(files.schemaExtensions))
        files.documents = unsaved.stamp(Self.unique(files.documents))
        return files
    }

    /// The parts of a schema.
    enum SchemaPart {
        case schema
        case extensions
    }

    /// Returns the part of the schema to which a file would belong, if it existed; `nil` if it would not
    /// be in a folder of the schema.
    func schemaFolder(of path: String) -> SchemaPart? {
        guard SchemaLoader.fileEndings.contains(where: path.hasSuffix) else { return nil }
        func isInside(_ url: URL) -> Bool {
            guard path != url.path, FilePaths.isIn(path, url.path) else { return false }
            let names = FilePaths.relative(path, to: url.path).split(separator: "/")
            return !names.contains { $0.hasPrefix(".") }
        }
        if config.schema.contains(where: isInside) { return .schema }
        return config.schemaExtensions.contains(where: isInside) ? .extensions : nil
    }

    /// Finds the files.
    ///
    /// Documents are `.graphql`, `.gql` and `.swift` files, except schema files, excluded and
    /// generated files, and files in hidden folders.
    ///
    /// - Throws: An error if a path in the configuration does not exist.
    func files() throws(ProjectError) -> Files {
        var files = Files()
        files.schema = try schema(config.schema, "schema", &files.folders)
        files.schemaExtensions = try schema(
            config.schemaExtensions,
            "schemaExtensions",
            &files.folders
        )
        let schema = Set((files.schema + files.schemaExtensions).map(\.path))
        var unused = Set(excludes.indices)
        for url in config.sources {
            switch FileKind(at: url.path) {
            case .folder:
                let tree = FileTree(url.path, isWanted: Self.holdsDocuments) {
                    !isExcluded($0, unused: &unused) && !isGenerated($0)
                }
                try Self.add(tree, to: &files.documents, &files.folders)
                files.skipped += tree.skipped
            case .file(let stamp):
                Self.add(url, stamp, to: &files.documents, &files.folders)
            case let kind:
                throw Self.missing(url, kind, key: "src")
            }
        }
        files.documents = Self.unique(files.documents).filter { file in
            !isExcluded(file.path, unused: &unused) && !schema.contains(file.path)
                && !isGenerated(file.path)
        }
        files.uselessPatterns = uselessPatterns(unused)
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
                try Self.add(tree, to: &files, &folders)
                guard !tree.files.isEmpty else {
                    throw .noSchema(path: FilePaths.display(url.path))
                }
            case .file(let stamp):
                Self.add(url, stamp, to: &files, &folders)
            case let kind:
                throw Self.missing(url, kind, key: key)
            }
        }
        return Self.unique(files)
    }

    private static func add(
        _ tree: FileTree,
        to files: inout [FileEntry],
        _ folders: inout Set<String>
    ) throws(ProjectError) {
        // An unreadable item might contain documents, and without them their generated files would
        // be deleted.
        if let error = tree.errors.first {
            throw .unreadable(path: FilePaths.display(error.path), reason: error.reason)
        }
        files += tree.files
        folders.formUnion(tree.folders)
    }

    private static func add(
        _ url: URL,
        _ stamp: FileStamp,
        to files: inout [FileEntry],
        _ folders: inout Set<String>
    ) {
        files.append(FileEntry(path: url.path, stamp: stamp))
        folders.insert(url.deletingLastPathComponent().path)
        folders.insert(FilePaths.targetFolder(url.path))
    }

    private static func missing(_ url: URL, _ kind: FileKind, key: String) -> ProjectError {
        let path = FilePaths.display(url.path)
        return switch kind {
        case .nothing: .missing(path: path, key: key)
        case .unreadable(let reason): .unreadable(path: path, reason: reason)
        default: .unreadable(path: path, reason: "it is neither a file nor a folder")
        }
    }

    private static func holdsDocuments(_ name: String) -> Bool {
        name.hasSuffix(".graphql") || name.hasSuffix(".gql") || name.hasSuffix(".swift")
    }

    private func isGenerated(_ path: String) -> Bool {
        outputs.contains { FilePaths.isIn(path, $0) }
    }

    private func isExcluded(_ path: String) -> Bool {
        var unused: Set<Int> = []
        return isExcluded(path, unused: &unused)
    }

    /// Returns whether a pattern matches a path, and removes all patterns that do from `unused`.
    private func isExcluded(_ path: String, unused: inout Set<Int>) -> Bool {
        guard !excludes.isEmpty else { return false }
        let path = FilePaths.relative(path, to: folder)
        var isExcluded = false
        for (index, pattern) in excludes.enumerated()
        where !isExcluded || unused.contains(index) {
            guard pattern.covers(path) else { continue }
            isExcluded = true
            unused.remove(index)
        }
        return isExcluded
    }

    /// Returns the patterns among those that have matched nothing that are probably a mistake.
    ///
    /// Files that begin with a dot are never searched, and a folder that another pattern excludes is
    /// not entered. One with `**/` at its beginning is for files that there may be.
    private func uselessPatterns(_ unused: Set<Int>) -> [String] {
        unused.sorted().map { (index: $0, pattern: config.excludes[$0]) }.filter { index, pattern in
            !pattern.hasPrefix("**/")
                && !pattern.split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." }
                && !excludes.indices.contains { $0 != index && excludes[$0].covers(pattern) }
        }.map(\.pattern)
    }

    /// Returns the files without repetitions, sorted by the bytes of their paths.
    private static func unique(_ files: [FileEntry]) -> [FileEntry] {
        var sorted = files.sorted { FilePaths.isOrdered($0.path, $1.path) }
        var previous: String?
        sorted.removeAll { file in
            defer { previous = file.path }
            return previous.map { FilePaths.areSame($0, file.path) } ?? false
        }
        return sorted
    }
}
