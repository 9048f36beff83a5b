import TestSupport
import Testing

@testable import Relay

/// Mutations that name objects which others are to create, while something goes wrong with these.
@Suite(.timeLimit(.minutes(10))) struct OfflineExchangeTests {
    private let room = OfflineRoom()

    @Test(.bug(id: "offline", "an answered mutation stayed in its storage and was sent again"))
    func anAnsweredCreatorLeavesItsStorageThoughTheDiskWasFull() async throws {
        let disk = SlowDisk()
        var room = room
        room.mutations = disk
        let test = room.launch()
        try await test.create("temp-1", key: "a")
        try await test.delete("temp-1", key: "b")
        room.reachability.isReachable = true
        let call = try await test.network.call()
        disk.release(failingWith: .full("Full."))
        call.respond(data: reviewData("55"))
        let next = try await test.network.call(1)
        #expect(next.variables["id"] == "55")
        next.respond(data: ["deleteReview": ["deletedID": "55"]])
        try await eventually { test.environment.offline.mutations.isEmpty }
        disk.release()
        #expect(
            try await comesToHold {
                try await test.environment.persist()
                return try room.kept().isEmpty
            }
        )
        #expect(room.launch().environment.offline.mutations.isEmpty)
    }

    /// Another run of the app, in which the optimistic update of the creator doesn't apply any more.
    private func launchWithoutUpdate() -> TestEnvironment {
        room.launch { options in
            options.offline.register(
                CreateReviewMutation.self,
                optimisticUpdater: { _, _ in throw Outage() }
            )
        }
    }

    @Test(.bug(id: "offline", "temporary ids were sent when an update didn't apply at launch"))
    func idsAreExchangedWithoutTheOptimisticUpdate() async throws {
        let first = room.launch()
        try await first.create("temp-1", key: "a")
        try await first.delete("temp-1", key: "b")
        let second = launchWithoutUpdate()
        #expect(second.records[#""temp-1""#] == nil)
        room.reachability.isReachable = true
        let call = try await second.network.call()
        #expect(try await remains { second.network.calls.count == 1 })
        call.respond(data: reviewData("55"))
        #expect(try await second.network.call(1).variables["id"] == "55")
    }

    @Test(
        .bug(id: "offline", "temporary ids were sent when the answer didn't have the objects"),
        arguments: [false, true]
    )
    func thoseThatNameAnObjectWhichIsNotInTheAnswerFail(isShown: Bool) async throws {
        let first = room.launch()
        try await first.create("temp-1", key: "a")
        try await first.delete("temp-1", key: "b")
        try await first.delete("other", key: "b")
        let second = isShown ? room.launch() : launchWithoutUpdate()
        room.reachability.isReachable = true
        try await second.network.call()
            .respond(data: ["createReview": ["review": .null, "errors": .null]])
        let next = try await second.network.call(1)
        #expect(next.variables["id"] == "other")
        let failed = second.environment.offline.failed
        #expect(failed.map(\.id) == [2])
        #expect(failed.map(\.attempts) == [0])
        // Also for the run after this one.
        try await second.environment.persist()
        let copy = try room.copied()
        copy.reachability.isReachable = true
        let third = copy.launch()
        #expect(third.environment.offline.failed.map(\.failure) == failed.map(\.failure))
        #expect(third.environment.offline.pending.map(\.id) == [3])
    }

    @Test(
        .bug(id: "offline", "temporary ids were sent when the app didn't know the mutation before"),
        arguments: ["a", "b"]
    )
    func thoseThatNameAnObjectOfAnUnknownMutationWait(key: String) async throws {
        let first = room.launch()
        try await first.create("temp-1", key: "a")
        try await first.delete("temp-1", key: key)
        try await first.delete("other", key: "c")
        room.reachability.isReachable = true
        room.registers.unregistered = ["CreateReviewMutation"]
        let second = room.launch()
        #expect(second.environment.offline.failed.map(\.failure) == [.unknownMutation])
        #expect(try await second.network.call().variables["id"] == "other")
        #expect(try await remains { second.network.calls.count == 1 })
        #expect(second.environment.offline.pending.first?.state == .waitingForOthers)
        // A later version of the app knows it again.
        room.registers.unregistered = []
        let third = room.launch()
        try await eventually { third.network.calls.count == 2 }
        third.network.calls.first { $0.request.name == "CreateReviewMutation" }?
            .respond(data: reviewData("55"))
        #expect(try await third.network.call(2).variables["id"] == "55")
    }

    @Test func thoseThatWaitForAnUnknownMutationAreSentWhenItIsRemoved() async throws {
        let first = room.launch()
        try await first.create("temp-1", key: "a")
        try await first.delete("temp-1", key: "b")
        room.reachability.isReachable = true
        room.registers.unregistered = ["CreateReviewMutation"]
        let second = room.launch()
        #expect(try await remains { second.network.calls.isEmpty })
        try second.environment.offline.remove(1)
        #expect(try await second.network.call().variables["id"] == "temp-1")
    }

    /// The store knows which of the objects the mutation has made up.
    @Test func idsOfObjectsThatTheStoreHasMetMeanwhileStay() async throws {
        let test = room.launch()
        try await test.create("temp-1", author: "u", key: "a")
        try await test.delete("u", key: "b")
        try test.write(storyResponse(), StoryQuery(id: "s"))
        room.reachability.isReachable = true
        try await test.network.call().respond(data: reviewData("55", author: "other"))
        #expect(try await test.network.call(1).variables["id"] == "u")
    }

    /// It is in the storage that is read again for those that the reset has kept.
    @Test func aMutationThatIsQueuedDuringAResetIsThereOnce() async throws {
        let test = room.launch()
        try await test.create("temp-1", key: "a")
        let environment = test.environment
        let queued = Locked<Task<DeleteReviewMutation.Data, any Error>?>(nil)
        let observer = environment.store.onReset {
            let task = Task {
                try await environment.commit(
                    DeleteReviewMutation(id: "x"),
                    whenOffline: .queue(key: "b")
                )
            }
            queued.withLock { $0 = task }
            let deadline = ContinuousClock.now + .seconds(20)
            while !environment.offline.mutations.contains(where: { $0.key == "b" }),
                ContinuousClock.now < deadline
            {}
        }
        await Task.detached { environment.reset(keepsQueuedMutations: true) }.value
        observer.dispose()
        try await eventually { environment.offline.mutations.map(\.key).sorted() == ["a", "b"] }
        room.reachability.isReachable = true
        for number in 0..<2 {
            let call = try await test.network.call(number)
            let isDeletion = call.request.name == "DeleteReviewMutation"
            call.respond(data: isDeletion ? ["deleteReview": ["deletedID": "x"]] : reviewData("55"))
        }
        _ = try await queued.withLock { $0 }?.value
        try await eventually { environment.offline.mutations.isEmpty }
        #expect(test.network.calls.count == 2)
    }
}
