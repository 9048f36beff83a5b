import Foundation
import Testing

@testable import Relay

/// Lists are compared with what they should be, through random changes of their objects.
@Suite(.timeLimit(.minutes(10))) struct FollowedListModelTests {
    @Test(arguments: Thoroughness.seeds("FOLLOW_SEEDS", short: 8, full: 100))
    func listsHaveExactlyTheirMembers(seed: UInt64) async throws {
        let run = FollowedListRun(seed)
        for step in 0..<400 { try await run.step(step) }
        try await run.end()
    }
}

/// One run of the model.
///
/// The store learns each change of the server at once, so that its lists can be computed from the objects.
private final class FollowedListRun {
    private typealias Issue = IssueDesk.Issue

    private var random: SeededGenerator
    private let desk = IssueDesk()
    private let environment: RelayEnvironment
    private var nextNumber = 0
    /// The optimistic changes in force, oldest first.
    private var changes:
        [(id: String, body: @Sendable (inout Issue) -> Void, change: OptimisticChange)] = []
    private var streams: [Collector<TasksQuery.Data>] = []
    /// The issues of which the store has no title.
    private var untitled: Set<String> = []
    private var retained: [Disposable] = []
    private let states = ["OPEN", "CLOSED", "DRAFT"]

    init(_ seed: UInt64) {
        random = SeededGenerator(seed: seed)
        environment = RelayEnvironment(desk)
        retained = states.map { environment.retain(TasksQuery(state: State(rawValue: $0))) }
        retained += [environment.retain(IssuesQuery(state: .open))]
        retained += ["1", "2"].map { environment.retain(IssueBoardQuery(id: ID($0))) }
        retained += [environment.retain(NumberedQuery())]
    }

    private func pick<Element>(_ elements: [Element]) -> Element? {
        elements.randomElement(using: &random)
    }

