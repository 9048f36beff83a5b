import Foundation
import Relay
import RelayTesting
import Testing

@testable import tracker

/// Each view with samples of its fragment.
struct SampleTests {
    @Test func projectRowShowsTheBuild() throws {
        let project = ProjectRow_project.Data.sample(
            name: "Web",
            openIssueCount: 3,
            build: "passing"
        )
        #expect(projectRow(try project.data) == .text("Web: 3 open, build passing"))
    }

    @Test func issueRowShowsTheState() throws {
        let issue = IssueRow_issue.Data.sample(number: 7, title: "Fix it", state: .closed)
        #expect(issueRow(try issue.data) == .text("[x] #7 Fix it"))
    }

    @Test func issueCardShowsTheAuthorAndTheDay() throws {
        let issue = IssueCard_issue.Data.sample(
            heading: "[ ] #42 title",
            createdAt: Date(timeIntervalSince1970: 0),
            author: .sample(name: "Ada")
        )
        let lines = issueCard(try issue.data)
        #expect(lines.first == .heading("[ ] #42 title"))
        #expect(lines.dropFirst().first == .faint("by Ada, 1970-01-01"))
        let marked = IssueCard_issue.Data.sample(heading: "#1 A", isBookmarked: true)
        #expect(issueCard(try marked.data).first == .heading("★ #1 A"))
    }

    @Test func anIssueIsHeadedByItsState() throws {
        let issue = IssueHeading_issue.Data.sample(number: 7, title: "Fix it", state: .closed)
        #expect(TrackerFields().issueHeading(try issue.data) == "[x] #7 Fix it")
    }

    @Test func commentRowShowsTheAuthor() throws {
        let comment = CommentRow_comment.Data.sample(text: "Hello", author: .sample(name: "Ben"))
        #expect(commentRow(try comment.data) == .text("Ben: Hello"))
    }
}
