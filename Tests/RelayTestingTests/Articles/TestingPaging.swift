// swift-format-ignore-file
import Relay
import RelayTesting
import RelayTestingTraits
import Testing

@Suite struct StoryListTests {
    @Test(.mockEnvironment) func loadsAllPages() async throws {
        let mock = try MockEnvironment.current
        mock.answer(StoriesQuery.self)
        mock.answer(StoryPageQuery.self, times: nil)
        let list = try await mock.environment.fetch(StoriesQuery()).storyList_query
        var counts: [Int] = []
        while try mock.environment.read(list).stories.hasNext {
            counts.append(try mock.environment.read(list).stories.count)
            try await mock.environment.loadNext(2, of: list)
        }
        #expect(counts == [2, 4])
        #expect(try mock.environment.read(list).stories.count == 5)
    }

    @Test(.mockEnvironment) func loadsAPageOfItsOwn() async throws {
        let mock = try MockEnvironment.current
        mock.answer(StoriesQuery.self)
        let list = try await mock.environment.fetch(StoriesQuery()).storyList_query
        let loading = Task { try await mock.environment.loadNext(2, of: list) }
        let page = try await mock.next(StoryPageQuery.self)
        #expect(page.variables["cursor"] == "cursor-1")
        try await page.resolve(StoryPageQuery.Data.sample(storyList_query: .sample(stories: .sample(nodes: [.sample(id: "last")]))))
        _ = try await loading.value
        #expect(try mock.environment.read(list).stories.nodes.last?.id == "last")
    }
}
