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
