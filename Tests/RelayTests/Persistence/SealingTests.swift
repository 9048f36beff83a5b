import Foundation
import TestSupport
import Testing

@testable import Relay

/// Storages whose rows are sealed from some time on, or whose key is locked away for a while.
@Suite(.timeLimit(.minutes(10))) struct SealingTests {
    private let room = OfflineRoom()
    private let key = Key()

    /// A key that can be locked away.
    private final class Key: Sendable {
        private struct Failure: Error {}

        private let state = Locked(false)
        var isLocked: Bool {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }

        func seal(_ data: Data) throws -> Data {
            if isLocked { throw Failure() }
            return Data([0xee]) + Data(data.map { $0 ^ 0x5a })
        }

        func unseal(_ data: Data) throws -> Data {
            if isLocked || data.first != 0xee { throw Failure() }
            return Data(data.dropFirst().map { $0 ^ 0x5a })
        }
    }

    /// A run of the app whose rows are sealed.
    private func launch(_ room: OfflineRoom) -> TestEnvironment {
        room.launch { [key] options in
            options.persistence?.seal = key.seal
            options.persistence?.unseal = key.unseal
        }
    }

    private func queueFile(_ test: TestEnvironment) async throws {
        let count = test.environment.offline.mutations.count
        let file = FileUpload(data: Data("meow".utf8), name: "cat")
        Task { try await test.environment.offline.perform(.like(uploads: ["a": file])) }
        try await eventually {
            test.environment.offline.mutations.count == count + 1
                && !test.states.contains(.saving)
        }
    }

    private func isPlain(_ text: String) throws -> Bool {
        try [StoredRow.Table.mutations, .uploads].contains { table in
            try room.mutations.rows(in: table).contains { row in
                row.bytes.range(of: Data(text.utf8)) != nil || row.label.contains(text)
            }
        }
    }

    @Test(.bug(id: "offline", "mutations of a version that sealed nothing were not sent any more"))
    func waitingMutationsAreSealedLater() async throws {
        let first = room.launch()
        _ = try await first.like("s", 5)
        try await queueFile(first)
        #expect(try isPlain("LikeStory") && isPlain("meow"))
        let second = launch(room)
        #expect(second.environment.offline.pending.map(\.id) == [1, 2])
        #expect(try !isPlain("LikeStory") && !isPlain("meow"))
        let third = launch(room)
        #expect(third.environment.offline.pending.map(\.id) == [1, 2])
        room.reachability.isReachable = true
        try await third.network.call().respond(likeResponse(6))
        let call = try await third.network.call(1)
        #expect(call.variables.uploads["a"]?.content == .data(Data("meow".utf8)))
    }

    @Test(.bug(id: "offline", "mutations of a version that sealed nothing were not sent any more"))
    func waitingMutationsAreReadThoughTheyCannotBeSealedYet() async throws {
        let first = room.launch()
        try await queueFile(first)
        key.isLocked = true
        room.reachability.isReachable = true
        let second = launch(room)
        let call = try await second.network.call()
        #expect(call.variables.uploads["a"]?.content == .data(Data("meow".utf8)))
    }

    @Test(.bug(id: "offline", "a store that was not sealed was set aside as it was"))
    func aStoreThatWasNotSealedIsErased() async throws {
        let first = room.launch()
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        try await first.environment.persist()
        let second = launch(room)
        #expect(second.records == [:])
        #expect(try await comesToHold { second.log.contains(.storageErase) })
        #expect(room.storage.size() == 0)
        try second.write(storyResponse(likes: 2), StoryQuery(id: "s"))
        try await second.environment.persist()
        #expect(launch(room).records == second.records)
    }

    @Test(.bug(id: "offline", "a locked key had the storages count as damaged"))
    func aLockedKeyIsLikeALockedDevice() async throws {
        let first = launch(room)
        try first.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        try await first.environment.persist()
        _ = try await first.like("s", 5)
        key.isLocked = true
        let second = launch(room)
        #expect(second.records == [:])
        #expect(second.environment.offline.mutations.isEmpty)
        await #expect(throws: StorageError.self) {
            try await second.environment.commit(LikeStoryMutation(id: "s"), whenOffline: .queue())
        }
        // Nothing that was written since takes the place of what can't be read.
        try second.write(storyResponse(likes: 2), StoryQuery(id: "s"))
        await #expect(throws: StorageError.self) { try await second.environment.persist() }
        let copy = try room.copied()
        key.isLocked = false
        #expect(launch(copy).likes() == 5)
        // It goes on by itself.
        _ = try await second.like("s", 6)
        try await eventually { second.environment.offline.pending.map(\.id) == [1, 2] }
        try await second.environment.persist()
        #expect(launch(room).likes() == 6)
    }

    @Test(.bug(id: "offline", "a mutation failed when its files could not be unsealed for a while"))
    func filesAreSentWhenTheKeyIsBack() async throws {
        let test = launch(room)
        try await queueFile(test)
        key.isLocked = true
        room.reachability.isReachable = true
        try await eventually { test.states != [.waitingForNetwork] && test.states != [.sending] }
        #expect(test.environment.offline.failed.isEmpty)
        #expect(test.network.calls.isEmpty)
        key.isLocked = false
        test.environment.offline.sendNow()
        let call = try await test.network.call()
        #expect(call.variables.uploads["a"]?.content == .data(Data("meow".utf8)))
    }

    @Test func aSealedRowThatIsDamagedLeavesTheOthers() async throws {
        let first = launch(room)
        _ = try await first.like("s", 5)
        _ = try await first.like("s", 6)
        var row = try #require(try room.mutations.rows(in: .mutations).first)
        row.bytes[0] = 0
        try room.mutations.write([.set(row, in: .mutations)], isDurable: true)
        let second = launch(room)
        #expect(second.environment.offline.pending.map(\.id) == [2])
        #expect(second.log.contains(.storageDamage(rows: 1)))
    }
}
