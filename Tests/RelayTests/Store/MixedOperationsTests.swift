import Foundation
import Testing

@testable import Relay

/// Everything that a store can do, from 64 tasks at once.
///
/// In full ten seeds of 128,000 operations; `MIXED_SEEDS` says how many else.
@Suite(.timeLimit(.minutes(60))) struct MixedOperationsTests {
    private static let seeds = Thoroughness.seeds("MIXED_SEEDS", short: 1, full: 10)
    private static let stepsPerTask = Thoroughness.isFull ? 2_000 : 100

    private let test = TestEnvironment(releaseBufferSize: 3) {
        $0.fewNames = TestEnvironment.noNames
    }
    private var environment: RelayEnvironment { test.environment }
    private var store: Store { test.environment.store }

    @Test(arguments: seeds)
    func leaveNothingBehind(seed: UInt64) async throws {
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<64 {
                group.addTask {
                    var worker = Worker(test: test, seed: seed << 8 | UInt64(index))
                    for round in 0..<Self.stepsPerTask {
                        worker.step()
                        if round % 50 == 0 {
                            test.forgetLog()
                            await Task.yield()
                        }
                    }
                    worker.finish()
                }
            }
        }
        let statistics = environment.inspect().statistics
        #expect(statistics.subscriptions == 0)
        #expect(statistics.retainedOperations == 0)
        #expect(statistics.optimisticUpdates == 0)
        try await eventually { store.pace.withLock { $0.isIdle } }
        environment.releaseMemory()
        #expect(test.records.isEmpty)
        try test.write(itemsResponse(["1"]), WideQuery())
        #expect(try environment.read(WideQuery()).items.count == 1)
    }

    /// One task: what it holds, and what it does next.
    private struct Worker {
        let test: TestEnvironment
        var generator: SeededGenerator
        var held: [Disposable] = []
        var updates: [Int] = []
        /// Answers that wait, perhaps for another session.
        var begun: [OperationDescriptor] = []

        init(test: TestEnvironment, seed: UInt64) {
            self.test = test
            generator = SeededGenerator(seed: seed)
        }

        private var environment: RelayEnvironment { test.environment }
        private var store: Store { test.environment.store }

        /// Each query has objects of its own.
        private static let groups = (0..<8).map { "\($0)" }

        private static func ids(_ group: String) -> [String] { ["a", "b", "c"].map { $0 + group } }

        mutating func step() {
            let group = generator.pick(Self.groups)
            let query = WideQuery(group: .value(group))
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<20: write(query, group)
            case 20..<35: read(query)
            case 35..<42: if held.count < 2 { subscribe(query) }
            case 42..<50: if held.count < 4 { held.append(environment.retain(query)) }
            case 50..<72: if !held.isEmpty { release() }
            case 72..<74: lay(group)
            case 74..<86: if let id = updates.popLast() { store.remove(id) }
            case 86..<88: update(group)
            case 88..<90: begun.append(environment.describe(query))
            case 90..<92: if let operation = begun.popLast() { answer(operation, group) }
            case 92..<94: _ = environment.check(query)
            case 94..<96: _ = store.collectStep()
            case 96: environment.collectGarbage()
            case 97: environment.releaseMemory()
            case 98: inspect(group)
            default: if generator.chance(20) { environment.reset() }
            }
        }

        mutating func finish() {
            for id in updates { store.remove(id) }
            held = []
        }

        private mutating func release() {
            held.swapAt(Int.random(in: held.indices, using: &generator), held.count - 1)
            held.removeLast().dispose()
        }

        /// All objects of a response have the same value.
        private mutating func write(_ query: WideQuery, _ group: String) {
            let value = Int.random(in: 0..<1_000, using: &generator)
            _ = try? test.write(itemsResponse(Self.ids(group), value: value), query)
        }

        private func read(_ query: WideQuery) {
            guard let data = try? environment.read(query) else { return }
            #expect(Set(data.items.map(\.value)).count <= 1)
        }

        private mutating func subscribe(_ query: WideQuery) {
            let operation = environment.describe(query)
            let environment = environment
            let last = Locked<WideQuery.Data?>(nil)
            held.append(
                store.subscribe {
                    environment.snapshot(operation, root: .root, in: $0)
                } _: { (snapshot: Snapshot<WideQuery.Data>) in
                    let data = snapshot.value
                    #expect(Set(data?.items.map(\.value) ?? []).count <= 1)
                    return last.withLock { take(&$0, data) } != data
                }
            )
        }

        private mutating func lay(_ group: String) {
            guard updates.isEmpty else { return }
            let value = JSONValue.int(Int64.random(in: 0..<1_000, using: &generator))
            let update = OptimisticUpdate { store in
                for id in Self.ids(group) { store.record(ID(id))?.setValue(value, for: "value") }
            }
            if let update = try? store.add(update) { updates.append(update) }
        }

        private mutating func update(_ group: String) {
            let isFailing = generator.chance(30)
            let isInvalidating = generator.chance(30)
            try? environment.commitUpdate { store in
                for id in Self.ids(group) { store.record(ID(id))?.setValue(5, for: "value") }
                if isInvalidating { store.record(ID("a" + group))?.invalidateRecord() }
                if isFailing { throw Outage() }
            }
        }

        private func inspect(_ group: String) {
            var inspection: StoreInspection? = environment.inspect()
            _ = inspection?.retentionReason(of: ID("a" + group))
            // Let go of under the lock: the thread sanitizer doesn't see that a writer waits for
            // the last reference before it writes in place.
            store.writer.withLock { _ in inspection = nil }
        }

        private func answer(_ operation: OperationDescriptor, _ group: String) {
            _ = try? environment.commit(
                Data(itemsResponse(Self.ids(group), value: 9).utf8),
                operation,
                root: .root
            )
        }
    }
}
