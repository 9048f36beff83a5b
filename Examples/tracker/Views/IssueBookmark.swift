import Relay

private let document = graphql(
    """
    fragment IssueBookmark_issue on Issue {
      id
    }
    """
)
