public import Foundation
public import GraphQLLanguage

/// Compiles the projects of a configuration: finds their files, compiles them, and brings the
/// generated files up to date.
///
/// A class because it keeps the state of the last run, so that later runs compile only what
/// changed.
public final class ProjectCompiler {
    /// The result of a run.
    public struct Report: Sendable {
        /// The findings, sorted.
        public var diagnostics: [Diagnostic] = []
        /// The number of files that the projects generate.
        public var fileCount = 0
        /// The files that were out of date.
        ///
        /// They have been written, unless the run was a check.
        public var written: [String] = []
        /// Those of the files out of date that did not exist.
        public var missing: Set<String> = []
        /// Those of the files out of date that were edited by hand.
        public var overwritten: Set<String> = []
        /// The obsolete files.
        ///
        /// They have been deleted, unless the run was a check.
        public var deleted: [String] = []
        /// Obsolete files that were edited, and so are kept.
        public var edited: [String] = []
        /// The folders of files that were generated before `artifactDirectory` changed.
        public var abandoned: [String] = []
        /// Whether there was nothing to do.
        public var isUpToDate = true
        /// The durations of the stages.
        public var stages: [(name: String, duration: Duration)] = []
    }

    /// Callbacks that report the progress of a run.
    public struct Progress: Sendable {
        /// Called with the name of a stage when it starts.
        public var onStage: @Sendable (String) -> Void = { _ in }
        /// Called before waiting for another run to end.
        public var onWait: @Sendable () -> Void = {}

        /// Creates callbacks that do nothing.
        public init() {}
    }

    private let file: URL
    private let runsForeignCommands: Bool
    private var configuration: (source: Source, diagnostics: [Diagnostic])?
    private var projects: [ProjectState] = []
    private var persisted: [String: PersistedOperations] = [:]

    /// Creates a compiler for a configuration.
    ///
    /// - Parameters:
    ///   - file: The configuration file.
    ///   - runsForeignCommands: Whether the commands that it names run even if it belongs to another
    ///     user.
    public init(_ file: URL, runsForeignCommands: Bool = false) {
        self.file = file.standardizedFileURL
        self.runsForeignCommands = runsForeignCommands
    }

