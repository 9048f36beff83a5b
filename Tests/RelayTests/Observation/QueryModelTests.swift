import Observation
import Testing

@testable import Relay

@MainActor
@Suite(.timeLimit(.minutes(10))) struct QueryModelTests {
    private let test = TestEnvironment()

    private func ids(_ model: QueryModel<WideQuery>) -> [String]? {
        model.data?.items.map(\.id.rawValue)
    }

    @Test func creatingItHasNoEffect() async throws {
        let before = test.environment.inspect().statistics
        for _ in 0..<10_000 { _ = QueryModel(WideQuery(), in: test.environment) }
        #expect(test.network.calls.isEmpty)
        #expect(test.environment.inspect().statistics == before)
    }

    @Test func showsThePhasesOfItsRequest() async throws {
        let model = QueryModel(WideQuery(), in: test.environment)
        #expect(model.phase == .loading && model.data == nil)
        try await test.network.call().respond(itemsResponse(["1"]))
        while model.isLoading { await Task.yield() }
        #expect(ids(model) == ["1"] && model.phase == .loaded && model.error == nil)
        async let refreshed: Void = model.refresh()
        let call = try await test.network.call(1)
        while model.phase != .refreshing { await Task.yield() }
        #expect(ids(model) == ["1"])
        call.fail(Outage())
        await refreshed
        await test.quiet()
        #expect(ids(model) == ["1"] && model.phase == .failed && model.error is Outage)
        model.retry()
        try await test.network.call(2).respond(itemsResponse(["2"]))
        while model.isLoading || model.error != nil { await Task.yield() }
        await test.quiet()
        #expect(ids(model) == ["2"] && model.phase == .loaded)
        try test.environment.commitUpdate { $0.invalidateStore() }
        await test.quiet()
        #expect(model.phase == .stale && model.isStale && ids(model) == ["2"])
    }

    /// An updater, or another query, brings an object without all fields; the answer was complete.
    @Test func anAnswerIsNotToBlameForDataThatIsMissingLater() async throws {
        let model = QueryModel(WideQuery(), in: test.environment)
        #expect(model.phase == .loading)
        try await test.network.call().respond(itemsResponse(["1", "2"]))
        while model.isLoading { await Task.yield() }
        let second = QueryModel(WideQuery(), in: test.environment)
        #expect(second.phase == .loaded)
        try test.environment.commitUpdate { store in
            let new = store.create("new", type: "Item")
            store.root.setLinkedRecords(
                [new] + (store.root.linkedRecords("items") ?? []),
                for: "items"
            )
        }
        await test.quiet()
        for model in [model, second] {
            #expect(model.phase == .loaded && model.error == nil && model.isPartial)
            #expect(ids(model) == ["1", "2"])
        }
        // An answer that lacks something is.
        async let refreshed: Void = model.refresh()
        try await test.network.call(1).respond(#"{"data":{"items":[{"id":"3"}]}}"#)
        await refreshed
        #expect(model.phase == .failed && model.error is ResponseError)
    }

    @Test func refreshingEndsWhenTheDataIsShown() async throws {
        let model = QueryModel(WideQuery(), in: test.environment)
        #expect(model.isLoading)
        // As another model does that is about to be read.
        test.environment.store.beginModelWork()
        let refreshed = Task {
            await model.refresh()
            return ids(model)
        }
        try await test.network.call().respond(itemsResponse(["1"]))
        while !test.isAvailable(WideQuery()) { await Task.yield() }
        for _ in 0..<1_000 { await Task.yield() }
        test.environment.store.endModelWork()
        #expect(await refreshed.value == ["1"])
        #expect(!model.isLoading)
    }

    @Test func showsTheStoreOnTheFirstReadWithoutARequest() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let model = QueryModel(WideQuery(), in: test.environment)
        #expect(ids(model) == ["1"] && model.phase == .loaded)
        let data = ChangeCounter { _ = model.data }
        let loading = ChangeCounter { _ = model.isLoading }
        await test.quiet()
        try test.write(itemsResponse(["1"]), WideQuery())
        await test.quiet()
        #expect(data.count == 0)
        try test.write(itemsResponse(["2"]), WideQuery())
        await test.quiet()
        #expect(data.count == 1 && ids(model) == ["2"] && loading.count == 0)
        #expect(test.network.calls.isEmpty)
    }

    @Test func aStoreOnlyQueryWithoutDataIsEmptyOrFailed() async throws {
        let model = QueryModel(WideQuery(), in: test.environment, fetchPolicy: .storeOnly)
        #expect(model.data == nil && !model.isLoading)
        #expect(model.phase == .failed || model.phase == .empty)
        try test.write(itemsResponse(["1"]), WideQuery())
        await test.quiet()
        #expect(ids(model) == ["1"] && model.phase == .loaded)
    }

    @Test func keepsTheDataUntilThatOfOtherVariablesArrives() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let model = QueryModel(WideQuery(), in: test.environment)
        #expect(ids(model) == ["1"])
        model.query = WideQuery(group: "x")
        #expect(ids(model) == ["1"] && model.isPrevious && model.phase == .refreshing)
        model.query = WideQuery(group: "x")
        let first = try await test.network.call(0)
        model.query = WideQuery(group: "y")
        try await eventually { first.termination == .cancelled }
        try await test.network.call(1).respond(itemsResponse(["y"]))
        while model.isLoading { await Task.yield() }
        #expect(ids(model) == ["y"] && !model.isPrevious && model.phase == .loaded)
        model.query = WideQuery()
        #expect(ids(model) == ["1"] && test.network.calls.count == 2)
    }

    @Test func dataOfEarlierVariablesFollowsTheStore() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let model = QueryModel(WideQuery(), in: test.environment)
        #expect(ids(model) == ["1"])
        model.query = WideQuery(group: "x")
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        await test.quiet()
        #expect(ids(model) == ["1", "2"] && model.isPrevious && model.phase == .refreshing)
        // It is still the first one that is shown.
        model.query = WideQuery(group: "y")
        try test.write(itemsResponse(["2"]), WideQuery())
        await test.quiet()
        #expect(ids(model) == ["2"] && model.isPrevious)
        try await test.network.call(1).fail(Outage())
        while model.isLoading { await Task.yield() }
        try test.write(itemsResponse(["3"]), WideQuery())
        await test.quiet()
        #expect(ids(model) == ["3"] && model.isPrevious && model.phase == .failed)
        #expect(test.network.calls.count == 2)
        model.retry()
        try await test.network.call(2).respond(itemsResponse(["y"]))
        while model.isLoading { await Task.yield() }
        try test.write(itemsResponse(["4"]), WideQuery())
        await test.quiet()
        #expect(ids(model) == ["y"] && !model.isPrevious)
        #expect(test.environment.inspect().statistics.subscriptions == 1)
    }

    @Test func dataOfEarlierVariablesEndsWithTheModelAndTheInputs() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let model = QueryModel(WideQuery(), in: test.environment)
        _ = model.data
        model.query = WideQuery(group: "x")
        model.query = nil
        #expect(model.data == nil && !model.isPrevious && model.phase == .empty)
        await test.quiet()
        #expect(test.environment.inspect().statistics.subscriptions == 0)
        model.query = WideQuery()
        model.query = WideQuery(group: "x")
        #expect(model.isPrevious)
        test.environment.reset()
        await test.quiet()
        #expect(model.data == nil && !model.isPrevious)
        #expect(test.environment.inspect().statistics.subscriptions == 0)
    }

    @Test func aPolledQueryStopsWithOtherVariables() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let config = CacheConfig(poll: .milliseconds(1))
        let model = QueryModel(WideQuery(), in: test.environment, cacheConfig: config)
        _ = model.data
        try await test.network.call(0).respond(itemsResponse(["1"]))
        model.query = WideQuery(group: "x")
        #expect(model.isPrevious)
        await test.quiet()
        let asked = test.network.calls.dropFirst().filter { $0.variables["group"]?.string != "x" }
        try await Task.sleep(for: .milliseconds(20))
        let later = test.network.calls.dropFirst().filter { $0.variables["group"]?.string != "x" }
        #expect(later.count == asked.count)
    }

    @Test func refreshingEndsWithOtherVariables() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let model = QueryModel(WideQuery(), in: test.environment)
        _ = model.data
        let refreshing = Task { await model.refresh() }
        _ = try await test.network.call(0)
        model.query = WideQuery(group: "x")
        await refreshing.value
        #expect(model.isPrevious)
        try await eventually { test.network.calls[0].termination == .cancelled }
    }

    @Test func aFailureForOtherVariablesKeepsTheData() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let model = QueryModel(WideQuery(), in: test.environment)
        _ = model.data
        model.query = WideQuery(group: "x")
        try await test.network.call(0).fail(Outage())
        while model.isLoading { await Task.yield() }
        #expect(ids(model) == ["1"] && model.isPrevious && model.phase == .failed)
    }

    @Test func anotherEnvironmentDropsTheData() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let other = TestEnvironment()
        let model = QueryModel(WideQuery(), in: test.environment)
        #expect(ids(model) == ["1"])
        model.environment = other.environment
        #expect(model.data == nil && model.phase == .loading)
        try await other.network.call().respond(itemsResponse(["2"]))
        while model.isLoading { await Task.yield() }
        #expect(ids(model) == ["2"])
        await test.quiet()
        #expect(test.environment.inspect().statistics.subscriptions == 0)
    }

    @Test func endsItsRequestAndReleasesItsData() async throws {
        var model: QueryModel? = QueryModel(WideQuery(), in: test.environment)
        _ = model?.phase
        let call = try await test.network.call()
        model = nil
        try await eventually { call.termination == .cancelled }
        await test.quiet()
        let after = test.environment.inspect().statistics
        #expect(after.subscriptions == 0 && after.retainedOperations == 0)
    }

    @Test func aResetFailsAndRefreshingStartsAgain() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let model = QueryModel(WideQuery(), in: test.environment)
        _ = model.data
        test.environment.reset()
        await test.quiet()
        #expect(model.data == nil && model.phase == .failed)
        #expect(model.error as? StoreError == .reset(definition: "WideQuery"))
        async let refreshed: Void = model.refresh()
        try await test.network.call().respond(itemsResponse(["2"]))
        await refreshed
        await test.quiet()
        #expect(ids(model) == ["2"] && model.error == nil)
    }

    @Test func takesOverAPreloadedQuery() async throws {
        let live = test.environment.preload(WideQuery())
        let call = try await test.network.call()
        let model = QueryModel(live)
        #expect(model.phase == .loading)
        call.respond(itemsResponse(["1"]))
        while model.isLoading { await Task.yield() }
        #expect(ids(model) == ["1"] && test.network.calls.count == 1)
        model.query = WideQuery(group: "x")
        #expect(model.isPrevious)
    }

    @Test func withoutAnEnvironmentItSaysSo() {
        let model = QueryModel(WideQuery())
        #expect(model.phase == .failed && model.error as? ModelError == .noEnvironment)
        let empty = QueryModel<WideQuery>(in: test.environment)
        #expect(empty.phase == .empty && empty.error == nil)
    }

    @Test func parentsAndChildrenChangeInOneTurn() async throws {
        let stories = try test.stories((0..<50).map { "s\($0)" })
        let models = stories.map { FragmentModel($0, in: test.environment) }
        for model in models { _ = model.data }
        let query = QueryModel(StoryQuery(id: "s0"), in: test.environment)
        _ = query.data
        await test.quiet()
        let turns = test.turns
        try test.like((0..<50).map { "s\($0)" }, 3)
        await test.quiet()
        #expect(test.turns == turns + 1)
        #expect(models.allSatisfy { $0.data?.likeCount == 3 })
    }
}
