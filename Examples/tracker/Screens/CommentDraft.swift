import Observation
import Relay

private let document = graphql(
    """
    fragment CommentDraft_issue on Issue {
      draft {
        text
      }
    }

    fragment CommentDraftUpdate_issue on Issue @updatable {
      draft {
        text
        ...DraftLink_draft
      }
    }

    fragment DraftLink_draft on Draft @assignable {
      __typename
    }
    """
)

/// The text of a comment until the server has it, so that nothing is lost when sending fails.
///
/// The draft is an object of the app: the schema extension declares it, and it is never sent.
@MainActor
@Observable
final class CommentDraft {
    private(set) var error: (any Error)?
    @ObservationIgnored private let issue: ID
    @ObservationIgnored private let environment: RelayEnvironment
    @ObservationIgnored private let draft: FragmentModel<CommentDraft_issue>
    /// The issue, for updaters.
    @ObservationIgnored private(set) var reference: CommentDraftUpdate_issue.Ref?

    init(of issue: ID, in environment: RelayEnvironment) {
        self.issue = issue
        self.environment = environment
        draft = FragmentModel(in: environment)
    }

    var text: String? { draft.data?.draft?.text }

    func show(_ draft: CommentDraft_issue.Ref, _ reference: CommentDraftUpdate_issue.Ref) {
        self.draft.reference = draft
        self.reference = reference
    }

    /// Keeps a text with the issue.
    func keep(_ text: String) {
        change { [issue] store, owner in
            let id = ID("draft of \(issue.rawValue)")
            owner.setDraft(store.create(id, as: DraftLink_draft.self))
            owner.draft?.text = text
        }
    }

    func discard() {
        change { _, owner in owner.setDraft(nil) }
    }

    private func change(
        _ change: @Sendable (RecordSourceProxy, CommentDraftUpdate_issue.Data) -> Void
    ) {
        guard let reference else { return }
        do {
            error = nil
            try environment.commitUpdate { store in
                if let owner = store.updatable(reference) { change(store, owner) }
            }
        } catch {
            self.error = error
        }
    }
}
