import Foundation
import Testing

@testable import Relay

/// Collections rest, unless there may be too much garbage.
@Suite(.timeLimit(.minutes(10))) struct PacedCollectionTests {
    private let start = ContinuousClock.now

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant {
        start + .milliseconds(milliseconds)
    }

    /// A change of the pace is no argument of `#expect`.
    private func expect<Value: Equatable>(
        _ found: Value,
        _ expected: Value,
        _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(found == expected, sourceLocation: location)
    }

    /// A pace of twenty, after a collection of 10 ms that ended at 100 ms and left 4,000 records.
    private func rested() -> CollectionPace {
        var pace = CollectionPace(restFactor: 20)
        expect(pace.request(at: at(90), records: 10_000, released: 0), .now)
        pace.noteStep(.milliseconds(4))
        pace.noteStep(.milliseconds(6))
        pace.noteLeft(4_000)
        pace.end(at: at(100))
        #expect(pace.isIdle)
        return pace
    }

    // MARK: - The pace

    @Test func theFirstCollectionBeginsAtOnce() {
        var pace = CollectionPace(restFactor: 20)
        #expect(pace.isIdle)
        expect(pace.request(at: start, records: 0, released: 0), .now)
        #expect(!pace.isIdle)
        // It is under way, and another one begins after it.
        expect(pace.request(at: start, records: 1 << 40, released: 1 << 40), .already)
        expect(pace.end(at: start), true)
    }

    @Test func theNextBeginsAfterTwentyTimesTheWork() {
        var pace = rested()
        let rest = Duration.milliseconds(150)
        expect(pace.request(at: at(150), records: 5_000, released: 5), .after(rest, rest: 1))
        expect(pace.request(at: at(160), records: 5_000, released: 6), .already)
        #expect(!pace.isIdle)
        expect(pace.endRest(0), false)
        expect(pace.endRest(2), false)
        expect(pace.endRest(1), true)
        // Once only.
        expect(pace.endRest(1), false)
        expect(pace.request(at: at(300), records: 5_000, released: 5), .already)
        pace.end(at: at(301))
        // It has not worked at all.
        expect(pace.request(at: at(302), records: 5_000, released: 5), .now)
    }

    @Test func whoeverAsksAfterTheRestDoesNotWait() {
        for time in [300, 301, 100_000] {
            var pace = rested()
            expect(pace.request(at: at(time), records: 5_000, released: 0), .now)
        }
        // A clock that has gone back makes it wait longer, and no more than that.
        var pace = rested()
        let rest = Duration.milliseconds(1_300)
        expect(pace.request(at: at(-1_000), records: 0, released: 0), .after(rest, rest: 1))
        expect(pace.request(at: at(300), records: 0, released: 0), .now)
    }

    /// A quarter of 4,000 and 10,000.
    @Test func tooMuchGarbageDoesNotWait() {
        for (records, released, isTooMuch) in [
            (15_000, 0, false), (15_001, 0, true), (4_000, 11_000, false), (4_000, 11_001, true),
            (0, 11_001, true), (0, 11_000, false), (10_000, 5_000, false), (10_000, 5_001, true),
        ] {
            var pace = rested()
            let first = pace.request(at: at(150), records: records, released: released)
            #expect((first == .now) == isTooMuch, "\(records) \(released)")
            pace = rested()
            _ = pace.request(at: at(150), records: 4_000, released: 0)
            let second = pace.request(at: at(160), records: records, released: released)
            #expect((second == .now) == isTooMuch, "\(records) \(released)")
            // The rest that was begun ends without effect.
            expect(pace.endRest(1), !isTooMuch)
        }
    }

    @Test func aRestThatWasCutShortDoesNotEndTheNext() {
        var pace = rested()
        _ = pace.request(at: at(110), records: 0, released: 0)
        expect(pace.request(at: at(120), records: 0, released: 20_000), .now)
        pace.noteStep(.milliseconds(10))
        pace.end(at: at(130))
        let rest = Duration.milliseconds(190)
        expect(pace.request(at: at(140), records: 0, released: 0), .after(rest, rest: 2))
        expect(pace.endRest(1), false)
        expect(pace.endRest(2), true)
    }

    // MARK: - Collections that are asked for meanwhile

    @Test func whatIsAskedForDuringACollectionBeginsAfterTheRest() {
        var pace = rested()
        expect(pace.request(at: at(1_000), records: 4_000, released: 0), .now)
        pace.noteStep(.milliseconds(10))
        for _ in 0..<3 { expect(pace.request(at: at(1_005), records: 0, released: 0), .already) }
        expect(pace.end(at: at(1_010)), true)
        #expect(pace.isIdle)
        let rest = Duration.milliseconds(200)
        expect(pace.request(at: at(1_010), records: 4_000, released: 0), .after(rest, rest: 1))
        // One during which none is asked for ends as usual.
        expect(pace.endRest(1), true)
        pace.noteStep(.milliseconds(10))
        expect(pace.end(at: at(1_300)), false)
    }

    @Test func whatIsAskedForBeforeACollectionIsNotAskedForAgain() {
        var pace = rested()
        _ = pace.request(at: at(150), records: 0, released: 0)
        _ = pace.request(at: at(160), records: 0, released: 0)
        expect(pace.endRest(1), true)
        expect(pace.end(at: at(310)), false)
    }

    // MARK: - What was released

    private func roots(_ store: Store) -> Int {
        store.roots.withLock { $0.forgottenRecords }
    }

    @Test func recordsOfReleasedOperationsAreCounted() throws {
        let test = TestEnvironment(releaseBufferSize: 0) { _ in }
        let store = test.environment.store
        let first = test.environment.retain(WideQuery(group: "a"))
        // Three items and the root.
        try test.write(itemsResponse(["1", "2", "3"]), WideQuery(group: "a"))
        // The same again, and less: it has brought as many as before.
        try test.write(itemsResponse(["1", "2", "3"]), WideQuery(group: "a"))
        try test.write(itemsResponse(["1"]), WideQuery(group: "a"))
        #expect(roots(store) == 0)
        // Under way, so that none begins.
        _ = store.pace.withLock { $0.request(at: .now, records: 0, released: 0) }
        first.dispose()
        #expect(roots(store) == 4)
        first.dispose()
        #expect(roots(store) == 4)
        store.collectGarbage()
        #expect(roots(store) == 0)
        #expect(test.records.isEmpty)
    }

    // MARK: - The store

    private func eventuallyIsIdle(_ store: Store) async throws {
        try await eventually { store.pace.withLock { $0.isIdle } }
    }

    /// Whether a collection waits or is under way, nothing is forgotten to be collected.
    @Test func everythingIsCollectedInTheEnd() async throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        for round in 0..<200 {
            let query = WideQuery(group: .value("\(round)"))
            let retained = test.environment.retain(query)
            try test.write(itemsResponse(["\(round)"]), query)
            retained.dispose()
        }
        try await eventually { test.records.keys.allSatisfy { $0 == "root" } }
        try await eventuallyIsIdle(test.environment.store)
    }

    @Test func aCollectionThatWaitsTakesFewOfAProcessor() async throws {
        var options = StoreOptions()
        options.collectionRest = 1_000_000
        let store = Store(options: options)
        store.pace.withLock { pace in
            _ = pace.request(at: .now, records: 0, released: 0)
            pace.noteStep(.seconds(1))
            pace.end(at: .now)
        }
        for _ in 0..<1_000 { store.scheduleCollection() }
        // One rest, whose end the store does not outlive.
        let pace = store.pace
        expect(pace.withLock { $0.request(at: .now, records: 0, released: 0) }, .already)
        expect(pace.withLock { $0.endRest(1) }, true)
    }

    @Test func aResetForgetsHowManyRecordsWereLeft() throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        let store = test.environment.store
        store.pace.withLock { $0.noteLeft(1_000_000) }
        test.environment.reset()
        store.pace.withLock { pace in
            _ = pace.request(at: start, records: 0, released: 0)
            pace.noteStep(.seconds(1_000))
            pace.end(at: start)
            expect(pace.request(at: start, records: 10_001, released: 0), .now)
        }
    }
}
