import Foundation

/// Compiles projects whenever something changes, until it is stopped.
///
/// Errors in documents, the schema, the configuration or the file system do not stop it, because the
/// next change may fix them.
public struct ProjectWatcher {
    /// The result of a run.
    public typealias Outcome = Result<ProjectCompiler.Report, ProjectError>

    /// For how long nothing must change before it compiles: editors write in several steps.
    private static let quiet = 0.015
    /// For how long it lets changes go on.
    private static let patience = 0.5

    private let compiler: ProjectCompiler
    private let watcher: any FolderWatcher

    /// A watcher of the projects of a configuration.
    ///
    /// - Parameters:
    ///   - compiler: Compiles the projects.
    ///   - polls: Whether it looks at files itself, for file systems that tell nothing.
    public init(_ compiler: ProjectCompiler, polls: Bool = false) {
        self.compiler = compiler
        watcher = FolderWatchers.make(polls: polls)
    }

    /// Compiles, and does so again after each change.
    ///
    /// - Parameters:
    ///   - progress: What is told during a run.
    ///   - onRun: Called after each run; watching goes on as long as it returns true.
    public func run(
        progress: ProjectCompiler.Progress = .init(),
        onRun: (Outcome) -> Bool
    ) {
        while true {
            guard onRun(outcome(progress)) else { return }
            // What was new to the watcher may have changed before it was watched.
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
