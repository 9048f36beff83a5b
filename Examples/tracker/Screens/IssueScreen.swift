import Relay

private let document = graphql(
    """
    query IssueQuery($id: ID!) {
      viewer {
        id
        name
      }
      node(id: $id) {
        ... on Issue @alias(as: "issue") {
          id
          ...IssueCard_issue
          ...IssueEditor_issue
          ...CommentList_issue
        }
      }
    }
    """
)

/// An issue with its comments.
///
/// The query asks for nothing of the issue by itself. It spreads the fragments of the three parts of
/// the screen, and passes each of them its reference.
@MainActor
final class IssueScreen: Screen {
    let selection = Selection()
    private let query: QueryModel<IssueQuery>
    private let card: FragmentModel<IssueCard_issue>
    private let editor: IssueEditor
    private let comments: CommentList
    private let json: IssueJSON
    private let id: ID

    init(issue id: ID, _ session: Session) {
        self.id = id
        query = QueryModel(IssueQuery(id: id), in: session.environment)
        card = FragmentModel(in: session.environment)
        editor = IssueEditor(
            id,
            in: session.environment,
            keepsEdits: session.reachability != nil
        )
        comments = CommentList(of: id, session)
        json = IssueJSON(in: session.environment)
    }

    var title: String { "Issue" }
    var isBusy: Bool { query.isLoading || editor.isSaving || comments.isBusy }

    var lines: [Line] {
        guard let data = query.data else { return loadingLines(query) }
        let issue = data.node?.issue
        card.reference = issue?.issueCard_issue
        editor.reference = issue?.issueEditor_issue
        comments.show(issue?.commentList_issue, viewer: data.viewer)
        guard let card = card.data else {
            return missingLines(query, "There is no such issue.")
        }
        return issueCard(card) + json.lines + editor.lines + failureLines(query) + comments.lines
    }

    var commands: [Command] {
        let reload = Command("r", "reload") { [self] in
            Task { await query.refresh() }
            return .stay
        }
        // The list has loaded only a part of the issue, which can't be edited yet.
        guard card.data != nil else { return [reload] }
        let show = Command("j", json.lines.isEmpty ? "JSON" : "no JSON") { [self] in
            json.toggle(card.reference)
            return .stay
        }
        let bookmark = Command("b", "bookmark") { [id] in
            Task { await Bookmarks.shared.toggle(id) }
            return .stay
        }
        return editor.commands + comments.commands + [reload, show, bookmark]
    }
}
