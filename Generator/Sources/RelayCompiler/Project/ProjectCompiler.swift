public import Foundation
public import GraphQLLanguage

/// Compiles a project: finds its files, compiles them, and brings the generated files up to date.
public struct ProjectCompiler {
    /// What came of a run.
    public struct Report: Sendable {
        /// What was found, sorted.
        public var diagnostics: [Diagnostic] = []
        /// How many files the project makes.
        public var fileCount = 0
        /// The files that were not up to date, and are now unless the run was a check.
        public var written: [String] = []
        /// The files that were left over, and are deleted now unless the run was a check.
        public var deleted: [String] = []
        /// Whether nothing had to be done.
        public var isUpToDate = true
    }

    private let config: ProjectConfig

    /// Finds a configuration.
    ///
    /// - Parameter path: A configuration file; or a folder, which is searched for `relay.json`,
    ///   and those above it.
    /// - Returns: Where it is.
    /// - Throws: `ProjectError.noConfiguration` when there is none.
    public static func findConfiguration(_ path: String) throws(ProjectError) -> URL {
        let start = URL(fileURLWithPath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: start.path, isDirectory: &isFolder) else {
            throw .unreadable(path: path, reason: "it does not exist")
        }
        guard isFolder.boolValue else { return start }
        var folder = start
        while true {
            let candidate = folder.appendingPathComponent("relay.json", isDirectory: false)
            if FileManager.default.fileExists(atPath: candidate.path) {
                return candidate
            }
            guard folder.path != "/" else { throw .noConfiguration(path) }
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
    }

    /// Compiles the project of a configuration.
    ///
    /// - Parameters:
    ///   - file: The configuration.
    ///   - isCheck: Whether to write nothing.
    /// - Returns: What was found and what was done, or would be.
    /// - Throws: `ProjectError` when files can't be read or written. What was written before stays.
    public static func run(_ file: URL, isCheck: Bool = false) throws(ProjectError) -> Report {
        let (projects, diagnostics) = ConfigReader.read(try FilePaths.source(file), file: file)
        guard let config = projects.first else {
            return Report(diagnostics: diagnostics.sortedAndDeduplicated(), isUpToDate: false)
        }
        return try ProjectCompiler(config: config).run(isCheck: isCheck)
    }

    private func run(isCheck: Bool) throws(ProjectError) -> Report {
        let output = Compiler.compile(try input())
        guard let files = output.result else {
            return Report(diagnostics: output.diagnostics, isUpToDate: false)
        }
        var report = Report(diagnostics: output.diagnostics, fileCount: files.count)
        let writer = ArtifactWriter(folder: config.artifactDirectory)
        let changes = writer.changes(for: files)
        report.written = changes.outdated.map(\.name)
        report.deleted = changes.stale
        report.isUpToDate = changes.isEmpty
        guard !isCheck else { return report }
        do {
            try writer.apply(changes)
        } catch {
            throw .unwritable(
                path: FilePaths.display(config.artifactDirectory),
                reason: FilePaths.reason(error)
            )
        }
        return report
    }

    private func input() throws(ProjectError) -> Compiler.Input {
        let scanner = SourceScanner(config)
        var input = Compiler.Input(
            schema: [],
            documents: [],
            options: config.options
        )
        for file in try scanner.schemaFiles() {
            input.schema.append(try FilePaths.source(file))
        }
        for file in try scanner.documentFiles() {
            let source = try FilePaths.source(file)
            input.documents.append(source)
            input.options.pathsInHeaders[source.path] = FilePaths.relative(file, to: config.folder)
        }
        return input
    }
}
