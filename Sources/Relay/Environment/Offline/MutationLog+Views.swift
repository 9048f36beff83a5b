#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The queued mutations as the app sees them.
extension MutationLog {
    /// The mutations, oldest first, without those that others are about to replace.
    var views: [QueuedMutation] { sorted.filter { $0.replacement == nil }.map { view($0) } }

    private func view(_ entry: Entry) -> QueuedMutation {
        let frame = entry.frame
        return QueuedMutation(
            id: frame.number,
            name: frame.name,
            variables: frame.variables,
            key: frame.key,
            queued: Date(milliseconds: frame.queued),
            deadline: frame.deadline.map { Date(milliseconds: $0) },
            attempts: frame.attempts,
            idempotencyKey: frame.idempotencyKey,
            state: state(of: entry)
        )
    }

    private func state(of entry: Entry) -> QueuedMutation.State {
        if let failure = entry.frame.failure { return .failed(failure) }
        if entry.isSending { return .sending }
        guard entry.isSaved else { return .saving }
        let lane = lanes[entry.frame.key]
        guard lane?.numbers.first == entry.frame.number, !waitsForOthers(entry) else {
            return .waitingForOthers
        }
        return lane?.retry != nil && isReachable ? .waitingAfterFailure : .waitingForNetwork
    }
}

extension Date {
    fileprivate init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }
}
