import Testing

@testable import Relay

/// The behaviours of Relay's `loadQuery` and `useQueryLoader`, for a live query that is passed on.
@Suite(.timeLimit(.minutes(10))) struct PreloadTests {
    private let test = TestEnvironment()

    private func ids(_ response: GraphQLResponse<WideQuery.Data>) -> [String]? {
        response.data?.items.map(\.id.rawValue)
    }

    @Test func startsAtOnceAndIsPickedUpLater() async throws {
        let query = test.environment.preload(WideQuery())
        try await test.network.call().respond(itemsResponse(["1"]))
        try await eventually { !query.response.isLoading }
        let responses = Collector(query)
        #expect(ids(try await responses.values(1)[0]) == ["1"])
        #expect(test.network.calls.count == 1)
    }

    @Test func isNotFetchedTwiceByAScreenThatAsksItself() async throws {
        let query = test.environment.preload(WideQuery())
        let early = Collector(test.environment.observe(WideQuery()))
        try await test.network.call().respond(itemsResponse(["1"]))
        _ = await query.settled()
        let late = Collector(test.environment.observe(WideQuery()))
        _ = try await early.values(1)
        _ = try await late.values(1)
        _ = try await test.environment.fetch(WideQuery(), fetchPolicy: .storeOrNetwork)
        #expect(test.network.calls.count == 1)
    }

    @Test func keepsItsDataForAsLongAsItExists() async throws {
        test.network.answer { _, _ in itemsResponse(["1"]) }
        var query: LiveQuery<WideQuery>? = test.environment.preload(WideQuery())
        _ = await query?.settled()
        test.environment.releaseMemory()
        #expect(test.isAvailable(WideQuery()))
        query = nil
        try await eventually { test.environment.store.roots.withLock { $0.retainedCount } == 0 }
        test.environment.releaseMemory()
        #expect(!test.isAvailable(WideQuery()))
    }

    @Test func droppingItCancelsARequestThatNobodyElseWaitsFor() async throws {
        var query: LiveQuery<WideQuery>? = test.environment.preload(WideQuery())
        let call = try await test.network.call()
        let values = Collector(test.environment.observe(WideQuery()))
        #expect(query?.response.isLoading == true)
        query = nil
        #expect(try await remains { call.termination == nil })
        values.cancel()
        try await eventually { call.termination == .cancelled }
    }

    @Test func asksNothingThatTheStoreHas() async throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let query = test.environment.preload(WideQuery())
        #expect(ids(query.response) == ["1"] && !query.response.isLoading)
        #expect(try await remains { test.network.calls.isEmpty })
    }

    @Test func aFailureWaitsForTheScreen() async throws {
        let query = test.environment.preload(WideQuery())
        try await test.network.call().fail(Outage())
        let response = await query.settled()
        #expect(response.failure is Outage && response.data == nil)
        query.retry()
        try await test.network.call(1).respond(itemsResponse(["1"]))
        #expect(ids(await query.settled()) == ["1"])
    }

    @Test func aResetEndsIt() async throws {
        let query = test.environment.preload(WideQuery())
        _ = try await test.network.call()
        test.environment.reset()
        #expect(query.ending == .reset)
        #expect(query.response.failure is StoreError)
    }

    // MARK: - Entry points

    private struct ListScreen: EntryPoint {
        let group: String

        func preload(in environment: RelayEnvironment) -> LiveQuery<WideQuery> {
            environment.preload(WideQuery(group: .init(group)))
        }
    }

    private struct StoryScreen: EntryPoint {
        let id: ID

        struct Queries: Sendable {
            let story: LiveQuery<StoryQuery>
            let list: LiveQuery<WideQuery>
        }

        func preload(in environment: RelayEnvironment) -> Queries {
            Queries(
                story: environment.preload(StoryQuery(id: id)),
                list: environment.preload(ListScreen(group: "related"))
            )
        }
    }

    @Test func anEntryPointLoadsAllQueriesOfAScreen() async throws {
        test.network.answer { request, _ in
            request.name == "StoryQuery" ? storyResponse() : itemsResponse(["1"])
        }
        do {
            let queries = test.environment.preload(StoryScreen(id: "s"))
            #expect(await queries.story.settled().data?.node != nil)
            #expect(ids(await queries.list.settled()) == ["1"])
            #expect(test.network.calls.count == 2)
        }
        try await eventually { test.environment.store.roots.withLock { $0.retainedCount } == 0 }
    }
}
