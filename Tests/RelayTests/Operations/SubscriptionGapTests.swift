import Testing

@testable import Relay

/// What happens when a network reports that a subscription has missed events.
@Suite(.timeLimit(.minutes(10))) struct SubscriptionGapTests {
    private let updates = StoryUpdatedSubscription(id: "s")

    private func subscribe(
        in test: TestEnvironment
    ) async throws -> (Collector<StoryUpdatedSubscription.Data>, ScriptedNetwork.Call) {
        let events = Collector(test.environment.subscribe(updates))
        try await eventually { test.network.calls.last?.request.operationKind == .subscription }
        return (events, try await test.network.call(test.network.calls.count - 1))
    }

    private func queries(_ test: TestEnvironment) -> [ScriptedNetwork.Call] {
        test.network.calls.filter { $0.request.operationKind == .query }
    }

    @Test func aGapIsLoggedWithItsSubscriptionAndDuration() async throws {
        let test = TestEnvironment()
        test.network.answer { request, _ in
            request.operationKind == .query ? itemsResponse(["1"]) : nil
        }
        let live = test.environment.observeResponses(to: WideQuery())
        _ = await live.settled()
        let (events, call) = try await subscribe(in: test)
        let logged = Collector(test.environment.events())
        call.cacheConfig.reportGap(.seconds(3))
        let gap = try await logged.values(1)[0]
        let id = try #require(call.cacheConfig.transactionID)
        #expect(
            gap.event == .subscriptionGap(operation: "StoryUpdatedSubscription", transactionID: id)
        )
        #expect(gap.transactionID == id)
        #expect(gap.duration == .seconds(3))
        // By default the app decides what to fetch.
        #expect(queries(test).count == 1)
        withExtendedLifetime((live, events)) {}
    }

    @Test func observedQueriesAreFetchedAgainOnce() async throws {
        let test = TestEnvironment { $0.refetches = .gaps }
        // A second answer comes only when both queries had the time to ask for it.
        test.network.answer { request, _ in
            guard request.operationKind == .query, queries(test).count < 2 else { return nil }
            return itemsResponse(["1"], value: 1)
        }
        let one = test.environment.observeResponses(to: WideQuery())
        _ = await one.settled()
        let two = test.environment.observeResponses(to: WideQuery())
        let stored = test.environment.observeResponses(to: WideQuery(), fetchPolicy: .storeOnly)
        let (first, call) = try await subscribe(in: test)
        let (second, other) = try await subscribe(in: test)
        let reporters = [call, other].compactMap(\.cacheConfig.gapReporter)
        #expect(reporters.count == 2)
        GapReporter.report(.seconds(1), to: reporters)
        try await eventually { queries(test).count == 2 }
        #expect(try await remains { queries(test).count == 2 })
        queries(test)[1].respond(itemsResponse(["1"], value: 2))
        #expect(await one.settled().data?.items.first?.value == 2)
        #expect(await two.settled().data?.items.first?.value == 2)
        #expect(queries(test).count == 2)
        #expect(queries(test)[1].cacheConfig.force)
        #expect(stored.response.data?.items.first?.value == 2)
        two.end()
        one.end()
        call.cacheConfig.reportGap(.seconds(1))
        #expect(try await remains { queries(test).count == 2 })
        withExtendedLifetime((first, second)) {}
    }

    @Test func aRequestFromBeforeTheEndOfTheGapIsRepeated() async throws {
        let test = TestEnvironment { $0.refetches = .gaps }
        let live = test.environment.observeResponses(to: WideQuery())
        let old = try await test.network.call()
        let (events, call) = try await subscribe(in: test)
        call.cacheConfig.reportGap(.seconds(1))
        call.cacheConfig.reportGap(.seconds(1))
        #expect(queries(test).count == 1)
        old.respond(itemsResponse(["1"], value: 1))
        try await eventually { queries(test).count == 2 }
        queries(test)[1].respond(itemsResponse(["1"], value: 2))
        #expect(await live.settled().data?.items.first?.value == 2)
        #expect(queries(test).count == 2)
        withExtendedLifetime(events) {}
    }

    @Test func aFailedRequestFromBeforeTheGapIsRepeatedToo() async throws {
        let test = TestEnvironment { $0.refetches = .gaps }
        let live = test.environment.observeResponses(to: WideQuery())
        let old = try await test.network.call()
        let (events, call) = try await subscribe(in: test)
        call.cacheConfig.reportGap(.seconds(1))
        old.fail(Outage())
        try await eventually { queries(test).count == 2 }
        queries(test)[1].respond(itemsResponse(["1"], value: 2))
        #expect(await live.settled().data?.items.first?.value == 2)
        withExtendedLifetime(events) {}
    }

    @Test func aReporterHoldsNoEnvironmentAndOtherOperationsHaveNone() async throws {
        var test: TestEnvironment? = TestEnvironment()
        test?.network.answer { _, _ in itemsResponse(["1"]) }
        try await test?.environment.fetch(WideQuery())
        let query = try #require(try await test?.network.call())
        #expect(query.cacheConfig.gapReporter == nil)
        query.cacheConfig.reportGap(.seconds(1))
        test?.network.answer { _, _ in nil }
        var events = test.map { Collector($0.environment.subscribe(updates)) }
        let call = try #require(try await test?.network.call(1))
        weak let environment = test?.environment
        events?.cancel()
        events = nil
        test = nil
        try await eventually { environment == nil }
        call.cacheConfig.reportGap(.seconds(1))
    }
}
