import Relay

private let document = graphql(
    """
    query IssueCountUpdate($project: ID!, $state: IssueState) @updatable {
      node(id: $project) {
        ... on Project {
          __typename
          issues(state: $state) @connection(key: "IssueList_issues") {
            totalCount
          }
        }
      }
    }
    """
)

/// The counts of open and of closed issues of a project, for the updaters that change an issue's state.
///
/// The lists follow their filter (see `IssuesScreen`), so that no updater has to change them. But the count
/// beside a list is the server's, and also has the issues that were not loaded.
struct IssueCounts: Sendable {
    let project: ID

    /// Counts an issue among those of its new state.
    func move(from old: IssueState, to new: IssueState, in store: RecordSourceProxy) {
        add(-1, to: old, in: store)
        add(1, to: new, in: store)
    }

    /// Adds to the total count of a list, with the types of the updatable query.
    private func add(_ number: Int, to state: IssueState, in store: RecordSourceProxy) {
        let update = IssueCountUpdate(project: project, state: .value(state))
        guard let issues = store.updatable(update).node?.asProject?.issues,
            let count = issues.totalCount
        else { return }
        issues.totalCount = count + number
    }
}
