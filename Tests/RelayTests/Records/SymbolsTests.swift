import Testing

@testable import Relay

/// Storage keys have one number each for as long as anybody may meet it.
@Suite struct SymbolsTests {
    private let symbols = Symbols()

    private func forget(allBut needed: [FieldKey] = []) {
        var set = NumberSet<FieldKey>()
        for key in needed { set.insert(key) }
        symbols.forget(allBut: set)
    }

    @Test func aTextHasANumberOfItsOwn() {
        #expect(symbols.fieldKey("\u{e9}") != symbols.fieldKey("e\u{301}"))
        #expect(symbols.fieldKey("a") == symbols.fieldKey("a"))
        #expect(symbols.text(symbols.fieldKey("f(a:1)")) == "f(a:1)")
        #expect(symbols.text(symbols.typeName("T")) == "T")
    }

    @Test func whatIsNeededKeepsItsNumber() {
        let (a, b) = (symbols.fieldKey("a"), symbols.fieldKey("b"))
        forget(allBut: [a])
        #expect(symbols.keyCount == 1)
        #expect(symbols.fieldKey("a") == a)
        #expect(symbols.fieldKey("b") != b)
    }

    @Test func whatSomebodyHoldsKeepsItsNumber() {
        var first: HeldKeys? = symbols.hold(["a", "b"])
        let second = symbols.hold(["b", "c"])
        let a = symbols.fieldKey("a")
        forget()
        #expect(symbols.fieldKey("a") == a)
        #expect(symbols.keyCount == 3)
        first = nil
        forget()
        #expect(first == nil)
        #expect(symbols.keyCount == 2)
        #expect(symbols.fieldKey("b") == second[0])
        #expect(symbols.fieldKey("c") == second[1])
    }

    @Test func aNumberIsNeverGivenToAnotherText() {
        var numbers = Set<FieldKey>()
        for round in 0..<10 {
            let keys = (0..<1_000).map { symbols.fieldKey("\($0)") }
            #expect(numbers.isDisjoint(with: keys))
            for (text, key) in keys.enumerated() { #expect(symbols.text(key) == "\(text)") }
            numbers.formUnion(keys)
            forget(allBut: round == 5 ? [keys[7]] : [])
            numbers.subtract(round == 5 ? [keys[7]] : [])
            #expect(symbols.keyCount == (round == 5 ? 1 : 0))
        }
    }

    @Test func typesAreKnownForGood() {
        let type = symbols.typeName("T")
        forget()
        #expect(symbols.typeName("T") == type)
    }

    @Test func textsTellWhatWasForgottenSince() {
        let key = symbols.fieldKey("a")
        let texts = symbols.texts
        forget()
        #expect(symbols.text(key) == "")
        #expect(texts.text(key) == "a")
    }

    @Test func whoHoldsAtTheSameTimeGetsTheSameNumbers() async {
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for round in 0..<2_000 {
                        let texts = ["\(round % 7)", "\(round % 5)"]
                        let (a, b) = (symbols.hold(texts), symbols.hold(texts))
                        #expect(a.all == b.all)
                        if round % 50 == 0 { forget() }
                        #expect(a.all.map { symbols.text($0) } == texts)
                    }
                }
            }
        }
        forget()
        #expect(symbols.keyCount == 0)
    }
}

/// What becomes of storage keys when a store has collected its garbage.
@Suite struct KeyForgettingTests {
    private let test = TestEnvironment(releaseBufferSize: 0) {
        $0.fewNames = TestEnvironment.noNames
    }

    private func forget() {
        let key = test.environment.store.symbols.fieldKey("needed by nobody")
        test.environment.collectGarbage()
        #expect(test.environment.store.symbols.text(key) == "")
    }

    @Test func aReaderFindsWhatComesWhenNoRecordHasItsKey() throws {
        let reader = test.environment.describe(StoryQuery(id: "s"))
        func snapshot() -> Snapshot<StoryQuery.Data> {
            test.environment.snapshot(reader, root: .root, in: test.environment.store.source)
        }
        #expect(snapshot().value?.node == nil)
        for _ in 0..<3 {
            forget()
            #expect(snapshot().value?.node == nil)
            try test.write(storyResponse(), StoryQuery(id: "s"))
            #expect(snapshot().value?.node != nil)
        }
    }

    @Test func whatIsRetainedIsFoundByWhoeverAsks() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let retained = test.environment.retain(StoryQuery(id: "s"))
        defer { retained.dispose() }
        for _ in 0..<3 {
            forget()
            #expect(try test.environment.read(StoryQuery(id: "s")).node != nil)
            #expect(test.isAvailable(StoryQuery(id: "s")))
            try test.environment.commitUpdate { store in
                #expect(store.root.linkedRecord("node", arguments: ["id": "s"]) != nil)
            }
        }
    }

    @Test func aPlaceThatSomebodyReadsKeepsItsNameThoughNothingIsThere() throws {
        let store = test.environment.store
        let place = store.writer.withLock { state in
            let key = store.symbols.fieldKey("place(of:1)")
            return state.identities.intern(parent: .root, key: key, index: 3)
        }
        let reader = store.subscribe { _ in
            .init(seen: [SeenRecord(place)], hasChanged: false, events: [])
        }
        defer { reader.dispose() }
        forget()
        #expect(store.describe(place) == "root.place(of:1).3")
    }

    @Test func anInspectionTellsWhatWasForgottenSince() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let inspection = test.environment.inspect()
        let text = inspection.description
        forget()
        #expect(test.records.isEmpty)
        #expect(inspection.description == text)
        #expect(text.contains(#"node(id:"s")"#))
    }

    @Test func aResetForgetsWhatNobodyHolds() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let before = test.environment.inspect().statistics.storageKeys
        test.environment.reset()
        #expect(test.environment.inspect().statistics.storageKeys == before - 1)
        try test.write(storyResponse(), StoryQuery(id: "s"))
        #expect(try test.environment.read(StoryQuery(id: "s")).node != nil)
    }
}
