import Foundation
import Testing

@testable import Relay

/// Records and whole stores that must be asked for again.
@Suite(.timeLimit(.minutes(10))) struct InvalidationTests {
    private let test = TestEnvironment()

    private func retain() throws -> Disposable {
        let retained = test.environment.retain(StoryQuery(id: "s"))
        try test.write(storyResponse(), StoryQuery(id: "s"))
        return retained
    }

    private var isStale: Bool { test.environment.check(StoryQuery(id: "s")) == .stale }

    private func invalidate(_ id: ID) throws {
        try test.environment.commitUpdate { $0.record(id)?.invalidateRecord() }
    }

    @Test func aStoreThatWasInvalidatedIsStaleUntilItIsWrittenAgain() throws {
        let retained = try retain()
        try test.environment.commitUpdate { $0.invalidateStore() }
        #expect(isStale)
        #expect(test.log.last == .storeInvalidate)
        try test.write(storyResponse(), StoryQuery(id: "s"))
        #expect(!isStale)
        retained.dispose()
    }

    @Test func whatWasNeverWrittenIsStaleOnceTheStoreWasInvalidated() throws {
        try test.environment.commitUpdate { $0.invalidateStore() }
        #expect(isStale)
    }

    @Test func aRecordMakesThoseWhoReachItStale() throws {
        let retained = try retain()
        let other = test.environment.retain(WideQuery())
        try test.write(itemsResponse(["1"]), WideQuery())
        try invalidate("u")
        #expect(isStale)
        #expect(test.environment.check(WideQuery()) != .stale)
        try test.write(storyResponse(), StoryQuery(id: "s"))
        #expect(!isStale)
        retained.dispose()
        other.dispose()
    }

    @Test func staleBeatsMissing() throws {
        let retained = try retain()
        try test.environment.commitUpdate { store in
            store.record("s")?.invalidateRecord()
            store.root.setLinkedRecord(store.record("s"), for: "node", arguments: ["id": "other"])
        }
        try test.write(#"{"data":{"node":{"__typename":"Story","id":"s"}}}"#, StoryQuery(id: "2"))
        #expect(isStale)
        retained.dispose()
    }

    @Test func dataOnScreenStays() throws {
        let retained = try retain()
        try invalidate("s")
        #expect(try test.environment.read(StoryQuery(id: "s")).node != nil)
        retained.dispose()
    }

    @Test func anUpdateThatFailsInvalidatesNothing() throws {
        let retained = try retain()
        #expect(throws: Outage.self) {
            try test.environment.commitUpdate { store in
                store.invalidateStore()
                throw Outage()
            }
        }
        #expect(!isStale)
        retained.dispose()
    }

    @Test func optimisticUpdatesInvalidateNothing() throws {
        let retained = try retain()
        let update = try test.environment.store.add(
            OptimisticUpdate { store in
                store.invalidateStore()
                store.record("s")?.invalidateRecord()
            }
        )
        #expect(!isStale)
        test.environment.store.remove(update)
        retained.dispose()
    }

    @Test func anOperationsOwnUpdaterDoesNotMakeItStale() throws {
        let retained = try retain()
        let query = test.environment.describe(StoryQuery(id: "s"))
        try test.environment.commit(
            .init(storyResponse(likes: 2).utf8),
            query,
            root: .root,
            updater: PlainUpdater { $0.record("s")?.invalidateRecord() }
        )
        #expect(!isStale)
        retained.dispose()
    }

    @Test func deletedRecordsAreNotInvalidated() throws {
        let retained = try retain()
        try test.environment.commitUpdate { store in
            store.record("u")?.invalidateRecord()
            store.delete("u")
        }
        #expect(!isStale)
        retained.dispose()
    }

    @Test func collectedRecordsAreForgotten() throws {
        let retained = try retain()
        try invalidate("u")
        retained.dispose()
        test.environment.releaseMemory()
        #expect(test.environment.store.source.invalidations.records.isEmpty)
    }

    @Test func statesTellWhatWasInvalidatedSince() async throws {
        let retained = try retain()
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let state = test.environment.invalidationState(of: [story.id])
        #expect(!test.environment.isInvalidated(since: state))
        let told = Collector(test.environment.observeInvalidation(state))
        try invalidate("u")
        #expect(!test.environment.isInvalidated(since: state))
        #expect(try await remains { told.values.isEmpty })
        try invalidate("s")
        #expect(test.environment.isInvalidated(since: state))
        _ = try await told.values(1)
        let newer = test.environment.invalidationState(of: [story.id])
        #expect(!test.environment.isInvalidated(since: newer))
        try test.environment.commitUpdate { $0.invalidateStore() }
        #expect(test.environment.isInvalidated(since: newer))
        _ = try await told.values(2)
        told.cancel()
        try await eventually { test.environment.store.invalidations.withLock { $0.isEmpty } }
        retained.dispose()
    }

    @Test func anObjectThatComesAgainIsKnownForTheSame() throws {
        let test = TestEnvironment { $0.fewNames = TestEnvironment.noNames }
        try test.write(storyResponse(), StoryQuery(id: "s"))
        // Only the id, because a reference would keep the object.
        let id = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story?.id
        )
        let state = test.environment.invalidationState(of: [id])
        test.environment.releaseMemory()
        #expect(test.records.isEmpty)
        #expect(test.environment.inspect().statistics.identities == 2)
        try test.write(storyResponse(), StoryQuery(id: "s"))
        #expect(!test.environment.isInvalidated(since: state))
        try test.environment.commitUpdate { $0.record("s")?.invalidateRecord() }
        #expect(test.environment.isInvalidated(since: state))
    }

    @Test func whoComesLateIsToldAtOnce() async throws {
        let state = test.environment.invalidationState(of: [])
        try test.environment.commitUpdate { $0.invalidateStore() }
        let told = Collector(test.environment.observeInvalidation(state))
        _ = try await told.values(1)
    }

    /// The retry of a mutation whose first attempt was rolled back.
    @Test func aFieldOfAnObjectThatCameAfterAllIsInvalidated() async throws {
        let store = test.environment.store
        store.remove(try store.add(OptimisticUpdate { _ = $0.create(ID("s"), type: "Story") }))
        let retained = try retain()
        defer { retained.dispose() }
        let state = test.environment.invalidationState(of: [RecordKey("s")])
        let told = Collector(test.environment.observeInvalidation(state))
        try test.environment.commitUpdate { $0.record("s")?.invalidateField("likeCount") }
        #expect(test.environment.isInvalidated(since: state))
        _ = try await told.values(1)
        #expect(isStale)
        test.environment.collectGarbage()
        #expect(isStale)
        try test.write(storyResponse(), StoryQuery(id: "s"))
        #expect(!isStale)
    }
}
