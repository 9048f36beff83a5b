import Testing

@testable import Relay

/// Which optimistic updates are applied again when something changes: only those that it touches.
@Suite struct OptimisticReplayTests {
    private let store = Store()
    private let runs = Locked<[Int: Int]>([:])

    init() throws {
        try store.update { store in
            for index in 0..<60 {
                store.create(ID("r\(index)"), type: "R").setValue(0, for: "value")
            }
        }
    }

    /// Adds an update that adds the values of some records to that of another.
    private func add(_ number: Int, reads: [Int], writes: Int) throws -> OptimisticUpdate.ID {
        let runs = runs
        return try store.add(
            OptimisticUpdate { store in
                runs.withLock { $0[number, default: 0] += 1 }
                Self.apply(reads, writes, store)
            }
        )
    }

    private static func apply(_ reads: [Int], _ writes: Int, _ store: RecordSourceProxy) {
        let sum = reads.reduce(1) { $0 + (value($1, store) ?? 0) }
        store.record(ID("r\(writes)"))?.setValue(.int(sum), for: "value")
    }

    private static func value(_ index: Int, _ store: RecordSourceProxy) -> Int64? {
        store.record(ID("r\(index)"))?.value("value")?.int
    }

    private func change(_ index: Int, to value: Int64) throws {
        try store.update { $0.record(ID("r\(index)"))?.setValue(.int(value), for: "value") }
    }

    private func view(_ index: Int) throws -> Int64? {
        let id = try #require(store.writer.withLock { $0.identities.find("r\(index)") })
        let value = store.source[id]?[store.symbols.fieldKey("value")]
        return if case .int(let value) = value { value } else { nil }
    }

    @Test func addingAndRemovingOneAppliesNoOther() throws {
        let ids = try (0..<50).map { try add($0, reads: [$0], writes: $0) }
        #expect(runs.withLock { $0.values.allSatisfy { $0 == 1 } && $0.count == 50 })
        store.remove(ids[7])
        #expect(try view(7) == 0)
        #expect(try view(8) == 1)
        #expect(runs.withLock { $0.values.allSatisfy { $0 == 1 } })
    }

    @Test func aChangeAppliesThoseThatItTouches() throws {
        for index in 0..<50 { _ = try add(index, reads: [index], writes: index) }
        try change(7, to: 10)
        #expect(try view(7) == 11)
        #expect(runs.withLock { $0[7] } == 2)
        #expect(runs.withLock { $0.values.reduce(0, +) } == 51)
        try change(55, to: 10)
        #expect(try view(55) == 10)
        #expect(runs.withLock { $0.values.reduce(0, +) } == 51)
    }

    @Test func whatReadsTheResultOfAnotherFollowsIt() throws {
        let first = try add(0, reads: [0], writes: 1)
        _ = try add(1, reads: [1], writes: 2)
        #expect(try view(2) == 2)
        try change(0, to: 5)
        #expect(try view(1) == 6)
        #expect(try view(2) == 7)
        store.remove(first)
        #expect(try view(1) == 0)
        #expect(try view(2) == 1)
    }

    @Test func anUpdateSeesAnObjectThatComesLater() throws {
        _ = try store.add(
            OptimisticUpdate { store in
                let isThere = store.record("later") != nil
                store.record("r0")?.setValue(isThere ? 1 : 0, for: "value")
            }
        )
        #expect(try view(0) == 0)
        try store.update { _ = $0.create("later", type: "R") }
        #expect(try view(0) == 1)
    }

    @Test func anUnrelatedPublicationTellsOnlyWhatItChanged() throws {
        _ = try add(0, reads: [0], writes: 1)
        let changed = Locked<[Int]>([])
        let observer = store.observePublications { publication in
            changed.withLock { $0.append(Set(publication.changed).count) }
        }
        try change(5, to: 3)
        // Applied again, with the same result.
        try change(0, to: 0)
        #expect(changed.withLock { $0 } == [1])
        observer.dispose()
    }

