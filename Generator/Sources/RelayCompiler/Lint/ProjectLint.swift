public import Foundation
public import GraphQLLanguage

/// Finds unused parts of documents.
///
/// - `UnusedFragment`: a fragment that nothing spreads, and from which no field is derived. Fragments of
///   `public` modules are exempt, because other packages may spread them.
/// - `UnusedOperation`: an operation whose Swift type no Swift code names.
/// - `UnreadField`: a field of a query or fragment that no Swift code reads as a member, `.name`.
///
/// It searches Swift files for words and does not understand them. So a field counts as read if any
/// member of any type has its name, and findings are never wrong unless code reads a field without
/// naming it.
public struct ProjectLint {
    /// The result of a run.
    public struct Report: Sendable {
        /// The findings, or the errors in the configuration and in the syntax of documents.
        public var diagnostics: [Diagnostic] = []
        /// The number of definitions that were checked.
        public var definitionCount = 0
        /// The number of Swift files that were searched.
        public var swiftFileCount = 0
        /// The files and folders that were searched for Swift code, each once.
        public var searched: [String] = []
        /// Whether generated code was skipped there.
        public var hasGeneratedCode = false
    }

    /// Checks the projects of a configuration.
    ///
    /// - Parameters:
    ///   - configuration: The configuration file.
    ///   - code: Swift files and folders to search besides the sources of the projects.
    /// - Returns: The findings, sorted.
    /// - Throws: `ProjectError` if files cannot be found or read.
    public static func run(
        _ configuration: URL,
        code: [String] = []
    ) throws(ProjectError) -> Report {
        let (projects, diagnostics) = try ProjectDocuments.read(configuration)
        var report = Report(diagnostics: diagnostics)
        guard !diagnostics.hasErrors else { return report }
        var words = SwiftUsage()
        for project in projects {
            for file in project.parsed where file.source.path.hasSuffix(".swift") {
                words.add(file)
            }
        }
        let generated = Set(projects.flatMap(\.config.generatedFolders).map(\.path))
        for path in code { try words.add(path, besides: generated) }
        report.swiftFileCount = words.fileCount
        let paths =
            projects.flatMap(\.config.sources).map(\.path)
            + code.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        for path in paths.map(FilePaths.display) where !report.searched.contains(path) {
            report.searched.append(path)
        }
        report.hasGeneratedCode = generated.contains { folder in
            FileKind(at: folder) == .folder
                && paths.contains { FilePaths.isIn(folder, $0) || FilePaths.isIn($0, folder) }
        }
        for project in projects {
            let derived = Derivations.fragments(in: try project.schemaSources().extensions)
            let lint = ProjectLint(
                project: project,
                words: words,
                spreads: project.definitions.reduce(into: derived) { $0.formUnion($1.spreads) }
            )
            report.definitionCount += project.definitions.count
            report.diagnostics += project.parsed.locate(lint.findings())
        }
        report.diagnostics = report.diagnostics.sortedAndDeduplicated()
        return report
    }

    /// Returns the findings in a file of a project.
    ///
    /// - Parameters:
    ///   - project: The project.
    ///   - words: The words of the Swift code that uses it.
    ///   - spreads: The fragments that its definitions spread, and from which its fields are derived.
    ///   - number: The index of the file.
    /// - Returns: The findings, with positions in documents.
    static func findings(
        _ project: ProjectDocuments,
        words: SwiftUsage,
        spreads: Set<String>,
        ofFile number: Int
    ) -> [Diagnostic] {
        ProjectLint(project: project, words: words, spreads: spreads).findings(ofFile: number)
    }

    static let unreadField = "UnreadField"
    static let unusedFragment = "UnusedFragment"
    private static let unusedOperation = "UnusedOperation"
    /// The rules of its findings.
    package static let rules: Set = [unreadField, unusedFragment, unusedOperation]

    private let project: ProjectDocuments
    private let words: SwiftUsage
    private let spreads: Set<String>

    private func findings() -> [Diagnostic] {
        project.parsed.indices.flatMap(findings(ofFile:))
    }

