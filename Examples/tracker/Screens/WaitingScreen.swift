import Observation
import Relay

/// The edits that wait for the network, and those that the server has refused.
@MainActor
@Observable
final class WaitingScreen: Screen {
    @ObservationIgnored let selection = Selection()
    @ObservationIgnored private let session: Session
    private var error: (any Error)?

    init(_ session: Session) {
        self.session = session
    }

    var title: String { "Waiting" }
    var isBusy: Bool { mutations.contains { $0.state == .sending } }

    private var mutations: [QueuedMutation] {
        session.offline.pending + session.offline.failed
    }

    var lines: [Line] {
        let isReachable = session.reachability?.isReachable == true
        return [.faint(isReachable ? "The network is on." : "The network is off.")]
            + selection.mark(mutations.map { Line.text(describe($0)) })
            + (mutations.isEmpty ? [.faint("Nothing waits.")] : [])
            + (error.map { [.failure(message(of: $0))] } ?? [])
    }

    private func describe(_ mutation: QueuedMutation) -> String {
        let title = mutation.variables["title"]?.string ?? mutation.name
        return "“\(title)” \(describe(mutation.state))"
    }

    private func describe(_ state: QueuedMutation.State) -> String {
        switch state {
        case .saving, .sending: "is being sent"
        case .waitingForOthers: "waits for an earlier edit"
        case .waitingForNetwork: "waits for the network"
        case .waitingAfterFailure: "is sent again soon"
        case .failed(.rejected(let errors)): "was refused: \(errors.first?.message ?? "")"
        case .failed: "has failed"
        }
    }

    var commands: [Command] {
        var commands = [
            Command("n", "network on/off") { [self] in
                session.reachability?.isReachable.toggle()
                return .stay
            }
        ]
        guard let mutation = selection.element(of: mutations) else { return commands }
        commands.append(
            Command("x", "remove") { [self] in
                change { try $0.remove(mutation.id) }
                return .stay
            }
        )
        if mutation.failure != nil {
            commands.append(
                Command("a", "send again") { [self] in
                    .ask("Title") { [self] title in
                        change { offline in
                            let id = ID(mutation.variables["id"]?.string ?? "")
                            try offline.edit(
                                mutation.id,
                                to: RenameIssueMutation(id: id, title: title),
                                optimisticResponse: [
                                    "renameIssue": [
                                        "issue": [
                                            "id": .string(id.rawValue), "title": .string(title),
                                        ]
                                    ]
                                ]
                            )
                            try offline.sendAgain(mutation.id)
                        }
                    }
                }
            )
        }
        return commands
    }

    private func change(_ body: (OfflineMutations) throws -> Void) {
        do {
            error = nil
            try body(session.environment.offline)
        } catch {
            self.error = error
        }
    }
}
