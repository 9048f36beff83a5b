import Testing

@testable import Relay

/// Fields with objects of the app are compared with a model, through random changes, optimistic layers,
/// collections, and readers that come and go.
@Suite(.timeLimit(.minutes(10))) struct AppObjectModelTests {
    @Test(arguments: Thoroughness.seeds("APP_OBJECT_SEEDS", short: 8, full: 100))
    func readersShowTheObjectsThatThereAre(seed: UInt64) async throws {
        let run = try Run(seed)
        try await run.begin()
        for _ in 0..<200 { try await run.step() }
        try await run.end()
    }

    private final class Run {
        private var random: SeededGenerator
        private let staff = Staff(
            Crew {
                $0.releaseBufferSize = 0
                $0.fewNames = TestEnvironment.noNames
                // The model says when garbage is collected.
                $0.collectionRest = 1_000_000_000
            }
        )
        private let people = ["p0", "p1", "p2"]
        private let drafts = (0..<6).map { "n\($0)" }
        /// Keeps the people.
        private let retained: [Disposable]
        private let references: [String: FragmentRef<Drafts_person>]
        /// The texts of the drafts that there are, without optimistic updates.
        private var texts: [String: String] = [:]
        /// The keys of each person's draft and drafts, without optimistic updates.
        private var keys: [String: [String?]] = [:]
        private var updates: [(change: OptimisticChange, edit: Edit)] = []
        private var readers: [Reader] = []

        private struct Reader {
            let person: String
            let data: Collector<Drafts_person.Data>
        }

        /// A change of the store.
        private enum Edit {
            case text(String, String)
            case deletion(String)
            case keys(String, [String?])
        }

        private struct Shown: Equatable {
            var draft: String?
            var size: Int?
            var drafts: [String]
        }

        init(_ seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            let environment = staff.environment
            retained = people.map { environment.retain(DraftsQuery(id: ID($0))) }
            var references: [String: FragmentRef<Drafts_person>] = [:]
            for person in people {
                try staff.writeDrafts(of: person)
                keys[person] = []
                references[person] = try staff.author(person).drafts_person
            }
            self.references = references
        }

        private var environment: RelayEnvironment { staff.environment }

        /// Lets the one collection pass that comes without a rest.
        func begin() async throws {
            environment.store.scheduleCollection()
            try await eventually { [store = environment.store] in store.pace.withLock { $0.isIdle }
            }
        }

        private func edit() -> Edit {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1, 2:
                let text = String(repeating: "x", count: Int.random(in: 0..<9, using: &random))
                return .text(random.pick(drafts), text)
            case 3: return .deletion(random.pick(drafts))
            default:
                let count = Int.random(in: 0..<4, using: &random)
                let keys = (0..<count).map { _ in random.chance(20) ? nil : random.pick(drafts) }
                return .keys(random.pick(people), keys)
            }
        }

        private static func apply(_ edit: Edit, _ store: RecordSourceProxy) {
            switch edit {
            case .text(let id, let text): Staff.setDraft(id, text, store)
            case .deletion(let id): store.delete(ID(id))
            case .keys(let person, let keys):
                let record = store.record(RecordKey(ID(person)))
                let values = keys.map { $0.map { JSONValue.string($0) } ?? .null }
                record?.setValue(values.first ?? .null, for: "deputyID")
                record?.setValue(.array(values), for: "friendIDs")
            }
        }

        private static func apply(
            _ edit: Edit,
            _ texts: inout [String: String],
            _ keys: inout [String: [String?]]
        ) {
            switch edit {
            case .text(let id, let text): texts[id] = text
            case .deletion(let id): texts[id] = nil
            case .keys(let person, let new): keys[person] = new
            }
        }

        /// Returns what readers of a person show.
        private func expected(_ person: String) -> Shown {
            var (texts, keys) = (texts, keys)
            for (_, edit) in updates { Self.apply(edit, &texts, &keys) }
            let named = keys[person] ?? []
            let draft = (named.first ?? nil).flatMap { texts[$0] == nil ? nil : $0 }
            return Shown(
                draft: draft,
                size: draft.flatMap { texts[$0]?.count },
                drafts: named.compactMap(\.self).filter { texts[$0] != nil }
            )
        }

        private static func shown(_ data: Drafts_person.Data) -> Shown {
            Shown(
                draft: data.draft?.id.rawValue,
                size: data.draft?.size,
                drafts: data.drafts.map(\.id.rawValue)
            )
        }

        func step() async throws {
            switch Int.random(in: 0..<14, using: &random) {
            case 0, 1, 2, 3:
                let edit = edit()
                try environment.commitUpdate { Self.apply(edit, $0) }
                Self.apply(edit, &texts, &keys)
            case 4, 5:
                let edit = edit()
                let change = try environment.applyOptimisticChange { Self.apply(edit, $0) }
                updates.append((change, edit))
            case 6, 7:
                guard !updates.isEmpty else { return }
                updates.remove(at: Int.random(in: 0..<updates.count, using: &random)).change
                    .revert()
            case 8:
                let person = random.pick(people)
                guard let reference = references[person] else { return }
                readers.append(
                    Reader(person: person, data: Collector(environment.observe(reference)))
                )
            case 9:
                guard !readers.isEmpty else { return }
                let index = Int.random(in: 0..<readers.count, using: &random)
                readers.remove(at: index).data.cancel()
            case 10: try await collect()
            case 11:
                let person = random.pick(people)
                guard let reference = references[person] else { return }
                let shown = Self.shown(try environment.read(reference))
                #expect(shown == expected(person))
            default: for _ in 0..<3 { await Task.yield() }
            }
        }

        /// Collects garbage: drafts that nothing reads may go, and no others.
        private func collect() async throws {
            for reader in readers { try await settle(reader) }
            environment.collectGarbage()
            // An update may hide that a draft has gone.
            guard updates.isEmpty else {
                while let update = updates.popLast() { update.change.revert() }
                return try await collect()
            }
            let read = Set(readers.flatMap { expected($0.person).drafts })
            let records = staff.crew.test.records
            for id in texts.keys where records["\"\(id)\""] == nil {
                #expect(!read.contains(id), "\(id) is read")
                texts[id] = nil
            }
        }

        private func settle(_ reader: Reader) async throws {
            let expected = expected(reader.person)
            do {
                try await eventually { reader.data.values.last.map { Self.shown($0) } == expected }
            } catch {
                Issue.record(
                    "\(reader.person): \(reader.data.values.suffix(2)), not \(expected)"
                )
            }
        }

        func end() async throws {
            for reader in readers { try await settle(reader) }
            while let update = updates.popLast() { update.change.revert() }
            for reader in readers { try await settle(reader) }
            for reader in readers { reader.data.cancel() }
            readers = []
            #expect(staff.asked.isEmpty)
            // What was shown has referred to some of them.
            try await eventually { [staff] in
                staff.environment.collectGarbage()
                return staff.crew.test.records.keys.allSatisfy { !$0.hasPrefix("\"n") }
            }
        }
    }
}
