import Foundation
import TestSupport

@testable import Relay

/// Environments that follow each other like the runs of an app whose user has queued mutations.
struct OfflineRoom: Sendable {
    var storage = MemoryStorage()
    var mutations: any RecordStorage = MemoryStorage()
    let reachability = ReachabilitySwitch(isReachable: false)
    let registers = Flags()

    /// The things that a run of the app has or lacks.
    final class Flags: Sendable {
        private let names = Locked<Set<String>>([])
        /// The mutations that the app does not know.
        var unregistered: Set<String> {
            get { names.withLock { $0 } }
            set { names.withLock { $0 = newValue } }
        }
    }

    /// Another run of the app.
    func launch(
        account: String = "ada",
        hasReachability: Bool = true,
        _ configure: (inout RelayEnvironment.Options) -> Void = { _ in }
    ) -> TestEnvironment {
        TestEnvironment { options in
            var persistence = Persistence(storage, mutations: mutations, account: account)
            persistence.delay = .seconds(1_000)
            options.persistence = persistence
            if hasReachability { options.reachability = reachability }
            let unregistered = registers.unregistered
            if !unregistered.contains("LikeStoryMutation") {
                options.offline.register(LikeStoryMutation.self)
            }
            if !unregistered.contains("CreateReviewMutation") {
                options.offline.register(CreateReviewMutation.self)
            }
            options.offline.register(DeleteReviewMutation.self)
            options.offline.register(
                LikeMutation.self,
                updater: { store, data in
                    store.root.setValue(.int(Int64(data.likeStory?.likeCount ?? 0)), for: "likes")
                },
                optimisticUpdater: { store, variables in
                    guard let id = variables["id"]?.string else { return }
                    store.record(ID(id))?.setValue("mine", for: "title")
                }
            )
            configure(&options)
        }
    }

    /// A copy of the storages as they are now, as a process that is killed leaves them.
    func copied() throws -> OfflineRoom {
        var room = OfflineRoom()
        room.storage = try Self.copy(storage)
        room.mutations = try Self.copy(mutations)
        return room
    }

    private static func copy(_ storage: any RecordStorage) throws -> MemoryStorage {
        let copy = MemoryStorage()
        for table in StoredRow.Table.allCases {
            copy.write(try storage.rows(in: table).map { .set($0, in: table) }, isDurable: true)
        }
        return copy
    }

    /// The names of the mutations that the storage has.
    func kept() throws -> [String] { try mutations.rows(in: .mutations).map(\.label) }
}

extension TestEnvironment {
    /// Queues a like, and returns the task that waits for its answer.
    func like(
        _ id: ID = "s",
        _ count: Int64 = 9,
        key: String? = nil,
        deadline: Duration? = nil,
        delivery: OfflinePolicy.Delivery = .atLeastOnce,
        queue: MutationQueue? = nil
    ) async throws -> Task<Int?, any Error> {
        let before = environment.offline.mutations.map(\.id).max() ?? 0
        let task = Task {
            let data = try await environment.commit(
                LikeStoryMutation(id: id),
                optimisticResponse: [
                    "likeStory": ["id": .string(id.rawValue), "likeCount": .int(count)]
                ],
                queue: queue,
                whenOffline: .queue(key: key, deadline: deadline, delivery: delivery)
            )
            return data.likeStory?.likeCount
        }
        try await eventually("mutation") {
            environment.offline.mutations.contains { $0.id > before && $0.state != .saving }
        }
        return task
    }

    /// The likes of a story that readers see.
    func likes(_ id: ID = "s") -> Int? {
        let data = try? environment.read(StoryQuery(id: id))
        return data?.node?.storyRow_story.flatMap { try? environment.read($0).likeCount }
    }

    var states: [QueuedMutation.State] { environment.offline.mutations.map(\.state) }
}

extension QueuedCall {
    /// A like with files.
    static func like(uploads: [String: FileUpload]) -> QueuedCall {
        QueuedCall(
            name: "LikeStoryMutation",
            variables: VariableData(["id": "s"], uploads: uploads),
            response: ["likeStory": ["id": "s", "likeCount": 9]],
            key: "",
            deadline: nil,
            delivery: .atLeastOnce,
            idempotencyKey: UUID().uuidString,
            replacesWaiting: false
        )
    }
}