    /// Finds a configuration.
    ///
    /// - Parameter path: A configuration file, or a folder. The folder and its parent folders, up
    ///   to the root of the repository, are searched for `relay.json`.
    /// - Returns: The configuration file.
    /// - Throws: `ProjectError.noConfiguration` if there is none, and
    ///   `ProjectError.foreignConfiguration` if the nearest one in a parent folder belongs to
    ///   another user, because it may name commands to run.
    public static func findConfiguration(_ path: String) throws(ProjectError) -> URL {
        let start = URL(fileURLWithPath: path).standardizedFileURL
        switch FileKind(at: start.path) {
        case .nothing:
            let similar = SimilarFiles.nearest(to: path).map { ", but `\($0)` does" }
            throw .unreadable(path: path, reason: "it does not exist\(similar ?? "")")
        case .folder: break
        default:
            guard start.pathExtension == "json" else {
                let isSchema = ProjectTemplate.holdsSchema(start.path)
                throw .notAConfiguration(path: path, isSchema: isSchema)
            }
            return start
        }
        var folder = start
        while true {
            let candidate = folder.appendingPathComponent("relay.json", isDirectory: false)
            if FileKind(at: candidate.path) != .nothing {
                guard folder == start || !FileOwner.isForeign(candidate.path, besides: start.path)
                else { throw .foreignConfiguration(path: candidate.path) }
                return candidate
            }
            guard folder.path != "/", !FilePaths.isRepository(folder.path) else {
                throw .noConfiguration(path)
            }
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
    }

    /// Compiles the projects of a configuration once.
    ///
    /// - Parameters:
    ///   - file: The configuration file.
    ///   - isCheck: Whether to write nothing.
    /// - Returns: The result.
    /// - Throws: `ProjectError` if files cannot be read or written.
    public static func run(_ file: URL, isCheck: Bool = false) throws(ProjectError) -> Report {
        try ProjectCompiler(file).run(isCheck: isCheck)
    }

    /// Compiles the projects.
    ///
    /// Runs for the same configuration wait for each other, even in different processes. Nothing is
    /// written unless all projects are valid.
    ///
    /// - Parameters:
    ///   - isCheck: Whether to write nothing.
    ///   - progress: Callbacks during the run.
    /// - Returns: The result.
    /// - Throws: `ProjectError` if files cannot be read or written. Files written before the error
    ///   are complete.
    public func run(
        isCheck: Bool = false,
        progress: Progress = Progress()
    ) throws(ProjectError) -> Report {
        let lock = try lock(isShared: isCheck, progress)
        defer { withExtendedLifetime(lock) {} }
        var stopwatch = Stopwatch(onStage: progress.onStage)
        var report = Report()
        do throws(ProjectError) {
            var (drafts, diagnostics) = try projects.drafts(&stopwatch)
            diagnostics += configuration?.diagnostics ?? []
            report.diagnostics = diagnostics.sortedAndDeduplicated()
            guard !report.diagnostics.hasErrors else {
                report.isUpToDate = false
                stopwatch.end()
                report.stages = stopwatch.stages
                return report
            }
            try finish(drafts, isCheck: isCheck, &report, &stopwatch)
            Release.later(drafts.map(\.draft))
            drafts = []
        } catch {
            // The server knows operations for which the command has returned ids, even if a later
            // step failed.
            if !isCheck {
                for path in persisted.keys where persisted[path]?.hasAnswers == true {
                    _ = try? persisted[path]?.write()
                }
            }
            // The data in memory may be newer than that on disk.
            persisted = [:]
            for state in projects { state.forget() }
            throw error
        }
        stopwatch.end()
        report.stages = stopwatch.stages
        return report
    }

    /// The folders with relevant files, as of the last run.
    public var watchedFolders: Set<String> {
        let own = [FilePaths.nearestFolder(file.path), FilePaths.targetFolder(file.path)]
        return projects.reduce(into: Set(own)) { folders, state in
            folders.formUnion(state.watchedFolders)
        }
    }

    /// Reads the configuration and locks the folders that it writes to.
    private func lock(isShared: Bool, _ progress: Progress) throws(ProjectError) -> FileLock {
        while true {
            try readConfiguration()
            let folders = lockedFolders
            let lock = FileLock(folders, isShared: isShared, onWait: progress.onWait)
            // Read again, because it may have changed while waiting for other runs.
            try readConfiguration()
            if lockedFolders == folders { return lock }
        }
    }

    /// The folders to lock: the configuration's, and those that are written to.
    ///
    /// The configuration file itself cannot be locked, because editors replace it. Other
    /// configurations may write to the same folders.
    private var lockedFolders: Set<String> {
        projects.reduce(into: [file.deletingLastPathComponent().path]) { folders, state in
            folders.formUnion(state.config.outputFolders.map(\.path))
            if let persist = state.config.persist {
                for file in [persist.file, persist.apolloManifest].compactMap(\.self) {
                    folders.insert(FilePaths.targetFolder(file.path))
                }
            }
        }
    }

    private func readConfiguration() throws(ProjectError) {
        let source = try FilePaths.source(file.path)
        if let configuration, configuration.source == source { return }
        let (configs, diagnostics) = ConfigReader.read(source, file: file)
        configuration = (source, diagnostics)
        projects = configs.map(ProjectState.init)
        persisted = [:]
    }

    // MARK: - Results

    private func finish(
        _ drafts: [(state: ProjectState, draft: ProjectState.Draft)],
        isCheck: Bool,
        _ report: inout Report,
        _ stopwatch: inout Stopwatch
    ) throws(ProjectError) {
        var drafts = drafts
        var ids: [[String: String]?] = []
        for index in drafts.indices {
            let (state, draft) = drafts[index]
            let new = try persist(draft, state.config.persist, isCheck, &report, &stopwatch)
            if state.isOvertaken(draft, by: new) {
                state.forget()
                drafts[index].draft = try state.draft(&stopwatch).draft ?? draft
            }
            ids.append(new)
        }
        stopwatch.begin("printing Swift")
        let files = zip(drafts, ids).map { $0.0.state.files(of: $0.0.draft, ids: $0.1) }
        report.diagnostics += SharedTargets.check(
            zip(drafts, files).map { ($0.0.state.config, $0.1) }
        )
        stopwatch.begin("comparing files")
        var changes: [[ArtifactWriter.Changes]] = []
        for ((state, _), folders) in zip(drafts, files) {
            let new = try state.changes(for: folders)
            for (change, folder) in zip(new, state.config.outputFolders.map(\.path)) {
                func display(_ name: String) -> String { FilePaths.display("\(folder)/\(name)") }
                report.written += change.outdated.map { display($0.name) }
                for (file, replaced) in zip(change.outdated, change.replaced)
                where replaced == .nothing {
                    report.missing.insert(display(file.name))
                }
                report.overwritten.formUnion(change.overwritten.map(display))
                report.deleted += change.stale.map(display)
                report.edited += change.edited.map(display)
                // Only the list of files changes if one of them was deleted by hand.
                if change.outdated.isEmpty, change.stale.isEmpty, change.manifest != nil {
                    report.written.append(display(ArtifactWriter.manifestName))
                }
                report.isUpToDate =
                    report.isUpToDate && change.isEmpty && !(isCheck && !change.edited.isEmpty)
            }
            report.fileCount += folders.reduce(0) { $0 + $1.count }
            if new.contains(where: \.isFirst) {
                let abandoned = AbandonedFolders.find(state.config, folders.flatMap { $0 })
                report.abandoned += abandoned.map(FilePaths.display)
            }
            changes.append(new)
        }
        for (path, operations) in persisted where operations.isChanged {
            report.written.append(FilePaths.display(path))
            report.isUpToDate = false
        }
        let manifests = try outdatedManifests(
            zip(drafts, ids).map { ($0.0.state, $0.0.draft, $0.1) }
        )
        for manifest in manifests {
            report.written.append(FilePaths.display(manifest.file.path))
            report.isUpToDate = false
        }
        report.written.sort()
        guard !isCheck else {
            persisted = [:]
            return
        }
        stopwatch.begin("writing files")
        do throws(SystemError) {
            for path in persisted.keys.sorted() { try persisted[path]?.write() }
            for manifest in manifests { try manifest.write() }
            for ((state, _), change) in zip(drafts, changes) { try state.apply(change) }
        } catch {
            throw .unwritable(path: FilePaths.display(error.path), reason: error.reason)
        }
    }

    /// Returns the manifests for Apollo that must be written, sorted by path.
    ///
    /// Projects with the same file share it.
    private func outdatedManifests(
        _ results: [(state: ProjectState, draft: ProjectState.Draft, ids: [String: String]?)]
    ) throws(ProjectError) -> [ApolloManifest] {
        var manifests: [String: ApolloManifest] = [:]
        for (state, draft, ids) in results {
            guard let file = state.config.persist?.apolloManifest, let ids else { continue }
            manifests[file.path, default: ApolloManifest(file)].add(draft.operations, ids)
        }
        var outdated: [ApolloManifest] = []
        for (_, manifest) in manifests.sorted(by: { FilePaths.isOrdered($0.key, $1.key) })
        where try manifest.isOutdated() {
            outdated.append(manifest)
        }
        return outdated
    }

    private func persist(
        _ draft: ProjectState.Draft,
        _ config: PersistConfig?,
        _ isCheck: Bool,
        _ report: inout Report,
        _ stopwatch: inout Stopwatch
    ) throws(ProjectError) -> [String: String]? {
        guard let config else { return nil }
        stopwatch.begin("persisting operations")
        let path = config.file.path
        let isForeign = !runsForeignCommands && FileOwner.isForeign(file.path)
        let foreignFile = isForeign ? FilePaths.display(file.path) : nil
        let result = try persisted[path, default: PersistedOperations(config.file)]
            .persist(draft.operations, config, isCheck: isCheck, refusing: foreignFile)
        if !result.missing.isEmpty {
            report.written.append(FilePaths.display(path))
            report.isUpToDate = false
        }
        return result.ids
    }
}
