import Foundation
import Testing

@testable import Relay

/// What `commitPayload` writes for a query that nobody retains is kept like a released query.
@Suite struct CommitPayloadTests {
    private let query = WideQuery()

    private func commit(
        _ test: TestEnvironment,
        _ query: WideQuery? = nil,
        id: String = "1"
    ) throws {
        try test.environment.commitPayload(
            query ?? self.query,
            response: Data(itemsResponse([id]).utf8)
        )
    }

    @Test func isNotGarbageAtOnce() throws {
        let test = TestEnvironment()
        try commit(test)
        test.environment.collectGarbage()
        #expect(try test.environment.read(query).items.count == 1)
        #expect(test.isAvailable(query))
    }

    @Test func expires() throws {
        let now = Locked(ContinuousClock.now)
        let test = TestEnvironment {
            $0.queryCacheExpirationTime = .seconds(60)
            $0.now = { now.withLock { $0 } }
        }
        try commit(test)
        guard case .available(let fetched) = test.environment.check(query) else {
            throw Timeout(description: "not available")
        }
        #expect(fetched == now.withLock { $0 })
        now.withLock { $0 += .seconds(59) }
        #expect(test.isAvailable(query))
        try commit(test)
        now.withLock { $0 += .seconds(59) }
        #expect(test.isAvailable(query))
        now.withLock { $0 += .seconds(1) }
        #expect(test.environment.check(query) == .stale)
    }

    @Test func isFreshAfterAnEarlierInvalidation() throws {
        let test = TestEnvironment()
        try commit(test)
        try test.environment.commitUpdate { $0.invalidateStore() }
        #expect(test.environment.check(query) == .stale)
        try commit(test)
        #expect(test.isAvailable(query))
    }

    @Test func theOldestLeaveTheReleaseBufferFirst() throws {
        let test = TestEnvironment(releaseBufferSize: 2)
        let queries = ["a", "b", "c"].map { WideQuery(group: .value($0)) }
        for (index, query) in queries.enumerated() { try commit(test, query, id: "\(index)") }
        try commit(test, queries[1], id: "1")
        test.environment.collectGarbage()
        #expect(queries.map { test.isAvailable($0) } == [false, true, true])
        // The one that was written last is the newest.
        try commit(test, queries[0], id: "0")
        test.environment.collectGarbage()
        #expect(queries.map { test.isAvailable($0) } == [true, true, false])
    }

    @Test func withoutAReleaseBufferItIsGarbage() throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        try commit(test)
        test.environment.collectGarbage()
        #expect(test.records.isEmpty)
    }

    @Test func aRetainedQueryStaysRetained() throws {
        let test = TestEnvironment(releaseBufferSize: 1)
        let retained = test.environment.retain(query)
        try commit(test)
        for group in ["a", "b"] { try commit(test, WideQuery(group: .value(group))) }
        test.environment.releaseMemory()
        #expect(test.isAvailable(query))
        retained.dispose()
        #expect(test.isAvailable(query))
        test.environment.releaseMemory()
        #expect(test.records.isEmpty)
    }

    @Test func aRefusedPayloadKeepsNothingAndPushesNothingOut() throws {
        let test = TestEnvironment(releaseBufferSize: 1)
        try commit(test)
        #expect(throws: ResponseError.self) {
            try test.environment.commitPayload(
                WideQuery(group: .value("a")),
                response: Data("{}".utf8)
            )
        }
        test.environment.collectGarbage()
        #expect(test.isAvailable(query))
    }

    @Test func isForgottenByAReset() throws {
        let test = TestEnvironment()
        try commit(test)
        test.environment.reset()
        #expect(test.environment.check(query) == .missing)
        try commit(test)
        #expect(test.isAvailable(query))
    }
}
