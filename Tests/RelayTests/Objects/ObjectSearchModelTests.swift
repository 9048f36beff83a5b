import Foundation
import Testing

@testable import Relay

/// Live lists of objects are compared with what a look at all objects finds, through random changes.
@Suite(.timeLimit(.minutes(10))) struct ObjectSearchModelTests {
    @Test(arguments: Thoroughness.seeds("OBJECT_SEEDS", short: 8, full: 100))
    func listsAreWhatALookAtAllObjectsFinds(seed: UInt64) async throws {
        let run = ObjectSearchRun(seed)
        for _ in 0..<300 { try await run.step() }
        try await run.end()
    }
}

/// One run of the model.
private final class ObjectSearchRun {
    private typealias Issue = IssueDesk.Issue

    /// A search, and the list that follows it.
    private struct Search {
        let isIncluded: @Sendable (Found_issue.Data) -> Bool
        let order: (@Sendable (Found_issue.Data, Found_issue.Data) -> Bool)?
        let list: Collector<[Found_issue.Ref]>
    }

    private var random: SeededGenerator
    private let desk = IssueDesk()
    private let environment: RelayEnvironment
    private var searches: [Search] = []
    private var changes: [OptimisticChange] = []
    private var retained: [Disposable] = []
    private var nextNumber = 0

    init(_ seed: UInt64) {
        random = SeededGenerator(seed: seed)
        environment = RelayEnvironment(desk) { $0.releaseBufferSize = 0 }
        for _ in 0..<3 { open() }
    }

    private func pick<Element>(_ elements: [Element]) -> Element? {
        elements.randomElement(using: &random)
    }

    private func open() {
        let conditions: [@Sendable (Found_issue.Data) -> Bool] = [
            { _ in true }, { $0.state == .open }, { ($0.rank ?? 0) > 3 },
            { $0.title.hasSuffix("1") },
        ]
        let orders: [(@Sendable (Found_issue.Data, Found_issue.Data) -> Bool)?] = [
            nil, { ($0.rank ?? 99) < ($1.rank ?? 99) }, { $0.title > $1.title },
            { $0.state == .open && $1.state != .open },
        ]
        let isIncluded = conditions[Int.random(in: 0..<conditions.count, using: &random)]
        let order = orders[Int.random(in: 0..<orders.count, using: &random)]
        let objects = environment.objects(
            of: Found_issue.self,
            where: isIncluded,
            sortedBy: order
        )
        searches.append(Search(isIncluded: isIncluded, order: order, list: Collector(objects)))
    }

