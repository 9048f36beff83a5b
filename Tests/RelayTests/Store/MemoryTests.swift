import Testing

@testable import Relay

/// What an environment gives back.
@Suite(.timeLimit(.minutes(10))) struct MemoryTests {
    @Test func releasingMemoryEmptiesTheReleaseBuffer() throws {
        let test = TestEnvironment()
        try test.write(itemsResponse(["1"]), WideQuery())
        test.environment.retain(WideQuery()).dispose()
        test.environment.collectGarbage()
        #expect(!test.records.isEmpty)
        test.environment.releaseMemory()
        #expect(test.records.isEmpty)
    }

    @Test func aCeilingDropsWhatIsNotInUse() async throws {
        let test = TestEnvironment { $0.memoryCeiling = 100_000 }
        let retained = test.environment.retain(WideQuery(group: "kept"))
        try test.write(itemsResponse(["kept"]), WideQuery(group: "kept"))
        for group in 0..<20 {
            let query = WideQuery(group: .value("\(group)"))
            let ids = (0..<100).map { "a rather long identifier \(group) \($0)" }
            try test.write(itemsResponse(ids), query)
            test.environment.retain(query).dispose()
        }
        try await eventually { test.environment.store.source.estimatedBytes < 100_000 }
        #expect(try test.environment.read(WideQuery(group: "kept")).items.count == 1)
        #expect(test.log.contains { $0.name == "store.memory.end" })
        retained.dispose()
    }

    @Test func withoutACeilingNothingIsMeasured() throws {
        let test = TestEnvironment()
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(test.environment.store.writer.withLock { $0.measuredBytes } == 0)
    }

    /// Each screen asks for records of its own, and the root gets a field for each.
    @Test func tenThousandScreensLeaveNothingBehind() throws {
        let test = TestEnvironment(releaseBufferSize: 2)
        let home = test.environment.retain(ViewerQuery())
        try test.write(
            #"{"data":{"viewer":{"id":"me","name":"a","email":null,"friends":[]}}}"#,
            ViewerQuery()
        )
        var rootKeys = 0
        for screen in 0..<10_000 {
            let query = WideQuery(group: .value("\(screen)"))
            let retained = test.environment.retain(query)
            try test.write(itemsResponse(["a\(screen)", "b\(screen)"]), query)
            retained.dispose()
            if screen % 20 == 0 { test.environment.collectGarbage() }
            test.forgetLog()
            guard screen == 5_000 else { continue }
            rootKeys = test.environment.store.source[.root]?.keys.count ?? 0
        }
        test.environment.releaseMemory()
        let store = test.environment.store
        #expect(Set(test.records.keys) == ["root", "\"me\""])
        let (used, count) = store.writer.withLock {
            ($0.identities.usedCount, $0.identities.count)
        }
        #expect(used < 1_500)
        #expect(count > 20_000)
        #expect(rootKeys < 200)
        home.dispose()
        test.environment.releaseMemory()
        #expect(test.records.isEmpty)
    }
}
