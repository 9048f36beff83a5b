import Foundation
import Observation
import Relay

private let document = graphql(
    """
    fragment FoundIssue_issue on Issue {
      id
      title
      ...IssueRow_issue
    }
    """
)

/// The issues that any screen has loaded, or those with a text in their titles: no server is asked.
@MainActor
@Observable
final class FindScreen: Screen {
    let selection = Selection()
    private var text = ""
    @ObservationIgnored private let session: Session
    @ObservationIgnored private let found: ObjectsModel<FoundIssue_issue>
    @ObservationIgnored private let issues: FragmentListModel<FoundIssue_issue>
    @ObservationIgnored private let rows: FragmentListModel<IssueRow_issue>

    init(_ session: Session) {
        self.session = session
        found = ObjectsModel(
            of: FoundIssue_issue.self,
            sortedBy: { $0.title < $1.title },
            in: session.environment
        )
        issues = FragmentListModel(following: found) { $0 }
        rows = FragmentListModel(following: issues) { $0.map(\.issueRow_issue) }
    }

    var title: String { "Find" }
    var isBusy: Bool { false }

    var lines: [Line] {
        let rows = rows.data ?? []
        let heading = text.isEmpty ? "All loaded issues" : "Loaded issues with “\(text)”"
        return [.heading("\(heading): \(rows.count)")] + selection.mark(rows.map(issueRow))
    }

    var commands: [Command] {
        [
            Command(.enter, "open") { [self] in openSelected() },
            Command("/", "text") { .ask("Text") { [self] in find($0) } },
        ]
    }

    private func find(_ text: String) {
        self.text = text
        found.find(
            where: { text.isEmpty || $0.title.localizedCaseInsensitiveContains(text) },
            sortedBy: { $0.title < $1.title }
        )
    }

    private func openSelected() -> Reaction {
        guard let issue = selection.element(of: issues.data ?? []) else { return .stay }
        return .open(IssueScreen(issue: issue.id, session))
    }
}
