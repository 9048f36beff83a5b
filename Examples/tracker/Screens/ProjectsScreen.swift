import Foundation
import Relay

private let document = graphql(
    """
    query ProjectsQuery {
      viewer {
        name
      }
      projects {
        id
        ...ProjectRow_project
      }
    }
    """
)

/// The projects, and the way out.
@MainActor
final class ProjectsScreen: Screen {
    let selection = Selection()
    private let session: Session
    private let projects: QueryModel<ProjectsQuery>
    private let rows: FragmentListModel<ProjectRow_project>
    /// When the data was fetched that an earlier run has kept; `nil` once it was fetched again.
    private var kept: ContinuousClock.Instant?

    init(_ session: Session) {
        self.session = session
        if case .available(let fetched) = session.environment.check(ProjectsQuery()) {
            kept = fetched
        }
        projects = QueryModel(ProjectsQuery(), in: session.environment)
        rows = FragmentListModel(following: projects) { $0.projects.map(\.projectRow_project) }
    }

    var title: String { "Projects" }
    var isBusy: Bool { projects.isLoading }

    /// The rows, which are read from the models.
    ///
    /// Reading a model observes it, as in the body of a SwiftUI view.
    var lines: [Line] {
        guard let data = projects.data else { return loadingLines(projects) }
        return [.faint("Hello \(data.viewer.name)")]
            + selection.mark((rows.data ?? []).map(projectRow))
            + keptLines
            + waitingLines
            + (rows.isStale ? [.faint("Builds may have changed. r to reload")] : [])
            + failureLines(projects)
    }

    /// How old the data is, if it is from an earlier run.
    private var keptLines: [Line] {
        guard let kept else { return [] }
        let age = (ContinuousClock.now - kept).formatted(.units(maximumUnitCount: 1))
        return [.faint("As it was \(age) ago. r to reload")]
    }

    /// How many edits wait, or were refused.
    private var waitingLines: [Line] {
        guard session.reachability != nil else { return [] }
        let (waiting, failed) = (session.offline.pending.count, session.offline.failed.count)
        return (waiting > 0 ? [.faint("Edits that wait: \(waiting). w to see them")] : [])
            + (failed > 0 ? [.failure("Edits that were refused: \(failed). w to see them")] : [])
    }

    private func reload() {
        kept = nil
        Task { await projects.refresh() }
    }

    var commands: [Command] {
        let waiting = Command("w", "waiting") { [self] in .open(WaitingScreen(session)) }
        return [
            Command(.enter, "open") { [self] in openSelected() },
            Command("/", "find") { [self] in .open(FindScreen(session)) },
            Command("r", "reload") { [self] in
                reload()
                return .stay
            },
            Command("o", "log out") { .logOut },
        ] + (session.reachability == nil ? [] : [waiting])
    }

    /// Asks again, because the counts may have changed.
    func reappear() {
        reload()
    }

    private func openSelected() -> Reaction {
        guard let project = selection.element(of: projects.data?.projects ?? []) else {
            return .stay
        }
        return .open(IssuesScreen(project: project.id, session))
    }
}
