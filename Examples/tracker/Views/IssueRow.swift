import Relay

private let document = graphql(
    """
    fragment IssueRow_issue on Issue {
      number
      title
      state
    }
    """
)

/// Returns an issue in a list.
func issueRow(_ issue: IssueRow_issue.Data) -> Line {
    .text("\(issue.state.mark) #\(issue.number) \(issue.title)")
}

extension IssueState {
    /// The check box of an issue.
    var mark: String {
        switch self {
        case .open: "[ ]"
        case .closed: "[x]"
        case .unknown: "[?]"
        }
    }
}
