import Testing

@testable import Relay

/// Live fields are compared with what their sources say, through random changes, readers that come and go,
/// and cancellations.
@Suite(.timeLimit(.minutes(10))) struct LiveModelTests {
    @Test(arguments: Thoroughness.seeds("LIVE_SEEDS", short: 6, full: 100))
    func readersShowTheNewestValue(seed: UInt64) async throws {
        let run = try Run(seed)
        for step in 0..<400 { try await run.step(step) }
        try await run.end()
    }

    private final class Run {
        private var random: SeededGenerator
        private let crew = Crew()
        private let ids = (0..<5).map { "p\($0)" }
        /// What sources would say now.
        private var rates: [String: Int] = [:]
        private var updates: [OptimisticChange] = []
        /// Streams of all people, of one, and of some.
        private var lists: [Collector<HeartsQuery.Data>] = []
        private var pulses: [(id: String, pulse: Collector<LivePulse_person.Data>)] = []
        private var groups: [(ids: [String], pulses: Collector<[LivePulse_person.Data]>)] = []
        private var shown: [String] = []
        private let retained: Disposable

        init(_ seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            retained = crew.environment.retain(LivesQuery())
            for id in ids { set(0, id) }
            try send(ids)
        }

        private var hearts: LiveBoard<Int> { crew.fields.hearts }

        private func set(_ rate: Int, _ id: String) {
            rates[id] = rate
            hearts.current[id] = rate
            hearts.send(rate, id)
        }

        private func send(_ ids: [String]) throws {
            shown = ids
            let people = ids.map { Crew.person($0, first: name()) }
            try crew.test.write(
                #"{"data":{"people":[\#(people.joined(separator: ","))]}}"#,
                LivesQuery()
            )
        }

        private func name() -> String? {
            ["Ada", "Eve", nil].randomElement(using: &random) ?? nil
        }

        func step(_ number: Int) async throws {
            let id = ids.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<16, using: &random) {
            case 0, 1, 2: set(Int.random(in: 0..<4, using: &random), id)
            case 3:
                // Many at once.
                for id in ids { set(number, id) }
            case 4:
                let some = ids.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
                try send(Bool.random(using: &random) ? some : some.shuffled(using: &random))
            case 5: try crew.setFirst(name(), of: id)
            case 6:
                let first = name()
                let update = try crew.environment.applyOptimisticChange { store in
                    store.updatable(SetFirstQuery(id: ID(id))).node?.asPerson?.first = first
                }
                updates.append(update)
            case 7 where !updates.isEmpty:
                updates.remove(at: Int.random(in: 0..<updates.count, using: &random)).revert()
            case 8: lists.append(Collector(crew.environment.observe(HeartsQuery())))
            case 9:
                let data = try crew.environment.read(LivesQuery())
                guard let person = data.people.randomElement(using: &random) else { break }
                let pulses = Collector(crew.environment.observe(person.livePulse_person))
                self.pulses.append((person.id.rawValue, pulses))
            case 10 where !lists.isEmpty:
                // Cancelled at any moment, also before it has delivered anything.
                lists.remove(at: Int.random(in: 0..<lists.count, using: &random)).cancel()
            case 11 where !pulses.isEmpty:
                pulses.remove(at: Int.random(in: 0..<pulses.count, using: &random)).pulse.cancel()
            case 12: crew.environment.collectGarbage()
            case 13:
                let people = try crew.environment.read(LivesQuery()).people
                    .shuffled(using: &random)
                guard !people.isEmpty else { break }
                let pulses = crew.environment.observe(people.map(\.livePulse_person))
                groups.append((people.map(\.id.rawValue), Collector(pulses)))
            case 14 where !groups.isEmpty:
                groups.remove(at: Int.random(in: 0..<groups.count, using: &random)).pulses.cancel()
            default: await Task.yield()
            }
            if number % 20 == 19 { try await settle(number) }
        }

        /// Waits until the streams have delivered what the sources say, and until exactly those sources are
        /// followed that something reads.
        private func settle(_ number: Int) async throws {
            let hearts = hearts
            let expected = shown.map { rates[$0] ?? -1 }
            for list in lists {
                try await eventually("\(expected) at step \(number)") {
                    list.values.last?.people.map(\.heartRate) == expected
                }
            }
            for (id, pulse) in pulses {
                let expected = "♥ \(rates[id] ?? -1)"
                try await eventually("\(expected) of \(id) at step \(number): \(pulse.values)") {
                    pulse.values.last?.pulse == expected
                }
            }
            for (ids, pulses) in groups {
                let expected = ids.map { "♥ \(rates[$0] ?? -1)" }
                try await eventually("\(expected) of \(ids) at step \(number): \(pulses.values)") {
                    pulses.values.last?.map(\.pulse) == expected
                }
            }
            let read = Set(
                (lists.isEmpty ? [] : shown) + pulses.map(\.id) + groups.flatMap(\.ids)
            )
            try await eventually("sources of \(read) at step \(number): \(hearts.running)") {
                Set(hearts.running.keys) == read && hearts.running.values.allSatisfy { $0 == 1 }
            }
        }

        func end() async throws {
            let hearts = hearts
            for list in lists { list.cancel() }
            for pulse in pulses { pulse.pulse.cancel() }
            for group in groups { group.pulses.cancel() }
            for update in updates { update.revert() }
            try await eventually("end of \(hearts.running)") { hearts.running.isEmpty }
            retained.dispose()
        }
    }
}
