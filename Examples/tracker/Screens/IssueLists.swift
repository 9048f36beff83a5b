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

/// The lists of open and of closed issues of a project, for the updaters that change an issue's state.
///
/// The server filters the lists, so a response with the new state changes the issue but no list. The
/// updaters move the issue from one list to the other, and change the counts. Lists that were not
/// loaded stay unknown.
struct IssueLists: Sendable {
    let project: ID

    /// Moves an issue to the front of the list of its new state.
    func move(_ issue: ID, from old: IssueState, to new: IssueState, in store: RecordSourceProxy) {
        guard let project = store.record(project), let record = store.record(issue) else { return }
        for list in lists(of: project, old) { ConnectionHandler.deleteNode(issue, in: list) }
        for list in lists(of: project, new) {
            let edge = ConnectionHandler.createEdge(in: list, node: record, type: "IssueEdge")
            ConnectionHandler.insertEdgeBefore(edge, in: list)
        }
        add(-1, to: old, in: store)
        add(1, to: new, in: store)
    }

    private func lists(of project: RecordProxy, _ state: IssueState) -> [RecordProxy] {
        ConnectionHandler.connections(of: project, key: "IssueList_issues") { filters in
            filters["state"] == .string(state.rawValue)
        }
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
