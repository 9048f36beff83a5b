// swift-format-ignore-file
import Relay
import RelayTesting
import Testing

/// The code of the article for coding assistants that needs no SwiftUI. It is compiled, and
/// compared with the article.
struct WorkingWithAnAssistant {
    let environment: RelayEnvironment

    func row() async throws -> StoryRow_story.Data {
        let data = try await environment.fetch(FeedQuery(first: 10))
        let story = try environment.read(data.feed[0].storyRow_story)
        return story
    }

    func like(_ id: ID, seeing likes: Int) async throws {
        try await environment.commit(
            LikeStoryMutation(id: id),
            optimisticResponse: .init(likeStory: .init(id: id, likeCount: likes + 1))
        )
    }

    func add(_ title: String, tag: String) async throws {
        let list = Stories_query.storiesConnection(tag: .value(tag)).id(of: nil)
        try await environment.commit(AddStoryMutation(title: title, connections: [list]))
    }

    func byline(_ story: Byline_story.Ref) throws -> String {
        switch try environment.read(story).author {
        case .success(let author): "by \(author.name)"
        case .failure(let failure): "by an unknown author: \(failure)"
        }
    }

    func search(_ text: String) async throws -> [SearchQuery.Data.Search] {
        let found = try await environment.fetch(SearchQuery(text: text))
        return found.search
    }
}

/// The test that the article shows does what it says. It waits for the main actor, which long tests
/// of models use at the same time.
@Suite(.timeLimit(.minutes(10))) struct WorkingWithAnAssistantTests {
    @MainActor @Test func aScreenIsTestedWithAMockEnvironment() async throws {
        let mock = MockEnvironment()
        let feed = QueryModel(FeedQuery(first: 1), in: mock.environment)
        #expect(feed.phase == .loading)
        try await mock.next(FeedQuery.self).resolve(.of(FeedQuery(first: 1)))
        try await mock.settled()
        #expect(feed.data?.feed.isEmpty == false)
        try mock.verify()
    }
}
