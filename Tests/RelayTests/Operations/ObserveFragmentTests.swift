import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct ObserveFragmentTests {
    private let test = TestEnvironment()

    private func story() throws -> StoryRow_story.Ref {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        return try #require(try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story)
    }

    private var rereads: [LogEvent] { test.log.filter { $0.name == "store.notify.end" } }

    @Test func deliversWhatIsThereAndEveryOtherValue() async throws {
        let values = Collector(test.environment.observe(try story()))
        #expect(try await values.values(1).map(\.likeCount) == [1])
        try test.write(storyResponse(likes: 2), StoryQuery(id: "s"))
        _ = try await values.values(2)
        try test.write(storyResponse(likes: 2, author: "b"), StoryQuery(id: "s"))
        #expect(try await values.values(3).map(\.author.name) == ["a", "a", "b"])
    }

    @Test func rereadsOnlyWhatIsAffected() async throws {
        let values = Collector(test.environment.observe(try story()))
        _ = try await values.values(1)
        test.forgetLog()
        try test.write(itemsResponse(["1"]), WideQuery())
        try test.write(storyResponse(), StoryQuery(id: "s"))
        #expect(rereads.isEmpty)
        // The same record, but no field that the fragment reads.
        try test.environment.commitUpdate { $0.record("s")?.setValue("x", for: "body") }
        #expect(rereads.isEmpty)
        try test.environment.commitUpdate { store in
            store.record("s")?.setValue(7, for: "likeCount")
            store.record("u")?.setValue("z", for: "name")
        }
        #expect(rereads.last == .storeNotify(reread: 1, changed: 1))
        #expect(try await values.values(2).map(\.likeCount) == [1, 7])
        #expect(try await remains { values.values.count == 2 })
    }

    @Test func followsLinksToOtherRecords() async throws {
        let values = Collector(test.environment.observe(try story()))
        _ = try await values.values(1)
        try test.environment.commitUpdate { store in
            let other = store.create("v", type: "User")
            other.setValue("v", for: "id")
            other.setValue("other", for: "name")
            store.record("s")?.setLinkedRecord(other, for: "author")
        }
        _ = try await values.values(2)
        test.forgetLog()
        try test.environment.commitUpdate { $0.record("u")?.setValue("gone", for: "name") }
        #expect(rereads.isEmpty)
        try test.environment.commitUpdate { $0.record("v")?.setValue("new", for: "name") }
        #expect(try await values.values(3).map(\.author.name) == ["a", "other", "new"])
    }

    @Test func deliversNothingOnceCancelled() async throws {
        let values = Collector(test.environment.observe(try story()))
        _ = try await values.values(1)
        values.cancel()
        try await eventually { test.environment.store.subscriptions.withLock { $0.count == 0 } }
        test.forgetLog()
        try test.write(storyResponse(likes: 2), StoryQuery(id: "s"))
        #expect(rereads.isEmpty)
        #expect(try await remains { values.values.count == 1 })
    }

    @Test func onlyTheNewestValueWaits() async throws {
        var iterator = test.environment.observe(try story()).makeAsyncIterator()
        for likes in 2...9 { try test.write(storyResponse(likes: likes), StoryQuery(id: "s")) }
        #expect(await iterator.next()?.likeCount == 9)
    }

    @Test func aStreamThatIsDroppedUnreadReadsNothingAnyMore() throws {
        let story = try story()
        do {
            let stream = test.environment.observe(story)
            #expect(test.environment.store.subscriptions.withLock { $0.count } == 1)
            withExtendedLifetime(stream) {}
        }
        #expect(test.environment.store.subscriptions.withLock { $0.count == 0 })
        #expect(test.environment.store.resets.withLock { $0.isEmpty })
    }

    @Test func theValueThatWaitsComesBeforeTheEnd() async throws {
        var iterator = test.environment.observe(try story()).makeAsyncIterator()
        test.environment.reset()
        #expect(await iterator.next()?.likeCount == 1)
        #expect(await iterator.next() == nil)
        // Not on the thread that resets.
        try await eventually { test.environment.store.subscriptions.withLock { $0.count == 0 } }
    }

    @Test func consumersOfOneStreamEndTogether() async throws {
        let stream = test.environment.observe(try story())
        let (first, second) = (Collector(stream), Collector(stream))
        try await eventually { first.values.count + second.values.count == 1 }
        test.environment.reset()
        try await eventually { first.ending != nil && second.ending != nil }
    }

    @Test func waitsWhileSomethingIsMissing() async throws {
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"s","title":"t"}}}"#,
            StoryQuery(id: "s")
        )
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let values = Collector(test.environment.observe(story))
        #expect(try await remains { values.values.isEmpty })
        try test.write(storyResponse(likes: 3), StoryQuery(id: "s"))
        #expect(try await values.values(1).map(\.likeCount) == [3])
    }

    @Test func isSilentWhileTheObjectIsDeleted() async throws {
        let values = Collector(test.environment.observe(try story()))
        _ = try await values.values(1)
        try test.environment.commitUpdate { $0.delete("s") }
        #expect(try await remains { values.values.count == 1 && values.ending == nil })
        try test.write(storyResponse(likes: 5), StoryQuery(id: "s"))
        #expect(try await values.values(2).map(\.likeCount) == [1, 5])
    }

    @Test func aReferenceOfAnotherEnvironmentIsRefused() async throws {
        let story = try story()
        let other = TestEnvironment()
        let error = #expect(throws: StoreError.self) { try other.environment.read(story) }
        #expect(error == .foreignReference(definition: "StoryRow_story"))
        #expect(error?.description.contains("another environment") == true)
        let values = Collector(other.environment.observe(story))
        try await eventually { values.ending != nil }
        #expect(values.values.isEmpty)
    }

    @Test func manyObserversOfOneObjectAreToldOnceEach() async throws {
        let story = try story()
        let all = (0..<20).map { _ in Collector(test.environment.observe(story)) }
        for values in all { _ = try await values.values(1) }
        test.forgetLog()
        try test.write(storyResponse(likes: 2), StoryQuery(id: "s"))
        #expect(rereads == [.storeNotify(reread: 20, changed: 20)])
        for values in all { #expect(try await values.values(2).map(\.likeCount) == [1, 2]) }
    }

    @Test func aFailureIsToldOnceAndAValueAfterItDelivered() async throws {
        let test = TestEnvironment()
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let values = Collector(test.environment.observe(story))
        _ = try await values.values(1)
        try test.environment.commitUpdate { $0.record("s")?.setValue(.null, for: "title") }
        try test.environment.commitUpdate { $0.record("s")?.setValue(3, for: "likeCount") }
        let failures = test.log.filter { $0.name == "read.definition.error" }
        let error = LoggedFieldError(path: "title", reason: .unexpectedNull)
        #expect(failures == [.readFail(definition: "StoryRow_story", count: 1, errors: [error])])
        try test.environment.commitUpdate { $0.record("s")?.setValue("new", for: "title") }
        #expect(try await values.values(2).last?.title == "new")
    }
}