    @Test(.bug(id: "offline", "several updates were applied in a later session than theirs"))
    func severalUpdatesOfAnEarlierSessionAreLeftOut() throws {
        let test = TestEnvironment()
        let old = test.environment.describe(HeroNameQuery())
        test.environment.reset()
        let new = test.environment.describe(HeroNameQuery())
        let applied = test.environment.store.add(
            contentsOf: [(old, "old"), (new, "new")].map { operation, id in
                OptimisticUpdate(of: operation, root: .root, response: [:]) { store in
                    _ = store.create(ID(id), type: "R")
                }
            }
        )
        #expect(applied.keys.sorted() == [1])
        #expect(test.records[#""old""#] == nil && test.records[#""new""#] != nil)
    }

    /// Two responses teach the same fact, of which the first one goes: it is removed, or throws when
    /// it is applied again.
    @Test(arguments: [false, true]) func factsOfOneResponseStayWhenAnotherGoes(throws: Bool) throws
    {
        let test = TestEnvironment()
        let store = test.environment.store
        let operation = test.environment.describe(HeroNameQuery())
        func add(id: String) throws -> OptimisticUpdate.ID {
            let human =
                #"{"data":{"hero":{"__typename":"Human","id":"\#(id)","name":"Luke","#
                + #""__isBeing":"Human","born":"19","home":null}}}"#
            return try store.add(
                OptimisticUpdate(of: operation, root: .root, payload: Array(human.utf8)) { store in
                    if id.isEmpty, store.record("stop") != nil { throw Outage(reason: "stop") }
                }
            )
        }
        // The first response changes only the object that the field has without an id.
        try test.write(
            #"{"data":{"hero":{"__typename":"Droid","id":"","name":"R2"}}}"#,
            HeroNameQuery()
        )
        let first = try add(id: "")
        let second = try add(id: "1")
        if `throws` {
            try store.update { _ = $0.create("stop", type: "R") }
        } else {
            store.remove(first)
        }
        #expect(try test.environment.read(HeroNameQuery()).hero?.asBeing != nil)
        #expect(test.isAvailable(HeroNameQuery()))
        store.remove(second)
        #expect(try test.environment.read(HeroNameQuery()).hero?.name == "R2")
        #expect(try test.environment.read(HeroNameQuery()).hero?.asBeing == nil)
    }

    /// Random changes and updates, against applying all updates to the base each time.
    @Test(arguments: 0..<12) func viewsAreThoseOfApplyingAllUpdates(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var base: [Int: Int64] = Dictionary(uniqueKeysWithValues: (0..<60).map { ($0, 0) })
        var updates: [(id: OptimisticUpdate.ID, reads: [Int], writes: Int)] = []
        for step in 0..<150 {
            let index = Int.random(in: 0..<12, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0, 1:
                let reads = (0..<2).map { _ in Int.random(in: 0..<12, using: &random) }
                updates.append((try add(step, reads: reads, writes: index), reads, index))
            case 2 where !updates.isEmpty:
                let position = Int.random(in: 0..<updates.count, using: &random)
                let removed = updates.remove(at: position)
                guard random.chance(50) else {
                    store.remove(removed.id)
                    break
                }
                // With its response, in one version.
                base[index] = Int64(step)
                try store.update(removing: removed.id) { store in
                    store.record(ID("r\(index)"))?.setValue(.int(Int64(step)), for: "value")
                }
            default:
                base[index] = Int64(step)
                try change(index, to: Int64(step))
            }
            var expected = base
            for update in updates {
                expected[update.writes] = update.reads.reduce(1) { $0 + (expected[$1] ?? 0) }
            }
            for index in 0..<12 { #expect(try view(index) == expected[index]) }
        }
        for update in updates { store.remove(update.id) }
        for index in 0..<12 { #expect(try view(index) == base[index]) }
    }
}
