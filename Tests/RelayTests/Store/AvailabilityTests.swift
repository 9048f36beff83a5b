import Testing

@testable import Relay

/// What the store says of a query: there, missing or stale.
@Suite struct AvailabilityTests {
    private let clock = Locked(ContinuousClock.now)
    private let test: TestEnvironment

    init() {
        let clock = clock
        test = TestEnvironment { options in
            options.queryCacheExpirationTime = .seconds(60)
            options.now = { clock.withLock { $0 } }
        }
    }

    private func wait(_ seconds: Int) {
        clock.withLock { $0 = $0.advanced(by: .seconds(seconds)) }
    }

    private func fetch() throws -> Disposable {
        let retained = test.environment.retain(WideQuery())
        try test.write(itemsResponse(["1"]), WideQuery())
        return retained
    }

    @Test func whatIsNotThereIsMissing() {
        #expect(test.environment.check(WideQuery()) == .missing)
    }

    @Test func tellsWhenItWasFetched() throws {
        let time = clock.withLock { $0 }
        let retained = try fetch()
        #expect(test.environment.check(WideQuery()) == .available(fetched: time))
        retained.dispose()
        #expect(test.environment.check(WideQuery()) == .available(fetched: time))
    }

    @Test func whatNobodyRetainedWhenItCameHasNoTime() throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(test.environment.check(WideQuery()) == .available(fetched: nil))
    }

    @Test func whatIsOldIsStale() throws {
        let retained = try fetch()
        wait(59)
        #expect(test.environment.check(WideQuery()) != .stale)
        wait(1)
        #expect(test.environment.check(WideQuery()) == .stale)
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(test.environment.check(WideQuery()) != .stale)
        retained.dispose()
    }

    @Test func aClockThatGoesBackMakesNothingStale() throws {
        let retained = try fetch()
        wait(-1_000)
        #expect(test.environment.check(WideQuery()) != .stale)
        retained.dispose()
        test.environment.collectGarbage()
        #expect(test.environment.check(WideQuery()) != .missing)
        wait(1_000)
        #expect(test.environment.check(WideQuery()) != .stale)
        wait(60)
        #expect(test.environment.check(WideQuery()) == .stale)
    }

    @Test func whatIsOldAndIncompleteIsMissing() throws {
        let retained = try fetch()
        wait(100)
        try test.environment.commitUpdate { $0.root.setLinkedRecords([], for: "items") }
        #expect(test.environment.check(WideQuery()) == .stale)
        let other = test.environment.retain(WideQuery(group: "g"))
        #expect(test.environment.check(WideQuery(group: "g")) == .missing)
        other.dispose()
        retained.dispose()
    }

    @Test func whatIsOldWhenReleasedIsNotKept() async throws {
        let retained = try fetch()
        wait(100)
        retained.dispose()
        try await eventually { test.records.isEmpty }
    }

    @Test(.timeLimit(.minutes(10))) func observingAsksAgainForWhatIsStale() async throws {
        let retained = try fetch()
        wait(100)
        let values = Collector(test.environment.observe(WideQuery()))
        let call = try await test.network.call()
        #expect(try await remains { values.values.isEmpty })
        call.respond(itemsResponse(["1", "2"]))
        #expect(try await values.values(1).map(\.items.count) == [2])
        retained.dispose()
    }

    @Test func fromTheStoreAloneNothingStaleIsAskedFor() async throws {
        let retained = try fetch()
        wait(100)
        let values = Collector(test.environment.observe(WideQuery(), fetchPolicy: .storeOnly))
        #expect(try await values.values(1).map(\.items.count) == [1])
        #expect(test.network.calls.isEmpty)
        retained.dispose()
    }
}