    private func randomChange() -> @Sendable (inout Issue) -> Void {
        let state = pick(["OPEN", "CLOSED", "DRAFT"]) ?? "OPEN"
        let (rank, user) = (pick([nil, 1, 2, 3, 5, 8]) ?? nil, pick(["u", "v", nil]) ?? nil)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return { $0.state = state }
        case 1: return { $0.rank = rank }
        case 2: return { $0.assignee = user }
        default: return { ($0.state, $0.rank) = (state, rank) }
        }
    }

    func step() async throws {
        let ids = desk.issues.withLock { $0.keys.sorted() }
        let id = pick(ids).map { ID($0) }
        switch Int.random(in: 0..<16, using: &random) {
        case 0, 1, 2:
            nextNumber += 1
            var issue = Issue(title: "T\(nextNumber)")
            for _ in 0..<3 { randomChange()(&issue) }
            desk["i\(nextNumber)"] = issue
            let new = ID("i\(nextNumber)")
            switch Int.random(in: 0..<3, using: &random) {
            case 0: try await environment.fetch(FoundPlainQuery(id: new))
            case 1: try await environment.fetch(FoundPeopleQuery(id: new))
            default: try await environment.fetch(FoundQuery(id: new))
            }
            if Bool.random(using: &random) {
                retained.append(environment.retain(FoundQuery(id: new)))
            }
        case 3, 4, 5, 6:
            guard let id, var issue = desk[id.rawValue] else { break }
            randomChange()(&issue)
            desk[id.rawValue] = issue
            try await environment.fetch(FoundQuery(id: id))
        case 7:
            try await environment.fetch(TasksQuery(state: .open))
        case 8:
            guard let id else { break }
            let change = try environment.applyOptimisticChange { store in
                store.record(id)?.setValue("CLOSED", for: "state")
                let new = store.create("new", type: "Issue")
                new.setValue("new", for: "id")
                new.setValue("New", for: "title")
                new.setValue("OPEN", for: "state")
                new.setValue(.null, for: "rank")
                new.setLinkedRecord(store.record("u"), for: "assignee")
            }
            changes.append(change)
        case 9, 10:
            guard !changes.isEmpty else { break }
            changes.remove(at: Int.random(in: 0..<changes.count, using: &random)).revert()
        case 11:
            guard let id else { break }
            desk[id.rawValue] = nil
            try environment.commitUpdate { $0.delete(id) }
        case 12:
            let name = pick(["A", "B"]) ?? "A"
            try environment.commitUpdate { $0.record("u")?.setValue(.string(name), for: "name") }
        case 13:
            if !retained.isEmpty { retained.removeFirst().dispose() }
            environment.collectGarbage()
        case 14:
            // One that is cancelled at once, while it reads, or later.
            open()
            if Bool.random(using: &random) { await Task.yield() }
            searches.remove(at: Int.random(in: 0..<searches.count, using: &random)).list.cancel()
        default:
            guard Int.random(in: 0..<6, using: &random) == 0 else { break }
            for change in changes { change.revert() }
            changes = []
            environment.reset()
        }
        for search in searches { try await check(search) }
    }

    /// The ids that a look at all objects finds.
    private func expected(_ search: Search) -> [DataID] {
        let source = environment.store.source
        var found: [(id: DataID, data: Found_issue.Data)] = []
        source.forEach { id, record in
            let type = environment.store.symbols.text(record.typeName)
            guard type == "Issue", !record.isDeleted else { return }
            let owner = environment.describe(TasksQuery(state: .open))
            let reference = Found_issue.Ref(dataID: id, owner: owner, arguments: nil)
            guard let data = try? environment.read(reference, in: source),
                (try? environment.read(data.foundPeople_issue, in: source)) != nil,
                search.isIncluded(data)
            else { return }
            found.append((id, data))
        }
        if let order = search.order { found = found.sortedStably { order($0.data, $1.data) } }
        return found.map(\.id)
    }

    private func check(_ search: Search) async throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while true {
            // Looked at again, because a collection may have taken objects meanwhile.
            let expected = expected(search)
            let found = search.list.values.last
            if found?.map(\.dataID) == expected { break }
            guard ContinuousClock.now < deadline else {
                throw Timeout(description: "no \(expected), only \(found?.map(\.dataID) ?? [])")
            }
            try await Task.sleep(for: .milliseconds(1))
        }
        for reference in search.list.values.last ?? [] {
            _ = try environment.read(environment.read(reference).foundPeople_issue)
        }
    }

    func end() async throws {
        for search in searches { search.list.cancel() }
        searches = []
        for change in changes { change.revert() }
        for query in retained { query.dispose() }
        let environment = environment
        try await eventually("an empty store") {
            environment.collectGarbage()
            return environment.store.source.count <= 1
        }
        #expect(environment.store.subscriptions.withLock { $0.count } == 0)
    }
}

extension Array {
    /// Sorts by comparing each element with those before it, however unusual the order is.
    fileprivate func sortedStably(by isBefore: (Element, Element) -> Bool) -> [Element] {
        var sorted: [Element] = []
        for element in self {
            let position = sorted.firstIndex { isBefore(element, $0) } ?? sorted.count
            sorted.insert(element, at: position)
        }
        return sorted
    }
}
