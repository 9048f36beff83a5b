import Relay

private let document = graphql(
    """
    query IssuesQuery($id: ID!) {
      node(id: $id) {
        ...IssueList_project @alias(as: "list")
      }
    }

    fragment IssueList_project on Project
    @refetchable(queryName: "IssueListPageQuery")
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 5 }
      cursor: { type: "String" }
      state: { type: "IssueState" }
    ) {
      name
      issues(first: $count, after: $cursor, state: $state)
      @connection(key: "IssueList_issues")
      @follows(
        where: { project: { isParent: true }, state: { eq: $state } }
        orderBy: { number: ASC }
      ) {
        totalCount
        edges {
          node {
            id
            project {
              id
            }
            ...IssueRow_issue
          }
        }
      }
    }

    subscription IssueChangedSubscription($projectId: ID!) {
      issueChanged(projectId: $projectId) {
        id
        ...IssueRow_issue
        project {
          id
          openIssueCount
        }
      }
    }
    """
)

/// The issues of a project: page by page, with a filter, and live.
@MainActor
final class IssuesScreen: Screen {
    let selection = Selection()
    private let id: ID
    private let session: Session
    private let project: QueryModel<IssuesQuery>
    private let issues: PaginationModel<IssueList_project>
    private let rows: FragmentListModel<IssueRow_issue>
    private let changes: SubscriptionModel<IssueChangedSubscription>
    private let subscription: IssueChangedSubscription
    private var filter = Filter.all

    init(project id: ID, _ session: Session) {
        self.id = id
        self.session = session
        project = QueryModel(IssuesQuery(id: id), in: session.environment)
        // Each shows the objects that the one before has, in each frame.
        issues = PaginationModel(following: project) { $0.node?.list }
        rows = FragmentListModel(following: issues) { $0.issues.map(\.issueRow_issue) }
        subscription = IssueChangedSubscription(projectId: id)
        changes = SubscriptionModel(session.isLive ? subscription : nil, in: session.environment)
    }

    var title: String { "Issues" }
    var isBusy: Bool { project.isLoading || issues.isLoadingNext || issues.isRefetching }

    var lines: [Line] {
        guard project.data != nil else { return loadingLines(project) }
        guard let list = issues.data else {
            return missingLines(project, "There is no such project.")
        }
        let count = "\(list.issues.count) of \(list.issues.totalCount)"
        var lines: [Line] = [.heading(list.name)]
        lines.append(.faint("\(filter.title): \(count) shown, \(liveState(changes))"))
        lines += selection.mark((rows.data ?? []).map(issueRow))
        if issues.hasNext { lines.append(.faint("m for more")) }
        // A page or a filter that failed leaves the rows as they were.
        if let error = issues.loadError { lines.append(.failure(message(of: error))) }
        return lines + failureLines(project)
    }

    var commands: [Command] {
        [
            Command(.enter, "open") { [self] in openSelected() },
            Command("m", "more") { [self] in
                issues.loadNext(5)
                return .stay
            },
            Command("f", "filter") { [self] in
                filter = filter.next
                issues.refetch(with: .init(state: filter.state))
                return .stay
            },
            Command("/", "find") { [self] in .open(FindScreen(session)) },
            Command("l", "live on/off") { [self] in
                toggleLive()
                return .stay
            },
            Command("r", "reload") { [self] in
                Task { await issues.refresh() }
                return .stay
            },
        ]
    }

    private func openSelected() -> Reaction {
        guard let issue = selection.element(of: issues.data?.issues.nodes ?? []) else {
            return .stay
        }
        return .open(IssueScreen(issue: issue.id, session))
    }

    private func toggleLive() {
        // A connection that was lost is made again.
        if changes.phase == .failed { return changes.retry() }
        changes.subscription = changes.subscription == nil ? subscription : nil
    }

    /// The filter of the list, which the server applies.
    private enum Filter {
        case all, open, closed

        var title: String {
            switch self {
            case .all: "all"
            case .open: "open"
            case .closed: "closed"
            }
        }

        var next: Filter {
            switch self {
            case .all: .open
            case .open: .closed
            case .closed: .all
            }
        }

        /// The argument; null is not the same as leaving it out, which keeps the filter.
        var state: Input<IssueState> {
            switch self {
            case .all: .null
            case .open: .value(.open)
            case .closed: .value(.closed)
            }
        }
    }
}
