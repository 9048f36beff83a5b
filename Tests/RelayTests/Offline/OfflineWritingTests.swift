import Foundation
import TestSupport
import Testing

@testable import Relay

/// Queued mutations while their storage is slow or fails: nothing is sent that it doesn't have.
@Suite(.timeLimit(.minutes(10))) struct OfflineWritingTests {
    private let disk = SlowDisk()
    private let room: OfflineRoom
    private let test: TestEnvironment

    init() {
        var room = OfflineRoom()
        room.mutations = disk
        room.reachability.isReachable = true
        self.room = room
        test = room.launch()
    }

    private func like(_ id: ID) -> Task<Int?, any Error> {
        let environment = test.environment
        return Task {
            let data = try await environment.commit(
                LikeStoryMutation(id: id),
                optimisticResponse: ["likeStory": ["id": .string(id.rawValue), "likeCount": 9]],
                whenOffline: .queue(key: id.rawValue)
            )
            return data.likeStory?.likeCount
        }
    }

    @Test func itIsShownAndNotSentBeforeItIsWritten() async throws {
        disk.hold()
        let like = like("a")
        try await eventually { disk.isWriting }
        #expect(test.states == [.saving])
        #expect(test.records[#""a""#] != nil)
        #expect(try await remains { test.network.calls.isEmpty })
        disk.release()
        let call = try await test.network.call()
        #expect(disk.has(try #require(call.cacheConfig.transactionID)))
        call.respond(likeResponse(1, id: "a"))
        #expect(try await like.value == 1)
    }

    @Test func whatIsQueuedWhileAWriteFailsIsWrittenAllTheSame() async throws {
        disk.hold()
        let first = like("a")
        try await eventually { disk.isWriting }
        let second = like("b")
        try await eventually { test.environment.offline.mutations.count == 2 }
        disk.release(failingWith: .full("Full."))
        await #expect(throws: StorageError.self) { try await first.value }
        // The second one was refused as well, or is written when there is space again.
        test.network.answer { _, variables in
            likeResponse(3, id: variables["id"]?.string ?? "")
        }
        disk.release()
        for call in test.network.calls { call.respond(likeResponse(3, id: "b")) }
        _ = await second.result
        #expect(try await like("c").value == 3)
        #expect(test.records[#""a""#] == nil)
    }

    @Test func aRemovalThatCannotBeWrittenIsWrittenLater() async throws {
        room.reachability.isReachable = false
        let like = like("a")
        try await eventually { test.states == [.waitingForNetwork] }
        disk.release(failingWith: .full("Full."))
        try test.environment.offline.remove(1)
        _ = await like.result
        try await eventually {
            test.log.contains { if case .storageFail = $0 { true } else { false } }
        }
        await #expect(throws: StorageError.self) { try await test.environment.persist() }
        #expect(try room.kept().count == 1)
        disk.release()
        // By itself, a second later.
        try await eventually { try room.kept().isEmpty }
    }

    @Test func oneIsSentThoughLaterOnesAreNotWritten() async throws {
        disk.hold()
        var likes = [like("a")]
        // There is always something that is not written.
        for number in 0..<5 where test.network.calls.isEmpty {
            try await eventually { disk.isWriting }
            likes.append(like(ID("\(number)")))
            try await eventually { test.environment.offline.mutations.count == number + 2 }
            disk.letPass()
            try await eventually { disk.isWriting }
            _ = try await remains { test.network.calls.isEmpty }
        }
        let call = try #require(test.network.calls.first)
        #expect(call.variables["id"] == "a")
        disk.release()
        for like in likes { like.cancel() }
    }

    @Test func anEditIsNotSentBeforeItIsWritten() async throws {
        room.reachability.isReachable = false
        let like = like("a")
        try await eventually { test.states == [.waitingForNetwork] }
        disk.hold()
        try test.environment.offline.edit(1, to: LikeStoryMutation(id: "b"))
        room.reachability.isReachable = true
        #expect(try await remains { test.network.calls.isEmpty })
        disk.release()
        let call = try await test.network.call()
        #expect(call.variables["id"] == "b")
        #expect(disk.has(try #require(call.cacheConfig.transactionID)))
        call.respond(likeResponse(2, id: "b"))
        #expect(try await like.value == 2)
    }

    @Test func oneThatMustNotBeSentTwiceIsNotSentWithoutAMark() async throws {
        room.reachability.isReachable = false
        let queued = try await test.like("s", 5, delivery: .atMostOnce)
        disk.hold()
        room.reachability.isReachable = true
        try await eventually { disk.isWriting }
        #expect(try await remains { test.network.calls.isEmpty })
        disk.release(failingWith: .full("Full."))
        try await eventually { test.states == [.waitingAfterFailure] }
        #expect(test.network.calls.isEmpty)
        disk.release()
        test.environment.offline.sendNow()
        try await test.network.call().respond(likeResponse(1))
        #expect(try await queued.value == 1)
    }

    @Test func aChangeThatCannotBeWrittenIsWrittenWithTheNext() async throws {
        room.reachability.isReachable = false
        let like = like("a")
        try await eventually { test.states == [.waitingForNetwork] }
        disk.release(failingWith: .full("Full."))
        try test.environment.offline.edit(1, to: LikeStoryMutation(id: "edited"))
        try await eventually {
            test.log.contains { if case .storageFail = $0 { true } else { false } }
        }
        #expect(!disk.has("edited"))
        disk.release()
        try await test.environment.persist()
        #expect(disk.has("edited"))
        like.cancel()
    }

    @Test func aResetDuringAWriteLeavesNothing() async throws {
        disk.hold()
        let like = like("a")
        try await eventually { disk.isWriting }
        let environment = test.environment
        // It waits for the write.
        let reset = Task.detached { environment.reset() }
        try await Task.sleep(for: .milliseconds(5))
        disk.release()
        await reset.value
        await #expect(throws: StoreError.self) { try await like.value }
        try await environment.persist()
        #expect(try room.kept().isEmpty)
        #expect(room.launch().environment.offline.mutations.isEmpty)
    }

    @MainActor @Test func theOrderIsThatOfTheCalls() async throws {
        room.reachability.isReachable = false
        let environment = test.environment
        for number in 0..<50 {
            Task {
                try await environment.commit(
                    LikeStoryMutation(id: ID("\(number)")),
                    whenOffline: .queue()
                )
            }
        }
        while environment.offline.mutations.count < 50 { await Task.yield() }
        let ids = environment.offline.mutations.compactMap { $0.variables["id"]?.string }
        #expect(ids == (0..<50).map(String.init))
    }

    // MARK: - Replacing

    private func replacing(
        _ id: ID,
        _ count: Int64
    ) async throws -> Task<Int?, any Error> {
        let environment = test.environment
        let known = Set(environment.offline.mutations.map(\.id))
        let task = Task {
            let data = try await environment.commit(
                LikeStoryMutation(id: id),
                optimisticResponse: [
                    "likeStory": ["id": .string(id.rawValue), "likeCount": .int(count)]
                ],
                queue: MutationQueue("x", replacesWaiting: true),
                whenOffline: .queue()
            )
            return data.likeStory?.likeCount
        }
        try await eventually { environment.offline.mutations.contains { !known.contains($0.id) } }
        return task
    }

    @Test(
        .bug(
            id: "offline",
            "a replaced mutation was lost when the one in its place could not be written"
        )
    )
    func oneIsReplacedWhenTheOtherIsWritten() async throws {
        room.reachability.isReachable = false
        try test.write(storyResponse(likes: 1), StoryQuery(id: "s"))
        let first = try await replacing("s", 5)
        try await eventually { test.states == [.waitingForNetwork] }
        disk.hold()
        let second = try await replacing("s", 6)
        try await eventually { disk.isWriting }
        #expect(test.environment.offline.mutations.map(\.id) == [2])
        #expect(test.likes() == 6)
        // Neither is sent meanwhile.
        room.reachability.isReachable = true
        #expect(try await remains { test.network.calls.isEmpty })
        room.reachability.isReachable = false
        disk.release(failingWith: .full("Full."))
        await #expect(throws: StorageError.self) { try await second.value }
        disk.release()
        #expect(test.environment.offline.mutations.map(\.id) == [1])
        #expect(test.likes() == 5)
        try await test.environment.persist()
        #expect(try room.copied().launch().environment.offline.pending.map(\.id) == [1])
        room.reachability.isReachable = true
        try await test.network.call().respond(likeResponse(7))
        #expect(try await first.value == 7)
    }

    @Test func severalAreReplacedAtOnce() async throws {
        room.reachability.isReachable = false
        let first = try await replacing("a", 1)
        try await eventually { test.states == [.waitingForNetwork] }
        disk.hold()
        var others: [Task<Int?, any Error>] = []
        for (number, id) in ["b", "c", "d", "e"].enumerated() {
            others.append(try await replacing(ID(id), Int64(number)))
            #expect(test.environment.offline.mutations.map(\.id) == [Int64(number) + 2])
        }
        // One that is removed takes those with it that it has replaced.
        try test.environment.offline.remove(5)
        #expect(test.environment.offline.mutations.isEmpty)
        let last = try await replacing("f", 9)
        disk.release()
        for replaced in [first] + others.dropLast() {
            await #expect(throws: MutationError.self) { try await replaced.value }
        }
        await #expect(throws: OfflineError.self) { try await others[3].value }
        try await test.environment.persist()
        #expect(try room.kept().count == 1)
        room.reachability.isReachable = true
        let call = try await test.network.call()
        #expect(call.variables["id"] == "f")
        call.respond(likeResponse(9, id: "f"))
        #expect(try await last.value == 9)
        #expect(test.network.calls.count == 1)
    }
}
