import Foundation
import Testing

@testable import Relay

/// A user logs out: nothing of the session stays, and nothing of it comes later.
@Suite(.timeLimit(.minutes(10))) struct ResetTests {
    private let test = TestEnvironment()

    @Test func nothingIsLeft() throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        test.environment.reset()
        #expect(test.records.isEmpty)
        #expect(test.environment.check(WideQuery()) == .missing)
        let usedCount = test.environment.store.writer.withLock { $0.identities.usedCount }
        #expect(usedCount == 1)
        #expect(test.log.last == .storeReset)
    }

    @Test func operationsInFlightEndAndTheirRequestsAreCancelled() async throws {
        let fetch = Task { try await test.environment.fetch(WideQuery()) }
        let commit = Task { try await test.environment.commit(LikeStoryMutation(id: "s")) }
        let events = Collector(test.environment.subscribe(StoryUpdatedSubscription(id: "s")))
        for index in 0..<3 { _ = try await test.network.call(index) }
        test.environment.reset()
        await #expect(throws: StoreError.reset(definition: "WideQuery")) {
            try await fetch.value
        }
        await #expect(throws: StoreError.reset(definition: "LikeStoryMutation")) {
            try await commit.value
        }
        try await eventually { events.ending != nil }
        #expect(events.error as? StoreError == .reset(definition: "StoryUpdatedSubscription"))
        try await eventually { test.network.calls.allSatisfy { $0.termination == .cancelled } }
    }

    @Test func observersAreToldAndEnd() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let query = Collector(
            test.environment.observe(StoryQuery(id: "s"), fetchPolicy: .storeOnly)
        )
        let fragment = Collector(test.environment.observe(story))
        _ = try await query.values(1)
        _ = try await fragment.values(1)
        test.environment.reset()
        try await eventually { query.ending != nil && fragment.ending != nil }
        #expect(query.error as? StoreError == .reset(definition: "StoryQuery"))
        #expect(fragment.error == nil)
        // Not on the thread that resets.
        try await eventually { test.environment.store.subscriptions.withLock { $0.count == 0 } }
        #expect(test.environment.store.resets.withLock { $0.isEmpty })
        #expect(test.environment.store.roots.withLock { $0.retainedCount } == 0)
    }

    @Test func optimisticUpdatesAreGone() async throws {
        let commit = Task {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "likeCount": 5]]
            )
        }
        _ = try await test.network.call()
        #expect(!test.records.isEmpty)
        test.environment.reset()
        #expect(test.records.isEmpty)
        _ = try? await commit.value
        #expect(test.environment.store.writer.withLock { $0.optimisticUpdates.isEmpty })
    }

    @Test func referencesFromBeforeReadNothing() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        test.environment.reset()
        try test.write(storyResponse(title: "of another user"), StoryQuery(id: "s"))
        #expect(throws: StoreError.self) { try test.environment.read(story) }
    }

    @Test func whatIsDescribedBeforeCannotWriteAfterwards() throws {
        let query = test.environment.describe(WideQuery())
        test.environment.reset()
        #expect(throws: StoreError.reset(definition: "WideQuery")) {
            try test.environment.commit(
                .init(itemsResponse(["1"]).utf8),
                query,
                root: .root
            )
        }
        #expect(throws: StoreError.reset(definition: "WideQuery")) {
            try test.environment.store.add(
                OptimisticUpdate(of: query, root: .root, response: nil, updater: nil)
            )
        }
        #expect(test.records.isEmpty)
    }

    @Test func theNewSessionWorks() async throws {
        let retained = test.environment.retain(WideQuery())
        test.environment.reset()
        test.network.answer { _, _ in itemsResponse(["1"]) }
        #expect(try await test.environment.fetch(WideQuery()).items.count == 1)
        test.environment.releaseMemory()
        #expect(try test.environment.read(WideQuery()).items.count == 1)
        retained.dispose()
    }

    @Test func aQueryIsNotJoinedAcrossSessions() async throws {
        let old = Task { try await test.environment.fetch(WideQuery()) }
        _ = try await test.network.call(0)
        test.environment.reset()
        let new = Task { try await test.environment.fetch(WideQuery()) }
        try await test.network.call(1).respond(itemsResponse(["1"]))
        #expect(try await new.value.items.count == 1)
        await #expect(throws: StoreError.self) { try await old.value }
    }

    @Test func nothingOfAnEarlierSessionIsEverWritten() async throws {
        for round in 0..<100 {
            test.network.answer { _, _ in itemsResponse(["earlier"], value: round) }
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<100 {
                    let query = WideQuery(group: .value("\(index)"))
                    group.addTask { _ = try? await test.environment.fetch(query) }
                }
                group.addTask {
                    for _ in 0..<(round % 40) { await Task.yield() }
                    // What is asked from now on has another answer.
                    test.network.answer { _, _ in itemsResponse(["later"]) }
                    test.environment.reset()
                    #expect(test.records["\"earlier\""] == nil)
                }
            }
            #expect(test.records["\"earlier\""] == nil)
            #expect(test.environment.store.roots.withLock { $0.retainedCount } == 0)
        }
    }
}
