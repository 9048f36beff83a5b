import Testing

@testable import Relay

/// Requests of one model that meet each other: which failure it shows, and what repeats it.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ModelRequestTests {
    private let library = Library(6)

    private var network: ScriptedNetwork { library.test.network }

    private typealias Model = PaginationModel<Books_library>

    private func ids(_ model: Model) -> [String]? { model.data?.books?.map(\.id.rawValue) }

    /// A model of two rows in the middle of the list, whose requests wait for the test.
    private func makeModel() async throws -> Model {
        library.shelves["crime"] = ["c0"]
        let model = Model(try await library.open(2, after: "cb1"), in: library.environment)
        #expect(ids(model) == ["b2", "b3"] && model.hasNext && model.hasPrevious)
        network.answer { _, _ in nil }
        return model
    }

    private func respond(_ call: ScriptedNetwork.Call) {
        call.respond(library.shelves.response(call.request, call.variables))
    }

    // MARK: - Failures

    @Test func aPageThatBeganBeforeDoesNotHideTheFailureOfARefetch() async throws {
        let model = try await makeModel()
        model.loadNext(2)
        let page = try await network.call(0)
        model.refetch(with: .init(genre: "crime"))
        try await network.call(1).fail(Outage())
        try await eventuallyShown { !model.isRefetching }
        respond(page)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(model.loadError is Outage)
        model.retry()
        let again = try await network.call(2)
        #expect(again.variables["genre"] == "crime")
        respond(again)
        try await eventuallyShown { ids(model) == ["c0"] }
        #expect(model.loadError == nil)
    }

    @Test func theFailureOfAPageStaysWhenTheOtherArrives() async throws {
        let model = try await makeModel()
        model.loadNext(2)
        let next = try await network.call(0)
        next.fail(Outage())
        try await eventuallyShown { model.loadError is Outage }
        // It began after the failure, so that this is not that of the last request any more.
        model.loadPrevious(1)
        respond(try await network.call(1))
        try await eventuallyShown { !model.isLoadingPrevious }
        #expect(model.loadError == nil)

        model.loadNext(2)
        let second = try await network.call(2)
        model.loadPrevious(1)
        #expect(model.isLoadingNext && model.isLoadingPrevious)
        second.fail(Outage())
        respond(try await network.call(3))
        try await eventuallyShown { !model.isLoadingNext && !model.isLoadingPrevious }
        #expect(model.loadError is Outage)
        model.retry()
        #expect(model.isLoadingNext && !model.isLoadingPrevious)
        respond(try await network.call(4))
        try await eventuallyShown { !model.isLoadingNext }
        #expect(model.loadError == nil && ids(model)?.last == "b5")
    }

    @Test func aRefetchThatArrivesEndsTheFailureOfAPage() async throws {
        let model = try await makeModel()
        model.refetch(with: .init(genre: "crime"))
        let refetch = try await network.call(0)
        model.loadNext(2)
        try await network.call(1).fail(Outage())
        try await eventuallyShown { model.loadError is Outage }
        respond(refetch)
        try await eventuallyShown { ids(model) == ["c0"] }
        #expect(model.loadError == nil)
    }

    // MARK: - Repeating

    @Test(arguments: [true, false])
    func retryingRepeatsTheRequestThatHasFailedLast(isRefreshed: Bool) async throws {
        let model = try await makeModel()
        model.refetch(with: .init(genre: "crime"))
        try await network.call(0).fail(Outage())
        try await eventuallyShown { model.loadError is Outage }
        if isRefreshed {
            async let refreshed: Void = model.refresh()
            respond(try await network.call(1))
            await refreshed
            #expect(model.loadError == nil)
        }
        network.forgetCalls()
        async let failing: Void = model.refresh()
        try await network.call(0).fail(Outage(reason: "again"))
        await failing
        #expect(model.loadError is Outage && ids(model) == ["b2", "b3"])
        for attempt in 1...2 {
            model.retry()
            let call = try await network.call(attempt)
            #expect(call.variables["genre"] != "crime")
            if attempt == 1 { call.fail(Outage()) } else { respond(call) }
            try await eventuallyShown { !model.isRefetching }
        }
        #expect(model.loadError == nil && ids(model)?.contains("c0") == false)
    }

    // MARK: - Two at once

    @Test(arguments: [true, false])
    func aRefreshDoesNotBringBackTheVariablesBefore(isFirst: Bool) async throws {
        let model = try await makeModel()
        model.refetch(with: .init(genre: "crime"))
        let refetch = try await network.call(0)
        async let refreshed: Void = model.refresh()
        let refresh = try await network.call(1)
        respond(isFirst ? refresh : refetch)
        if !isFirst { try await eventuallyShown { ids(model) == ["c0"] } }
        respond(isFirst ? refetch : refresh)
        await refreshed
        try await eventuallyShown { !model.isRefetching }
        await library.test.quiet()
        #expect(ids(model) == ["c0"] && model.loadError == nil)
    }
}

