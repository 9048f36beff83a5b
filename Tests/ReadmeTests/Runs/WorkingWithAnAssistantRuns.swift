import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article for coding assistants does what the article says.
@Suite(.timeLimit(.minutes(10))) struct WorkingWithAnAssistantRuns {
    private let mock = MockEnvironment(options: .silent)

    private var article: WorkingWithAnAssistant {
        WorkingWithAnAssistant(environment: mock.environment)
    }

    @Test func aFragmentIsReadAfterItsQueryWasFetched() async throws {
        mock.answer(FeedQuery.self, with: .feed(story("1", "Hello")))
        #expect(try await article.row().title == "Hello")
    }

    @Test func anExpectedResponseIsShownAndRolledBack() async throws {
        let row = try await mock.fetchFeed(story("1", "Hello", likes: 3)).feed[0].storyRow_story
        let task = Task { try await article.like("1", seeing: 3) }
        let request = try await mock.next(LikeStoryMutation.self)
        #expect(try mock.environment.read(row).likeCount == 4)
        try await request.fail(Unplugged())
        await #expect(throws: Unplugged.self) { try await task.value }
        #expect(try mock.environment.read(row).likeCount == 3)
    }

    @Test func aFailedFieldIsAResult() async throws {
        var payload = Payload.feed(
            ["id": "1", "title": "Hello", "author": .null],
            story("2", "Bye")
        )
        payload.response["errors"] = [["message": "gone", "path": ["feed", 0, "author"]]]
        mock.answer(NewsQuery.self, with: payload)
        let stories = try await mock.environment.fetch(NewsQuery()).feed.map(\.byline_story)
        #expect(try article.byline(stories[0]).hasPrefix("by an unknown author: "))
        #expect(try article.byline(stories[1]) == "by Ann")
    }

    @Test func aSearchReturnsTheFoundStories() async throws {
        mock.answer(SearchQuery.self, with: ["search": [["id": "1", "title": "Hello"]]])
        #expect(try await article.search("hell").map(\.title) == ["Hello"])
    }
}
