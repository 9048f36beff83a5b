// swift-format-ignore-file
import Foundation
import Observation
import Relay
import RelayTesting
import RelayTestingTraits
import Testing

private struct Offline: Error {}

@Suite struct FeedModelTests {
    @MainActor @Test(.mockEnvironment) func aModelShowsTheFeed() async throws {
        let mock = try MockEnvironment.current
        let feed = QueryModel(FeedQuery(first: 1), in: mock.environment)
        #expect(feed.data == nil && feed.isLoading)
        try await mock.next(FeedQuery.self).resolve(FeedQuery.Data.sample(feed: [.sample(storyRow_story: .sample(title: "Hello"))]))
        try await mock.settled()
        let row = try #require(feed.data?.feed.first)
        let story = FragmentModel(row.storyRow_story, in: mock.environment)
        #expect(story.data?.title == "Hello")
    }

    @MainActor @Observable final class FeedScreen {
        private let feed: QueryModel<FeedQuery>

        init(_ environment: RelayEnvironment) {
            feed = QueryModel(FeedQuery(first: 10), in: environment)
        }

        var title: String {
            if let stories = feed.data?.feed { return "\(stories.count) stories" }
            return feed.error == nil ? "Loading…" : "Try again"
        }

        func refresh() async { await feed.refresh() }
    }

    @MainActor @Test(.mockEnvironment) func theTitleFollowsTheModel() async throws {
        let mock = try MockEnvironment.current
        let screen = FeedScreen(mock.environment)
        #expect(screen.title == "Loading…")
        try await mock.next(FeedQuery.self).fail(Offline())
        try await mock.settled()
        #expect(screen.title == "Try again")
        mock.answer(FeedQuery.self)
        await screen.refresh()
        #expect(screen.title == "10 stories")
    }

    struct Canned: Network {
        let answer: String

        func execute(
            request: RequestParameters, variables: VariableData, cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            .single { Data(answer.utf8) }
        }
    }

    @MainActor @Test func aModelShowsACannedAnswer() async throws {
        let network = Canned(answer: #"{"data":{"feed":[{"id":"1","title":"Hello","likeCount":42,"author":{"id":"2","name":"Ada"}}]}}"#)
        let feed = QueryModel(FeedQuery(first: 1), in: RelayEnvironment(network: network))
        await feed.refresh()
        #expect(feed.data?.feed.first?.id == "1")
    }
}
