import Observation
import Testing

@testable import Relay

@MainActor
@Suite(.timeLimit(.minutes(10))) struct FragmentModelTests {
    private let test = TestEnvironment()

    @Test func hasDataOnTheFirstRead() async throws {
        let model = FragmentModel(try test.story(), in: test.environment)
        #expect(test.environment.inspect().statistics.subscriptions == 0)
        #expect(model.data?.title == "t")
        #expect(model.phase == .loaded && model.error == nil && !model.isLoading)
        await test.quiet()
        #expect(test.environment.inspect().statistics.subscriptions == 1)
    }

    @Test func followsChangesAndTracksEachProperty() async throws {
        let model = FragmentModel(try test.story(), in: test.environment)
        let data = ChangeCounter { _ = model.data }
        let phase = ChangeCounter { _ = model.phase }
        for likes in 1...5 {
            try test.like(["s"], likes)
            await test.quiet()
            #expect(model.data?.likeCount == likes)
            await Task.yield()
        }
        #expect(data.count == 5 && phase.count == 0)
        try test.environment.commitUpdate { $0.record("s")?.setValue("b", for: "body") }
        try test.like(["s"], 5)
        await test.quiet()
        #expect(data.count == 5)
    }

    @Test func missesNoChangeBetweenItsFirstReadAndItsSubscription() async throws {
        let model = FragmentModel(try test.story(), in: test.environment)
        #expect(model.data?.likeCount == 0 || model.data?.likeCount == 1)
        // Before the background task has had a chance to subscribe.
        try test.like(["s"], 9)
        await test.quiet()
        #expect(model.data?.likeCount == 9)
    }

    @Test func showsAnotherObjectAtOnce() async throws {
        let stories = try test.stories(["a", "b"])
        try test.like(["b"], 2)
        let model = FragmentModel(stories[0], in: test.environment)
        let data = ChangeCounter { _ = model.data }
        model.reference = stories[0]
        #expect(data.count == 0)
        model.reference = stories[1]
        #expect(model.data?.likeCount == 2 && data.count == 1)
        await test.quiet()
        try test.like(["a"], 7)
        await test.quiet()
        #expect(model.data?.likeCount == 2)
        try test.like(["b"], 8)
        await test.quiet()
        #expect(model.data?.likeCount == 8)
        model.reference = nil
        #expect(model.data == nil && model.phase == .empty)
        #expect(test.environment.inspect().statistics.subscriptions <= 1)
        await test.quiet()
        #expect(test.environment.inspect().statistics.subscriptions == 0)
    }

    @Test func aDeletedObjectIsEmpty() async throws {
        let model = FragmentModel(try test.story(), in: test.environment)
        _ = model.data
        try test.environment.commitUpdate { $0.delete("s") }
        await test.quiet()
        #expect(model.data == nil && model.phase == .empty && model.error == nil)
    }

    @Test func aResetFailsAndDropsTheData() async throws {
        let model = FragmentModel(try test.story(), in: test.environment)
        _ = model.data
        test.environment.reset()
        await test.quiet()
        #expect(model.data == nil && model.phase == .failed)
        #expect(model.error as? StoreError == .reset(definition: "StoryRow_story"))
        model.reference = try test.story()
        #expect(model.data != nil && model.phase == .loaded && model.error == nil)
    }

    @Test func aResetBeforeItSubscribesIsSeen() async throws {
        let model = FragmentModel(try test.story(), in: test.environment)
        _ = model.data
        test.environment.reset()
        await test.quiet()
        #expect(model.phase == .failed)
    }

    @Test func aReferenceOfAnotherEnvironmentFails() async throws {
        let other = TestEnvironment()
        let model = FragmentModel(try other.story(), in: test.environment)
        #expect(model.data == nil && model.phase == .failed)
        #expect(model.error as? StoreError == .foreignReference(definition: "StoryRow_story"))
        model.environment = other.environment
        #expect(model.data != nil && model.error == nil)
    }

    @Test func withoutAnEnvironmentItSaysSo() throws {
        let model = FragmentModel(try test.story())
        #expect(model.phase == .failed && model.error as? ModelError == .noEnvironment)
        #expect("\(ModelError.noEnvironment)".contains(".relayEnvironment("))
        model.environment = test.environment
        #expect(model.data != nil && model.phase == .loaded)
    }

    @Test func isLoadingWhileItsQueryIsInFlight() async throws {
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"s","title":"t"}}}"#,
            StoryQuery(id: "s")
        )
        let query = try test.environment.read(StoryQuery(id: "s"))
        let model = FragmentModel(try #require(query.node?.storyRow_story), in: test.environment)
        #expect(model.phase == .failed && model.data == nil)
        await test.quiet()
        let environment = test.environment
        async let fetched = environment.fetch(StoryQuery(id: "s"))
        let call = try await test.network.call()
        while !model.isLoading { await Task.yield() }
        #expect(model.phase == .loading)
        call.respond(storyResponse(likes: 3))
        _ = try await fetched
        await test.quiet()
        #expect(model.data?.likeCount == 3 && model.phase == .loaded)
    }

    @Test func aListIsLoadingWhileTheQueryOfAnyRowIsInFlight() async throws {
        let rows = try ["a", "b"].map { id in
            let rest = id == "a" ? #","likeCount":1,"author":{"id":"u","name":"a"}"# : ""
            try test.write(
                #"{"data":{"node":{"__typename":"Story","id":"\#(id)","title":"t"\#(rest)}}}"#,
                StoryQuery(id: ID(id))
            )
            let query = try test.environment.read(StoryQuery(id: ID(id)))
            return try #require(query.node?.storyRow_story)
        }
        let model = FragmentListModel(rows, in: test.environment)
        #expect(model.phase == .failed && model.data?.count == 1)
        await test.quiet()
        let environment = test.environment
        async let fetched = environment.fetch(StoryQuery(id: "b"))
        let call = try await test.network.call()
        for _ in 0..<100_000 where !model.isLoading { await Task.yield() }
        #expect(model.phase == .refreshing)
        call.fail(Outage())
        _ = try? await fetched
        await test.quiet()
        #expect(model.phase == .failed && !model.isLoading)
    }

    @Test func deliversValues() async throws {
        let model = FragmentModel(try test.story(), in: test.environment)
        var values = model.values.makeAsyncIterator()
        #expect(await values.next()?.likeCount == 0)
        try test.like(["s"], 4)
        #expect(await values.next()?.likeCount == 4)
    }

    @Test func endsItsValues() async throws {
        var model: FragmentModel? = FragmentModel(try test.story(), in: test.environment)
        let values = try #require(model?.values)
        model = nil
        var count = 0
        for await _ in values { count += 1 }
        #expect(count == 1)
        await test.quiet()
        #expect(test.environment.inspect().statistics.subscriptions == 0)
    }

    // MARK: - Lists

    @Test func aListFollowsItsObjects() async throws {
        let stories = try test.stories(["a", "b", "c"])
        let model = FragmentListModel(stories, in: test.environment)
        #expect(model.data?.map(\.likeCount) == [0, 0, 0])
        let data = ChangeCounter { _ = model.data }
        try test.like(["a", "c"], 2)
        await test.quiet()
        #expect(model.data?.map(\.likeCount) == [2, 0, 2] && data.count == 1)
        try test.environment.commitUpdate { $0.delete("b") }
        await test.quiet()
        #expect(model.data?.map(\.likeCount) == [2, 2])
        model.references = [stories[2]]
        #expect(model.data?.map(\.likeCount) == [2])
        model.references = []
        #expect(model.data?.isEmpty == true && model.phase == .empty)
        test.environment.reset()
        await test.quiet()
        model.references = stories
        #expect(model.phase == .failed && model.data == nil)
    }
}
