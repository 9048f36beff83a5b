// swift-format-ignore-file
import Relay
import RelayTesting
import RelayTestingTraits
import Testing

private let liked: JSONObject = ["likeStory": ["__typename": "Story", "id": "Story:feed.0", "likeCount": 43]]

/// The app's function.
func like(_ story: StoryRow_story.Ref, in environment: RelayEnvironment) async throws {
    try await environment.commit(
        LikeStoryMutation(id: "1"),
        optimisticUpdater: { store in store.record(story)?.setValue(43, for: "likeCount") }
    )
}

@Suite struct LikeTests {
    struct Offline: Error {}

    @Test(.mockEnvironment) func rollsBack() async throws {
        let mock = try MockEnvironment.current
        let environment = mock.environment
        mock.answer(FeedQuery.self)
        let story = try await environment.fetch(FeedQuery(first: 1)).feed[0].storyRow_story
        let liking = Task { try await environment.commit(LikeStoryMutation(id: "Story:feed.0"), optimisticResponse: liked) }
        let mutation = try await mock.next(LikeStoryMutation.self)
        #expect(try environment.read(story).likeCount == 43)
        try await mutation.fail(Offline())
        await #expect(throws: Offline.self) { try await liking.value }
        #expect(try environment.read(story).likeCount == 42)
    }

    let mock = MockEnvironment()

    @Test func rollsBackAnUpdater() async throws {
        let story = mock.environment.write(StoryRow_story.Data.sample(likeCount: 42))
        mock.answer(LikeStoryMutation.self) { _ in
            #expect(try mock.environment.read(story).likeCount == 43)
            throw Offline()
        }
        await #expect(throws: Offline.self) { try await like(story, in: mock.environment) }
        #expect(try mock.environment.read(story).likeCount == 42)
    }

    @Test(.mockEnvironment) func showsTheCountOfTheServer() async throws {
        let mock = try MockEnvironment.current
        let environment = mock.environment
        mock.answer(FeedQuery.self)
        let story = try await environment.fetch(FeedQuery(first: 1)).feed[0].storyRow_story
        mock.answer(LikeStoryMutation.self, with: .sample(likeStory: .sample(id: "Story:feed.0", likeCount: 50)))
        try await environment.commit(LikeStoryMutation(id: "Story:feed.0"))
        #expect(try environment.read(story).likeCount == 50)
    }
}
