import Foundation
import Testing

@testable import Relay

/// How observers are told that data has outlived its age.
@Suite(.timeLimit(.minutes(5))) struct FreshnessObservationTests {
    private let clock = SleepingClock()
    private let test: TestEnvironment
    private let query = ProductNameQuery(id: "1")

    init() {
        let clock = clock
        test = TestEnvironment {
            $0.now = { clock.now }
            $0.sleep = { try await clock.sleep($0) }
        }
    }

    private func write(_ name: String = "a") throws {
        try test.write(#"{"data":{"product":{"id":"1","name":"\#(name)"}}}"#, query)
    }

    private func observe(
        _ policy: FetchPolicy = .storeOrNetwork
    ) -> LiveQuery<ProductNameQuery> {
        test.environment.observeResponses(to: query, fetchPolicy: policy)
    }

    @Test func staleDataIsShownWhileItIsFetchedAgain() async throws {
        try write("old")
        clock.advance(by: .seconds(60))
        let live = observe()
        #expect(live.response.data?.product?.name == "old")
        #expect(live.response.isStale && live.response.isLoading)
        try await test.network.call().respond(
            #"{"data":{"product":{"id":"1","name":"new"}}}"#
        )
        let response = await live.settled()
        #expect(response.data?.product?.name == "new" && !response.isStale)
    }

    @Test func anObserverIsToldWhenTheAgeRunsOut() async throws {
        try write()
        let live = observe()
        var responses = live.makeAsyncIterator()
        #expect(await responses.next()?.isStale == false)
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(60))
        let response = await responses.next()
        #expect(response?.isStale == true && response?.data?.product?.name == "a")
        #expect(test.network.calls.isEmpty)
    }

    @Test func observedQueriesAreFetchedWhenTheirAgeRunsOutIfWanted() async throws {
        let clock = clock
        let test = TestEnvironment {
            $0.now = { clock.now }
            $0.sleep = { try await clock.sleep($0) }
            $0.refetches = .expiry
        }
        func answer(_ call: Int, _ name: String) async throws {
            try await test.network.call(call).respond(
                #"{"data":{"product":{"id":"1","name":"\#(name)"}}}"#
            )
        }
        #expect(test.environment.earliestExpiry(of: query) == nil)
        let live = test.environment.observeResponses(to: query)
        let stored = test.environment.observeResponses(to: query, fetchPolicy: .storeOnly)
        try await answer(0, "a")
        #expect(await live.settled().data?.product?.name == "a")
        #expect(test.environment.earliestExpiry(of: query) == clock.now + .seconds(60))
        try await eventually { clock.sleepers == 2 }
        #expect(test.network.calls.count == 1)
        clock.advance(by: .seconds(60))
        // The data stays on screen, stale and loading.
        let call = try await test.network.call(1)
        #expect(call.cacheConfig.force)
        #expect(live.response.data?.product?.name == "a")
        #expect(live.response.isStale && live.response.isLoading)
        try await answer(1, "b")
        #expect(await live.settled().data?.product?.name == "b")
        // After a failure nothing is fetched until something else renews the data.
        try await eventually { clock.sleepers == 2 }
        clock.advance(by: .seconds(60))
        try await test.network.call(2).fail(Outage())
        #expect(await live.settled().failure is Outage)
        clock.advance(by: .seconds(600))
        #expect(try await remains { test.network.calls.count == 3 })
        #expect(test.environment.earliestExpiry(of: query).map { $0 < clock.now } == true)
        // An observer that has ended asks no more.
        live.refetch()
        try await answer(3, "c")
        #expect(await live.settled().data?.product?.name == "c")
        live.end()
        clock.advance(by: .seconds(60))
        #expect(try await remains { test.network.calls.count == 4 })
        #expect(stored.response.isStale)
    }

    @Test func anObserverIsToldWhenAnotherRequestHasRenewedTheData() async throws {
        try write()
        clock.advance(by: .seconds(60))
        let live = observe(.storeOnly)
        var responses = live.makeAsyncIterator()
        #expect(await responses.next()?.isStale == true)
        try write()
        #expect(await responses.next()?.isStale == false)
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(60))
        #expect(await responses.next()?.isStale == true)
    }

    @Test func aRenewalBeforeTheAgeRunsOutIsNotToldOf() async throws {
        try write()
        let live = observe()
        try await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(50))
        try write()
        let number = live.observation.published.number
        clock.advance(by: .seconds(10))
        try await eventually { clock.sleepers == 1 && clock.wakes == 1 }
        #expect(!live.response.isStale && live.observation.published.number == number)
        clock.advance(by: .seconds(50))
        try await eventually { live.response.isStale && live.observation.published.number > number }
    }

    @Test func theSequenceOfDataDoesNotRepeatStaleData() async throws {
        try write()
        let values = Locked<[String?]>([])
        let task = Task { [test, query] in
            for try await data in test.environment.observe(query) {
                values.withLock { $0.append(data.product?.name) }
            }
        }
        try await eventually { values.withLock { $0 } == ["a"] && clock.sleepers == 1 }
        clock.advance(by: .seconds(60))
        try await eventually { clock.sleepers == 0 }
        try write("b")
        try await eventually { values.withLock { $0 } == ["a", "b"] }
        task.cancel()
    }

    @Test func endingAnObservationEndsItsWatch() async throws {
        try write()
        var live: LiveQuery? = observe()
        try await eventually { clock.sleepers == 1 }
        live?.end()
        live = nil
        try await eventually { clock.sleepers == 0 }
        clock.advance(by: .seconds(60))
        let stale = observe(.storeOnly)
        #expect(stale.response.isStale)
        stale.end()
        #expect(test.environment.store.renewals.withLock { $0.isEmpty })
    }

    @Test func aResetEndsTheWatch() async throws {
        try write()
        let live = observe()
        try await eventually { clock.sleepers == 1 }
        test.environment.reset()
        try await eventually { clock.sleepers == 0 }
        #expect(live.ending == .reset && !live.response.isStale)
    }

    @Test func nothingSleepsWithoutAges() async throws {
        try test.write(#"{"data":{"motto":"m"}}"#, MottoQuery())
        let live = test.environment.observeResponses(to: MottoQuery())
        try test.write(#"{"data":{"motto":"n"}}"#, MottoQuery())
        #expect(clock.begun == 0 && live.response.data?.motto == "n")
    }

    @Test func cancellingAtAnyMomentLeavesNothingBehind() async throws {
        try write()
        for round in 0..<50 {
            let task = Task { [test, query] in
                for await _ in test.environment.observeResponses(to: query, fetchPolicy: .storeOnly)
                {}
            }
            if round % 3 == 0 { await Task.yield() }
            if round % 2 == 0 { clock.advance(by: .seconds(60)) } else { try write() }
            task.cancel()
            await task.value
        }
        try await eventually {
            clock.sleepers == 0 && test.environment.store.renewals.withLock { $0.isEmpty }
        }
    }
}
