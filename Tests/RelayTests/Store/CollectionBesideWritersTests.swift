import Foundation
import Testing

@testable import Relay

/// Collections while others write, retain and read: nothing that is in use is dropped, and what is
/// not goes in the end.
@Suite(.timeLimit(.minutes(10))) struct CollectionBesideWritersTests {
    private static let seeds = Thoroughness.seeds("COLLECTION_SEEDS", short: 3, full: 40)
    private static let groups = (0..<6).map { "g\($0)" }

    /// Lists between which objects are moved, without their data being written again: an object that
    /// is dropped once is missing for ever.
    @Test(arguments: seeds)
    func objectsThatMoveBetweenListsAreNeverDropped(seed: UInt64) async throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        let ids = (0..<300).map { "item\($0)" }
        let retained = Self.groups.map {
            test.environment.retain(WideQuery(group: .value($0)))
        }
        for (index, group) in Self.groups.enumerated() {
            try test.write(itemsResponse(index == 0 ? ids : []), WideQuery(group: .value(group)))
        }
        let isOver = Locked(false)
        let collector = Task.detached {
            var random = SeededGenerator(seed: seed)
            while !isOver.withLock({ $0 }) {
                if random.chance(10) { test.environment.collectGarbage() }
                _ = test.environment.store.collectStep()
                await Task.yield()
            }
        }
        var random = SeededGenerator(seed: seed + 1_000)
        for round in 0..<400 {
            let (from, to) = (random.pick(Self.groups), random.pick(Self.groups))
            let count = random.pick([1, 5, 300])
            if from != to { try Self.move(count, from, to, test.environment) }
            if random.chance(20) {
                // Garbage at once.
                let query = WideQuery(group: .value("other\(round)"))
                try test.write(itemsResponse(["garbage\(round)"]), query)
            }
            if random.chance(10) {
                let query = WideQuery(group: .value(random.pick(Self.groups)))
                let data = try test.environment.read(query)
                let stream = test.environment.observe(query, fetchPolicy: .storeOnly)
                withExtendedLifetime((data, stream)) {}
            }
            for group in Self.groups where !test.isAvailable(WideQuery(group: .value(group))) {
                Issue.record("seed \(seed), round \(round): a record of \(group) is missing.")
                isOver.withLock { $0 = true }
                return await collector.value
            }
        }
        isOver.withLock { $0 = true }
        await collector.value
        let lists = try Self.groups.map { group in
            try test.environment.read(WideQuery(group: .value(group))).items.map(\.id.rawValue)
        }
        #expect(lists.joined().sorted() == ids.sorted())
        test.environment.collectGarbage()
        #expect(test.records.count == ids.count + 1)
        for retained in retained { retained.dispose() }
    }

    private static func move(
        _ count: Int,
        _ from: String,
        _ to: String,
        _ environment: RelayEnvironment
    ) throws {
        try environment.commitUpdate { store in
            let a: JSONObject = ["group": .string(from)]
            let b: JSONObject = ["group": .string(to)]
            let source = store.root.linkedRecords("items", arguments: a) ?? []
            let target = store.root.linkedRecords("items", arguments: b) ?? []
            store.root.setLinkedRecords(
                target + source.prefix(count),
                for: "items",
                arguments: b
            )
            store.root.setLinkedRecords(
                Array(source.dropFirst(count)),
                for: "items",
                arguments: a
            )
        }
    }

    /// Readers that nothing but their reading keeps data for, and that come and go.
    @Test(arguments: seeds) func whatLiveReadersReadIsNeverDropped(seed: UInt64) async throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        let isOver = Locked(false)
        let collector = Task.detached {
            while !isOver.withLock({ $0 }) {
                _ = test.environment.store.collectStep()
                await Task.yield()
            }
        }
        var random = SeededGenerator(seed: seed)
        for round in 0..<200 {
            let query = WideQuery(group: .value(random.pick(Self.groups)))
            // Retained until it is read.
            let retained = test.environment.retain(query)
            try test.write(itemsResponse((0..<20).map { "\(round % 7)-\($0)" }), query)
            let operation = test.environment.describe(query)
            let last = Locked<WideQuery.Data?>(nil)
            let reader = test.environment.store.subscribe {
                test.environment.snapshot(operation, root: .root, in: $0)
            } _: { (snapshot: Snapshot<WideQuery.Data>) in
                last.withLock { $0 = snapshot.value }
                return true
            }
            retained.dispose()
            for _ in 0..<random.pick([0, 1, 5]) {
                try test.environment.commitUpdate { store in
                    store.record(ID("\(round % 7)-3"))?.setValue(.int(Int64(round)), for: "value")
                }
                await Task.yield()
                #expect(last.withLock { $0?.items.count } == 20)
            }
            #expect(test.isAvailable(query))
            reader.dispose()
        }
        isOver.withLock { $0 = true }
        await collector.value
        test.environment.collectGarbage()
        #expect(test.records.isEmpty)
    }
}