    private func randomChange() -> @Sendable (inout Issue) -> Void {
        let (state, rank) = (pick(states) ?? "OPEN", pick([nil, 1, 2, 3, 5, 8, 13, 21]) ?? nil)
        let (board, date) = (pick(["1", "2", nil]) ?? nil, pick(["01", "02", "03"]) ?? "01")
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return { $0.state = state }
        case 1: return { $0.rank = rank }
        case 2: return { ($0.state, $0.rank) = (state, rank) }
        case 3: return { $0.board = board }
        default: return { $0.updatedAt = "2026-01-\(date)" }
        }
    }

    /// The issues as readers are to see them.
    private var shown: [String: Issue] {
        var issues = desk.issues.withLock { $0 }
        for change in changes {
            if var issue = issues[change.id] {
                change.body(&issue)
                issues[change.id] = issue
            }
        }
        return issues
    }

    private func fetchAll() async throws {
        for state in states {
            try await environment.fetch(TasksQuery(state: State(rawValue: state)))
        }
        try await environment.fetch(IssuesQuery(state: .open))
        try await environment.fetch(NumberedQuery())
        for board in ["1", "2"] { try await environment.fetch(IssueBoardQuery(id: ID(board))) }
    }

    func step(_ number: Int) async throws {
        if number == 0 { try await fetchAll() }
        let ids = desk.issues.withLock { $0.keys.sorted() }
        switch Int.random(in: 0..<16, using: &random) {
        case 14, 15: try await changeDuringRequest(ids)
        case 0, 1:
            nextNumber += 1
            let id = "i\(nextNumber)"
            var issue = Issue(title: "T\(1_000 + nextNumber)")
            for _ in 0..<4 { randomChange()(&issue) }
            desk[id] = issue
            guard Int.random(in: 0..<4, using: &random) > 0 else {
                untitled.insert(id)
                try await environment.fetch(PartQuery(id: ID(id)))
                break
            }
            try await environment.fetch(IssueQuery(id: ID(id)))
        case 2, 3, 4:
            guard let id = pick(ids), var issue = desk[id] else { break }
            randomChange()(&issue)
            desk[id] = issue
            untitled.remove(id)
            try await environment.fetch(IssueQuery(id: ID(id)))
        case 5, 6:
            guard let id = pick(ids), !untitled.contains(id) else { break }
            let body = randomChange()
            let change = try environment.applyOptimisticChange { store in
                guard let record = store.record(ID(id)) else { return }
                record.apply(body)
            }
            changes.append((id, body, change))
        case 7:
            guard !changes.isEmpty else { break }
            let index = Int.random(in: 0..<changes.count, using: &random)
            changes.remove(at: index).change.revert()
        case 8:
            let query = IssuesQuery(state: .open)
            let reference = try environment.read(query).issues_query
            let count = Int.random(in: 1...3, using: &random)
            try await environment.loadNext(count, of: reference)
            try await fetchUntitled()
        case 9:
            guard let state = pick(states) else { break }
            if Bool.random(using: &random) {
                try await environment.fetch(TasksQuery(state: State(rawValue: state)))
            } else {
                try await environment.fetch(IssuesQuery(state: .open))
            }
            try await fetchUntitled()
        case 10:
            guard let id = pick(ids), changes.allSatisfy({ $0.id != id }) else { break }
            desk[id] = nil
            try environment.commitUpdate { $0.delete(ID(id)) }
        case 11: environment.collectGarbage()
        case 12:
            let stream = environment.observe(TasksQuery(state: .open))
            streams.append(Collector(stream))
        default:
            guard !streams.isEmpty else { break }
            // Cancelled at any moment, also before it has delivered anything.
            streams.remove(at: Int.random(in: 0..<streams.count, using: &random)).cancel()
        }
        try check(number)
        if number % 40 == 39 { try await settle(number) }
    }

    /// Changes issues while lists are fetched, whose answers are from before.
    private func changeDuringRequest(_ ids: [String]) async throws {
        let queries = [TasksQuery(state: .open), TasksQuery(state: .closed)]
        let requests = desk.requestCount + 1
        let issues = try environment.read(IssuesQuery(state: .open)).issues_query
        let hasNext = try environment.read(issues).issues.pageInfo.hasNextPage
        desk.hold()
        let number = Int.random(in: hasNext ? 0..<6 : 1..<6, using: &random)
        let fetched = Task { [environment] in
            switch number {
            case 0: try await environment.loadNext(2, of: issues)
            case 1, 2: _ = try await environment.fetch(queries[number - 1])
            case 3: _ = try await environment.fetch(IssuesQuery(state: .open))
            case 4: _ = try await environment.fetch(IssueBoardQuery(id: "1"))
            default: _ = try await environment.fetch(NumberedQuery())
            }
        }
        try await eventually("a request") { [desk] in desk.requestCount == requests }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            var id = pick(ids.filter { desk[$0] != nil && !untitled.contains($0) })
            if id == nil || Int.random(in: 0..<4, using: &random) == 0 {
                nextNumber += 1
                id = "i\(nextNumber)"
            }
            guard let id else { break }
            let body = randomChange()
            var issue = desk[id] ?? Issue(title: "T\(1_000 + nextNumber)")
            body(&issue)
            let before = desk[id]
            if before == nil || Bool.random(using: &random) {
                // The mutation selects two of its fields.
                issue.board = before?.board
                issue.updatedAt = before?.updatedAt ?? issue.updatedAt
                if before == nil { untitled.insert(id) }
                desk[id] = issue
                try await environment.commit(ChangeMutation(id: ID(id)))
            } else if Int.random(in: 0..<5, using: &random) == 0,
                changes.allSatisfy({ $0.id != id })
            {
                desk[id] = nil
                try environment.commitUpdate { $0.delete(ID(id)) }
            } else {
                desk[id] = issue
                try environment.commitUpdate { $0.record(ID(id))?.apply(body) }
            }
        }
        // Cancelled at any moment, also with the answer on its way.
        let isCancelled = Int.random(in: 0..<4, using: &random) == 0
        if isCancelled, Bool.random(using: &random) { fetched.cancel() }
        desk.release()
        if isCancelled { fetched.cancel() }
        _ = await fetched.result
        try await fetchUntitled()
    }

    /// Completes the issues that lists may have brought.
    private func fetchUntitled() async throws {
        for id in untitled where desk[id] != nil {
            try await environment.fetch(IssueQuery(id: ID(id)))
        }
        untitled = []
    }

    // MARK: - Comparing

    private func check(_ step: Int) throws {
        let issues = shown
        for state in states {
            let ids = try environment.read(TasksQuery(state: State(rawValue: state))).tasks
                .map(\.id.rawValue)
            check(ids, "\(state) at step \(step)", among: issues) {
                $0.state == state
            } key: { issue in
                [issue.rank.map { -$0 } ?? -1_000]
            }
        }
        let query = IssuesQuery(state: .open)
        let open = try environment.read(environment.read(query).issues_query)
        check(
            open.issues.edges?.map { $0?.node?.id.rawValue ?? "-" } ?? [],
            hasMore: open.issues.pageInfo.hasNextPage,
            "the connection at step \(step)",
            among: issues
        ) {
            $0.state == "OPEN"
        } key: {
            [$0.rank ?? 1_000]
        }
        for id in ["1", "2"] {
            let board = try #require(try environment.read(IssueBoardQuery(id: ID(id))).node?.board)
            check(
                board.all.map(\.id.rawValue),
                "board \(id) at step \(step)",
                among: issues
            ) {
                $0.board == id
            } key: {
                [Int($0.title.dropFirst()) ?? 0]
            }
        }
        let numbered = try environment.read(NumberedQuery()).numbered.map(\.id.rawValue)
        check(
            numbered,
            hasMore: true,
            "the numbered list at step \(step)",
            among: issues
        ) {
            $0.state != "CLOSED"
        } key: {
            [$0.rank ?? 1_000]
        }
    }

    /// Compares a list with all objects: it has exactly those that match, in order, up to its end.
    private func check(
        _ ids: [String],
        hasMore: Bool = false,
        _ name: String,
        among issues: [String: Issue],
        where matches: (Issue) -> Bool,
        key: (Issue) -> [Int]
    ) {
        #expect(Set(ids).count == ids.count, "\(name) has \(ids)")
        let rows = ids.compactMap { issues[$0] }
        #expect(rows.count == ids.count && rows.allSatisfy(matches), "\(name) has \(ids)")
        let keys = rows.map(key).map { $0[0] }
        #expect(keys == keys.sorted(), "\(name) has \(ids) in the order \(keys)")
        let missing = issues.filter { id, issue in
            matches(issue) && !ids.contains(id) && !untitled.contains(id)
                && (!hasMore || keys.last.map { key(issue)[0] < $0 } ?? false)
        }
        #expect(missing.isEmpty, "\(name) has \(ids), and lacks \(missing.keys.sorted())")
    }

    private func settle(_ step: Int) async throws {
        let expected = try environment.read(TasksQuery(state: .open)).tasks.map(\.id)
        for stream in streams {
            try await eventually("\(expected) at step \(step)") {
                stream.values.last?.tasks.map(\.id) == expected
            }
        }
    }

    func end() async throws {
        for change in changes { change.change.revert() }
        changes = []
        try check(-1)
        for stream in streams { stream.cancel() }
        for operation in retained { operation.dispose() }
    }
}

extension RecordProxy {
    /// Changes the fields of an issue.
    fileprivate func apply(_ body: @Sendable (inout IssueDesk.Issue) -> Void) {
        var issue = IssueDesk.Issue()
        issue.state = value("state")?.string ?? ""
        issue.rank = value("rank")?.int.map { Int($0) }
        issue.updatedAt = value("updatedAt")?.string ?? ""
        let before = issue
        issue.board = linkedRecord("board")?.id?.rawValue
        let board = issue.board
        body(&issue)
        if issue.state != before.state { setValue(.string(issue.state), for: "state") }
        if issue.rank != before.rank {
            setValue(issue.rank.map { .int(Int64($0)) } ?? .null, for: "rank")
        }
        if issue.updatedAt != before.updatedAt {
            setValue(.string(issue.updatedAt), for: "updatedAt")
        }
        if issue.board != board {
            setLinkedRecord(issue.board.map { store.create(ID($0), type: "Board") }, for: "board")
        }
    }
}
