import Relay

private let document = graphql(
    """
    fragment IssueHeading_issue on Issue {
      number
      title
      state
    }
    """
)

/// The functions of the fields that the app derives.
struct TrackerFields: DerivedFieldFunctions {
    func issueHeading(_ issue: IssueHeading_issue.Data) -> String {
        "\(issue.state.mark) #\(issue.number) \(issue.title)"
    }

    func issueIsBookmarked(_ issue: IssueBookmark_issue.Data) -> LiveState<Bool> {
        LiveState(false, changes: Bookmarks.shared.changes(of: issue.id))
    }
}

extension RelayEnvironment.Options {
    /// The options that the environments of the app and of its tests have in common.
    static var tracker: Self {
        var options = Self()
        options.derivedFields = [TrackerFields()]
        return options
    }
}
