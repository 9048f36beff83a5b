import Relay

/// Prints the projects, and again after each change, for another program to read.
///
/// A screen reads models, which draw it for the newest version only. Here every block is read from one
/// version: the name and the sum at its head belong to the rows, however fast the data changes.
struct ProjectWatch: Sendable {
    let environment: RelayEnvironment
    let print: @Sendable (String) -> Void

    /// Runs until its task is cancelled or a request fails.
    func run() async throws {
        let projects = try await environment.fetch(ProjectsQuery()).projects
        try await withThrowingTaskGroup(of: Void.self) { group in
            for project in projects {
                group.addTask { try await follow(project.id) }
            }
            group.addTask { try await show(projects.map(\.projectRow_project)) }
            try await group.waitForAll()
        }
    }

    /// Lets the changes of other people reach the store.
    private func follow(_ project: ID) async throws {
        let changes = environment.subscribe(IssueChangedSubscription(projectId: project))
        for try await _ in changes {}
    }

    private func show(_ references: [ProjectRow_project.Ref]) async throws {
        for await projects in environment.observeVersions(of: references) {
            let viewer = try projects.snapshot.read(ProjectsQuery()).viewer
            let count = projects.value.map(\.openIssueCount).reduce(0, +)
            print("\(viewer.name): \(count) open")
            for project in projects.value { print("  " + projectRow(project).text) }
        }
    }
}
