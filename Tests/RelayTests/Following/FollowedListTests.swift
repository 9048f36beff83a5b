import Foundation
import Testing

@testable import Relay

/// Lists take out, put in and move the objects that change.
@Suite(.timeLimit(.minutes(2))) struct FollowedListTests {
    private let desk = IssueDesk()
    private let environment: RelayEnvironment

    init() {
        environment = RelayEnvironment(desk)
        for (id, rank) in [("a", 1), ("b", 2), ("c", 3), ("d", 4), ("e", 5)] {
            desk[id] = .init(title: id.uppercased(), rank: rank)
        }
    }

    // MARK: - Reading

    private func tasks(_ state: State = .open) throws -> String {
        try environment.read(TasksQuery(state: state)).tasks.map(\.id.rawValue).joined()
    }

    private func issues(_ state: State? = .open) throws -> String {
        try environment.read(
            environment.read(IssuesQuery(state: state)).issues_query
        ).issues.edges?.map { $0?.node?.id.rawValue ?? "-" }.joined() ?? ""
    }

    /// Changes an issue on the server, and asks for it.
    private func change(_ id: String, _ body: (inout IssueDesk.Issue) -> Void) async throws {
        var issue = desk[id] ?? .init()
        body(&issue)
        desk[id] = issue
        try await environment.fetch(IssueQuery(id: ID(id)))
    }

    private func set(_ id: String, _ body: @escaping @Sendable (RecordProxy) -> Void) throws {
        try environment.commitUpdate { store in
            if let record = store.record(ID(id)) { body(record) }
        }
    }

    private func close(_ id: String) throws -> OptimisticChange {
        try environment.applyOptimisticChange { store in
            store.record(ID(id))?.setValue("CLOSED", for: "state")
        }
    }

    // MARK: - Members and order

    @Test func anObjectThatNoLongerMatchesLeaves() async throws {
        try await environment.fetch(TasksQuery(state: .open))
        try await environment.fetch(TasksQuery(state: .closed))
        #expect(try (tasks(), tasks(.closed)) == ("edcba", ""))
        let requests = desk.requestCount
        try set("c") { $0.setValue("CLOSED", for: "state") }
        #expect(try (tasks(), tasks(.closed)) == ("edba", "c"))
        try await change("e") { $0.state = "CLOSED" }
        #expect(try (tasks(), tasks(.closed)) == ("dba", "ec"))
        #expect(desk.requestCount == requests + 1)
    }

    @Test func anObjectThatMatchesNowIsPutWhereItBelongs() async throws {
        desk["c"]?.state = "DRAFT"
        try await environment.fetch(TasksQuery(state: .open))
        try await change("c") { $0.state = "OPEN" }
        #expect(try tasks() == "edcba")
        try await change("n") { $0.rank = nil }
        #expect(try tasks() == "nedcba")
        try await change("z") { $0.rank = 0 }
        try await change("f") { $0.rank = 3 }
        #expect(try tasks() == "nedcfbaz")
    }

    @Test func anObjectWhoseOrderChangesMoves() async throws {
        try await environment.fetch(TasksQuery(state: .open))
        try set("a") { $0.setValue(.int(9), for: "rank") }
        #expect(try tasks() == "aedcb")
        try set("a") { $0.setValue(.null, for: "rank") }
        #expect(try tasks() == "aedcb")
        try set("a") { $0.setValue(.int(-1), for: "rank") }
        #expect(try tasks() == "edcba")
        // Still between the same rows.
        try set("c") { $0.setValue(.int(3), for: "rank") }
        #expect(try tasks() == "edcba")
        try environment.commitUpdate { store in
            for (id, rank) in [("a", 5), ("b", 4), ("d", 2), ("e", 1)] {
                store.record(ID(id))?.setValue(.int(Int64(rank)), for: "rank")
            }
        }
        #expect(try tasks() == "abcde")
    }

    @Test func aServersListStaysAsItWasSent() async throws {
        let test = TestEnvironment()
        // Orders that the client would not choose, and a row that doesn't match.
        for ids in [["b", "d", "a", "x"], ["x", "a", "b"], ["e", "x", "d"]] {
            desk["x"] = .init(state: "CLOSED", rank: 7)
            for id in ids { desk[id]?.rank = ((desk[id]?.rank ?? 0) * 7) % 11 }
            let rows = ids.map { desk[$0]?.json($0).description ?? "" }
            let answer = #"{"data":{"tasks":[\#(rows.joined(separator: ","))]}}"#
            try test.write(answer, TasksQuery(state: .open))
            let read = try test.environment.read(TasksQuery(state: .open))
            #expect(read.tasks.map(\.id.rawValue) == ids)
        }
    }

    @Test func aListOfObjectsWithoutOrderGrowsAtItsEnd() async throws {
        for id in ["a", "b"] { desk[id]?.isPinned = true }
        try await environment.fetch(UnorderedQuery())
        try await change("d") { $0.isPinned = true }
        try await change("c") { $0.isPinned = true }
        try await change("a") { $0.state = "CLOSED" }
        let ids = try environment.read(UnorderedQuery()).tasks.map(\.id.rawValue)
        #expect(ids == ["b", "d", "c"])
    }

    /// Long lists are kept in chunks.
    @Test func longListsFollow() async throws {
        let count = 2_000
        func id(_ number: Int) -> String { "\(10_000 + number)" }
        desk.issues.withLock { issues in
            issues = [:]
            for number in 0..<count { issues[id(number)] = .init(rank: 2 * number) }
        }
        try await environment.fetch(TasksQuery(state: .open))
        try await environment.fetch(IssuesQuery(state: .open, count: count))
        var ranks = Dictionary(uniqueKeysWithValues: (0..<count).map { (id($0), 2 * $0) })
        func check() throws {
            let expected = ranks.sorted { $0.value < $1.value }.map(\.key)
            let query = try environment.read(IssuesQuery(state: .open, count: count)).issues_query
            let edges = try environment.read(query).issues.edges ?? []
            #expect(edges.map { $0?.node?.id.rawValue ?? "-" } == expected)
            let tasks = try environment.read(TasksQuery(state: .open)).tasks
            #expect(tasks.map(\.id.rawValue) == expected.reversed())
        }
        try set(id(900)) { $0.setValue("CLOSED", for: "state") }
        ranks[id(900)] = nil
        try check()
        try await change(id(5)) { $0.rank = 3_001 }
        ranks[id(5)] = 3_001
        try check()
        try environment.commitUpdate { store in
            for number in stride(from: 100, to: 1_900, by: 90) where ranks[id(number)] != nil {
                ranks[id(number)] = (number * 7_919) % 4_000 * 2 + 1
                store.record(ID(id(number)))?.setValue(
                    .int(Int64(ranks[id(number)] ?? 0)),
                    for: "rank"
                )
            }
        }
        try check()
        let closed = try close(id(1_500))
        let rank = ranks.removeValue(forKey: id(1_500))
        try check()
        closed.revert()
        ranks[id(1_500)] = rank
        try check()
    }

    @Test func deletedObjectsLeave() async throws {
        try await environment.fetch(TasksQuery(state: .open))
        try await environment.fetch(IssuesQuery(state: .open, count: 10))
        try environment.commitUpdate { $0.delete("b") }
        try await environment.commit(DeleteMutation(id: "d"))
        #expect(try (tasks(), issues()) == ("eca", "ace"))
    }

    // MARK: - Pages

    @Test func onlyWhatBelongsAmongLoadedRowsIsPutIn() async throws {
        try await environment.fetch(IssuesQuery(state: .open))
        #expect(try issues() == "abc")
        try await change("x") { $0.rank = 2 }
        #expect(try issues() == "abxc")
        // The server may have this one before the last row or behind it.
        try await change("y") { $0.rank = 3 }
        try await change("z") { $0.rank = 10 }
        #expect(try issues() == "abxcy")
        let query = try environment.read(IssuesQuery(state: .open)).issues_query
        try await environment.loadNext(10, of: query)
        #expect(try issues() == "abxcydez")
        // The list is complete now.
        try await change("q") { $0.rank = 99 }
        #expect(try issues() == "abxcydezq")
    }

    @Test func aRowThatMovesBehindTheLoadedRowsComesBackWithItsPage() async throws {
        try await environment.fetch(IssuesQuery(state: .open))
        try await change("a") { $0.rank = 4 }
        #expect(try issues() == "bc")
        try await change("c") { $0.rank = 6 }
        #expect(try issues() == "b")
        // It still comes before everything that was not loaded.
        try await change("b") { $0.rank = 0 }
        #expect(try issues() == "b")
        let query = try environment.read(IssuesQuery(state: .open)).issues_query
        try await environment.loadNext(10, of: query)
        #expect(try issues() == "badec")
    }

    @Test func aPageMovesAndTakesOutTheRowsThatItBringsAgain() async throws {
        try await environment.fetch(IssuesQuery(state: .open))
        // The client learns it with the next page.
        desk["a"]?.rank = 6
        desk["b"]?.rank = 9
        let query = try environment.read(IssuesQuery(state: .open)).issues_query
        try await environment.loadNext(3, of: query)
        #expect(try issues() == "bcdea")
        try await environment.loadNext(3, of: query)
        #expect(try issues() == "cdeab")
    }

    @Test func aLimitedListThatIsEmptyGetsItsFirstRow() async throws {
        try await environment.fetch(TopQuery())
        try await change("c") { $0.isPinned = true }
        #expect(try environment.read(TopQuery()).top?.map { $0?.id } == ["c"])
    }

    @Test func aListWithFewerRowsThanItsLimitIsComplete() async throws {
        desk["a"] = .init(effort: 5, isPinned: true)
        try await environment.fetch(TopQuery())
        func ids() throws -> String {
            try environment.read(TopQuery()).top?.map { $0?.id.rawValue ?? "-" }.joined() ?? ""
        }
        // It would be behind the rows that were loaded, and there are none.
        try await change("c") { $0.isPinned = true }
        #expect(try ids() == "ac")
        // From here on there may be some, for the server.
        try await environment.fetch(TopQuery())
        try await change("d") { (issue: inout IssueDesk.Issue) in
            issue.isPinned = true
            issue.effort = 0.5
        }
        #expect(try ids() == "ac")
    }

    @Test func allConnectionsOfAFieldFollow() async throws {
        try await environment.fetch(SidesQuery())
        func ids() throws -> [String] {
            let sides = try environment.read(SidesQuery())
            let left = try environment.read(sides.leftIssues_query).issues.edges
            let right = try environment.read(sides.rightIssues_query).issues.edges
            return [
                left?.map { $0?.node?.id.rawValue ?? "-" }.joined() ?? "",
                right?.map { $0?.node?.id.rawValue ?? "-" }.joined() ?? "",
            ]
        }
        try set("c") { $0.setValue("CLOSED", for: "state") }
        try set("a") { $0.setValue(.int(9), for: "rank") }
        #expect(try ids() == ["bdea", "bdea"])
        #expect(environment.store.writer.withLock { $0.followedLists.count } == 2)
    }

    @Test func listsThatArePagedByNumberFollow() async throws {
        try await environment.fetch(NumberedQuery())
        func ids() throws -> String {
            try environment.read(NumberedQuery()).numbered.map(\.id.rawValue).joined()
        }
        #expect(try ids() == "ab")
        try await change("a") { $0.state = "CLOSED" }
        #expect(try ids() == "b")
        try await environment.fetch(NumberedQuery(offset: 1, limit: 2))
        #expect(try ids() == "bcd")
        try await change("x") { $0.rank = 3 }
        #expect(try ids() == "bcxd")
        try await change("y") { $0.rank = 5 }
        #expect(try ids() == "bcxd")
    }

    // MARK: - Filters

    @Test func listsOfAnObjectAskForTheObject() async throws {
        for id in ["a", "b"] { desk[id]?.board = "1" }
        desk["c"]?.board = "2"
        for id in ["1", "2"] { try await environment.fetch(IssueBoardQuery(id: ID(id))) }
        func ids(_ board: String) throws -> [String] {
            let board = try #require(
                try environment.read(IssueBoardQuery(id: ID(board))).node?.board
            )
            return [
                board.issues.edges?.map { $0?.node?.id.rawValue ?? "-" }.joined() ?? "",
                board.all.map(\.id.rawValue).joined(),
            ]
        }
        #expect(try ids("1") == ["ab", "ab"])
        try await change("b") { $0.board = "2" }
        let (one, two) = try (ids("1"), ids("2"))
        #expect(one == ["a", "a"])
        #expect(two == ["bc", "bc"])
        try await change("b") { $0.state = "CLOSED" }
        #expect(try ids("2") == ["c", "bc"])
        try await change("d") { ($0.board, $0.updatedAt) = ("2", "2026-02-01") }
        #expect(try ids("2") == ["dc", "bcd"])
        try await change("d") { $0.board = nil }
        #expect(try ids("2") == ["c", "bc"])
    }

    @Test func aFieldsDefaultNeedsNoDirective() async throws {
        desk["a"]?.assignee = "u"
        desk["b"]?.assignee = "v"
        try await environment.fetch(MineQuery(user: "u"))
        try await environment.fetch(MineQuery(user: "v", state: .draft))
        func ids(_ query: MineQuery) throws -> String {
            try environment.read(query).mine.map(\.id.rawValue).joined()
        }
        #expect(
            try (ids(MineQuery(user: "u")), ids(MineQuery(user: "v", state: .draft))) == ("a", "")
        )
        try await change("b") { $0.assignee = "u" }
        try await change("c") { $0.assignee = "u" }
        try await change("d") { ($0.assignee, $0.state) = ("v", "DRAFT") }
        #expect(try ids(MineQuery(user: "u")) == "abc")
        #expect(try ids(MineQuery(user: "v", state: .draft)) == "d")
        try await change("a") { $0.assignee = nil }
        #expect(try ids(MineQuery(user: "u")) == "bc")
    }

    @Test func filtersCombineConditions() async throws {
        func ids(_ query: IssueSearchQuery) throws -> String {
            try environment.read(query).search?.nodes.map(\.id.rawValue).joined() ?? "-"
        }
        let query = IssueSearchQuery(minimum: 2, states: [.open])
        let all = IssueSearchQuery()
        try await environment.fetch(query)
        try await environment.fetch(all)
        #expect(try (ids(query), ids(all)) == ("", "abcde"))
        try await change("a") { $0.effort = 3 }
        try await change("b") { $0.effort = 2 }
        try await change("c") { ($0.effort, $0.state) = (4, "CLOSED") }
        try await change("d") { ($0.effort, $0.state) = (2.5, "DRAFT") }
        #expect(try (ids(query), ids(all)) == ("bda", "ebdac"))
        try await change("d") { $0.assignee = "u" }
        #expect(try (ids(query), ids(all)) == ("ba", "ebdac"))
    }

    @Test func aVariableWithoutAValueIsNoCondition() async throws {
        desk["b"]?.state = "CLOSED"
        for query in [IssuesQuery(state: .null, count: 10), IssuesQuery(count: 10)] {
            try await environment.fetch(query)
            func ids() throws -> String {
                try environment.read(environment.read(query).issues_query).issues.edges?
                    .map { $0?.node?.id.rawValue ?? "-" }.joined() ?? ""
            }
            #expect(try ids() == "abcde")
            try await change("c") { $0.state = "CLOSED" }
            try await change("a") { $0.rank = 9 }
            #expect(try ids() == "bcdea")
            try await change("a") { $0.rank = 1 }
        }
    }

    @Test func conditionsWithoutAValueExcludeNothing() throws {
        let symbols = environment.store.symbols
        for filter: JSONObject in [["not": ["state": [:]]], [:], ["state": [:]]] {
            #expect(RowFilter(filter, parent: .root, symbols) == .all([]))
        }
        for filter: JSONObject in [["or": 1], ["state": 1], ["state": ["is": 1]], ["not": []]] {
            #expect(RowFilter(filter, parent: .root, symbols) == nil)
        }
    }

    @Test func listsOfAnInterfaceFollowAllOfItsTypes() async throws {
        try await environment.fetch(WorkQuery())
        try await change("b") { $0.state = "CLOSED" }
        let test = try environment.read(WorkQuery()).work.map(\.id.rawValue).joined()
        #expect(test == "acde")
    }

    // MARK: - What can't be known

    @Test func anObjectWithoutTheRowsDataWaitsForIt() async throws {
        try await environment.fetch(TasksQuery(state: .open))
        desk["x"] = .init(rank: 9)
        try await environment.fetch(PartQuery(id: "x"))
        #expect(try tasks() == "edcba")
        try await environment.fetch(IssueQuery(id: "x"))
        #expect(try tasks() == "xedcba")
        #expect(environment.check(TasksQuery(state: .open)) != .missing)
    }

    @Test func anObjectWaitsForWhatItLinksTo() async throws {
        try await environment.fetch(MineQuery(user: "w"))
        try environment.commitUpdate { store in
            let issue = store.create("x", type: "Issue")
            issue.setValue("X", for: "title")
            issue.setValue("OPEN", for: "state")
            issue.setValue(.int(1), for: "rank")
            issue.setLinkedRecord(store.create("w", type: "User"), for: "assignee")
        }
        func ids() throws -> String {
            try environment.read(MineQuery(user: "w")).mine.map(\.id.rawValue).joined()
        }
        #expect(try ids() == "")
        try set("w") { $0.setValue("Will", for: "name") }
        #expect(try ids() == "x")
    }

    @Test func anObjectHasWhatAllOperationsSelect() async throws {
        let dated = DatedIssuesQuery(state: .open)
        let retained = environment.retain(dated)
        try await environment.fetch(dated)
        try await environment.fetch(IssuesQuery(state: .open, count: 10))
        try environment.commitUpdate { store in
            let issue = store.create("x", type: "Issue")
            issue.setValue("X", for: "title")
            issue.setValue("OPEN", for: "state")
            issue.setValue(.int(3), for: "rank")
        }
        #expect(try issues() == "abcde")
        #expect(environment.check(dated) != .missing)
        try set("x") { $0.setValue("2026-03-03", for: "updatedAt") }
        #expect(try issues() == "abcxde")
        #expect(environment.check(dated) != .missing)
        withExtendedLifetime(retained) {}
    }

    @Test func edgesWithFieldsOfTheirOwnAreNotMadeUp() async throws {
        try await environment.fetch(AddedQuery())
        func ids() throws -> String {
            try environment.read(AddedQuery()).issues.edges?
                .map { "\($0?.node?.id.rawValue ?? "-")" }.joined() ?? ""
        }
        try await change("b") { $0.state = "CLOSED" }
        #expect(try ids() == "acde")
        try await change("b") { $0.state = "OPEN" }
        #expect(try ids() == "acde")
    }

    @Test func aListIsStaleByOptionIfAnObjectIsUnknown() async throws {
        for id in ["a", "b"] { desk[id]?.isPinned = true }
        try await environment.fetch(TopQuery())
        #expect(environment.check(TopQuery()) != .stale)
        try await change("a") { $0.isPinned = false }
        #expect(environment.check(TopQuery()) != .stale)
        try environment.commitUpdate { store in
            let issue = store.create("x", type: "Issue")
            issue.setValue(true, for: "isPinned")
            issue.setValue(.double(7), for: "effort")
        }
        #expect(try environment.read(TopQuery()).top?.count == 1)
        #expect(environment.check(TopQuery()) == .stale)
    }

    // MARK: - Optimistic updates

    @Test func optimisticChangesMoveRowsUntilTheyEnd() async throws {
        try await environment.fetch(TasksQuery(state: .open))
        try await environment.fetch(TasksQuery(state: .closed))
        try await environment.fetch(IssuesQuery(state: .open))
        let first = try close("b")
        let second = try close("a")
        #expect(try (tasks(), tasks(.closed), issues()) == ("edc", "ba", "c"))
        first.revert()
        #expect(try (tasks(), tasks(.closed), issues()) == ("edcb", "a", "bc"))
        // The server confirms what the other one has shown.
        try await change("a") { $0.state = "CLOSED" }
        second.revert()
        #expect(try (tasks(), tasks(.closed), issues()) == ("edcb", "a", "bc"))
    }

    @Test func optimisticChangesApplyToListsThatComeLater() async throws {
        try await environment.fetch(IssueQuery(id: "b"))
        let change = try close("b")
        try await environment.fetch(TasksQuery(state: .open))
        try await environment.fetch(TasksQuery(state: .closed))
        #expect(try (tasks(), tasks(.closed)) == ("edca", "b"))
        try await environment.fetch(TasksQuery(state: .open))
        #expect(try (tasks(), tasks(.closed)) == ("edca", "b"))
        change.revert()
        #expect(try (tasks(), tasks(.closed)) == ("edcba", ""))
    }

    @Test func aMutationShowsItsListsInEachFrame() async throws {
        try await environment.fetch(IssuesQuery(state: .open, count: 10))
        let query = try environment.read(IssuesQuery(state: .open, count: 10)).issues_query
        let frames = Collector(environment.observe(query))
        _ = try await frames.values(1)
        desk["c"]?.state = "CLOSED"
        try await environment.commit(
            ChangeMutation(id: "c"),
            optimisticResponse: .init(change: .init(id: "c", state: .closed, rank: 3))
        )
        try await environment.fetch(IssueQuery(id: "a"))
        let shown = frames.values.map { frame in
            frame.issues.edges?.map { $0?.node?.id.rawValue ?? "-" }.joined() ?? ""
        }
        #expect(shown == ["abcde", "abde"])
    }

    // MARK: - Around it

    @Test func aListFollowsInTheVersionOfTheChange() async throws {
        try await environment.fetch(TasksQuery(state: .open))
        let tasks = Collector(environment.observe(TasksQuery(state: .open)))
        _ = try await tasks.values(1)
        // Nothing that the list depends on.
        try set("b") { $0.setValue("2026-05-05", for: "updatedAt") }
        try set("b") { $0.setValue("CLOSED", for: "state") }
        let values = try await tasks.values(2)
        #expect(values.map { $0.tasks.map(\.id.rawValue).joined() } == ["edcba", "edca"])
    }

    @Test func listsAreForgottenWithTheirRecords() async throws {
        let environment = RelayEnvironment(desk) { $0.releaseBufferSize = 0 }
        let kept = environment.retain(TasksQuery(state: .open))
        let released = environment.retain(IssuesQuery(state: .open))
        try await environment.fetch(IssuesQuery(state: .open))
        try await environment.fetch(TasksQuery(state: .open))
        func count() -> Int { environment.store.writer.withLock { $0.followedLists.count } }
        #expect(count() == 2)
        released.dispose()
        environment.collectGarbage()
        #expect(count() == 1)
        try environment.commitUpdate { store in
            store.record("b")?.setValue("CLOSED", for: "state")
        }
        let read = try environment.read(TasksQuery(state: .open))
        #expect(read.tasks.map(\.id.rawValue).joined() == "edca")
        kept.dispose()
        environment.collectGarbage()
        #expect(count() == 0)
        let again = environment.retain(IssuesQuery(state: .open))
        try await environment.fetch(IssuesQuery(state: .open))
        #expect(count() == 1)
        again.dispose()
        environment.reset()
        #expect(count() == 0)
    }

    /// Creates an environment as a run of an app does, with what earlier ones have kept.
    private func open(_ storage: MemoryStorage) -> RelayEnvironment {
        RelayEnvironment(desk) { options in
            var persistence = Persistence(storage)
            persistence.delay = .milliseconds(1)
            options.persistence = persistence
        }
    }

    @Test func listsOfAnEarlierRunFollow() async throws {
        let storage = MemoryStorage()
        do {
            let environment = open(storage)
            for state in [State.open, .closed] {
                try await environment.fetch(TasksQuery(state: state))
            }
            try await environment.persist()
        }
        let environment = open(storage)
        let change = try environment.applyOptimisticChange { store in
            store.record("d")?.setValue("CLOSED", for: "state")
        }
        let requests = desk.requestCount
        func ids(_ state: State) async throws -> String {
            let query = TasksQuery(state: state)
            let data = try await environment.fetch(query, fetchPolicy: .storeOrNetwork)
            return data.tasks.map(\.id.rawValue).joined()
        }
        #expect(try await (ids(.open), ids(.closed)) == ("ecba", "d"))
        change.revert()
        #expect(try await (ids(.open), ids(.closed)) == ("edcba", ""))
        #expect(desk.requestCount == requests)
    }

    @Test func aLimitedListOfAnEarlierRunMayHaveMore() async throws {
        for (id, effort) in [("a", 5.0), ("b", 4), ("c", 3)] {
            desk[id] = .init(effort: effort, isPinned: true)
        }
        let storage = MemoryStorage()
        do {
            let environment = open(storage)
            try await environment.fetch(TopQuery())
            try environment.commitUpdate { $0.record("a")?.setValue(false, for: "isPinned") }
            try await environment.persist()
        }
        let environment = open(storage)
        let query = try await environment.fetch(TopQuery(), fetchPolicy: .storeOrNetwork)
        #expect(query.top?.map { $0?.id } == ["b"])
        desk["d"] = .init(effort: 1, isPinned: true)
        try await environment.fetch(IssueQuery(id: "d"))
        // The server has one between the two.
        #expect(try environment.read(TopQuery()).top?.map { $0?.id } == ["b"])
    }
}
