import Observation
import Relay

/// The fields of an issue's card as JSON, to be pasted into a report.
@MainActor
@Observable
final class IssueJSON {
    private(set) var lines: [Line] = []
    @ObservationIgnored private let environment: RelayEnvironment

    init(in environment: RelayEnvironment) {
        self.environment = environment
    }

    /// Shows the fields of the issue as they are now, or hides them.
    func toggle(_ issue: IssueCard_issue.Ref?) {
        guard let issue, lines.isEmpty else { return lines = [] }
        do {
            let json = try environment.json(of: issue, includingFragments: true)
            lines = String(decoding: json.utf8(layout: .pretty), as: UTF8.self)
                .split(separator: "\n").map { .faint(String($0)) }
        } catch {
            lines = [.failure(message(of: error))]
        }
    }
}
