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

    init(_ session: Session) {
        self.session = session
        projects = QueryModel(ProjectsQuery(), in: session.environment)
        rows = FragmentListModel(in: session.environment)
    }

    var title: String { "Projects" }
    var isBusy: Bool { projects.isLoading }

    /// The rows, which are read from the models.
    ///
    /// Reading a model observes it, as in the body of a SwiftUI view.
    var lines: [Line] {
        guard let data = projects.data else { return loadingLines(projects) }
        // A query has references to its rows. Setting equal ones does nothing.
        rows.references = data.projects.map(\.projectRow_project)
        return [.faint("Hello \(data.viewer.name)")]
            + selection.mark((rows.data ?? []).map(projectRow))
            + (rows.isStale ? [.faint("Builds may have changed. r to reload")] : [])
            + failureLines(projects)
    }

    var commands: [Command] {
        [
            Command(.enter, "open") { [self] in openSelected() },
            Command("r", "reload") { [self] in
                Task { await projects.refresh() }
                return .stay
            },
            Command("o", "log out") { .logOut },
        ]
    }

    /// Asks again, because the counts may have changed.
    func reappear() {
        Task { await projects.refresh() }
    }

    private func openSelected() -> Reaction {
        guard let project = selection.element(of: projects.data?.projects ?? []) else {
            return .stay
        }
        return .open(IssuesScreen(project: project.id, session))
    }
}
