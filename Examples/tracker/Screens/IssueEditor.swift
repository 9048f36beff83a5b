import Observation
import Relay

private let document = graphql(
    """
    fragment IssueEditor_issue on Issue {
      title
      state
      project {
        id
      }
    }

    mutation SetIssueStateMutation($id: ID!, $state: IssueState!) @raw_response_type {
      setIssueState(id: $id, state: $state) {
        issue {
          id
          state
        }
      }
    }

    mutation RenameIssueMutation($id: ID!, $title: String!) @raw_response_type {
      renameIssue(id: $id, title: $title) {
        issue {
          id
          title
        }
      }
    }
    """
)

/// Closes and renames an issue, and undoes that.
///
/// An edit is shown at once: its optimistic response is in the store until the server has answered. If
/// the server refuses, the store has rolled it back when `commit` throws, and no undo is needed.
@MainActor
@Observable
final class IssueEditor {
    /// The changes that undo the edits, the newest last.
    private var history: [Change] = []
    private var running = 0
    private var error: (any Error)?

    @ObservationIgnored private let id: ID
    @ObservationIgnored private let environment: RelayEnvironment
    /// Whether titles wait while there is no network, also until the next run.
    @ObservationIgnored private let keepsEdits: Bool
    @ObservationIgnored private let issue: FragmentModel<IssueEditor_issue>

    private enum Change {
        case state(IssueState)
        case title(String)
    }

    init(_ id: ID, in environment: RelayEnvironment, keepsEdits: Bool) {
        self.id = id
        self.keepsEdits = keepsEdits
        self.environment = environment
        issue = FragmentModel(in: environment)
    }

    var reference: IssueEditor_issue.Ref? {
        get { issue.reference }
        set { issue.reference = newValue }
    }

    var isSaving: Bool { running > 0 }

    /// A line for an edit that is being saved or has failed.
    var lines: [Line] {
        if isSaving { return [.faint("saving …")] }
        return error.map { [.failure("Not saved: \(message(of: $0))")] } ?? []
    }

    var commands: [Command] {
        guard let issue = issue.data else { return [] }
        let other: IssueState = issue.state == .open ? .closed : .open
        var commands = [
            Command("c", other == .closed ? "close" : "reopen") { [self] in
                edit(.state(other), from: .state(issue.state))
                return .stay
            },
            Command("t", "title") {
                .ask("Title") { [self] in edit(.title($0), from: .title(issue.title)) }
            },
        ]
        if !history.isEmpty {
            commands.append(
                Command("u", "undo") { [self] in
                    undo()
                    return .stay
                }
            )
        }
        return commands
    }

    private func edit(_ change: Change, from old: Change) {
        perform(change) { [self] in history.append(old) }
    }

    private func undo() {
        guard let old = history.popLast() else { return }
        perform(old) {}
    }

    private func perform(_ change: Change, whenDone: @escaping @MainActor () -> Void) {
        running += 1
        error = nil
        Task {
            do {
                try await send(change)
                whenDone()
            } catch {
                self.error = error
            }
            running -= 1
        }
    }

    private func send(_ change: Change) async throws {
        // Edits of one issue are sent one after the other, in the order of the keys.
        let queue = MutationQueue(id)
        switch change {
        case .state(let state):
            // The counts change twice: at once, and for good when the server has answered.
            let counts = issue.data.map { IssueCounts(project: $0.project.id) }
            let count: @Sendable (RecordSourceProxy) -> Void = { store in
                counts?.move(from: state == .open ? .closed : .open, to: state, in: store)
            }
            try await environment.commit(
                SetIssueStateMutation(id: id, state: state),
                optimisticResponse: .init(setIssueState: .init(issue: .init(id: id, state: state))),
                updater: { store, _ in count(store) },
                optimisticUpdater: count,
                queue: queue
            )
        case .title(let title):
            try await environment.commit(
                RenameIssueMutation(id: id, title: title),
                optimisticResponse: .init(renameIssue: .init(issue: .init(id: id, title: title))),
                queue: queue,
                whenOffline: keepsEdits ? .queue() : .fail
            )
        }
    }
}
