import Testing

@testable import Relay

/// Fields with objects are compared with what the store says of their keys, through random changes, failures,
/// collections, and readers that come and go.
@Suite(.timeLimit(.minutes(10))) struct EdgeModelTests {
    @Test(arguments: Thoroughness.seeds("EDGE_SEEDS", short: 8, full: 100))
    func readersShowTheObjectsOfTheirKeys(seed: UInt64) async throws {
        let run = try Run(seed)
        for _ in 0..<200 { try await run.step() }
        try await run.end()
    }

    private final class Run {
        private var random: SeededGenerator
        private let staff: Staff
        private let ids = (0..<6).map { "p\($0)" }
        private let retained: [Disposable]
        private let references: [FragmentRef<Chain_person>]
        private var updates: [OptimisticChange] = []
        private var readers: [(id: String, data: Collector<Chain_person.Data>)] = []

        init(_ seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            let staff = Staff(
                Crew { $0.releaseBufferSize = 0 },
                known: (0..<6).map { "p\($0)" } + ["far"]
            )
            self.staff = staff
            // The first three are retained, the others come and go with their readers.
            let own = ids.prefix(3)
            retained = own.map { staff.environment.retain(EdgesQuery(id: ID($0))) }
            for id in own { try staff.write(id) }
            references = try own.map { try staff.reader($0).chain_person }
        }

        private var environment: RelayEnvironment { staff.environment }

        private func deputy() -> String? {
            random.chance(15) ? nil : random.pick(ids + ["far", "gone"])
        }

        func step() async throws {
            let id = random.pick(ids)
            switch Int.random(in: 0..<16, using: &random) {
            case 0, 1, 2:
                let deputy = deputy()
                // The server's, so that it isn't undone when the object is fetched again.
                staff.setDeputy(deputy, of: id)
                try staff.setDeputyInStore(deputy, of: id)
            case 3: try staff.crew.setFirst("N\(Int.random(in: 0..<9, using: &random))", of: id)
            case 4:
                let deputy = deputy()
                let update = try environment.applyOptimisticChange { store in
                    store.record(RecordKey(ID(id)))?
                        .setValue(deputy.map { .string($0) } ?? .null, for: "deputyID")
                }
                updates.append(update)
            case 5:
                guard !updates.isEmpty else { return }
                updates.remove(at: Int.random(in: 0..<updates.count, using: &random)).revert()
            case 6, 7:
                let index = Int.random(in: 0..<references.count, using: &random)
                readers.append((ids[index], Collector(environment.observe(references[index]))))
            case 8:
                guard !readers.isEmpty else { return }
                let index = Int.random(in: 0..<readers.count, using: &random)
                readers.remove(at: index).data.cancel()
            case 9: environment.collectGarbage()
            case 10: staff.setFailing(random.chance(50))
            case 11: environment.refetchObservedQueries()
            case 12: staff.setHolding(random.chance(50))
            case 13: respond(toAll: false)
            case 14: try staff.write(random.pick(Array(ids.dropFirst(3))))
            default: for _ in 0..<3 { await Task.yield() }
            }
        }

        /// Answers requests that wait, as the server is now, in any order.
        private func respond(toAll: Bool) {
            for call in staff.crew.test.network.calls.shuffled(using: &random)
            where call.termination == nil && (toAll || random.chance(50)) {
                staff.respond(to: call)
            }
        }

        /// Returns the deputy, and that one's, as the store has them.
        private static func expected(
            _ id: String,
            _ environment: RelayEnvironment
        ) throws -> Names {
            var names = Names()
            try environment.commitUpdate { store in
                func text(_ id: String, _ field: String) -> String? {
                    store.record(RecordKey(ID(id)))?.value(field)?.string
                }
                guard let deputy = text(id, "deputyID"), deputy != "gone" else { return }
                names.first = text(deputy, "first") ?? "missing"
                guard let next = text(deputy, "deputyID"), next != "gone" else { return }
                names.last = text(next, "last") ?? "missing"
            }
            return names
        }

        private struct Names: Equatable {
            var first: String?
            var last: String?
        }

        func end() async throws {
            staff.setFailing(false)
            staff.setHolding(false)
            respond(toAll: true)
            for update in updates { update.revert() }
            environment.refetchObservedQueries()
            for (id, data) in readers {
                do {
                    try await eventually { [environment] in
                        let expected = try Self.expected(id, environment)
                        guard let last = data.values.last else { return false }
                        return expected
                            == Names(first: last.deputy?.first, last: last.deputy?.deputy?.last)
                    }
                } catch {
                    let expected = try Self.expected(id, environment)
                    Issue.record("\(id): \(data.values.suffix(2)), not \(expected)")
                }
            }
            // With the last reader their requests end.
            for (_, data) in readers { data.cancel() }
            readers = []
            try await eventually { [staff] in
                staff.crew.test.network.calls.allSatisfy { $0.termination != nil }
            }
        }
    }
}
