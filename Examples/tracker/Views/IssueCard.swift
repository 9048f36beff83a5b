import Foundation
import Relay

private let document = graphql(
    """
    fragment IssueCard_issue on Issue {
      heading
      isBookmarked
      body
      createdAt
      author {
        name
      }
    }
    """
)

/// Returns an issue with all details.
func issueCard(_ issue: IssueCard_issue.Data) -> [Line] {
    [
        .heading(issue.isBookmarked ? "★ \(issue.heading)" : issue.heading),
        .faint("by \(issue.author.name), \(day(issue.createdAt))"),
        .text(issue.body),
    ]
}

/// Returns the day of a time, such as `2026-01-01`.
private func day(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day())
}
