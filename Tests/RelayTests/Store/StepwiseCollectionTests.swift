import Testing

@_spi(Generated) @testable import Relay

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
        #expect(store.collectStep())
        #expect(!test.log.contains(.storeCollectInterrupt))
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
        #expect(store.collectStep())
        // What the list had before was marked, or is about to be.
        #expect(names == ["root", "\"new\"", "\"a\"", "\"b\""])
        while !store.collectStep() {}
        #expect(names == ["root", "\"new\"", "\"b\""])
        for retained in retained { retained.dispose() }
    }

    /// A field that links to nothing would be kept for ever, and the name of what it linked to.
    @Test func fieldsThatCameMeanwhileGoWithTheirRecords() throws {
        // So many that the root keeps its fields by key.
        for number in 0..<200 {
            try test.write(itemsResponse(["x\(number)"]), WideQuery(group: .value("\(number)")))
        }
        let retained = try prepare()
        #expect(store.source[.root]?.isKeyed == true)
        #expect(!store.collectStep())
        for number in 0..<50 {
            let query = WideQuery(group: .value("late \(number)"))
            try test.write(itemsResponse(["late \(number)"]), query)
        }
        while !store.collectStep() {}
        test.environment.collectGarbage()
        #expect(names == ["root", "\"a\"", "\"b\""])
        #expect(store.source[.root]?.keys.count == 2)
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

    @Test func whoIsDisturbedAgainAndAgainEndsAllTheSame() throws {
        let retained = try prepare()
        for round in 0..<5 {
            #expect(!store.collectStep())
            try test.write(itemsResponse(["b"], value: round), WideQuery(group: "b"))
            #expect(store.collectStep())
            #expect(names == ["root", "\"a\"", "\"b\""])
            #expect(test.snapshot(WideQuery(group: "b")).value?.items.map(\.value) == [round])
        }
        for retained in retained { retained.dispose() }
    }

    /// The record is the same as when it was garbage.
    @Test func linkingToGarbageMeanwhileKeepsIt() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        try test.environment.commitUpdate { store in
            let c = try #require(store.record("c"))
            store.root.setLinkedRecords([c], for: "items", arguments: ["group": "b"])
        }
        #expect(store.collectStep())
        #expect(names == ["root", "\"a\"", "\"b\"", "\"c\""])
        #expect(test.snapshot(WideQuery(group: "b")).value?.items.map(\.id) == ["c"])
        for retained in retained { retained.dispose() }
    }

    /// More than is marked while writers wait.
    @Test(arguments: [10, 5_000]) func manyRecordsThatAreWrittenMeanwhileStay(count: Int) throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        let ids = (0..<count).map { "new\($0)" }
        try test.write(itemsResponse(ids), WideQuery(group: "a"))
        // Of an operation that nobody retains.
        try test.write(itemsResponse(["gone"]), WideQuery(group: "d"))
        let late = test.environment.retain(WideQuery(group: "c"))
        #expect(store.collectStep())
        #expect(names == Set(["root", "\"a\"", "\"b\"", "\"c\""] + ids.map { "\"\($0)\"" }))
        #expect(test.isAvailable(WideQuery(group: "a")) && test.isAvailable(WideQuery(group: "c")))
        late.dispose()
        for retained in retained { retained.dispose() }
    }

    @Test func whatBecomesGarbageMeanwhileGoesWithTheNextCollection() async throws {
        let retained = try prepare()
        _ = store.pace.withLock { $0.request(at: .now, records: 0, released: 0) }
        #expect(!store.collectStep())
        retained[0].dispose()
        #expect(store.collectStep())
        #expect(names == ["root", "\"a\"", "\"b\""])
        // It was asked for meanwhile.
        #expect(store.pace.withLock { $0.end(at: .now) })
        store.scheduleCollection()
        try await eventually { names == ["root", "\"b\""] }
        retained[1].dispose()
    }

    /// A reference to data that only a collection under way has kept.
    @Test func whatACollectionHasKeptForAReferenceIsGarbageOnceItIsDropped() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        let operation = test.environment.describe(WideQuery(group: "c"))
        let root = StoreRoots.Root(operation: operation, dataID: .root)
        let id = store.roots.withLock { $0.retain(root, isReference: true) }
        #expect(store.collectStep())
        #expect(names.contains("\"c\""))
        #expect(store.roots.withLock { $0.release(id, now: nil) })
        for retained in retained { retained.dispose() }
    }

    @Test func collectingInOneGoTakesThePlaceOfACollectionInSteps() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        try test.write(itemsResponse(["new"]), WideQuery(group: "a"))
        test.environment.collectGarbage()
        #expect(names == ["root", "\"new\"", "\"b\""])
        #expect(store.collection.withLock { $0 == nil })
        while !store.collectStep() {}
        #expect(names == ["root", "\"new\"", "\"b\""])
        for retained in retained { retained.dispose() }
    }

    /// Fields with arguments of a root that has many.
    @Test func fieldsOfTheRootThatAreUsedAgainStay() throws {
        let groups = (0..<300).map { "g\($0)" }
        for group in groups {
            try test.write(itemsResponse([]), WideQuery(group: .value(group)))
        }
        let retained = try prepare()
        #expect(!store.collectStep())
        let again = test.environment.retain(WideQuery(group: "g7"))
        try test.environment.commitUpdate { store in
            let c = try #require(store.record("c"))
            store.root.setLinkedRecords([c], for: "items", arguments: ["group": "g8"])
        }
        let other = test.environment.retain(WideQuery(group: "g8"))
        #expect(store.collectStep())
        #expect(test.isAvailable(WideQuery(group: "g7")))
        #expect(test.snapshot(WideQuery(group: "g8")).value?.items.map(\.id) == ["c"])
        #expect(!test.isAvailable(WideQuery(group: "g9")))
        for retained in retained + [again, other] { retained.dispose() }
    }

    @Test func whatIsNotedOfRecordsIsNotLost() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        try test.environment.commitUpdate { store in
            store.record("a")?.invalidateRecord()
            store.record("c")?.invalidateRecord()
        }
        #expect(store.collectStep())
        #expect(store.source.invalidations.records.count == 1)
        #expect(!test.isAvailable(WideQuery(group: "a")) && test.isAvailable(WideQuery(group: "b")))
        for retained in retained { retained.dispose() }
    }

    /// Nothing is noted for collections while there is none.
    @Test func nothingIsNotedWithoutACollection() throws {
        let retained = try prepare()
        let isNoting = { store.subscriptions.withLock { $0.isNoting } }
        #expect(!isNoting())
        #expect(!store.collectStep())
        #expect(isNoting())
        #expect(store.collectStep())
        #expect(!isNoting())
        #expect(!store.collectStep())
        let update = try store.add(OptimisticUpdate { _ in })
        #expect(store.collectStep())
        #expect(!isNoting())
        store.remove(update)
        test.environment.collectGarbage()
        #expect(!isNoting())
        for retained in retained { retained.dispose() }
    }

    @Test func aResetMeanwhileLeavesNothing() throws {
        let retained = try prepare()
        #expect(!store.collectStep())
        test.environment.reset()
        #expect(!store.collectStep())
        #expect(test.log.contains(.storeCollectInterrupt))
        while !store.collectStep() {}
        #expect(test.records.isEmpty)
        for retained in retained { retained.dispose() }
    }

    /// Whether the query root keeps its fields by key or not, the app's own stay.
    @Test(arguments: [10, 100]) func fieldsOfTheAppStay(count: Int) throws {
        let draft = try TestDocument(
            """
            normalization
             draftText(chat: "4"): String @client
             pinned: [type Item] @client
              id: ID!
             unread(chat: "4"): Int
            reader
             draftText(chat: "4")
             pinned @client
              id
             unread(chat: "4")
            """,
            in: test
        )
        var retained: [Disposable] = []
        for number in 0..<count {
            let query = WideQuery(group: .value("\(number)"))
            try test.write(itemsResponse(["\(number)"]), query)
            retained.append(test.environment.retain(query))
        }
        try draft.write(#"{"unread":3}"#)
        try test.environment.commitUpdate { store in
            store.root.setValue("hello", for: "draftText", arguments: ["chat": "4"])
            store.root.setLinkedRecords(
                [store.record("0"), store.create("gone", type: "Item"), store.record("1")],
                for: "pinned"
            )
        }
        store.collectGarbage()
        #expect(names.contains("\"0\"") && !names.contains("\"gone\""))
        let root = try #require(test.records["root"])
        #expect(root.contains(#"draftText(chat:"4"): "hello""#))
        #expect(root.contains(#"unread(chat:"4")"#) == (count < 64))
        let read = try #require(draft.read(Pinned.self).value)
        #expect(read.pinned?.map(\.?.id) == ["0", "1"])
        for retained in retained { retained.dispose() }
    }

    private struct Pinned: TestSelection, FieldValue {
        let pinned: [Row?]?

        init(_ reader: inout Reader) { pinned = reader.optionalObjectsOrNil(1) }
    }

    private struct Row: TestSelection, FieldValue {
        let id: ID

        init(_ reader: inout Reader) { id = reader.id(0) }
    }
}
