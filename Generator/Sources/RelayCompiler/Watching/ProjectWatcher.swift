import Foundation

/// Compiles projects whenever something changes, until it is stopped.
///
/// Errors in documents, the schema, the configuration or the file system do not stop it, because the
/// next change may fix them.
public struct ProjectWatcher {
    /// The result of a run.
    public typealias Outcome = Result<ProjectCompiler.Report, ProjectError>

    /// How long nothing must change before it compiles, because editors write in several steps.
    private static let quiet = 0.015
    /// How long it waits at most while changes continue.
    private static let patience = 0.5

    private let compiler: ProjectCompiler
    private let watcher: any FolderWatcher

    /// Creates a watcher for the projects of a configuration.
    ///
    /// - Parameters:
    ///   - compiler: Compiles the projects.
    ///   - polls: Whether to poll, for file systems without notifications.
    public init(_ compiler: ProjectCompiler, polls: Bool = false) {
        self.compiler = compiler
        watcher = FolderWatchers.make(polls: polls)
    }

    /// Compiles the projects, and compiles them again after each change.
    ///
    /// - Parameters:
    ///   - progress: Callbacks during a run.
    ///   - onRun: Called after each run; returns whether to continue.
    public func run(
        progress: ProjectCompiler.Progress = .init(),
        onRun: (Outcome) -> Bool
    ) {
        while true {
            guard onRun(outcome(progress)) else { return }
            // Newly watched folders may have changed before they were watched.
            if watcher.watch(compiler.watchedFolders) { continue }
            while !watcher.wait(nil) {}
            let end = Date().addingTimeInterval(Self.patience)
            while Date() < end, watcher.wait(Self.quiet) {}
        }
    }

    private func outcome(_ progress: ProjectCompiler.Progress) -> Outcome {
        do throws(ProjectError) {
            return .success(try compiler.run(progress: progress))
        } catch {
            return .failure(error)
        }
    }
}
