import Foundation
import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct GarbageCollectionTests {
    private func names(_ test: TestEnvironment) -> Set<String> { Set(test.records.keys) }

    @Test func dropsWhatNothingKeeps() throws {
        let test = TestEnvironment()
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        test.environment.collectGarbage()
        #expect(test.records.isEmpty)
        #expect(test.environment.store.source.count == 0)
        #expect(test.log.last == .storeCollect(droppedRecords: 3, keptRecords: 0))
    }

    @Test func keepsWhatARetainedQueryReaches() throws {
        let test = TestEnvironment()
        try test.write(itemsResponse(["1"]), WideQuery())
        try test.write(itemsResponse(["2"]), WideQuery(group: "g"))
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let retained = test.environment.retain(StoryQuery(id: "s"))
        test.environment.collectGarbage()
        #expect(names(test) == ["root", "\"s\"", "\"u\""])
        #expect(test.isAvailable(StoryQuery(id: "s")))
        retained.dispose()
    }

    @Test func releasedQueriesStayWhileTheBufferHasRoom() async throws {
        let test = TestEnvironment(releaseBufferSize: 2)
        for group in ["a", "b", "c"] {
            let query = WideQuery(group: .value(group))
            try test.write(itemsResponse([group]), query)
            test.environment.retain(query).dispose()
        }
        try await eventually { names(test) == ["root", "\"b\"", "\"c\""] }
        test.environment.collectGarbage()
        #expect(names(test) == ["root", "\"b\"", "\"c\""])
    }

    @Test func aQueryReleasedAgainMovesToTheEndOfTheBuffer() async throws {
        let test = TestEnvironment(releaseBufferSize: 2)
        for group in ["a", "b", "a", "c"] {
            let query = WideQuery(group: .value(group))
            try test.write(itemsResponse([group]), query)
            test.environment.retain(query).dispose()
        }
        try await eventually { names(test) == ["root", "\"a\"", "\"c\""] }
    }

    @Test func mutationsAndEventsDoNotPushQueriesOutOfTheBuffer() async throws {
        let test = TestEnvironment(releaseBufferSize: 2)
        try test.write(itemsResponse(["1"]), WideQuery())
        test.environment.retain(WideQuery()).dispose()
        test.network.answer { request, _ in
            request.operationKind == .mutation ? likeResponse(1) : nil
        }
        for _ in 0..<30 { try await test.environment.commit(LikeStoryMutation(id: "s")) }
        // Without their references, which would keep the events.
        let events = Collector(
            test.environment.subscribe(StoryUpdatedSubscription(id: "s")).map { _ in 0 }
        )
        let call = try await test.network.call(30)
        for likes in 0..<30 { call.send(storyEvent(likes: likes)) }
        _ = try await events.values(30)
        events.cancel()
        try await eventually { test.environment.store.roots.withLock { $0.retainedCount } == 0 }
        test.environment.collectGarbage()
        #expect(names(test) == ["root", "\"1\""])
    }

    @Test func whatMutationsLeaveIsCollectedBeforeLong() async throws {
        let test = TestEnvironment()
        test.network.answer { _, variables in
            likeResponse(1).replacingOccurrences(
                of: "\"s\"",
                with: variables["id"]?.description ?? ""
            )
        }
        for index in 0..<200 {
            try await test.environment.commit(LikeStoryMutation(id: ID("s\(index)")))
        }
        try await eventually { test.environment.store.source.count < 60 }
    }

    @Test func retainingTwiceNeedsReleasingTwice() throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        try test.write(itemsResponse(["1"]), WideQuery())
        let (one, two) = (
            test.environment.retain(WideQuery()), test.environment.retain(WideQuery())
        )
        one.dispose()
        one.dispose()
        test.environment.collectGarbage()
        #expect(names(test) == ["root", "\"1\""])
        two.dispose()
        test.environment.collectGarbage()
        #expect(test.records.isEmpty)
    }

    @Test(arguments: [0, -1])
    func aBufferWithoutRoomKeepsNothing(size: Int) throws {
        let test = TestEnvironment(releaseBufferSize: size)
        try test.write(itemsResponse(["1"]), WideQuery())
        test.environment.retain(WideQuery()).dispose()
        test.environment.collectGarbage()
        #expect(test.records.isEmpty)
        #expect(test.environment.inspect().statistics.releasedOperations == 0)
    }

    @Test func droppingARetainedQueryReleasesIt() throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        try test.write(itemsResponse(["1"]), WideQuery())
        do { _ = test.environment.retain(WideQuery()) }
        test.environment.collectGarbage()
        #expect(test.records.isEmpty)
    }

    @Test func keepsWhatALiveReaderHasRead() async throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        try test.write(storyResponse(), StoryQuery(id: "s"))
        // A reference that keeps nothing itself.
        let story = FragmentRef<StoryRow_story>(
            dataID: try #require(
                try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story?.dataID
            ),
            owner: test.environment.describe(StoryQuery(id: "s")),
            arguments: nil
        )
        let values = Collector(test.environment.observe(story))
        _ = try await values.values(1)
        test.environment.collectGarbage()
        #expect(names(test) == ["\"s\"", "\"u\""])
        try test.environment.commitUpdate { $0.record("s")?.setValue(5, for: "likeCount") }
        #expect(try await values.values(2).map(\.likeCount) == [1, 5])
        values.cancel()
        try await eventually { test.environment.store.subscriptions.withLock { $0.count == 0 } }
        test.environment.collectGarbage()
        #expect(test.records.isEmpty)
    }

    @Test func keepsWhatIsInFlight() async throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        let fetch = Task { try await test.environment.fetch(WideQuery()) }
        let call = try await test.network.call()
        call.send(itemsResponse(["1"]))
        try await eventually { !test.records.isEmpty }
        test.environment.collectGarbage()
        call.finish()
        #expect(try await fetch.value.items.count == 1)
    }

    @Test func waitsForOptimisticUpdatesAndThenCollects() async throws {
        let test = TestEnvironment()
        try test.write(itemsResponse(["1"]), WideQuery())
        let retained = test.environment.retain(WideQuery())
        let commit = Task {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                optimisticUpdater: { store in
                    store.root.setLinkedRecords([], for: "items")
                }
            )
        }
        let call = try await test.network.call()
        #expect(try test.environment.read(WideQuery()).items.isEmpty)
        test.environment.collectGarbage()
        call.fail(Outage())
        _ = try? await commit.value
        #expect(try test.environment.read(WideQuery()).items.count == 1)
        retained.dispose()
    }

    @Test func keepsCyclesOnlyWhileTheyAreReached() throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        try test.write(
            #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":[{"id":"1","name":"a"},{"id":"2","name":"b"}]}}}"#,
            ViewerQuery()
        )
        let retained = test.environment.retain(ViewerQuery())
        test.environment.collectGarbage()
        #expect(test.records.count == 3)
        retained.dispose()
        test.environment.collectGarbage()
        #expect(test.records.isEmpty)
    }

    @Test func aQueryRetainedWhileItCollectsIsWhole() async throws {
        // What was found available and then retained must not be gone.
        let test = TestEnvironment(releaseBufferSize: 0)
        var availableCount = 0
        for _ in 0..<300 {
            try test.write(itemsResponse((0..<20).map(String.init)), WideQuery())
            async let collection: Void = Task.detached { test.environment.collectGarbage() }.value
            let retained = test.environment.retain(WideQuery())
            let wasAvailable = test.isAvailable(WideQuery())
            await collection
            if wasAvailable {
                availableCount += 1
                #expect(test.isAvailable(WideQuery()))
            }
            retained.dispose()
        }
        #expect(availableCount > 0, "no round has tested anything")
    }

    @Test func whatAReaderIsYetToReadStays() async throws {
        // Collects when a version is out and its readers have not read it yet.
        let hook = Locked<(@Sendable () -> Void)?>(nil)
        let environment = RelayEnvironment(network: ScriptedNetwork()) { event in
            if case .storePublish = event { hook.withLock { $0 }?() }
        }
        try environment.commit(
            Data(storyResponse().utf8),
            environment.describe(StoryQuery(id: "s")),
            root: .root
        )
        let story = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        let values = Collector(environment.observe(story))
        _ = try await values.values(1)
        hook.withLock { $0 = { environment.collectGarbage() } }
        try environment.commitUpdate { store in
            let user = store.create("v", type: "User")
            user.setValue("v", for: "id")
            user.setValue("new", for: "name")
            store.record("s")?.setLinkedRecord(user, for: "author")
        }
        #expect(try await values.values(2).map(\.author.name) == ["a", "new"])
        hook.withLock { $0 = nil }
    }

    @Test func whatIsReadWhileItCollectsStays() async throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        var readCount = 0
        for _ in 0..<300 {
            try test.write(storyResponse(), StoryQuery(id: "s"))
            // The collection that the references of the last round have left to do may come first.
            guard let story = try? test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
            else { continue }
            async let collection: Void = Task.detached { test.environment.collectGarbage() }.value
            let values = Locked<[Bool]>([])
            let subscription = test.environment.store.subscribe {
                test.environment.snapshot(story, in: $0)
            } _: { (snapshot: Snapshot<StoryRow_story.Data>) in
                values.withLock { $0.append(snapshot.value != nil) }
                return true
            }
            await collection
            if values.withLock({ $0 == [true] }) {
                readCount += 1
                #expect(test.snapshot(story).value != nil)
            }
            subscription.dispose()
        }
        #expect(readCount > 0, "no round has tested anything")
    }
}
