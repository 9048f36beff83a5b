import Foundation
import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// The open documents, and the projects that they belong to.
///
/// A class because all features share its state.
final class Workspace {
    /// The open documents by path.
    private(set) var documents: [String: OpenDocument] = [:]
    /// The projects by the paths of their configurations.
    private(set) var configurations: [String: EditedProjects] = [:]
    /// The paths of configurations whose projects changed since they were checked.
    private(set) var dirty: Set<String> = []
    /// The texts of the open documents, which take the place of files in all projects.
    private var unsaved = UnsavedTexts()
    /// The folders that the editor opened.
    private var folders: Set<String> = []
    /// Problems that keep the files of a folder from having a project, each reported once.
    private var reported: [String: String] = [:]
    /// The problems that kept projects from being checked, by the paths of their configurations.
    private var failures: [String: String] = [:]
    private var messages: [String] = []

    private var configurationsByFolder: [String: String?] = [:]
    private var rescans: Set<String> = []
    private var views: [String: FileView] = [:]
    private var symbols: [String: [ProjectSymbols]] = [:]

    // MARK: - Documents

    func open(_ document: OpenDocument) {
        documents[document.path] = document
        // A configuration may have appeared.
        configurationsByFolder[Self.folder(document.path)] = nil
        update(document)
        invalidate(document.path, rescans: true)
    }

    func change(_ path: String, _ change: (inout OpenDocument) -> Void) {
        guard var document = documents[path] else { return }
        documents[path] = nil
        change(&document)
        documents[path] = document
        update(document)
        invalidate(path, rescans: false)
    }

    func close(_ path: String) {
        guard documents.removeValue(forKey: path) != nil else { return }
        views[path] = nil
        unsaved.remove(path)
        invalidate(path, rescans: true)
    }

    private func update(_ document: OpenDocument) {
        views[document.path] = nil
        guard Self.isSource(document.path) else { return }
        unsaved.set(document.lines.bytes, for: document.path)
    }

    private static func isSource(_ path: String) -> Bool {
        [".graphql", ".gql", ".graphqls", ".swift", ".json"].contains { path.hasSuffix($0) }
    }

    // MARK: - Projects

    /// Adds the projects of a folder or of a file, if a configuration is found from there upward.
    func addFolder(_ path: String) {
        folders.insert(path)
        guard let configuration = configuration(of: path + "/.") else { return }
        dirty.insert(configuration.file.path)
    }

    /// Removes the configurations in a folder that the editor closed, except those of open documents.
    ///
    /// - Returns: The paths of the configurations.
    func removeFolder(_ path: String) -> [String] {
        folders.remove(path)
        let needed = documents.keys.compactMap { configuration(of: $0)?.file.path }
        let removed = configurations.keys.filter { file in
            FilePaths.isIn(file, path) && !needed.contains(file)
                && !folders.contains { FilePaths.isIn(file, $0) }
        }
        remove(removed)
        return removed.sorted()
    }

    /// Removes the configurations whose files are gone.
    func removeMissingConfigurations() {
        let missing = configurations.filter { file, projects in
            projects.failure != nil && unsaved.source(file) == nil
                && !FileManager.default.fileExists(atPath: file)
        }.keys
        guard !missing.isEmpty else { return }
        remove(Array(missing))
        for path in documents.keys { invalidate(path, rescans: true) }
    }

    private func remove(_ files: [String]) {
        for file in files {
            configurations[file] = nil
            symbols[file] = nil
            failures[file] = nil
            dirty.remove(file)
            rescans.remove(file)
        }
        configurationsByFolder = [:]
    }

    /// Marks the projects of files as changed that may have been created or deleted.
    func invalidate(_ paths: Set<String>) {
        guard !paths.contains(where: { $0.hasSuffix("/relay.json") }) else {
            return invalidateAll()
        }
        for path in paths.sorted() { invalidate(path, rescans: true) }
    }

    /// Marks the projects of a file as changed.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - rescans: Whether files may have been created or deleted.
    func invalidate(_ path: String, rescans: Bool) {
        let own = configuration(of: path)
        // A file may belong to projects of several configurations.
        let others = configurations.values.filter {
            rescans && $0.watches(path) || $0.covers(path) || $0.file.path == path
        }
        for configuration in [own].compactMap(\.self) + others {
            dirty.insert(configuration.file.path)
            if rescans { self.rescans.insert(configuration.file.path) }
        }
    }

    /// Looks for the configurations of the open documents again.
    func findConfigurations() {
        configurationsByFolder = [:]
        for path in documents.keys { _ = configuration(of: path) }
    }

    /// Marks all projects as changed, and looks for configurations again.
    func invalidateAll() {
        findConfigurations()
        dirty.formUnion(configurations.keys)
        rescans.formUnion(configurations.keys)
    }

    /// Marks the projects of a file's configuration as changed, with files that may have been created or
    /// deleted.
    func invalidateConfiguration(of path: String) {
        findConfigurations()
        guard let file = configuration(of: path)?.file.path else { return }
        dirty.insert(file)
        rescans.insert(file)
    }

    /// Checks the projects that changed.
    ///
    /// - Returns: The paths of their configurations.
    func check() -> [String] {
        let checked = dirty.sorted()
        dirty = []
        for path in checked {
            guard let projects = configurations[path] else { continue }
            let isNew = symbols[path] == nil
            projects.unsaved = unsaved
            projects.check(rescans: rescans.contains(path) || isNew)
            symbols[path] = projects.projects.map(ProjectSymbols.init)
            let failure = projects.failure?.description
            if let failure, failures[path] != failure { messages.append(failure) }
            failures[path] = failure
        }
        rescans.subtract(checked)
        views = views.filter { documents[$0.key] != nil }
        return checked
    }

