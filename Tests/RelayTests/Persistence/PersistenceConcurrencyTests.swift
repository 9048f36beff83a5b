import Foundation
import Testing

@testable import Relay

/// Kept stores with many tasks.
@Suite(.timeLimit(.minutes(10))) struct PersistenceConcurrencyTests {
    private let storage = MemoryStorage()

    private func launch() -> TestEnvironment {
        TestEnvironment {
            var persistence = Persistence(storage)
            persistence.delay = .milliseconds(1)
            $0.persistence = persistence
            $0.fewNames = TestEnvironment.noNames
            $0.collectionRest = 0
        }
    }

    private static let ids = (0..<1_500).map { "i\($0)" }

    @Test func aRelaunchedStoreIsDecodedByAllThreadsAtOnce() async throws {
        let first = launch()
        try first.write(itemsResponse(Self.ids), WideQuery())
        let retained = first.environment.retain(WideQuery())
        try await first.environment.persist()
        for _ in 0..<20 {
            let second = launch()
            let held = second.environment.retain(WideQuery())
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        let source = second.environment.store.source
                        for index in 0..<Self.ids.count {
                            let place = task.isMultiple(of: 2) ? index : Self.ids.count - index
                            let id = DataID(index: UInt32(place + 1))
                            if let record = source[id] { #expect(record.slotCount > 0) }
                        }
                        guard task > 4 else { return }
                        let some = (0..<20).map { Self.ids[($0 * 37 + task) % 1_500] }
                        let query = WideQuery(group: .value("\(task)"))
                        try second.write(itemsResponse(some, value: 1), query)
                        if task == 7 { second.environment.collectGarbage() }
                    }
                }
                try await group.waitForAll()
            }
            let items = try second.environment.read(WideQuery()).items
            #expect(items.map(\.id.rawValue) == Self.ids)
            held.dispose()
        }
        retained.dispose()
    }

    @Test func theLastVersionIsKeptWhateverHappensMeanwhile() async throws {
        for seed in UInt64(0)..<6 {
            storage.erase()
            let test = launch()
            await withTaskGroup(of: Void.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        var random = SeededGenerator(seed: seed << 8 | UInt64(task))
                        for _ in 0..<60 {
                            let some = (0..<5).map { _ in random.pick(Self.ids) }
                            let query = WideQuery(
                                group: .value("\(Int.random(in: 0..<4, using: &random))")
                            )
                            switch Int.random(in: 0..<20, using: &random) {
                            case 0 where task == 0: test.environment.reset()
                            case 1: try? await test.environment.persist()
                            case 2: test.environment.collectGarbage()
                            case 3:
                                // Cancelled while it waits.
                                let waiting = Task { try? await test.environment.persist() }
                                waiting.cancel()
                            case 4..<6: _ = test.environment.retain(query)
                            default: _ = try? test.write(itemsResponse(some, value: task), query)
                            }
                        }
                    }
                }
            }
            try await test.environment.persist()
            let relaunched = launch()
            #expect(relaunched.records == test.records, "seed \(seed)")
        }
    }
}
