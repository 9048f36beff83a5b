// swift-format-ignore-file
import Relay
import RelayTesting
import RelayTestingTraits
import Testing

@Suite struct FeedScreenTests {
    @Test(.mockEnvironment) func showsTheFeed() async throws {
        let mock = try MockEnvironment.current
        let feed = mock.environment.observeResponses(to: FeedQuery(first: 1))
        #expect(feed.response.isLoading)
        try await mock.next(FeedQuery.self).resolve(FeedQuery.Data.sample(feed: [.sample(storyRow_story: .sample(title: "Hello"))]))
        let response = await feed.settled()
        let row = try #require(response.data?.feed.first)
        #expect(try storyRow(row.storyRow_story, in: mock.environment) == "Hello by name, 42 likes")
    }

    @Test(.mockEnvironment) func answersAhead() async throws {
        let mock = try MockEnvironment.current
        mock.answer(FeedQuery.self)
        mock.answer(StoryQuery.self, times: nil) { operation in
            ["story": ["id": operation.variables["id"] ?? .null, "title": "Hello", "likeCount": 1]]
        }
        let feed = try await mock.environment.fetch(FeedQuery(first: 3)).feed
        #expect(feed.count == 3)
        let story = try await mock.environment.fetch(StoryQuery(id: "7")).story
        #expect(story?.id == "7")
    }

    @Test(.mockEnvironment) func showsAFailure() async throws {
        struct Offline: Error {}
        let mock = try MockEnvironment.current
        let feed = mock.environment.observeResponses(to: FeedQuery(first: 1))
        try await mock.next(FeedQuery.self).fail(Offline())
        #expect(await feed.settled().failure is Offline)
    }

    @Test(.mockEnvironment) func showsEvents() async throws {
        let mock = try MockEnvironment.current
        var stories = mock.environment.subscribe(StoryAddedSubscription()).makeAsyncIterator()
        let subscription = try await mock.next(StoryAddedSubscription.self)
        try await subscription.send(StoryAddedSubscription.Data.sample(storyAdded: .sample(id: "7")))
        #expect(try await stories.next()?.storyAdded.id == "7")
        try await subscription.complete()
    }

    @Test(.mockEnvironment) func showsTheDetailsLater() async throws {
        let mock = try MockEnvironment.current
        var options = PayloadOptions()
        options.defersParts = true
        let payload = Payload.of(LateStoryQuery(id: "1"), options: options)
        let story = mock.environment.observeResponses(to: LateStoryQuery(id: "1"))
        let operation = try await mock.next(LateStoryQuery.self)
        try await operation.send(Payload(response: payload.response))
        #expect(story.response.data?.story?.title == "title")
        for part in payload.parts { try await operation.sendPart(part) }
        try await operation.complete()
        #expect(await story.settled().data?.story?.details != nil)
    }

    @Test(.mockEnvironment, .bug(id: "superseded-search", "A test could not wait for a cancelled request."))
    func replacesASearch() async throws {
        let mock = try MockEnvironment.current
        let environment = mock.environment
        @Sendable func search(_ text: ID) async throws -> StoryQuery.Data {
            try await environment.fetch(StoryQuery(id: text), replacing: "search")
        }
        let first = Task { try await search("a") }
        let request = try await mock.next(StoryQuery(id: "a"))
        let second = Task { try await search("ab") }
        try await request.untilCancelled()
        await #expect(throws: CancellationError.self) { try await first.value }
        try await mock.next(StoryQuery(id: "ab")).resolve(.of(StoryQuery(id: "ab")))
        #expect(try await second.value.story != nil)
    }

    @Test(.mockEnvironment) func pollsEveryMinute() async throws {
        let mock = try MockEnvironment.current
        let feed = mock.environment.observeResponses(to: FeedQuery(first: 1), cacheConfig: CacheConfig(poll: .seconds(60)))
        try await mock.next(FeedQuery.self).resolve(.of(FeedQuery(first: 1)))
        try await mock.clock.waitForSleeper()
        mock.clock.advance(by: .seconds(60))
        try await mock.next(FeedQuery.self).resolve(.of(FeedQuery(first: 1)))
        feed.end()
    }
}
