package import Foundation
package import GraphQLLanguage
package import GraphQLSchema

/// The projects of a configuration while their files are edited: with unsaved texts, checked again
/// after each edit, and never written.
///
/// A class because it keeps the state of the last check, so that later ones check only what changed.
package final class EditedProjects {
    /// The configuration file.
    package let file: URL
    /// The texts that replace files.
    package var unsaved = UnsavedTexts() {
        didSet { for state in states { state.unsaved = unsaved } }
    }
    /// The findings of the last check, sorted: those of a check of the saved files with the same
    /// texts, and the advice that only `relay-generator check` gives.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The reason why the projects could not be checked.
    package private(set) var failure: ProjectError?
    /// The projects as of the last check.
    package private(set) var projects: [EditedProject] = []

    private var configuration: (source: Source, diagnostics: [Diagnostic])?
    private var states: [ProjectState] = []
    /// The folders with relevant files, as of the last check.
    private var watchedFolders: Set<String> = []
    private var lintCache = LintCache()
    private var advice = AdviceCache()

    /// Creates the projects of a configuration, which are read by the first check.
    ///
    /// - Parameter file: The configuration file.
    package init(_ file: URL) {
        self.file = file.standardizedFileURL
    }

    /// Checks the projects.
    ///
    /// - Parameter rescans: Whether to search for files, and to read the configuration again.
    package func check(rescans: Bool) {
        do throws(ProjectError) {
            if rescans || configuration == nil || unsaved.source(file.path) != nil {
                try readConfiguration()
            }
            failure = nil
            diagnostics = try findings(rescans: rescans)
        } catch {
            failure = error
            diagnostics = []
        }
        projects = states.map { EditedProject($0) }
        watchedFolders = states.reduce(into: []) { $0.formUnion($1.watchedFolders) }
    }

    /// The findings of `relay-generator lint`; empty if there are errors in the syntax of documents.
    package func lint() -> [Diagnostic] {
        let all = states.flatMap(\.parsed)
        guard failure == nil, !all.contains(where: { $0.diagnostics.hasErrors }) else { return [] }
        return lintCache.findings(states).sortedAndDeduplicated()
    }

    /// Returns the projects as they would be with other texts.
    ///
    /// - Parameter texts: The texts in UTF-8, and the full paths of the files that they replace.
    /// - Returns: New projects, which were checked.
    package func trial(_ texts: [(path: String, bytes: [UInt8])]) -> EditedProjects {
        let trial = EditedProjects(file)
        trial.unsaved = unsaved
        for text in texts { trial.unsaved.set(text.bytes, for: text.path) }
        trial.check(rescans: true)
        return trial
    }

    /// Returns whether a file belongs to the projects, or would if it existed.
    package func covers(_ path: String) -> Bool {
        states.contains { state in
            let scanner = SourceScanner(state.config)
            return scanner.covers(path) || scanner.schemaFolder(of: path) != nil
                || state.isKnown(path)
        }
    }

    /// Returns whether a change of a file, also its creation or deletion, can change the projects.
    package func watches(_ path: String) -> Bool {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return watchedFolders.contains(folder) || states.contains { $0.isKnown(path) }
    }

    private func readConfiguration() throws(ProjectError) {
        let source: Source
        do throws(ProjectError) {
            source = try unsaved.read(file.path)
        } catch {
            // Findings of a configuration that is gone must not come back.
            configuration = nil
            states = []
            throw error
        }
        if let configuration, configuration.source == source { return }
        let (configs, diagnostics) = ConfigReader.read(source, file: file)
        configuration = (source, diagnostics)
        states = configs.map(ProjectState.init)
        for state in states { state.unsaved = unsaved }
    }

    private func findings(rescans: Bool) throws(ProjectError) -> [Diagnostic] {
        var stopwatch = Stopwatch { _ in }
        var (drafts, found) = try states.drafts(&stopwatch, rescans: rescans)
        found += configuration?.diagnostics ?? []
        // Only projects that share a target can have files of the same name.
        if found.hasErrors || drafts.count < 2 {
            for (state, draft) in drafts { state.accept(draft, ids: nil) }
        } else {
            let files = drafts.map { $0.state.files(of: $0.draft, ids: nil) }
            found += SharedTargets.check(zip(drafts, files).map { ($0.0.state.config, $0.1) })
        }
        for state in states { found += advice.findings(state) }
        return found.sortedAndDeduplicated()
    }
}

extension ProjectState {
    /// Returns whether a file was among those of the last run.
    fileprivate func isKnown(_ path: String) -> Bool {
        [files.schema, files.schemaExtensions].joined().contains { $0.path == path }
    }
}

/// A project as of the last check.
package struct EditedProject: Sendable {
    /// A file with documents.
    package struct File: Sendable {
        /// Its full path.
        package let path: String
        /// Its contents.
        package let parsed: ParsedFile
    }

    /// The files with documents, by path.
    package let files: [File]
    /// The schema; `nil` if it was not read.
    package let schema: Schema?
    /// The full paths of the files of the schema and of its extensions.
    package let schemaPaths: [String]
    /// The operations as they go to the server, as of the last check without errors.
    package let operations: [Compiler.OperationOutput]
    /// The names of the Swift types of definitions, also of those of other modules and of the queries
    /// that refetch fragments, as of the last check without errors.
    package let typeNames: [DefinitionEntry.Key: String]
    let config: ProjectConfig

    fileprivate init(_ state: ProjectState) {
        files = zip(state.files.documents, state.parsed).map { File(path: $0.path, parsed: $1) }
        schema = state.schemaResult?.schema
        schemaPaths = (state.files.schema + state.files.schemaExtensions).map(\.path)
        operations = state.operations
        typeNames = state.typeNames
        config = state.config
    }

    /// Returns whether a file would belong to the project, if it existed.
    package func covers(_ path: String) -> Bool {
        let scanner = SourceScanner(config)
        return scanner.covers(path) || scanner.schemaFolder(of: path) != nil
    }

    /// Returns the names that the Swift type of a definition may have.
    package func swiftNames(_ entry: DefinitionEntry) -> [String] {
        ProjectImpact.swiftNames(entry, config.options.naming)
    }

    /// Returns whether the configuration gives an operation or fragment a name of its own.
    package func isRenamed(_ name: String) -> Bool {
        let naming = config.options.naming
        return naming.operationNames[name] != nil || naming.fragmentNames[name] != nil
    }

    /// Whether the configuration gives any operation or fragment a name of its own.
    package var hasNaming: Bool {
        let naming = config.options.naming
        return !naming.operationNames.isEmpty || !naming.fragmentNames.isEmpty
    }

    /// The full paths of the folders for generated files.
    package var outputFolders: [String] { config.outputFolders.map(\.path) }

    /// Returns the name of the Swift property for a response name.
    package func property(_ responseName: String) -> String {
        let acronyms = Set(config.options.naming.acronyms.map { $0.lowercased() })
        return SwiftNames.property(SwiftNames.capitalizing(acronyms, in: responseName))
    }
}

extension FilePaths {
    /// Returns the full path of a path that diagnostics show.
    package static func full(_ path: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        let folder = FileManager.default.currentDirectoryPath
        return folder == "/" ? "/\(path)" : "\(folder)/\(path)"
    }
}