    /// Whether a configuration was found and never checked, so that its files are unknown.
    var hasUnknownFiles: Bool { dirty.contains { symbols[$0] == nil } }

    /// Returns the messages that were not returned before.
    func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }

    private func report(_ message: String, of folder: String) {
        if !reported.values.contains(message) { messages.append(message) }
        reported[folder] = message
    }

    private static func folder(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
    }

    /// Returns the projects that a file belongs to: those of the configuration that is found from it
    /// upward, unless only another one has the file.
    func configuration(of path: String) -> EditedProjects? {
        let nearest = nearestConfiguration(of: path)
        if let nearest, nearest.covers(path) { return nearest }
        let others = configurations.sorted { $0.key < $1.key }.map(\.value)
        return others.first { $0.covers(path) } ?? nearest
    }

    private func nearestConfiguration(of path: String) -> EditedProjects? {
        let folder = Self.folder(path)
        let file: String
        if let known = configurationsByFolder[folder] {
            guard let known else { return nil }
            file = known
        } else {
            do throws(ProjectError) {
                file = try ProjectCompiler.findConfiguration(Self.existing(folder)).path
                configurationsByFolder[folder] = .some(file)
                reported[folder] = nil
            } catch {
                configurationsByFolder[folder] = .some(nil)
                let isDocument = path.hasSuffix(".graphql") || path.hasSuffix(".gql")
                if case .noConfiguration = error, !isDocument || documents[path] == nil {
                    return nil
                }
                report(error.description, of: folder)
                return nil
            }
        }
        if let known = configurations[file] { return known }
        let projects = EditedProjects(URL(fileURLWithPath: file))
        configurations[file] = projects
        dirty.insert(file)
        return projects
    }

    /// Returns a folder, or the nearest one above it that exists.
    private static func existing(_ folder: String) -> String {
        var url = URL(fileURLWithPath: folder)
        while url.path != "/", !FileManager.default.fileExists(atPath: url.path) {
            url.deleteLastPathComponent()
        }
        return url.path
    }

    /// Returns the project that has a file.
    func context(of path: String) -> ProjectContext? {
        guard let configuration = configuration(of: path) else { return nil }
        let known = symbols[configuration.file.path] ?? []
        let projects = configuration.projects
        let number =
            projects.firstIndex { $0.contains(path) }
            ?? projects.firstIndex { $0.covers(path) }
        guard let number, known.indices.contains(number) else { return nil }
        return ProjectContext(
            workspace: self,
            configuration: configuration,
            project: projects[number],
            number: number,
            symbols: known[number]
        )
    }

    /// Returns whether the diagnostics of a file are known: it belongs to a project.
    func isChecked(_ path: String) -> Bool {
        guard Self.isSource(path) else { return false }
        return configuration(of: path)?.covers(path) ?? false
    }

    /// All projects that were checked.
    var contexts: [ProjectContext] {
        configurations.keys.sorted().flatMap { path -> [ProjectContext] in
            guard let configuration = configurations[path] else { return [] }
            return zip(configuration.projects, symbols[path] ?? []).enumerated().map {
                ProjectContext(
                    workspace: self,
                    configuration: configuration,
                    project: $1.0,
                    number: $0,
                    symbols: $1.1
                )
            }
        }
    }

    // MARK: - Files

    /// Returns a file as it is now.
    func view(_ path: String, in context: ProjectContext?) -> FileView? {
        if let view = views[path] { return view }
        var view: FileView?
        if let document = documents[path] {
            let source = Source(path: path, bytes: document.lines.bytes)
            view =
                path.hasSuffix(".swift")
                ? FileView(path: path, ParsedFile(source), isOpen: true)
                : FileView(path: path, graphQL: source, isOpen: true)
        } else if let file = context?.project.file(path) {
            view = FileView(path: path, file)
        }
        views[path] = view
        return view
    }

    /// Returns the view of a file of the schema, as of the last check.
    func view(of source: Source, path: String) -> FileView {
        // The views of open documents hold their texts now, which may be newer.
        guard documents[path] == nil else { return FileView(path: path, graphQL: source) }
        if let view = views[path] { return view }
        let view = FileView(path: path, graphQL: source)
        views[path] = view
        return view
    }

    /// Returns whether a file still has a text: the open document, or the file on disk.
    ///
    /// Otherwise the projects of the file are marked as changed.
    func isCurrent(_ source: Source) -> Bool {
        let path = FilePaths.full(source.path)
        if let document = documents[path] {
            return !document.isLost && document.lines.bytes == source.bytes
        }
        let data = FileManager.default.contents(atPath: path)
        if let data, data.elementsEqual(source.bytes) { return true }
        invalidate(path, rescans: true)
        return false
    }

    /// Returns the path of an open document whose text is not that of the editor.
    func lostDocument(where isWanted: (String) -> Bool) -> String? {
        documents.values.filter { $0.isLost && isWanted($0.path) }.map(\.path).min()
    }

    /// Returns a generated file, which belongs to no project as a source.
    func generatedView(_ path: String) -> FileView? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return FileView(path: path, ParsedFile(Source(path: path, bytes: Array(data))))
    }

    /// Returns the URI of a file, as the editor writes it if it is open.
    func uri(_ path: String) -> String { documents[path]?.uri ?? FileURI.uri(path) }
}
