import Testing

@testable import Relay

/// Views that have read a model hear of inputs that another view has changed while it was about to read it.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ModelInputTests {
    private let test = TestEnvironment()

    @Test func otherViewsHearOfAnotherQuery() async throws {
        try test.write(itemsResponse(["1"]), WideQuery(group: "a"))
        try test.write(itemsResponse(["2"]), WideQuery(group: "b"))
        let model = QueryModel<WideQuery>()
        configure(model, "a")
        #expect(ids(model) == ["1"])
        await test.quiet()
        let (data, loading) = (
            ChangeCounter { _ = model.data }, ChangeCounter { _ = model.isLoading }
        )
        configure(model, "a")
        configure(model, "b")
        #expect(data.count == 0)
        // The view itself reads the new data in the same update.
        #expect(ids(model) == ["2"] && data.count == 0)
        try await eventuallyShown { data.count == 1 }
        await test.quiet()
        #expect(data.count == 1 && loading.count == 0)
    }

    /// A view that passes its model on and reads nothing of it.
    @Test func aQueryThatTheViewDoesNotReadBegins() async throws {
        let model = QueryModel<WideQuery>()
        configure(model, "a")
        let child = ChangeCounter { _ = model.data }
        try await test.network.call(0).respond(itemsResponse(["1"]))
        try await eventuallyShown { ids(model) == ["1"] && child.count > 0 }
        let before = child.count
        configure(model, "b")
        try await test.network.call(1).respond(itemsResponse(["2"]))
        try await eventuallyShown { child.count > before }
        #expect(ids(model) == ["2"])
    }

    @Test func aQueryThatWasNeverReadStaysSo() async throws {
        let model = QueryModel<WideQuery>()
        configure(model, "a")
        configure(model, "b")
        #expect(try await remainsShown { test.network.calls.isEmpty })
        withExtendedLifetime(model) {}
    }

    @Test func otherViewsHearOfAnotherList() async throws {
        let library = Library(5)
        library.shelves["crime"] = ["c0", "c1", "c2"]
        let (all, crime) = try await (library.open(5), library.open(1, genre: "crime"))
        let model = PaginationModel<Books_library>()
        model.configure(all, in: library.environment)
        #expect(!model.hasNext)
        await library.test.quiet()
        let next = ChangeCounter { _ = model.hasNext }
        let failure = ChangeCounter { _ = model.loadError }
        library.test.network.answer { _, _ in nil }
        async let refreshed: Void = model.refresh()
        try await library.test.network.call(0).fail(Outage())
        await refreshed
        #expect(model.loadError is Outage && failure.count == 1)
        await Task.yield()
        model.configure(crime, in: library.environment)
        // The view of the list reads its rows alone.
        #expect(model.data?.books?.count == 1 && next.count == 0)
        try await eventuallyShown { next.count == 1 && failure.count == 2 }
        #expect(model.hasNext && model.loadError == nil)
    }

    @Test func otherViewsHearOfOtherObjects() async throws {
        let stories = try test.stories(["a"], likes: 1) + test.stories(["b"], likes: 2)
        let (row, rows) = (FragmentModel<StoryRow_story>(), FragmentListModel<StoryRow_story>())
        row.configure(stories[0], in: test.environment)
        rows.configure([stories[0]], in: test.environment)
        #expect(row.data?.likeCount == 1 && rows.data?.map(\.likeCount) == [1])
        await test.quiet()
        let counters = (ChangeCounter { _ = row.data }, ChangeCounter { _ = rows.data })
        row.configure(stories[1], in: test.environment)
        rows.configure(stories, in: test.environment)
        try await eventuallyShown { counters.0.count == 1 && counters.1.count == 1 }
        #expect(row.data?.likeCount == 2 && rows.data?.map(\.likeCount) == [1, 2])
    }

    @Test func otherViewsHearThatAMutationBelongsToAnotherEnvironment() async throws {
        let model = MutationModel<LikeMutation>(in: test.environment)
        model.run(LikeMutation(id: "s"))
        try await test.network.call().fail(Outage())
        try await eventuallyShown { !model.isInFlight }
        #expect(model.error is Outage)
        let error = ChangeCounter { _ = model.error }
        model.configure(in: TestEnvironment().environment)
        #expect(model.error == nil && error.count == 0)
        try await eventuallyShown { error.count == 1 }
    }

    @Test func otherViewsHearOfAnotherSubscription() async throws {
        let model = SubscriptionModel<StoryUpdatedSubscription>()
        let environment = test.environment
        model.configure(StoryUpdatedSubscription(id: "s"), in: environment, updater: nil)
        #expect(model.phase == .active)
        try await test.network.call(0).send(storyEvent(likes: 4))
        try await eventuallyShown { model.data != nil }
        let data = ChangeCounter { _ = model.data }
        // Its own view reads nothing of it.
        model.configure(StoryUpdatedSubscription(id: "t"), in: environment, updater: nil)
        #expect(try await test.network.call(1).variables["id"] == "t")
        let before = data.count
        model.configure(nil, in: environment, updater: nil)
        #expect(data.count == before)
        try await eventuallyShown { data.count > before }
        #expect(model.data == nil && model.phase == .idle)
    }

    private func ids(_ model: QueryModel<WideQuery>) -> [String]? {
        model.data?.items.map(\.id.rawValue)
    }

    private func configure(_ model: QueryModel<WideQuery>, _ group: String) {
        model.configure(
            WideQuery(group: Input(group)),
            in: test.environment,
            fetchPolicy: .storeOrNetwork,
            renderPolicy: .partial,
            maxAge: nil,
            cacheConfig: CacheConfig(),
            transaction: nil
        )
    }
}
