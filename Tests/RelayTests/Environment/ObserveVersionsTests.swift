import Testing

@testable import Relay

/// Live sequences that deliver the version with the value.
@Suite(.timeLimit(.minutes(10))) struct ObserveVersionsTests {
    private let test = TestEnvironment(releaseBufferSize: 0)

    private var environment: RelayEnvironment { test.environment }

    private func write(likes: Int, title: String = "t") throws {
        try test.write(storyResponse(likes: likes, title: title), StoryQuery(id: "s"))
    }

    @Test func theRowsAreOfTheVersionOfTheirQuery() async throws {
        let versions = environment.observeVersions(of: WideQuery())
        var values = versions.makeAsyncIterator()
        try await test.network.call().respond(itemsResponse(["1", "2"]))
        let first = try #require(try await values.next())
        try test.write(itemsResponse(["3"]), WideQuery())
        #expect(first.value.items.map(\.id) == ["1", "2"])
        #expect(try first.snapshot.read(WideQuery()).items.map(\.id) == ["1", "2"])
        let second = try #require(try await values.next())
        #expect(second.value.items.map(\.id) == ["3"])
        #expect(try second.snapshot.read(WideQuery()).items.map(\.id) == ["3"])
        #expect(second.snapshot.version > first.snapshot.version)
    }

    @Test func deliversAFragmentAndALongTimeLaterItsVersion() async throws {
        try write(likes: 1)
        let story = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        var values = environment.observeVersions(of: story).makeAsyncIterator()
        let first = try #require(await values.next())
        try write(likes: 2)
        environment.collectGarbage()
        #expect(first.value.likeCount == 1)
        #expect(try first.snapshot.read(story).likeCount == 1)
        #expect(await values.next()?.value.likeCount == 2)
    }

    @Test func aListIsOfOneVersion() async throws {
        try write(likes: 1)
        let story = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        var values = environment.observeVersions(of: [story, story]).makeAsyncIterator()
        let first = try #require(await values.next())
        #expect(first.value.map(\.likeCount) == [1, 1])
        try write(likes: 2)
        #expect(try first.snapshot.read(story).likeCount == 1)
        let second = try #require(await values.next())
        #expect(second.value.map(\.likeCount) == [2, 2])
    }

    @Test func throwsWhyThereIsNoValue() async throws {
        let values = Collector(environment.observeVersions(of: WideQuery()))
        try await test.network.call().fail(Outage())
        try await eventually { values.error is Outage }
        #expect(values.values.isEmpty)
    }

    @Test func endsWithTheSession() async throws {
        try write(likes: 1)
        let story = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        var rows = environment.observeVersions(of: story).makeAsyncIterator()
        let stories = Collector(
            environment.observeVersions(of: StoryQuery(id: "s"), fetchPolicy: .storeOnly)
        )
        #expect(await rows.next() != nil)
        _ = try await stories.values(1)
        environment.reset()
        #expect(await rows.next() == nil)
        let reset = StoreError.reset(definition: "StoryQuery")
        try await eventually { stories.error as? StoreError == reset }
    }

    @Test func droppingItReleasesEverything() async throws {
        try write(likes: 1)
        do {
            let story = try #require(
                try environment.read(StoryQuery(id: "s")).node?.storyRow_story
            )
            for await _ in environment.observeVersions(of: story) { break }
            for try await _ in environment.observeVersions(of: StoryQuery(id: "s")) { break }
        }
        try await eventually { environment.store.subscriptions.withLock { $0.count == 0 } }
        #expect(environment.store.published.withLock { $0.held.isEmpty })
    }

    @Test func cancellingEndsTheWaiting() async throws {
        try write(likes: 1)
        let story = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        let environment = environment
        let reading = Task {
            var count = 0
            for await _ in environment.observeVersions(of: story) { count += 1 }
            return count
        }
        let asking = Task {
            for try await _ in environment.observeVersions(of: WideQuery()) {}
        }
        let call = try await test.network.call()
        reading.cancel()
        asking.cancel()
        #expect(await reading.value <= 1)
        _ = await asking.result
        try await eventually { call.termination == .cancelled }
    }

    /// While another thread writes, each value is that of its snapshot, and no two are alike.
    @Test func neverDiffersFromItsVersion() async throws {
        try write(likes: 0, title: "t0")
        let environment = environment
        let story = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        let writer = Task.detached { [self] in
            for number in 1...500 {
                try write(likes: number, title: "t\(number)")
                if number % 50 == 0 { environment.collectGarbage() }
                await Task.yield()
            }
        }
        var last = -1
        for await version in environment.observeVersions(of: story) {
            let read = try version.snapshot.read(story)
            #expect(read.likeCount == version.value.likeCount)
            #expect(version.value.likeCount > last)
            #expect(version.value.title == "t\(version.value.likeCount)")
            last = version.value.likeCount
            if last == 500 { break }
        }
        try await writer.value
    }
}
