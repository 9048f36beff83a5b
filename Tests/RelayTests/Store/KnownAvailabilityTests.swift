import Testing

@testable import Relay

/// Asking again whether an operation is complete.
@Suite struct KnownAvailabilityTests {
    private let test = TestEnvironment(releaseBufferSize: 0)
    private var key: StoreRoots.Key {
        let operation = test.environment.describe(WideQuery())
        return StoreRoots.Key(operation: operation.identifier, dataID: .root)
    }

    private var answer: KnownAvailability.Answer? {
        let store = test.environment.store
        return store.availability.withLock { $0.answer(key, store.source, writtenAt: nil) }
    }

    @Test func theAnswerIsKeptForTheVersion() throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(answer == nil)
        _ = test.environment.check(WideQuery())
        #expect(answer?.isComplete == true)
        // A planted answer shows that nothing is looked at again.
        let store = test.environment.store
        store.availability.withLock { known in
            let wrong = KnownAvailability.Answer(
                isComplete: false,
                hasInvalidated: false,
                epoch: nil
            )
            known.note(wrong, for: key, store.source)
        }
        #expect(test.environment.check(WideQuery()) == .missing)
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        #expect(test.environment.check(WideQuery()) == .available(fetched: nil))
    }

    @Test func aCollectionIsNoticed() throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(test.environment.check(WideQuery()) == .available(fetched: nil))
        test.environment.collectGarbage()
        #expect(test.environment.check(WideQuery()) == .missing)
        #expect(test.environment.check(WideQuery()) == .missing)
    }

    @Test func anUpdaterAsksForWhatItSees() throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(test.environment.check(WideQuery()) == .available(fetched: nil))
        try test.environment.commitUpdate { store in
            store.record("1")?.invalidateRecord()
            #expect(test.environment.check(WideQuery()) == .stale)
        }
        #expect(test.environment.check(WideQuery()) == .stale)
    }

    @Test func theAnswersOfAnOlderVersionAreNotKept() throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let old = test.environment.store.source
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        _ = test.environment.check(WideQuery())
        let known = test.environment.store.availability
        known.withLock { known in
            known.note(
                .init(isComplete: false, hasInvalidated: false, epoch: nil),
                for: key,
                old
            )
        }
        #expect(answer?.isComplete == true)
    }

    @Test func onlyThoseWhoWaitForARecordAreLookedAt() throws {
        try test.write(itemsResponse((0..<100).map { "\($0)" }), WideQuery())
        let store = test.environment.store
        let ids = (0..<100).compactMap { index in
            store.writer.withLock { $0.identities.find("\(index)") }
        }
        #expect(ids.count == 100)
        let called = Locked<[Int]>([])
        let waiting = ids.enumerated().map { index, id in
            store.subscribe(toInvalidationOf: store.invalidationState(of: [id])) {
                called.withLock { $0.append(index) }
            }
        }
        let waiters = store.invalidations.withLock { $0.waiters(for: .some([ids[7]])) }
        #expect(waiters.count == 1)
        #expect(store.invalidations.withLock { $0.waiters(for: .all) }.count == 100)
        try test.environment.commitUpdate { $0.record("7")?.invalidateRecord() }
        #expect(called.withLock { $0 } == [7])
        try test.environment.commitUpdate { $0.record("8")?.invalidateRecord() }
        #expect(called.withLock { $0 } == [7, 8])
        waiting[7].dispose()
        #expect(store.invalidations.withLock { $0.waiters(for: .some([ids[7]])) }.isEmpty)
        try test.environment.commitUpdate { $0.invalidateStore() }
        #expect(called.withLock { $0.count } == 101)
        waiting.forEach { $0.dispose() }
    }
}
