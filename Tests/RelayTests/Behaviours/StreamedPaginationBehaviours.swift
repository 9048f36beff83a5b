import Testing

@testable import Relay

/// The behaviours of Relay's `usePaginationFragment` while the query above the list is in flight.
@Suite(.timeLimit(.minutes(10))) struct StreamedPaginationBehaviours {
    private let test = TestEnvironment()

    private var environment: RelayEnvironment { test.environment }

    private static let first = #"""
        {"data":{"feed":{"edges":[{"cursor":"c1","node":{"id":"1","title":"t","__typename":"Story"}}]}},
        "pending":[{"id":"0","path":["feed","edges"],"label":"Stories_query$stream$Stories_feed"},
        {"id":"1","path":["feed"],"label":"Stories_query$defer$Stories_feed$pageInfo"}],"hasNext":true}
        """#
    private static let rest = #"""
        {"incremental":[{"id":"0","items":[{"cursor":"c2","node":{"id":"2","title":"t",
        "__typename":"Story"}}]},{"id":"1","data":{"pageInfo":{"endCursor":"c2",
        "hasNextPage":true}}}],"completed":[{"id":"0"},{"id":"1"}],"hasNext":false}
        """#
    private static let page = #"""
        {"data":{"feed":{"edges":[{"cursor":"c3","node":{"id":"3","title":"t","__typename":"Story"}}],
        "pageInfo":{"endCursor":"c3","hasNextPage":false}}}}
        """#

    /// Begins a streamed query, and returns it with its request and list as soon as a row is there.
    private func begin() async throws -> (
        LiveQuery<StoriesQuery>, ScriptedNetwork.Call, FragmentRef<Stories_query>
    ) {
        let live = environment.observeResponses(to: StoriesQuery(count: 2))
        let call = try await test.network.call()
        call.send(Self.first)
        let environment = environment
        try await eventually {
            guard let data = live.response.data else { return false }
            return (try? environment.read(data.stories_query))?.feed.isEmpty == false
        }
        return (live, call, try #require(live.response.data).stories_query)
    }

    @Test func aPageWaitsForTheEndOfTheStreamedList() async throws {
        let (live, call, stories) = try await begin()
        let page = Task { try await environment.loadNext(1, of: stories) }
        #expect(try await remains { test.network.calls.count == 1 })
        call.send(Self.rest)
        call.finish()
        let next = try await test.network.call(1)
        #expect(next.variables == ["count": 1, "cursor": "c2"])
        next.respond(Self.page)
        #expect(try await page.value == .loaded(added: 1, hasMore: false))
        #expect(try environment.read(stories).feed.count == 3)
        #expect(live.response.failure == nil)
    }

    /// The request need not end, only the list.
    @Test func aPageWaitsForNothingElse() async throws {
        let (live, call, stories) = try await begin()
        let page = Task { try await environment.loadNext(1, of: stories) }
        call.send(Self.rest)
        try await test.network.call(1).respond(Self.page)
        #expect(try await page.value == .loaded(added: 1, hasMore: false))
        #expect(call.termination == nil)
        live.end()
    }

    @Test func aPageOfAListThatIsStillToComeWaitsForIt() async throws {
        try test.write(#"{"data":{"__typename":"Query"}}"#, StoriesQuery(count: 2))
        let live = environment.observeResponses(to: StoriesQuery(count: 2))
        let call = try await test.network.call()
        let stories = try environment.read(StoriesQuery(count: 2)).stories_query
        let page = Task { try await environment.loadNext(1, of: stories) }
        #expect(try await remains { test.network.calls.count == 1 })
        call.send(Self.first)
        #expect(try await remains { test.network.calls.count == 1 })
        call.send(Self.rest)
        call.finish()
        try await test.network.call(1).respond(Self.page)
        #expect(try await page.value == .loaded(added: 1, hasMore: false))
        #expect(try environment.read(stories).feed.count == 3)
        live.end()
    }

    @Test func aStreamThatFailsEndsTheWaiting() async throws {
        let (live, call, stories) = try await begin()
        let page = Task { try await environment.loadNext(1, of: stories) }
        #expect(try await remains { test.network.calls.count == 1 })
        call.fail(Outage())
        // What would have come of the list comes with the next page.
        let next = try await test.network.call(1)
        #expect(next.variables == ["count": 1, "cursor": "c1"])
        next.respond(Self.page)
        #expect(try await page.value == .loaded(added: 1, hasMore: false))
        #expect(live.response.failure is Outage)
    }

    @Test func cancellingEndsTheWaiting() async throws {
        let (live, call, stories) = try await begin()
        let subscriptions = environment.inspect().statistics.subscriptions
        let page = Task { try await environment.loadNext(1, of: stories) }
        #expect(try await remains { test.network.calls.count == 1 })
        page.cancel()
        await #expect(throws: CancellationError.self) { try await page.value }
        try await eventually {
            environment.inspect().statistics.subscriptions == subscriptions
        }
        #expect(call.termination == nil)
        live.end()
    }

    @Test func aResetEndsTheWaiting() async throws {
        let (live, _, stories) = try await begin()
        let page = Task { try await environment.loadNext(1, of: stories) }
        #expect(try await remains { test.network.calls.count == 1 })
        environment.reset()
        await #expect(throws: StoreError.reset(definition: "Stories_query")) {
            try await page.value
        }
        #expect(live.ending == .reset)
    }

    @Test func severalCallersWaitTogether() async throws {
        let (live, call, stories) = try await begin()
        let pages = (0..<5).map { _ in Task { try await environment.loadNext(1, of: stories) } }
        #expect(try await remains { test.network.calls.count == 1 })
        call.send(Self.rest)
        call.finish()
        try await test.network.call(1).respond(Self.page)
        for page in pages { #expect(try await page.value == .loaded(added: 1, hasMore: false)) }
        #expect(test.network.calls.count == 2)
        live.end()
    }

    // MARK: - Models

    @Test @MainActor func aModelHasNoNextPageUntilTheEndIsKnown() async throws {
        let (live, call, stories) = try await begin()
        let model = PaginationModel(stories, in: environment)
        #expect(model.data?.feed.count == 1 && !model.hasNext)
        model.loadNext(1)
        #expect(!model.isLoadingNext)
        call.send(Self.rest)
        call.finish()
        try await eventuallyShown { model.hasNext }
        #expect(model.data?.feed.count == 2)
        #expect(test.network.calls.count == 1)
        model.loadNext(1)
        #expect(model.isLoadingNext)
        try await test.network.call(1).respond(Self.page)
        try await eventuallyShown { !model.isLoadingNext }
        #expect(model.data?.feed.count == 3 && !model.hasNext)
        live.end()
    }
}
