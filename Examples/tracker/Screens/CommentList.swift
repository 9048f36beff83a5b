import Foundation
import Relay

private let document = graphql(
    """
    fragment CommentList_issue on Issue
    @refetchable(queryName: "CommentListPageQuery")
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 3 }
      cursor: { type: "String" }
    ) {
      ...CommentDraft_issue
      ...CommentDraftUpdate_issue
      comments(first: $count, after: $cursor) @connection(key: "CommentList_comments") {
        edges {
          node {
            id
            ...CommentRow_comment
          }
        }
      }
    }

    mutation AddCommentMutation($issueId: ID!, $text: String!, $connections: [ID!]!)
    @raw_response_type {
      addComment(issueId: $issueId, text: $text) {
        commentEdge @appendEdge(connections: $connections) {
          node {
            id
            ...CommentRow_comment
          }
        }
      }
    }

    subscription CommentAddedSubscription($issueId: ID!, $connections: [ID!]!) {
      commentAdded(issueId: $issueId) {
        commentEdge @appendEdge(connections: $connections) {
          node {
            id
            ...CommentRow_comment
          }
        }
      }
    }
    """
)

/// The comments on an issue: page by page, live, and with those that the user writes.
@MainActor
final class CommentList {
    private let issue: ID
    /// The list in the store, to which new comments are appended.
    private let connections: [ID]
    private let comments: PaginationModel<CommentList_issue>
    private let rows: FragmentListModel<CommentRow_comment>
    private let adding: MutationModel<AddCommentMutation>
    private let draft: CommentDraft
    private let added: SubscriptionModel<CommentAddedSubscription>
    private var viewer: IssueQuery.Data.Viewer?

    init(of issue: ID, _ session: Session) {
        let environment = session.environment
        self.issue = issue
        connections = [CommentList_issue.commentsConnection().id(of: issue)]
        comments = PaginationModel(in: environment)
        rows = FragmentListModel(following: comments) { $0.comments.map(\.commentRow_comment) }
        adding = MutationModel(in: environment)
        draft = CommentDraft(of: issue, in: environment)
        let subscription = CommentAddedSubscription(issueId: issue, connections: connections)
        added = SubscriptionModel(session.isLive ? subscription : nil, in: environment)
    }

    var isBusy: Bool { comments.isLoadingNext || adding.isInFlight }

    func show(_ reference: CommentList_issue.Ref?, viewer: IssueQuery.Data.Viewer) {
        comments.reference = reference
        self.viewer = viewer
    }

    var lines: [Line] {
        guard let data = comments.data else { return [] }
        let list = data.comments
        draft.show(data.commentDraft_issue, data.commentDraftUpdate_issue)
        var lines: [Line] = [.heading("Comments, \(liveState(added))")]
        if list.isEmpty { lines.append(.faint("no comments yet")) }
        lines += (rows.data ?? []).map(commentRow)
        if comments.hasNext { lines.append(.faint("m for more")) }
        if let error = comments.loadError { lines.append(.failure(message(of: error))) }
        if adding.isInFlight { lines.append(.faint("sending …")) }
        if let error = adding.error { lines.append(.failure("Not sent: \(message(of: error))")) }
        if let unsent { lines.append(.faint("Your comment: \(unsent)")) }
        if let error = draft.error { lines.append(.failure(message(of: error))) }
        return lines
    }

    /// The comment that was not sent.
    private var unsent: String? { adding.isInFlight ? nil : draft.text }

    var commands: [Command] {
        var commands = [
            Command("a", "add comment") { .ask("Comment") { [self] in add($0) } },
            Command("m", "more comments") { [self] in
                comments.loadNext(3)
                return .stay
            },
        ]
        guard let unsent else { return commands }
        commands += [
            Command("s", "send again") { [self] in
                add(unsent)
                return .stay
            },
            Command("d", "discard") { [self] in
                draft.discard()
                adding.clear()
                return .stay
            },
        ]
        return commands
    }

    private func add(_ text: String) {
        guard let viewer else { return }
        draft.keep(text)
        let issue = draft.reference
        // The comment needs an id until the server gives it one.
        let comment = AddCommentMutation.RawResponse.AddComment.CommentEdge.Node(
            id: ID(UUID().uuidString),
            text: text,
            author: .init(id: viewer.id, name: viewer.name)
        )
        adding.run(
            AddCommentMutation(issueId: self.issue, text: text, connections: connections),
            optimisticResponse: .init(addComment: .init(commentEdge: .init(node: comment))),
            // The draft goes in the same change in which the comment of the server comes.
            updater: { store, _ in
                if let issue { store.updatable(issue)?.setDraft(nil) }
            }
        )
    }
}
