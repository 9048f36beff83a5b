import Testing

@testable import Relay

/// The behaviours of Relay's `observeFragment` and `waitForFragmentData` that other suites do not
/// have, for sequences, waiting and models.
@Suite(.timeLimit(.minutes(10))) struct FragmentBehaviours {
    private let test = TestEnvironment()
    private let query = StoryQuery(id: "s")

    private func text(_ state: FragmentState<StoryRow_story.Data>) -> String {
        switch state {
        case .value(let data): "value \(data.author.name)"
        case .stale: "stale"
        case .loading: "loading"
        case .missing(let fields): "missing \(fields)"
        case .failed: "failed"
        case .deleted: "deleted"
        }
    }

    /// As another query does that selects less: the story has another author, without a name.
    private func changeAuthor() throws {
        try test.environment.commitUpdate { store in
            let author = store.create("v", type: "User")
            author.setValue("v", for: "id")
            store.record("s")?.setLinkedRecord(author, for: "author")
        }
    }

    @Test func aPromiseOfTheFirstStateIsTheValue() async throws {
        let story = try test.story()
        var states = test.environment.observeState(of: story).makeAsyncIterator()
        #expect(await states.next()?.value?.title == "t")
        var values = test.environment.observe(story).makeAsyncIterator()
        #expect(await values.next()?.title == "t")
        #expect(try await test.environment.waitForData(story).title == "t")
    }

    @Test func aListIsWaitedForAsOne() async throws {
        let stories = try test.stories(["a", "b"])
        #expect(try await test.environment.waitForData(stories).map(\.title) == ["t", "t"])
    }

    @Test func whatAnUnrelatedChangeRemovesIsMissing() async throws {
        let story = try test.story()
        let states = Collector(test.environment.observeState(of: story))
        let values = Collector(test.environment.observe(story))
        _ = try await (states.values(1), values.values(1))
        try changeAuthor()
        #expect(try await states.values(2).map(text) == ["value a", #"missing ["author.name"]"#])
        #expect(try await remains { values.values.count == 1 && values.ending == nil })
        await #expect(
            throws: StoreError.missing(definition: "StoryRow_story", fields: ["author.name"])
        ) { try await test.environment.waitForData(story) }
        // And there is a value again as soon as the name is.
        try test.environment.commitUpdate { $0.record("v")?.setValue("v", for: "name") }
        #expect(try await states.values(3).map(text).last == "value v")
        #expect(try await values.values(2).last?.author.name == "v")
    }

    @Test func aStateFailsWithItsFieldAndRecovers() async throws {
        let story = try test.story()
        let states = Collector(test.environment.observeState(of: story))
        _ = try await states.values(1)
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"s","title":null,"likeCount":0,"#
                + #""author":{"id":"u","name":"a"}}},"#
                + #""errors":[{"message":"no","path":["node","title"]}]}"#,
            query
        )
        #expect(try await states.values(2).map(text) == ["value a", "failed"])
        try test.write(storyResponse(), query)
        #expect(try await states.values(3).map(text).last == "value a")
    }

    // MARK: - Models

    @Test @MainActor func aModelKeepsItsDataWhenAnUnrelatedChangeRemovesSome() async throws {
        let model = FragmentModel(try test.story(), in: test.environment)
        #expect(model.data?.author.name == "a")
        try changeAuthor()
        await test.quiet()
        #expect(model.data?.author.name == "a" && model.phase == .failed)
        #expect(
            model.error as? StoreError
                == .missing(definition: "StoryRow_story", fields: ["author.name"])
        )
        try test.environment.commitUpdate { $0.record("v")?.setValue("v", for: "name") }
        await test.quiet()
        #expect(model.data?.author.name == "v" && model.phase == .loaded && model.error == nil)
    }

    @Test @MainActor func aModelOfAFailedFieldFailsAndRecovers() async throws {
        let model = FragmentModel(try test.story(), in: test.environment)
        #expect(model.phase == .loaded)
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"s","title":null,"likeCount":0,"#
                + #""author":{"id":"u","name":"a"}}},"#
                + #""errors":[{"message":"no","path":["node","title"]}]}"#,
            query
        )
        await test.quiet()
        guard case .failed("StoryRow_story", let errors) = model.error as? StoreError else {
            throw Timeout(description: "\(String(describing: model.error))")
        }
        #expect(errors.map(\.path) == ["title"] && model.phase == .failed)
        try test.write(storyResponse(likes: 4), query)
        await test.quiet()
        #expect(model.data?.likeCount == 4 && model.phase == .loaded && model.error == nil)
    }

    @Test @MainActor func aModelOfADeferredFragmentIsLoading() async throws {
        let parent = QueryModel(ProfileQuery(), in: test.environment)
        _ = parent.data
        let call = try await test.network.call()
        call.send(#"{"data":{"me":{"id":"1","name":"Ann"}},"hasNext":true}"#)
        try await eventuallyShown { parent.data?.me != nil }
        let model = FragmentModel(
            try #require(parent.data?.me?.profileDetails_user),
            in: test.environment
        )
        #expect(model.phase == .loading && model.isLoading && model.data == nil)
        #expect(model.error == nil)
        call.send(
            #"{"incremental":[{"path":["me"],"label":"ProfileQuery$defer$details","data":{"#
                + #""email":"a@b","avatar":{"url":"u","width":3},"friends":null}}],"#
                + #""hasNext":true}"#
        )
        try await eventuallyShown { model.data?.email == "a@b" }
        #expect(model.phase == .loaded && !model.isLoading)
    }
}