extension ModelRequestTests {
    // MARK: - Other objects

    @Test func rowsOfOtherObjectsAreNotThoseOfTheObjectsBefore() async throws {
        let test = TestEnvironment()
        let list = FragmentListModel(try test.stories(["a", "b"]), in: test.environment)
        #expect(list.data?.count == 2)
        let data = ChangeCounter { _ = list.data }
        await test.quiet()
        let other = try test.story("c")
        try test.environment.commitUpdate { $0.record("c")?.unsetField("title") }
        list.references = [other]
        #expect(list.data == nil && list.phase == .failed && data.count == 1)
        _ = try test.story("c")
        await test.quiet()
        #expect(list.data?.count == 1 && list.phase == .loaded)
    }

    @Test func aListWithoutRowsIsEmpty() async throws {
        let test = TestEnvironment()
        let list = FragmentListModel<StoryRow_story>([], in: test.environment)
        #expect(list.data == [] && list.phase == .empty)
        list.references = [try test.story("a")]
        #expect(list.phase == .loaded)
        await test.quiet()
        try test.environment.commitUpdate { $0.delete(RecordKey("a")) }
        #expect(list.data == [] && list.phase == .empty)
    }

    @Test func aRowThatIsDeletedGoesAlsoIfTheOthersHaveNoData() async throws {
        let test = TestEnvironment()
        let stories = try test.stories(["a", "b"])
        try test.environment.commitUpdate { $0.record("b")?.unsetField("title") }
        let list = FragmentListModel(stories, in: test.environment)
        #expect(list.data?.count == 1 && list.phase == .failed)
        await test.quiet()
        try test.environment.commitUpdate { $0.delete(RecordKey("a")) }
        await test.quiet()
        #expect(list.data == nil && list.phase == .failed)
    }

    @Test func aPreloadedQueryStartsAgainAfterAReset() async throws {
        let test = TestEnvironment()
        let live = test.environment.preload(WideQuery())
        let model = QueryModel(live)
        try await test.network.call(0).respond(itemsResponse(["1"]))
        try await eventuallyShown { model.data?.items.count == 1 }
        for round in 1...2 {
            test.environment.reset()
            await test.quiet()
            #expect(model.error as? StoreError == .reset(definition: "WideQuery"))
            async let refreshed: Void = model.refresh()
            try await test.network.call(round).respond(itemsResponse(["2"]))
            await refreshed
            #expect(model.data?.items.first?.id == "2" && model.error == nil)
            // A view configures its model whenever it is drawn.
            model.configure(live, transaction: nil)
            #expect(model.data?.items.first?.id == "2" && model.error == nil)
        }
    }
    // MARK: - Polling

    /// A view that is shown in the background may say so before its model is read.
    @Test(arguments: [false, true])
    func aModelDoesNotPollWhilePollingIsPaused(isPreloaded: Bool) async throws {
        let clock = SleepingClock()
        let test = TestEnvironment { $0.sleep = { try await clock.sleep($0) } }
        let (query, other) = (StoryQuery(id: "s"), StoryQuery(id: "t"))
        try test.write(storyResponse(), query)
        try test.write(storyResponse(id: "t"), other)
        let config = CacheConfig(poll: .seconds(5))
        let model =
            isPreloaded
            ? QueryModel(test.environment.preload(query, cacheConfig: config))
            : QueryModel(query, in: test.environment, cacheConfig: config)
        model.pausePolling()
        #expect(model.phase == .loaded)
        // Other variables, and another session, in between.
        model.query = other
        #expect(model.phase == .loaded)
        await test.quiet()
        #expect(try await remains { clock.sleepers == 0 })
        model.resumePolling()
        _ = try await test.network.call(0).respond(storyResponse(id: "t"))
        try await eventually { clock.sleepers == 1 }
        model.pausePolling()
        try await eventually { clock.sleepers == 0 }
        test.environment.reset()
        await test.quiet()
        model.resumePolling()
        model.pausePolling()
        async let refreshed: Void = model.refresh()
        try await test.network.call(1).respond(storyResponse(id: "t"))
        await refreshed
        #expect(try await remains { clock.sleepers == 0 })
        model.resumePolling()
        _ = try await test.network.call(2).respond(storyResponse(id: "t"))
        try await eventually { clock.sleepers == 1 }
    }
}
