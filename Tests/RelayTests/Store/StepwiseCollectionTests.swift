import Testing

@testable import Relay

/// Collecting in steps, with anything in between.
@Suite struct StepwiseCollectionTests {
    private let test = TestEnvironment(releaseBufferSize: 0)

    private var store: Store { test.environment.store }

    /// Three queries, two of them retained, which takes two steps to mark.
    private func prepare() throws -> [Disposable] {
        for group in ["a", "b", "c"] {
            try test.write(itemsResponse([group]), WideQuery(group: .value(group)))
        }
        return ["a", "b"].map { test.environment.retain(WideQuery(group: .value($0))) }
    }

    private var names: Set<String> { Set(test.records.keys) }

    @Test func takesAStepForEachRoot() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        #expect(names.contains("\"c\""))
        #expect(store.collectStep())
        #expect(names == ["root", "\"a\"", "\"b\""])
        for retained in retained { retained.dispose() }
    }

    @Test func retainingMeanwhileKeeps() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        let late = test.environment.retain(WideQuery(group: "c"))
        #expect(!store.collectStep())
        #expect(test.log.last == .storeCollectInterrupt)
        while !store.collectStep() {}
        #expect(names == ["root", "\"a\"", "\"b\"", "\"c\""])
        for retained in retained + [late] { retained.dispose() }
    }

    @Test func readingMeanwhileKeeps() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        let subscription = store.subscribe {
            test.environment.snapshot(
                test.environment.describe(WideQuery(group: "c")),
                root: .root,
                in: $0
            )
        } _: { (_: Snapshot<WideQuery.Data>) in
            true
        }
        while !store.collectStep() {}
        #expect(names.contains("\"c\""))
        subscription.dispose()
        for retained in retained { retained.dispose() }
    }

    @Test func writingMeanwhileIsNotLost() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        try test.write(itemsResponse(["new"]), WideQuery(group: "a"))
        while !store.collectStep() {}
        #expect(names == ["root", "\"new\"", "\"b\""])
        for retained in retained { retained.dispose() }
    }

    @Test func optimisticUpdatesMeanwhilePutItOff() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        let update = try store.add(OptimisticUpdate { _ in })
        #expect(store.collectStep())
        #expect(names.contains("\"c\""))
        store.remove(update)
        while !store.collectStep() {}
        #expect(!names.contains("\"c\""))
        for retained in retained { retained.dispose() }
    }

    @Test func whoIsDisturbedTooOftenMakesOthersWait() throws {
        let retained = try prepare()
        for round in 0..<3 {
            #expect(!store.collectStep())
            try test.write(itemsResponse(["b"], value: round), WideQuery(group: "b"))
            #expect(store.collectStep() == (round == 2))
        }
        #expect(names == ["root", "\"a\"", "\"b\""])
        for retained in retained { retained.dispose() }
    }

    @Test func aResetMeanwhileLeavesNothing() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        test.environment.reset()
        while !store.collectStep() {}
        #expect(test.records.isEmpty)
        for retained in retained { retained.dispose() }
    }
}
