import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on models that needs no SwiftUI does what the article says.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ModelsAndViewsRuns {
    private let mock = MockEnvironment()
    private let seen = Lines()

    private var article: ModelsAndViews {
        ModelsAndViews(
            environment: mock.environment,
            show: { [seen] data in seen.append("stories \(data.feed.map(\.id.rawValue))") },
            redraw: { [seen] in seen.append("redraw") }
        )
    }

    private func write(_ stories: JSONValue..., first: Int = 10) throws {
        let payload = Payload(data: ["feed": .array(stories)])
        try mock.environment.commitPayload(FeedQuery(first: first), response: payload.bytes)
    }

    @Test func aModelKeepsItsDataWhileItsNextQueryIsFetched() async throws {
        try write(story("1", "Hello"))
        let task = Task { await article.overview() }
        try await mock.next(FeedQuery(first: 10)).resolve(.feed(story("2", "Next")))
        let feed = await task.value
        #expect(seen.all == [#"stories ["1"]"#])
        #expect(feed.data?.feed.map(\.id) == ["2"])
        try await mock.next(FeedQuery(first: 20)).resolve(.feed(story("3", "Last")))
        try await mock.settled()
        #expect(feed.data?.feed.map(\.id) == ["3"])
    }

    @Test func aChangeOfTheDataIsObserved() async throws {
        try write(story("1", "Hello"))
        let feed = QueryModel(FeedQuery(first: 10), in: mock.environment)
        article.observing(feed)
        #expect(seen.all.isEmpty)
        try write(story("2", "New"), story("1", "Hello"))
        try await seen.expect(["redraw"])
    }

    @Test func rowsFollowTheirQuery() throws {
        try write(story("1", "Hello"), story("2", "Bye"))
        Printed.$lines.withValue(seen) { article.following() }
        #expect(seen.all == ["Hello", "Bye"])
    }

    @Test func rowsAreChosenByHand() async throws {
        let data = try await mock.fetchFeed(story("1", "Hello"), story("2", "Bye"))
        let rows = FragmentListModel<StoryRow_story>(in: mock.environment)
        #expect(rows.data?.map(\.title) != ["Hello", "Bye"])
        article.byHand(rows, data)
        #expect(rows.data?.map(\.title) == ["Hello", "Bye"])
    }

    @Test func theValuesOfAModelAreASequence() async throws {
        try write(story("1", "Hello"))
        let task = Printed.$lines.withValue(seen) { Task { await article.printing() } }
        try await seen.expect(["[1]"])
        try write(story("2", "New"))
        try await seen.expect(["[1]", "[2]"])
        task.cancel()
        await task.value
    }
}
