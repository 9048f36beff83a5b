import Testing

@testable import Relay

/// When observers of queries hear that their data is stale, and that it isn't any more.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct StalenessTests {
    private let test = TestEnvironment()

    enum Invalidation: CaseIterable {
        case store, record, type, field
    }

    private func invalidate(_ what: Invalidation) throws {
        switch what {
        case .store: try test.environment.commitUpdate { $0.invalidateStore() }
        case .record: try test.environment.commitUpdate { $0.record("s")?.invalidateRecord() }
        case .type:
            try test.environment.commitUpdate { $0.invalidateRecords(ofType: "Story") }
        case .field:
            try test.environment.commitUpdate { $0.record("s")?.invalidateField("likeCount") }
        }
    }

    @Test(arguments: Invalidation.allCases)
    func allObserversOfAQueryAreToldTheSame(what: Invalidation) async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let (first, second) = (
            QueryModel(StoryQuery(id: "s"), in: test.environment),
            QueryModel(StoryQuery(id: "s"), in: test.environment)
        )
        let responses = Collector(test.environment.observeResponses(to: StoryQuery(id: "s")))
        #expect(first.phase == .loaded && second.phase == .loaded)
        _ = try await responses.values(1)
        await test.quiet()
        try invalidate(what)
        await test.quiet()
        #expect(first.phase == .stale && first.isStale && second.phase == .stale)
        #expect(try await responses.values(2).map(\.isStale) == [false, true])
        #expect(test.network.calls.isEmpty)
        // Invalidated once more, nothing changes.
        try invalidate(what)
        await test.quiet()
        // The same data, which changes no record.
        async let refreshed: Void = first.refresh()
        try await test.network.call().respond(storyResponse())
        await refreshed
        await test.quiet()
        #expect(first.phase == .loaded && second.phase == .loaded && !second.isStale)
        #expect(try await responses.values(3).map(\.isStale) == [false, true, false])
        #expect(try await remainsShown { responses.values.count == 3 })
    }

    @Test(arguments: Invalidation.allCases)
    func anObserverThatBeginsWithStaleDataIsToldOfTheRenewal(what: Invalidation) async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try invalidate(what)
        let model = QueryModel(StoryQuery(id: "s"), in: test.environment, fetchPolicy: .storeOnly)
        #expect(model.phase == .stale)
        try test.write(storyResponse(), StoryQuery(id: "s"))
        await test.quiet()
        #expect(model.phase == .loaded)
        try invalidate(what)
        await test.quiet()
        #expect(model.phase == .stale)
    }

    @Test func theInvalidationOfOtherObjectsIsNotHeard() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try test.write(storyResponse(id: "other"), StoryQuery(id: "other"))
        let model = QueryModel(StoryQuery(id: "s"), in: test.environment)
        let responses = Collector(test.environment.observeResponses(to: StoryQuery(id: "s")))
        #expect(model.phase == .loaded)
        _ = try await responses.values(1)
        try test.environment.commitUpdate { $0.record("other")?.invalidateRecord() }
        await test.quiet()
        #expect(model.phase == .loaded)
        #expect(try await remainsShown { responses.values.count == 1 })
    }

    /// Nothing but the data itself says that this isn't stale any more.
    @Test func anObjectThatWasInvalidatedMayLeaveTheQuery() async throws {
        let query = WideQuery()
        try test.write(itemsResponse(["a", "b"]), query)
        let model = QueryModel(query, in: test.environment)
        #expect(model.phase == .loaded)
        try test.environment.commitUpdate { $0.record("a")?.invalidateRecord() }
        await test.quiet()
        #expect(model.phase == .stale)
        try test.environment.commitUpdate { $0.delete(RecordKey("a")) }
        await test.quiet()
        #expect(model.phase == .loaded)
        try test.environment.commitUpdate { $0.record("b")?.invalidateRecord() }
        await test.quiet()
        #expect(model.phase == .stale)
        try test.write(itemsResponse(["b"]), query)
        await test.quiet()
        #expect(model.phase == .loaded)
    }

    /// Invalidations and renewals on other threads: the last state is that of the store.
    @Test(arguments: 0..<8) func theLastStateIsThatOfTheStore(seed: Int) async throws {
        let query = StoryQuery(id: "s")
        try test.write(storyResponse(), query)
        let (test, environment) = (test, test.environment)
        let model = QueryModel(query, in: environment)
        let live = environment.observeResponses(to: query)
        _ = model.data
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
                group.addTask {
                    for round in 0..<50 {
                        if (task + round + seed) % 2 == 0 {
                            try? environment.commitUpdate { $0.record("s")?.invalidateRecord() }
                        } else {
                            _ = try? test.write(storyResponse(), query)
                        }
                    }
                }
            }
            group.addTask {
                for _ in 0..<50 {
                    let other = environment.observeResponses(to: query)
                    _ = other.response
                    await Task.yield()
                }
            }
        }
        await test.quiet()
        let isStale = environment.store.isStale(live.observation.operation, maxAge: nil)
        #expect(live.response.isStale == isStale && model.isStale == isStale)
        try environment.commitUpdate { $0.record("s")?.invalidateRecord() }
        await test.quiet()
        #expect(model.phase == .stale)
        try test.write(storyResponse(), query)
        await test.quiet()
        #expect(model.phase == .loaded && live.response.isStale == false)
    }

    // MARK: - The age of a whole query

    /// A limit for the age of whole queries: that of a call, or that of the environment.
    enum Limit: CaseIterable {
        case ofTheCall, ofTheEnvironment, both

        var call: Duration? { self == .ofTheEnvironment ? nil : .seconds(60) }
        var environment: Duration? {
            switch self {
            case .ofTheCall: nil
            case .ofTheEnvironment: .seconds(60)
            case .both: .seconds(90)
            }
        }
    }

    private func test(_ limit: Limit, _ clock: SleepingClock) -> TestEnvironment {
        TestEnvironment {
            $0.queryCacheExpirationTime = limit.environment
            $0.now = { clock.now }
            $0.sleep = { try await clock.sleep($0) }
        }
    }

    @Test(arguments: Limit.allCases)
    func dataBecomesStaleWithoutAnyChange(limit: Limit) async throws {
        let clock = SleepingClock()
        let test = test(limit, clock)
        let query = StoryQuery(id: "s")
        // It isn't known when data came that nobody wanted.
        let retained = test.environment.retain(query)
        defer { retained.dispose() }
        try test.write(storyResponse(), query)
        let model = QueryModel(query, in: test.environment, maxAge: limit.call)
        let live = test.environment.observeResponses(to: query, maxAge: limit.call)
        let responses = Collector(live)
        #expect(model.phase == .loaded)
        try await eventually { clock.sleepers == 2 }
        clock.advance(by: .seconds(59))
        await test.quiet()
        #expect(model.phase == .loaded && responses.values.count == 1)
        clock.advance(by: .seconds(1))
        #expect(try await responses.values(2).map(\.isStale) == [false, true])
        await test.quiet()
        #expect(model.phase == .stale)
        // The same data, which another caller has asked for.
        try test.write(storyResponse(), query)
        #expect(try await responses.values(3).map(\.isStale) == [false, true, false])
        await test.quiet()
        #expect(model.phase == .loaded)
        // Renewed before it is too old, it lives longer.
        try await eventually { clock.sleepers == 2 }
        clock.advance(by: .seconds(30))
        try test.write(storyResponse(), query)
        clock.advance(by: .seconds(30))
        try await eventually { clock.sleepers == 2 }
        await test.quiet()
        #expect(model.phase == .loaded && !live.response.isStale)
        clock.advance(by: .seconds(30))
        #expect(try await responses.values(4).map(\.isStale) == [false, true, false, true])
        await test.quiet()
        #expect(model.phase == .stale && test.network.calls.isEmpty)
        live.end()
        model.query = nil
        try await eventually { clock.sleepers == 0 }
    }

    @Test(arguments: Limit.allCases)
    func anAnswerIsStaleLater(limit: Limit) async throws {
        let clock = SleepingClock()
        let test = test(limit, clock)
        let model = QueryModel(StoryQuery(id: "s"), in: test.environment, maxAge: limit.call)
        #expect(model.phase == .loading)
        try await test.network.call().respond(storyResponse())
        try await eventuallyShown { model.phase == .loaded }
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(60))
        try await eventuallyShown { model.phase == .stale }
    }

    @Test(arguments: Limit.allCases, [false, true])
    func dataOfAnotherRequestIsStaleLater(limit: Limit, isOutage: Bool) async throws {
        let clock = SleepingClock()
        let test = test(limit, clock)
        let query = StoryQuery(id: "s")
        let live = test.environment.observeResponses(to: query, maxAge: limit.call)
        let call = try await test.network.call(0)
        if isOutage {
            call.fail(Outage())
        } else {
            call.respond(#"{"data":null,"errors":[{"message":"no"}]}"#)
        }
        try await eventually { live.response.failure != nil }
        #expect(clock.sleepers == 0)
        async let fetched = test.environment.fetch(query, fetchPolicy: .networkOnly)
        try await test.network.call(1).respond(storyResponse())
        _ = try await fetched
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(60))
        try await eventually { live.response.isStale }
    }

    // MARK: - The store alone

    @Test func withTheStoreAloneAPartIsPartialUntilTheRestIsThere() async throws {
        let model = QueryModel(StoryQuery(id: "s"), in: test.environment, fetchPolicy: .storeOnly)
        #expect(model.data == nil && model.isPartial && !model.isLoading)
        try test.write(storyResponse(), StoryQuery(id: "s"))
        await test.quiet()
        #expect(model.data != nil && !model.isPartial && model.phase == .loaded)
        #expect(test.network.calls.isEmpty)
    }

    @Test func withTheStoreAloneAWholeQueryIsDelivered() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try test.environment.commitUpdate { $0.record("s")?.unsetField("likeCount") }
        let values = Collector(
            test.environment.observe(StoryQuery(id: "s"), fetchPolicy: .storeOnly)
        )
        let partial = Collector(
            test.environment.observe(
                StoryQuery(id: "s"),
                fetchPolicy: .storeOnly,
                renderPolicy: .partial
            )
        )
        _ = try await partial.values(1)
        #expect(try await remainsShown { values.values.isEmpty })
        try test.environment.commitUpdate { $0.record("s")?.setValue(1, for: "likeCount") }
        let first = try await values.values(1)[0]
        let story = try #require(first.node?.storyRow_story)
        #expect(try test.environment.read(story).likeCount == 1)
    }

    @Test func withTheStoreAloneFieldsOfTheAppAreThereAtOnce() async throws {
        let values = Collector(test.environment.observe(PinnedQuery(), fetchPolicy: .storeOnly))
        #expect(try await values.values(1).count == 1)
    }
}
