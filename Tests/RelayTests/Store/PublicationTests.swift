import Testing

@testable import Relay

/// Observers of publications see every version that was written, and nothing else.
@Suite struct PublicationTests {
    private let test = TestEnvironment()
    private let seen = Locked<[Publication]>([])

    private var store: Store { test.environment.store }

    private func observe() -> Disposable {
        let seen = seen
        return store.observePublications { publication in
            seen.withLock { $0.append(publication) }
        }
    }

    /// The names of the records that a publication says have changed.
    private func changed(_ publication: Publication) -> Set<String> {
        Set(publication.changed.map { store.describe($0) })
    }

    @Test func everyVersionIsObservedOnce() async throws {
        let observation = observe()
        try test.write(itemsResponse(["a"]), WideQuery())
        try test.environment.commitUpdate { $0.record("a")?.setValue(7, for: "value") }
        let update = try store.add(OptimisticUpdate { $0.record("a")?.setValue(8, for: "value") })
        store.remove(update)
        test.environment.reset()
        let publications = seen.withLock { $0 }
        #expect(publications.count == 5)
        #expect(publications.map { $0.response?.operation } == ["WideQuery", nil, nil, nil, nil])
        #expect(publications.map(\.isReset) == [false, false, false, false, true])
        let versions = publications.filter(\.hasChanged).map(\.source.version)
        #expect(versions.count == 5)
        #expect(versions == versions.sorted() && Set(versions).count == 5)
        #expect(publications[1].changed.count == 1)
        observation.dispose()
    }

    @Test func aPublicationHoldsItsVersionAndItsBase() throws {
        try test.write(itemsResponse(["a"], value: 1), WideQuery())
        let observation = observe()
        _ = try store.add(OptimisticUpdate { $0.record("a")?.setValue(8, for: "value") })
        let publication = try #require(seen.withLock { $0.first })
        #expect(changed(publication) == ["\"a\""])
        let id = try #require(publication.changed.first)
        let key = store.symbols.fieldKey("value")
        #expect(publication.source[id]?[key] == .int(8))
        #expect(publication.base[id]?[key] == .int(1))
        observation.dispose()
    }

    @Test func whatChangesNothingIsNotObserved() throws {
        try test.write(itemsResponse(["a"]), WideQuery())
        let observation = observe()
        try test.write(itemsResponse(["a"]), WideQuery())
        #expect(throws: (any Error).self) { try test.write(#"{"data":1}"#, WideQuery()) }
        try test.environment.commitUpdate { _ in }
        test.environment.collectGarbage()
        #expect(seen.withLock { $0.isEmpty })
        observation.dispose()
    }

    @Test func nothingIsObservedAfterDisposing() throws {
        let (first, second) = (observe(), observe())
        first.dispose()
        try test.write(itemsResponse(["a"]), WideQuery())
        #expect(seen.withLock { $0.count } == 1)
        second.dispose()
        #expect(!store.published.withLock { $0.isObserved })
        try test.write(itemsResponse(["b"]), WideQuery())
        #expect(seen.withLock { $0.count } == 1)
    }

    @Test func anObserverMayUseTheStore() throws {
        let environment = test.environment
        let values = Locked<[Int]>([])
        let observation = store.observePublications { publication in
            guard publication.response != nil else { return }
            let value = try? environment.read(WideQuery()).items.first?.value
            values.withLock { $0.append(value ?? -1) }
            try? environment.commitUpdate { $0.record("a")?.setValue(9, for: "value") }
        }
        try test.write(itemsResponse(["a"], value: 3), WideQuery())
        #expect(values.withLock { $0 } == [3])
        #expect(try environment.read(WideQuery()).items.map(\.value) == [9])
        observation.dispose()
    }
}
