import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on subscriptions does what the article says.
@Suite(.timeLimit(.minutes(10))) struct FollowingTheServerRuns {
    private let mock = MockEnvironment()
    private let seen = Lines()

    private func run(
        _ code: @escaping @Sendable (FollowingTheServer) async throws -> Void
    ) -> Task<Void, any Error> {
        Task { [mock, seen] in
            try await code(FollowingTheServer(environment: mock.environment, report: seen.report))
        }
    }

    private func event(_ id: String, _ title: String, errors: [String] = []) -> Payload {
        Payload(data: ["storyAdded": story(id, title)], errors: errors)
    }

    @Test func eventsAreDeliveredAndShownEverywhere() async throws {
        let row = try await mock.fetchFeed(story("1", "Hello")).feed[0].storyRow_story
        let task = run { try await $0.overview() }
        let events = try await mock.next(StoryAddedSubscription.self)
        try await events.send(event("1", "Hello again"))
        try await seen.expect(["1"])
        #expect(try mock.environment.read(row).title == "Hello again")
        task.cancel()
        try await events.untilCancelled()
        _ = await task.result
    }

    @Test func anUpdaterPutsNewStoriesInFront() async throws {
        _ = try await mock.fetchFeed(story("1", "Old"))
        let article = FollowingTheServer(environment: mock.environment, report: seen.report)
        let stories = article.lists()
        let events = try await mock.next(StoryAddedSubscription.self)
        try await events.send(event("2", "New"))
        try await events.complete()
        for try await added in stories { seen.append(added.storyAdded.id.rawValue) }
        #expect(seen.all == ["2"])
        let feed = try mock.environment.read(FeedQuery(first: 10)).feed
        #expect(feed.map(\.id) == ["2", "1"])
    }

    @Test func anEventWithErrorsDoesNotEndTheResponses() async throws {
        let task = run { try await $0.errors() }
        let events = try await mock.next(StoryAddedSubscription.self)
        try await events.send(event("1", "Hello", errors: ["half an event"]))
        try await events.send(event("2", "Bye"))
        try await seen.expect(["1", "half an event", "2"])
        try await events.send(Payload(data: nil, errors: ["no event"]))
        try await events.send(event("3", "Again"))
        try await seen.expect(["1", "half an event", "2", "no event", "3"])
        try await events.complete()
        try await task.value
    }

    @Test func queriesAreFetchedAgainAfterAGap() async throws {
        let mock = MockEnvironment(options: FollowingTheServer.options())
        let feed = mock.environment.observeResponses(to: FeedQuery(first: 10))
        try await mock.next(FeedQuery.self).resolve(.feed(story("1", "Old")))
        let stories = mock.environment.subscribe(StoryAddedSubscription())
        let events = try await mock.next(StoryAddedSubscription.self)
        events.cacheConfig.reportGap(.seconds(3))
        try await mock.next(FeedQuery.self).resolve(.feed(story("2", "New"), story("1", "Old")))
        #expect(await feed.settled().data?.feed.map(\.id) == ["2", "1"])
        withExtendedLifetime(stories) {}
    }

    @Test func observersAreNotifiedOnceForTheEventsOfAnInterval() async throws {
        let mock = MockEnvironment(options: FollowingTheServer.options())
        let row = try await mock.fetchFeed(story("1", "Hello")).feed[0].storyRow_story
        let titles = Task { [mock, seen] in
            for await row in mock.environment.observe(row) { seen.append(row.title) }
        }
        try await seen.expect(["Hello"])
        let stories = mock.environment.subscribe(StoryAddedSubscription())
        let events = try await mock.next(StoryAddedSubscription.self)
        for title in ["A", "B", "C"] { try await events.send(event("1", title)) }
        #expect(seen.all == ["Hello"])
        try await mock.clock.waitForSleeper()
        mock.clock.advance(by: .milliseconds(16))
        try await seen.expect(["Hello", "C"])
        titles.cancel()
        await titles.value
        withExtendedLifetime(stories) {}
    }
}
