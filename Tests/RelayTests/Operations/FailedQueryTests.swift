import Testing

@testable import Relay

/// Observed queries whose own request has failed follow the store all the same.
@Suite(.timeLimit(.minutes(10))) struct FailedQueryTests {
    private let test = TestEnvironment()

    private func ids(_ live: LiveQuery<WideQuery>) -> [String]? {
        live.response.data?.items.map(\.id.rawValue)
    }

    /// Observes a query whose first request fails.
    private func failed(
        _ policy: FetchPolicy,
        _ renderPolicy: RenderPolicy = .partial
    ) async throws -> LiveQuery<WideQuery> {
        let live = test.environment.observeResponses(
            to: WideQuery(),
            fetchPolicy: policy,
            renderPolicy: renderPolicy
        )
        try await test.network.call(0).fail(Outage())
        #expect(await live.settled().failure is Outage)
        return live
    }

    @Test(
        .bug(id: "blind-after-failure"),
        arguments: [
            FetchPolicy.storeOrNetwork, .storeAndNetwork, .networkFirst, .networkOnly,
        ],
        [RenderPolicy.partial, .full]
    )
    func showsWhatAnotherRequestBrings(policy: FetchPolicy, renderPolicy: RenderPolicy) async throws
    {
        let live = try await failed(policy, renderPolicy)
        #expect(live.response.data == nil)
        try test.write(itemsResponse(["1"]), WideQuery())
        try await eventually { ids(live) == ["1"] }
        #expect(live.response.failure is Outage)
        #expect(!live.response.isPartial && !live.response.isLoading)
        try test.write(itemsResponse(["2"]), WideQuery())
        try await eventually { ids(live) == ["2"] }
        #expect(live.response.failure is Outage)
        live.retry()
        try await test.network.call(1).respond(itemsResponse(["3"]))
        let response = await live.settled()
        #expect(response.failure == nil && ids(live) == ["3"])
    }

    @Test(.bug(id: "blind-after-failure"), arguments: [FetchPolicy.storeOrNetwork, .networkFirst])
    func showsWhatCameWhileItsRequestWasRunning(policy: FetchPolicy) async throws {
        let live = test.environment.observeResponses(to: WideQuery(), fetchPolicy: policy)
        let call = try await test.network.call(0)
        try test.write(itemsResponse(["1"]), WideQuery())
        call.fail(Outage())
        let response = await live.settled()
        #expect(response.failure is Outage && ids(live) == ["1"])
    }

    /// It asks for nothing but the network's answer, so what was there is not delivered until it changes.
    @Test func aNetworkOnlyQueryDoesNotShowWhatWasThereBefore() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let live = try await failed(.networkOnly)
        #expect(live.response.data == nil)
        try test.write(storyResponse(), StoryQuery(id: "s"))
        #expect(live.response.data == nil)
        try test.write(itemsResponse(["2"]), WideQuery())
        try await eventually { ids(live) == ["2"] }
    }

    /// With everything below it, data is complete when the last fragment is.
    @Test(.bug(id: "blind-after-failure")) func aFullQueryWaitsForItsFragments() async throws {
        let query = StoryQuery(id: "s")
        let live = test.environment.observeResponses(to: query, renderPolicy: .full)
        try await test.network.call(0).fail(Outage())
        #expect(await live.settled().data == nil)
        try test.write(
            #"{"data":{"node":{"__typename":"Story","id":"s"}}}"#,
            query
        )
        #expect(live.response.data == nil)
        try test.write(storyResponse(), query)
        try await eventually { live.response.data != nil }
        #expect(!live.response.isPartial)
    }

    @Test(.bug(id: "blind-after-failure")) @MainActor func aModelShowsIt() async throws {
        let model = QueryModel(WideQuery(), in: test.environment)
        #expect(model.phase == .loading)
        try await test.network.call(0).fail(Outage())
        while model.isLoading { await Task.yield() }
        #expect(model.phase == .failed && model.data == nil)
        let fetched = Task { [test] in try await test.environment.fetch(WideQuery()) }
        try await test.network.call(1).respond(itemsResponse(["1"]))
        _ = try await fetched.value
        #expect(model.data?.items.count == 1 && model.error is Outage)
    }

    @Test func nothingIsObservedOnceItHasEverything() async throws {
        let live = try await failed(.storeOrNetwork)
        #expect(test.environment.store.published.withLock { $0.isObserved })
        try test.write(itemsResponse(["1"]), WideQuery())
        try await eventually { ids(live) == ["1"] }
        #expect(!test.environment.store.published.withLock { $0.isObserved })
        live.end()
    }

    @Test func endingItEndsEverything() async throws {
        let live = try await failed(.storeOrNetwork)
        live.end()
        #expect(!test.environment.store.published.withLock { $0.isObserved })
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(live.response.data == nil)
    }
}
