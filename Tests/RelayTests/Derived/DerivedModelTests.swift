import Foundation
import Testing

@testable import Relay

/// Derived fields are compared with a model, through random changes of everything they depend on.
@Suite(.timeLimit(.minutes(10))) struct DerivedModelTests {
    /// A person, as the store must have it.
    private struct Person {
        var first: String?
        var last: String
        var boss: String?
    }

    @Test(arguments: Thoroughness.seeds("DERIVED_SEEDS", short: 8, full: 100))
    func readersShowWhatIsDerived(seed: UInt64) async throws {
        let run = try Run(seed)
        for step in 0..<400 { try await run.step(step) }
        await run.end()
    }

    private final class Run {
        private var random: SeededGenerator
        private let crew = Crew()
        private let ids = (0..<6).map { "p\($0)" }
        /// What the server has, and the optimistic first names over it, oldest first.
        private var people: [String: Person] = [:]
        private var updates: [(id: String, first: String?, update: OptimisticChange)] = []
        /// Streams by the object that they are of.
        private var streams: [(id: String, cards: Collector<Card_person.Data>)] = []
        private let retained: [Disposable]

        init(_ seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            let (environment, all) = (crew.environment, ids)
            retained = all.map { environment.retain(PersonQuery(id: ID($0))) }
            for id in ids { try send(id) }
        }

        /// A person with the optimistic updates.
        private func shown(_ id: String) -> Person {
            var person = people[id] ?? Person(last: "")
            for update in updates where update.id == id { person.first = update.first }
            return person
        }

        private func card(_ id: String) -> [String] {
            let person = shown(id)
            let boss = person.boss.map { shown($0) }
            let name = boss.map { TestFields.fullName($0.first, $0.last) } ?? "all"
            return [
                TestFields.fullName(person.first, person.last),
                "Dear \(person.last), from \(name)",
            ]
        }

        /// Writes a person as the server sends it, with another boss or names.
        private func send(_ id: String) throws {
            let boss = Bool.random(using: &random) ? ids.randomElement(using: &random) : nil
            let person = Person(
                first: name(),
                last: ["Lace", "Hop", "Ride"].randomElement(using: &random) ?? "",
                boss: boss == id ? nil : boss
            )
            people[id] = person
            // Its boss comes as the server knows it.
            let object = person.boss.map { boss -> String in
                let known = people[boss] ?? Person(first: "Bo", last: "New", boss: nil)
                people[boss] = known
                return Crew.person(boss, first: known.first, last: known.last)
                    .replacingOccurrences(of: #","boss":null"#, with: "")
            }
            try crew.write(
                Crew.person(id, first: person.first, last: person.last, boss: object ?? "null"),
                id: id
            )
        }

        private func name() -> String? {
            ["Ada", "Eve", "Ann", nil].randomElement(using: &random) ?? nil
        }

        func step(_ number: Int) async throws {
            let id = ids.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<12, using: &random) {
            case 0, 1: try send(id)
            case 2:
                let first = name()
                let update = try crew.environment.applyOptimisticChange { store in
                    store.updatable(SetFirstQuery(id: ID(id))).node?.asPerson?.first = first
                }
                updates.append((id, first, update))
            case 3 where !updates.isEmpty:
                let index = Int.random(in: 0..<updates.count, using: &random)
                updates.remove(at: index).update.revert()
            case 4, 5:
                let query = PersonQuery(id: ID(id))
                guard let person = try crew.environment.read(query).node?.person else { break }
                let cards = crew.environment.observe(person.card_person)
                streams.append((id, Collector(cards)))
            case 6 where !streams.isEmpty:
                // Cancelled at any moment, also before it has delivered anything.
                let index = Int.random(in: 0..<streams.count, using: &random)
                streams.remove(at: index).cards.cancel()
            case 7: crew.environment.collectGarbage()
            case 8: await Task.yield()
            default: try check(id, number)
            }
            if number % 20 == 19 { try await settle(number) }
        }

        private func check(_ id: String, _ number: Int) throws {
            let person = try #require(
                try crew.environment.read(PersonQuery(id: ID(id))).node?.person
            )
            let card = try crew.environment.read(person.card_person)
            #expect([card.fullName, card.greeting] == self.card(id), "step \(number)")
            #expect(person.fullName == card.fullName)
        }

        /// Waits until the streams have delivered what the model has.
        private func settle(_ number: Int) async throws {
            for id in ids { try check(id, number) }
            for (id, cards) in streams {
                let expected = card(id)
                try await eventually("\(expected) of \(id) at step \(number): \(cards.values)") {
                    guard let last = cards.values.last else { return false }
                    return [last.fullName, last.greeting] == expected
                }
            }
        }

        func end() async {
            for stream in streams { stream.cards.cancel() }
            for update in updates { update.update.revert() }
            for operation in retained { operation.dispose() }
        }
    }
}