    private func findings(ofFile number: Int) -> [Diagnostic] {
        let isPublic = isPublic(project.files.documents[number].path)
        return project.parsed[number].definitions.flatMap { findings($0, isPublic: isPublic) }
    }

    private func findings(_ entry: DefinitionEntry, isPublic: Bool) -> [Diagnostic] {
        guard !LintComments.ignore(entry.span) else { return [] }
        let fields = UnreadFields(words.members, project.config.options.naming)
        switch entry.definition {
        case .fragment(let fragment):
            let name = fragment.name.text
            guard isPublic || spreads.contains(name) else {
                let message = "Nothing spreads fragment `\(name)`. Spread it, or delete it."
                return [warning(Self.unusedFragment, message, fragment.name.span)]
            }
            return fields.find(in: fragment.selectionSet)
        case .operation(let operation):
            guard let name = operation.name else { return [] }
            guard
                !words.names.isDisjoint(
                    with: ProjectImpact.swiftNames(entry, project.config.options.naming)
                )
            else {
                let message =
                    "No Swift code names \(operation.operation.rawValue) `\(name.text)`. Use it, or "
                    + "delete it."
                return [warning(Self.unusedOperation, message, name.span)]
            }
            // A mutation or subscription may select what it only writes to the store, and the keys of
            // JSON are texts.
            let isRead =
                operation.operation == .query && !operation.directives.contains(.jsonResponse)
            return isRead ? fields.find(in: operation.selectionSet) : []
        default: return []
        }
    }

    /// Returns whether a file belongs to a `public` module.
    private func isPublic(_ path: String) -> Bool {
        let folders = project.config.ownModules.flatMap { module in
            module.sources.map { (path: $0.path, isPublic: module.accessLevel == .public) }
        }
        // The longest path first, because a module's folder may be inside that of another.
        return folders.filter { FilePaths.isIn(path, $0.path) }
            .max { $0.path.utf8.count < $1.path.utf8.count }?.isPublic ?? false
    }

    private func warning(_ rule: String, _ message: String, _ span: SourceSpan) -> Diagnostic {
        Diagnostic(severity: .warning, rule: rule, message: message, span: span)
    }
}

/// The words of the Swift code that uses documents.
struct SwiftUsage {
    private(set) var names: Set<String> = []
    private(set) var members: Set<String> = []
    private var paths: Set<String> = []

    var fileCount: Int { paths.count }

    mutating func add(_ file: ParsedFile) {
        guard !paths.contains(file.source.path) else { return }
        add(Self.words(file), of: file.source.path)
    }

    mutating func add(_ words: SwiftWords, of path: String) {
        paths.insert(path)
        names.formUnion(words.names)
        members.formUnion(words.members)
    }

    /// Returns the words of a Swift file, without those of its documents.
    static func words(_ file: ParsedFile) -> SwiftWords {
        let documents = file.swiftDocuments.values.map { document in
            document.map.fileOffset(0)..<document.map.fileOffset(document.source.bytes.count)
        }
        return SwiftWords(
            file.source,
            besides: documents.sorted { $0.lowerBound < $1.lowerBound }
        )
    }

    /// Adds a file, or the files in a folder, unless they are generated.
    mutating func add(_ path: String, besides generated: Set<String>) throws(ProjectError) {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        guard !generated.contains(where: { FilePaths.isIn(path, $0) }) else { return }
        switch FileKind(at: path) {
        case .folder: break
        case .nothing:
            throw .unreadable(
                path: FilePaths.display(path),
                reason: "`--swift` takes a folder or file that exists"
            )
        default:
            guard path.hasSuffix(".swift") else {
                throw .unreadable(
                    path: FilePaths.display(path),
                    reason: "`--swift` takes a folder, or a file that ends in `.swift`"
                )
            }
            return add(ParsedFile(try FilePaths.source(path)))
        }
        let tree = FileTree(path, isWanted: { $0.hasSuffix(".swift") }) { !generated.contains($0) }
        for file in tree.files { add(ParsedFile(try FilePaths.source(file.path))) }
    }
}
