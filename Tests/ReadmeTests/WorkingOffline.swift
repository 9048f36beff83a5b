// swift-format-ignore-file
import Foundation
import Relay
import RelaySQLite

/// The code of the article on working offline. It is compiled, and compared with the article.
enum WorkingOffline {
    final class Stories: Sendable {
        let environment: RelayEnvironment
        let reachability = ReachabilitySwitch()

        init(_ environment: RelayEnvironment) { self.environment = environment }

        func rename(_ story: ID, to title: String) async throws {
            try await environment.commit(
                RenameStoryMutation(id: story, title: title),
                optimisticResponse: RenameStoryMutation.RawResponse(
                    renameStory: .init(id: story, title: title)
                ),
                whenOffline: .queue(key: story.rawValue)
            )
        }

        func open(in folder: URL, for user: ID, _ network: any Network) -> RelayEnvironment {
            var options = RelayEnvironment.Options(
                persistence: .sqlite(in: folder, account: user.rawValue)
            )
            options.reachability = reachability
            options.offline.register(RenameStoryMutation.self)
            options.offline.register(
                LikeStoryMutation.self,
                optimisticUpdater: { store, variables in
                    guard let story = variables["id"]?.string.flatMap({ store.record(ID($0)) }) else { return }
                    story.setValue(.int((story.value("likeCount")?.int ?? 0) + 1), for: "likeCount")
                }
            )
            return RelayEnvironment(network: network, options: options)
        }

        @MainActor
        func banner(_ offline: OfflineModel) -> String? {
            if !offline.failed.isEmpty { return "\(offline.failed.count) changes were not accepted." }
            guard !offline.pending.isEmpty else { return nil }
            return offline.isReachable
                ? "Sending \(offline.pending.count) changes…"
                : "\(offline.pending.count) changes are sent when you are online again."
        }

        func resolve(_ mutation: QueuedMutation, with title: String?) throws {
            guard let story = mutation.variables["id"]?.string, let title else {
                return try environment.offline.remove(mutation.id)
            }
            try environment.offline.edit(
                mutation.id,
                to: RenameStoryMutation(id: ID(story), title: title)
            )
            try environment.offline.sendAgain(mutation.id)
        }

        func refetching() -> RelayEnvironment.Options {
            var options = RelayEnvironment.Options()
            options.refetches = [.queuedMutations, .reconnect, .foreground]
            return options
        }
    }
}
